import type { Run } from '../data/values.ts';
import type { Paint } from './paint.ts';

/** A place in the plot, in unit coordinates: 0 to 1000 from the start edge and from the top. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * What is known of one value. `few` was counted from fewer cases than asked for and is drawn muted,
 * `withheld` is not shown for that reason, `missing` was never there.
 */
export type PointState = 'known' | 'few' | 'withheld' | 'missing';

/** The values of one series, or of one group of a grid. */
export interface PointColumn {
  readonly id: string;
  readonly label: string;
  readonly paint: Paint;
  /** The value, NaN when it is missing or withheld. */
  readonly value: (row: number) => number;
  /** The value with its unit, for sentences. What is told of it alone is written by `point-text.ts`. */
  readonly plain: (row: number) => string;
  readonly state: (row: number) => PointState;
  /** The ends of its interval, written; null where it has none. */
  readonly interval?: ((row: number) => readonly [low: string, high: string] | null) | undefined;
  /** Said after the value: a share, a rank's change. */
  readonly note?: ((row: number) => string) | undefined;
  /** How many cases it was counted from, and the fewest there should be. */
  readonly count?: ((row: number) => number) | undefined;
  readonly fewest?: number | undefined;
  readonly place: (row: number) => Place | null;
  /** How it runs; null when it has no value. */
  readonly run: () => Run | null;
}

/**
 * Every value of a chart, once. Tooltip, keyboard, table, CSV, summary and sound all read this, so they cannot disagree.
 * Rows run along the chart, columns are its series.
 */
export interface PointTable {
  /** What a row is: `Day`. */
  readonly rowTitle: string;
  readonly rows: number;
  /** The name of a row, in full or as short as a sentence wants it. */
  readonly rowName: (row: number, short?: boolean) => string;
  readonly columns: readonly PointColumn[];
  /** Rows follow each other in time or size, so that "rose" and "fell" have a meaning. */
  readonly ordered: boolean;
  /** The name of one value's place, where row and column alone do not say it: a day of a calendar. */
  readonly placeName?: ((row: number, column: number) => string) | undefined;
  /** What a row stands at, in a form that other charts understand; charts with the same sync key share a cursor through it. */
  readonly position: (row: number) => number | string;
  /** Where a row stands along the chart in unit coordinates, ascending. Left out where rows stand anywhere. */
  readonly along?: ((row: number) => number) | undefined;
  /** The value nearest to a place of the plot, null when there is none. Left out, it is found by `along`, or by looking at all of them. */
  readonly find?: ((x: number, y: number) => { readonly row: number; readonly column: number } | null) | undefined;
}
