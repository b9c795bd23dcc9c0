import { runThrough } from '../data/values.ts';
import { writeNumber, type NumberStyle } from '../words/numbers.ts';
import type { Words } from '../words/words.ts';
import type { Paint } from './paint.ts';
import type { Place, PointColumn, PointState, PointTable } from './points.ts';

/** A column of a small chart, with its values as numbers, NaN for missing ones. */
export interface ListColumn extends NumberStyle {
  readonly id: string;
  readonly label: string;
  readonly paint: Paint;
  readonly values: ArrayLike<number>;
  readonly place: (row: number) => Place | null;
  /** Per-row formatting, for rows that differ. */
  readonly styleOf?: ((row: number) => NumberStyle | undefined) | undefined;
  /** Announced after the value: a share, or a change in rank. */
  readonly note?: ((row: number) => string) | undefined;
  /** Rows based on too few cases; their `count` is announced with them. */
  readonly few?:
    | {
        readonly isFew: (row: number) => boolean;
        readonly count: (row: number) => number;
        readonly withheld: boolean;
        readonly under: number;
      }
    | undefined;
}

interface ListSpec {
  readonly rowTitle: string;
  readonly rowNames: readonly string[];
  readonly columns: readonly ListColumn[];
  readonly ordered?: boolean | undefined;
  readonly placeName?: ((row: number, column: number) => string) | undefined;
  /** Finds the value at a point; defaults to the nearest one. */
  readonly find?: PointTable['find'] | undefined;
}

function pointColumn(column: ListColumn, { locale }: Words): PointColumn {
  const { id, label, paint, values, place, few, note, styleOf } = column;
  const withheld = (row: number) => few?.withheld === true && few.isFew(row);
  const value = (row: number) => (withheld(row) ? Number.NaN : (values[row] ?? Number.NaN));
  const state = (row: number): PointState =>
    Number.isNaN(values[row] ?? Number.NaN)
      ? 'missing'
      : withheld(row)
        ? 'withheld'
        : few?.isFew(row)
          ? 'few'
          : 'known';
  const plain = (row: number) => writeNumber(value(row), locale, styleOf?.(row) ?? column);
  const run = () => runThrough(Float64Array.from(values, (_, row) => value(row)));
  return {
    id,
    label,
    paint,
    value,
    state,
    plain,
    note,
    run,
    count: few?.count,
    fewest: few?.under,
    place: (row) => (state(row) === 'missing' || state(row) === 'withheld' ? null : place(row)),
  };
}

/** The points of a chart that is small enough to list every value. */
export function listPoints(
  { rowTitle, rowNames, columns, ordered = false, placeName, find }: ListSpec,
  words: Words,
): PointTable {
  return {
    rowTitle,
    rows: rowNames.length,
    rowName: (row) => rowNames[row] ?? '',
    columns: columns.map((column) => pointColumn(column, words)),
    ordered,
    placeName,
    position: (row) => rowNames[row] ?? '',
    find,
  };
}

/** A value as a number, NaN if it is not one. */
export const numberOr = (value: number | null | undefined): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : Number.NaN;
