import type { PositionSpec } from '../data/positions.ts';
import type { Value } from '../data/values.ts';
import type { Paint } from '../scene/paint.ts';
import type { Words } from '../words/words.ts';

/** One series: its values stand in the order of the chart's positions. */
export interface SeriesSpec {
  /** Tells series apart between updates. @defaultValue the label */
  readonly id?: string | undefined;
  readonly label: string;
  /** Anything that is not a finite number is a gap. */
  readonly values: readonly Value[];
  /** The lower ends of an uncertainty band, such as a 95 % interval. */
  readonly low?: readonly Value[] | undefined;
  /** Its upper ends. */
  readonly high?: readonly Value[] | undefined;
  /** How many cases each value was counted from; see `few`. */
  readonly counts?: readonly Value[] | undefined;
  /** Written after each value: `min`, `calls`. */
  readonly unit?: string | undefined;
  /** How values are written. */
  readonly format?: Intl.NumberFormatOptions | undefined;
  /** @defaultValue the next categorical colour */
  readonly paint?: Paint | undefined;
}

/** What is done with values counted from too few cases. */
export interface FewSpec {
  /** Values counted from fewer cases than this are few. */
  readonly under: number;
  /** Drawn muted and said so, or not shown at all: in picture, tooltip, table and files alike. @defaultValue 'muted' */
  readonly show?: 'muted' | 'withheld' | undefined;
}

/** A value to reach (`value`), or a range to stay in (`from`, `to`). One that changed is several of the same label, each with its time: they are drawn as steps and counted as one. */
export interface GoalSpec {
  readonly label: string;
  readonly value?: number | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** Which side of `value` is good; with it the summary counts how often the goal is met. */
  readonly better?: 'higher' | 'lower' | undefined;
  /** The first position it holds for. @defaultValue the chart's first */
  readonly since?: string | number | undefined;
  /** The last position it holds for. @defaultValue the chart's last */
  readonly until?: string | number | undefined;
}

/** Something that happened: at a position, or from one to another. */
export interface NoteSpec {
  readonly text: string;
  readonly at?: string | number | undefined;
  readonly from?: string | number | undefined;
  readonly to?: string | number | undefined;
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

/** How points are joined. `smooth` keeps every extreme where it is. */
export type Curve = 'straight' | 'step' | 'smooth';

/** A series with the place it has in an xy chart. */
export interface DrawnSeries extends SeriesSpec {
  readonly shape: 'line' | 'area' | 'bar';
  readonly side?: 'start' | 'end' | undefined;
}

/** Everything an xy scene is made from. */
export interface XySpec {
  readonly x: PositionSpec;
  readonly series: readonly DrawnSeries[];
  readonly y?: ValueAxisSpec | undefined;
  readonly right?: ValueAxisSpec | undefined;
  readonly goals?: readonly GoalSpec[] | undefined;
  readonly notes?: readonly NoteSpec[] | undefined;
  readonly few?: FewSpec | undefined;
  readonly layout?: 'grouped' | 'stacked' | 'share' | undefined;
  readonly horizontal?: boolean | undefined;
  readonly curve?: Curve | undefined;
  /** Ids of series the reader has switched off. */
  readonly hidden?: ReadonlySet<string> | undefined;
  /** The stretch of positions shown: milliseconds, numbers, or row numbers of names. */
  readonly view?: readonly [number, number] | null | undefined;
  /** The stretch that is marked: two positions. */
  readonly brush?: readonly [number, number] | null | undefined;
  readonly words: Words;
}
