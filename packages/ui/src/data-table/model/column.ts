import type { RowData } from '@tanstack/react-table';
/**
 * What a column holds; it decides how the column sorts, filters, aligns, exports and totals.
 * `date` is a calendar day, the same for every reader; `date-time` is an instant, shown in the reader's time zone.
 */
export type ColumnType = 'text' | 'number' | 'date' | 'date-time' | 'boolean';

/** A value as a row gives it. Days are `2026-11-20`, instants ISO strings with a zone, both also epoch milliseconds; anything missing is null. */
export type CellValue = string | number | boolean | null | undefined;

/** How a group or the whole table sums a column up. A ratio divides summed columns, so it is never an average of averages. */
export type Aggregate =
  | 'sum'
  | 'mean'
  | 'min'
  | 'max'
  | 'count'
  | 'distinct'
  | { readonly ratio: readonly [numeratorId: string, denominatorId: string]; readonly scale?: number };

/** The part of a column the row pipeline needs; the view adds header, width and cell. */
export interface DataColumn<Row extends RowData> {
  readonly id: string;
  readonly type: ColumnType;
  readonly value: (row: Row) => CellValue;
  readonly aggregate?: Aggregate;
}

/** The cell is empty: no value or no text. */
export const isMissing = (value: CellValue): value is null | undefined | '' =>
  value === null || value === undefined || value === '';
