import type { PositionSpec } from '../data/positions.ts';
import type { Values } from '../data/values.ts';
import type { Curve } from '../scene/curves.ts';
import type { Paint } from '../scene/paint.ts';
import type { Words } from '../words/words.ts';
import type { ChartPart, Interval } from './xy-part.ts';

/** One series, with its values in the order of the chart's positions. */
export interface SeriesSpec {
  /** Identifies the series across updates. @defaultValue the label */
  readonly id?: string | undefined;
  readonly label: string;
  /** Anything that is not a finite number is a gap. A `Float64Array` is read fastest. */
  readonly values: Values;
  /** Its uncertainty, such as a 95% interval, made by `interval` from `@roadside/charts/parts`. */
  readonly interval?: Interval | undefined;
  /** The number of cases behind each value, used by the `few` part. */
  readonly counts?: Values | undefined;
  /** Unit after each value: `min`, `calls`. */
  readonly unit?: string | undefined;
  /** Number format of the values. */
  readonly format?: Intl.NumberFormatOptions | undefined;
  /** @defaultValue the next categorical color */
  readonly paint?: Paint | undefined;
}

/** A value axis. */
export interface ValueAxisSpec {
  /** The name of the measure, shown above the axis. */
  readonly label?: string | undefined;
  /** @defaultValue the format of the first series */
  readonly format?: Intl.NumberFormatOptions | undefined;
  /** The minimum value shown. Bars and areas always include zero. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** A series with its role in an xy chart. */
export interface DrawnSeries extends SeriesSpec {
  /** @defaultValue 'line' */
  readonly shape?: 'line' | 'area' | 'bar' | undefined;
}

/** The inputs of an xy scene. */
export interface XySpec {
  readonly x: PositionSpec;
  readonly series: readonly DrawnSeries[];
  readonly y?: ValueAxisSpec | undefined;
  /** The second axis, for the lines of a chart with two. */
  readonly right?: ValueAxisSpec | undefined;
  readonly parts: readonly ChartPart[];
  readonly layout?: 'grouped' | 'stacked' | 'share' | undefined;
  readonly curve?: Curve | undefined;
  /** Ids of series the user has hidden. */
  readonly hidden?: ReadonlySet<string> | undefined;
  readonly words: Words;
}

/** Identifies a series across updates. */
export const idOf = ({ id, label }: SeriesSpec): string => id ?? label;
