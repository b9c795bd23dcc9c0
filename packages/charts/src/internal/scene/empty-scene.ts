import type { PointTable } from './points.ts';
import type { Scene } from './scene.ts';

/** Defaults shared by most scenes; each chart overrides what it draws. */
export const sceneOf = (points: PointTable, own: Partial<Scene>): Scene => ({
  points,
  marks: [],
  texts: [],
  x: null,
  y: null,
  right: null,
  legend: [],
  remarks: [],
  summary: '',
  ratio: null,
  cursor: 'point',
  turned: false,
  empty: null,
  ...own,
});
