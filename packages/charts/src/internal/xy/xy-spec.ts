import type { PositionSpec } from '../data/positions.ts';
import type { Values } from '../data/values.ts';
import type { Curve } from '../scene/curves.ts';
import type { Paint } from '../scene/paint.ts';
import type { Words } from '../words/words.ts';
import type { ChartPart, Interval } from './xy-part.ts';

/** One series: its values stand in the order of the chart's positions. */
export interface SeriesSpec {
  /** Tells series apart between updates. @defaultValue the label */
  readonly id?: string | undefined;
  readonly label: string;
  /** Anything that is not a finite number is a gap. A `Float64Array` is read fastest. */
  readonly values: Values;
  /** Its uncertainty, such as a 95 % interval: what `interval` of `@roadside/charts/parts` makes. */
  readonly interval?: Interval | undefined;
  /** How many cases each value was counted from; the part `few` makes something of it. */
  readonly counts?: Values | undefined;
  /** Written after each value: `min`, `calls`. */
  readonly unit?: string | undefined;
  /** How values are written. */
  readonly format?: Intl.NumberFormatOptions | undefined;
  /** @defaultValue the next categorical color */
  readonly paint?: Paint | undefined;
}

/** A value axis. */
export interface ValueAxisSpec {
  /** What it measures; written over the axis. */
  readonly label?: string | undefined;
  /** @defaultValue the format of the first series */
  readonly format?: Intl.NumberFormatOptions | undefined;
  /** The least value shown. Bars and areas always show zero. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** A series with the place it has in an xy chart. */
export interface DrawnSeries extends SeriesSpec {
  /** @defaultValue 'line' */
  readonly shape?: 'line' | 'area' | 'bar' | undefined;
}

/** Everything an xy scene is made from. */
export interface XySpec {
  readonly x: PositionSpec;
  readonly series: readonly DrawnSeries[];
  readonly y?: ValueAxisSpec | undefined;
  /** The axis of the lines of a chart with two. */
  readonly right?: ValueAxisSpec | undefined;
  readonly parts: readonly ChartPart[];
  readonly layout?: 'grouped' | 'stacked' | 'share' | undefined;
  readonly curve?: Curve | undefined;
  /** Ids of series the reader has switched off. */
  readonly hidden?: ReadonlySet<string> | undefined;
  readonly words: Words;
}

/** What tells a series apart between updates. */
export const idOf = ({ id, label }: SeriesSpec): string => id ?? label;
