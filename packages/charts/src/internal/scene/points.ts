import type { Run } from '../data/values.ts';
import type { Paint } from './paint.ts';

/** A point in the plot, in unit coordinates: 0 to 1000 from the start edge and from the top. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * The state of a value. `few` has fewer cases than required and is drawn muted, `withheld` is hidden for that reason,
 * `missing` was never there.
 */
export type PointState = 'known' | 'few' | 'withheld' | 'missing';

/** The values of one series, or of one group of a grid. */
export interface PointColumn {
  readonly id: string;
  readonly label: string;
  readonly paint: Paint;
  /** The value, NaN when it is missing or withheld. */
  readonly value: (row: number) => number;
  /** The value with its unit, for sentences. `point-text.ts` writes the full text of a single value. */
  readonly plain: (row: number) => string;
  readonly state: (row: number) => PointState;
  /** The formatted ends of its interval; null if it has none. */
  readonly interval?: ((row: number) => readonly [low: string, high: string] | null) | undefined;
  /** Announced after the value: a share, or a change in rank. */
  readonly note?: ((row: number) => string) | undefined;
  /** The number of cases behind it, and the minimum required. */
  readonly count?: ((row: number) => number) | undefined;
  readonly fewest?: number | undefined;
  /** True for rows that cover only part of their period; they are never compared with whole ones. */
  readonly unfinished?: ((row: number) => boolean) | undefined;
  readonly place: (row: number) => Place | null;
  /** Its first, last, minimum and maximum rows; null if it has no values. */
  readonly run: () => Run | null;
}

/**
 * Every value of a chart, once. The tooltip, keyboard, table, CSV, summary and sound all read from this, so they cannot
 * disagree. Rows run along the chart, columns are its series.
 */
export interface PointTable {
  /** The name of a row's dimension, such as `Day`. */
  readonly rowTitle: string;
  readonly rows: number;
  /** The name of a row: in full, or short enough for a sentence. */
  readonly rowName: (row: number, short?: boolean) => string;
  readonly columns: readonly PointColumn[];
  /** True if rows are ordered by time or size, so that "rose" and "fell" make sense. */
  readonly ordered: boolean;
  /** The name of a single value's place, when row and column alone do not identify it: a day in a calendar. */
  readonly placeName?: ((row: number, column: number) => string) | undefined;
  /**
   * The position of a row in a form that other charts understand. Charts with the same sync key use it to share a
   * cursor.
   */
  readonly position: (row: number) => number | string;
  /** The position of a row along the chart in unit coordinates, ascending. Omitted if rows are scattered. */
  readonly along?: ((row: number) => number) | undefined;
  /**
   * The value nearest to a point in the plot, null if there is none. If omitted, it is found through `along`, or by
   * linear search.
   */
  readonly find?: ((x: number, y: number) => { readonly row: number; readonly column: number } | null) | undefined;
}
