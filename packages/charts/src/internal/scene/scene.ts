import type { Paint } from './paint.ts';
import type { PointTable } from './points.ts';

/** Unit coordinates run from 0 to this, whatever the chart's size. */
export const unit = 1000;

/**
 * The kind of a mark. `dots` are zero-length lines with round caps, so that they stay round in a stretched picture; a
 * `cloud` is a sample of dots that stands in for more than a page can hold.
 */
export type MarkKind =
  | 'brush'
  | 'interval'
  | 'cloud'
  | 'fewCell'
  | 'nodes'
  | 'holes'
  | 'casing'
  | 'track'
  | 'tick'
  | 'grid'
  | 'line'
  | 'area'
  | 'band'
  | 'bar'
  | 'few'
  | 'fewBar'
  | 'unfinished'
  | 'unfinishedBar'
  | 'dots'
  | 'goal'
  | 'goalBand'
  | 'noteBand'
  | 'rule'
  | 'outline'
  | 'cell'
  | 'spoke';

/**
 * One shape of the picture: SVG path data in unit coordinates, using only the absolute commands M, L, H, V, C, A and Z.
 */
export interface Mark {
  readonly key: string;
  readonly kind: MarkKind;
  readonly d: string;
  readonly paint?: Paint | undefined;
  /** The index of the dash or pattern that tells this series apart without color; 0 is solid. */
  readonly texture?: number | undefined;
  /** The step of a sequential or diverging scale, 1 to 7. */
  readonly step?: number | undefined;
  /** The scale `step` belongs to. */
  readonly scale?: 'lamp' | 'cool' | 'diverging' | undefined;
}

/** A large number of dots of one color, for a canvas: their positions in unit coordinates. */
export interface Cloud {
  readonly paint: Paint;
  readonly x: Float32Array;
  readonly y: Float32Array;
}

/** A tick: its position (0 to 1000), its text, and the minimum width at which it fits (0 means always). */
export interface Tick {
  readonly at: number;
  readonly text: string;
  readonly from: number;
}

/** An axis with its ticks. */
export interface Axis {
  readonly ticks: readonly Tick[];
  readonly title?: string | undefined;
  /** The length of the longest text, in digit widths: its space is reserved before anything is drawn. */
  readonly digits: number;
}

/** A text inside the plot: the name of a goal, a note, a value at the end of a line. */
export interface PlotText {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** The side of its position that the text is on. */
  readonly anchor: 'start' | 'middle' | 'end';
  readonly kind: 'goal' | 'goalUnder' | 'note' | 'label' | 'over' | 'strong' | 'metric' | 'spoke';
  readonly paint?: Paint | undefined;
  /** The minimum width at which it fits; 0 means always. */
  readonly from?: number | undefined;
}

/** One entry of the legend. */
export interface LegendItem {
  readonly id: string;
  readonly label: string;
  readonly paint: Paint;
  readonly texture: number;
  readonly shape: 'line' | 'bar' | 'area' | 'dot';
  readonly hidden: boolean;
}

/** The legend of a color scale: text for both ends. */
export interface Ramp {
  readonly scale: 'lamp' | 'cool' | 'diverging';
  readonly low: string;
  readonly high: string;
}

/** A stop for the A key: a note or a goal, and its announcement. */
export interface Remark {
  readonly row: number;
  readonly said: () => string;
}

/** A picture and all its text. A pure value, independent of React and the page. */
export interface Scene {
  readonly points: PointTable;
  readonly marks: readonly Mark[];
  /** Marks may extend beyond the plot, because the axis has fixed ends. */
  readonly clipped?: boolean | undefined;
  /** What a canvas draws in place of the `cloud` marks. */
  readonly clouds?: readonly Cloud[] | undefined;
  readonly texts: readonly PlotText[];
  /** The axis along the bottom. */
  readonly x: Axis | null;
  /** The axis at the start edge. */
  readonly y: Axis | null;
  /** The axis at the end edge. */
  readonly right: Axis | null;
  readonly legend: readonly LegendItem[];
  readonly ramp?: Ramp | undefined;
  readonly remarks: readonly Remark[];
  /** The summary sentence. */
  readonly summary: string;
  /** Aspect ratio (width by height) of a picture that must keep its shape; null if it fills any box. */
  readonly ratio: number | null;
  /** The cursor style: a line across the plot, or only the ring around the point. */
  readonly cursor: 'column' | 'point';
  /** True for a horizontal chart: rows run from top to bottom. */
  readonly turned: boolean;
  /** The message for an empty chart. */
  readonly empty: string | null;
}
