import { type Run, runThrough } from '../data/values.ts';
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
  /** The value as a person reads it: unit, interval and small counts in words. */
  readonly text: (row: number) => string;
  /** The same without interval and counts, for sentences. */
  readonly plain: (row: number) => string;
  readonly state: (row: number) => PointState;
  readonly place: (row: number) => Place | null;
  /** How it runs, where that is known already; it is found by looking at all values otherwise. */
  readonly run?: Run | null | undefined;
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
  /** The row at, or nearest to, a position of another chart; -1 when there is none. */
  readonly rowAt: (position: number | string) => number;
  /** The value nearest to a place of the plot; null when there is none. */
  readonly find: (x: number, y: number) => { readonly row: number; readonly column: number } | null;
}

/** The column whose value in a row lies nearest to a height; -1 when the row has none. */
export function nearestColumn(columns: readonly PointColumn[], row: number, y: number): number {
  let nearest = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, column] of columns.entries()) {
    const distance = Math.abs((column.place(row)?.y ?? Number.NaN) - y);
    if (distance < least) [nearest, least] = [index, distance];
  }
  return nearest;
}

/** How a series runs; null when it has no value. */
export const runOf = ({ run, value }: PointColumn, rows: number): Run | null => (run === undefined ? runThrough(Float64Array.from({ length: rows }, (_, row) => value(row))) : run);
