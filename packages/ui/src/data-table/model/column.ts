/** The type of a row: an object or an array. */
export type DataRow = object;

/**
 * The data type of a column. It decides how the column sorts, filters, aligns, exports and totals.
 * `date` is a calendar day, the same for every reader; `date-time` is an instant, shown in the reader's time zone.
 */
export type ColumnType = 'text' | 'number' | 'date' | 'date-time' | 'boolean';

/**
 * A cell value. Days are `2026-11-20` and instants are ISO strings with a zone; both can also be epoch milliseconds.
 * Missing values are null.
 */
export type CellValue = string | number | boolean | null | undefined;

/**
 * How a column is aggregated in a group or the whole table. A ratio divides sums, so it's never an average of averages.
 */
export type Aggregate =
  | 'sum'
  | 'mean'
  | 'min'
  | 'max'
  | 'count'
  | 'distinct'
  | { readonly ratio: readonly [numeratorId: string, denominatorId: string]; readonly scale?: number };

/** The part of a column the row pipeline needs. The view adds header, width and cell renderer. */
export interface DataColumn<Row extends DataRow> {
  readonly id: string;
  readonly type: ColumnType;
  readonly value: (row: Row) => CellValue;
  readonly aggregate?: Aggregate;
}

/** Whether the cell is empty: no value or no text. */
export const isMissing = (value: CellValue): value is null | undefined | '' =>
  value === null || value === undefined || value === '';
