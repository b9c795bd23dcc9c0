import type { ReactNode } from 'react';
import type { Positions } from '../data/positions.ts';
import type { Numbers } from '../data/values.ts';
import type { Bound } from '../interaction/bound.ts';
import type { PointTable } from '../scene/points.ts';
import type { Mark, PlotText, Remark, Scene } from '../scene/scene.ts';
import type { Words } from '../words/words.ts';
import type { XyColumn, XyData } from './xy-columns.ts';
import type { XyFrame } from './xy-frame.ts';
import type { XySpec } from './xy-spec.ts';

/**
 * Something a chart has beside its series: goals, notes, a stretch that is looked at closer. A value that brings what
 * it needs, so that a chart without it carries nothing of it. Parts are drawn and said in their order.
 */
export interface ChartPart {
  /** The positions shown, of all there are. */
  readonly cut?: (positions: Positions) => Positions;
  /** A series as it is shown. */
  readonly column?: (column: XyColumn, positions: Positions) => XyColumn;
  /** What a picture gets from it; asked once for each picture. */
  readonly guide?: (data: XyData, spec: XySpec) => Guide;
  /** Lies over the shapes of the picture. */
  readonly layer?: (scene: Scene) => ReactNode;
  /** Stands beside the title. */
  readonly head?: ((words: Words) => ReactNode) | undefined;
  /** Stands over the plot. */
  readonly aside?: ((words: Words) => ReactNode) | undefined;
  /** What pointer and keys may do with it. */
  readonly hands?: Partial<Pick<Bound, 'onStretch' | 'zooms' | 'onNoteCreate'>>;
}

/** What a part adds to one picture. */
export interface Guide {
  /** Values the axis has to hold. */
  readonly reach?: readonly number[];
  readonly draw?: (frame: XyFrame) => GuideDrawing;
  /** Sentences after those of the series. */
  readonly say?: (points: PointTable) => readonly string[];
}

/** Its shapes behind the grid and before the series, and what stands and is said there. */
export interface GuideDrawing {
  readonly back?: readonly Mark[];
  readonly over?: readonly Mark[];
  readonly texts?: readonly PlotText[];
  readonly remarks?: readonly Remark[];
}

/** Reads the uncertainty of a series, in the order of its positions. */
export type Interval = (positions: Positions, write: (value: number) => string) => ReadInterval;

/** The uncertainty of a series as numbers, and how it is told and drawn. */
export interface ReadInterval {
  /** NaN where it is not known. */
  readonly low: Numbers;
  readonly high: Numbers;
  /** What the axis has to hold of it. */
  readonly reach: () => readonly number[];
  readonly ends: (row: number) => readonly [low: string, high: string] | null;
  /** The same without some rows. */
  readonly without: (rows: ReadonlySet<number>) => ReadInterval;
  /** Around a line; bars draw their own. */
  readonly draw: (frame: XyFrame, column: XyColumn) => readonly Mark[];
}
