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
 * An addition to a chart besides its series: goals, notes, a zoomed range. It brings its own code, so charts that do
 * not use it do not ship it. Parts are drawn and announced in order.
 */
export interface ChartPart {
  /** Limits or renames the positions shown. */
  readonly cut?: (positions: Positions, words: Words) => Positions;
  /** Adjusts a series for display. */
  readonly column?: (column: XyColumn, positions: Positions, words: Words) => XyColumn;
  /** Adds to the picture; called once per picture. */
  readonly guide?: (data: XyData, spec: XySpec) => Guide;
  /** Rendered over the picture's shapes. */
  readonly layer?: (scene: Scene) => ReactNode;
  /** Rendered next to the title. */
  readonly head?: ((words: Words) => ReactNode) | undefined;
  /** Rendered above the plot. */
  readonly aside?: ((words: Words) => ReactNode) | undefined;
  /** Pointer and keyboard actions it adds. */
  readonly hands?: Partial<Pick<Bound, 'onStretch' | 'zooms' | 'onNoteCreate'>>;
}

/** A part's additions to one picture. */
export interface Guide {
  /** Values the axis must include. */
  readonly reach?: readonly number[];
  readonly draw?: (frame: XyFrame) => GuideDrawing;
  /** Summary sentences after those about the series. */
  readonly say?: (points: PointTable) => readonly string[];
}

/** Shapes behind the grid and in front of it but behind the series, plus texts and announcements. */
export interface GuideDrawing {
  readonly back?: readonly Mark[];
  readonly over?: readonly Mark[];
  readonly texts?: readonly PlotText[];
  readonly remarks?: readonly Remark[];
}

/** Parses a series' uncertainty, in the order of its positions. */
export type Interval = (positions: Positions, write: (value: number) => string) => ReadInterval;

/** A series' uncertainty as numbers, with how to announce and draw it. */
export interface ReadInterval {
  /** NaN if unknown. */
  readonly low: Numbers;
  readonly high: Numbers;
  /** The values the axis must include for it. */
  readonly reach: () => readonly number[];
  readonly ends: (row: number) => readonly [low: string, high: string] | null;
  /** The same, without some rows. */
  readonly without: (rows: ReadonlySet<number>) => ReadInterval;
  /** Draws it around a line; bars draw their own. */
  readonly draw: (frame: XyFrame, column: XyColumn) => readonly Mark[];
}
