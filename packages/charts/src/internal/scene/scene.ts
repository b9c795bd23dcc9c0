import type { Paint } from './paint.ts';
import type { PointTable } from './points.ts';

/** Unit coordinates run from 0 to this, whatever the chart's size. */
export const unit = 1000;

/** How a shape is drawn. `dots` are lines without length and with round ends, so that they stay round in a stretched picture; a `cloud` is dots that stand in for more than a page can hold. */
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
  | 'dots'
  | 'goal'
  | 'goalBand'
  | 'noteBand'
  | 'rule'
  | 'outline'
  | 'cell'
  | 'spoke';

/** One shape of the picture: SVG path data in unit coordinates with absolute commands M, L, H, V, C, A and Z only. */
export interface Mark {
  readonly key: string;
  readonly kind: MarkKind;
  readonly d: string;
  readonly paint?: Paint | undefined;
  /** Which dash or pattern tells this series apart without color; 0 is solid. */
  readonly texture?: number | undefined;
  /** The step of a sequential or diverging scale, 1 to 7. */
  readonly step?: number | undefined;
  /** Which of the three scales `step` belongs to. */
  readonly scale?: 'lamp' | 'cool' | 'diverging' | undefined;
}

/** Very many dots of one color, for a canvas: their places in unit coordinates. */
export interface Cloud {
  readonly paint: Paint;
  readonly x: Float32Array;
  readonly y: Float32Array;
}

/** A tick: where it stands (0 to 1000), what it says, and from which width on there is room for it (0 is always). */
export interface Tick {
  readonly at: number;
  readonly text: string;
  readonly from: number;
}

/** An axis with its ticks. */
export interface Axis {
  readonly ticks: readonly Tick[];
  readonly title?: string | undefined;
  /** The longest text, in widths of a digit: room is kept for it before anything is drawn. */
  readonly digits: number;
}

/** A text inside the plot: the name of a goal, a note, a value at the end of a line. */
export interface PlotText {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** Which side of its place it stands on. */
  readonly anchor: 'start' | 'middle' | 'end';
  readonly kind: 'goal' | 'goalUnder' | 'note' | 'label' | 'strong' | 'metric' | 'spoke';
  readonly paint?: Paint | undefined;
  /** From which width on there is room for it; 0 is always. */
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

/** What the steps of a color scale stand for: both ends in words. */
export interface Ramp {
  readonly scale: 'lamp' | 'cool' | 'diverging';
  readonly low: string;
  readonly high: string;
}

/** A place the keyboard reaches with A: a note or a goal, and what is said of it. */
export interface Remark {
  readonly row: number;
  readonly said: () => string;
}

/** A picture and everything that is said of it. A pure value: it knows neither React nor a page. */
export interface Scene {
  readonly points: PointTable;
  readonly marks: readonly Mark[];
  /** Shapes may go beyond the plot, because the ends of an axis were given. */
  readonly clipped?: boolean | undefined;
  /** What a canvas draws in place of the marks that are clouds. */
  readonly clouds?: readonly Cloud[] | undefined;
  readonly texts: readonly PlotText[];
  /** Along the bottom. */
  readonly x: Axis | null;
  /** At the start edge. */
  readonly y: Axis | null;
  /** At the end edge. */
  readonly right: Axis | null;
  readonly legend: readonly LegendItem[];
  readonly ramp?: Ramp | undefined;
  readonly remarks: readonly Remark[];
  /** The sentence that says what there is to see. */
  readonly summary: string;
  /** Width by height of a picture that must keep its shape; null when it fills any box. */
  readonly ratio: number | null;
  /** The cursor: a line across the plot, or only the ring around the point. */
  readonly cursor: 'column' | 'point';
  /** The chart lies on its side: rows run from the top down. */
  readonly turned: boolean;
  /** Nothing to draw: this says why. */
  readonly empty: string | null;
}
