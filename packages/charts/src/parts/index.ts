export type { FewSpec } from '../internal/data/few-spec.ts';
export { few } from './few.ts';
export { goals, type GoalSpec } from './goals.ts';
export { interval } from './interval.ts';
export { notes, type NoteSpec, type NotesOptions } from './notes.tsx';
export { brush, type Stretch, useZoom, view, type ZoomOptions } from './stretch.tsx';
export { type Curve, smooth, step } from '../internal/scene/curves.ts';
export type { StretchDetails } from '../internal/interaction/bound.ts';
export type { ChartPart, Interval } from '../internal/xy/xy-part.ts';
