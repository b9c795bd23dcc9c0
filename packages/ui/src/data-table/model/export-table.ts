import { type CellValue, type ColumnType, isMissing } from './column.ts';
import type { TextCell } from './delimited-text.ts';
import { instantOf } from './format-value.ts';

/** An exported cell: text, a number, a boolean, a time, or nothing. */
export type ExportCell = string | number | boolean | null | { readonly time: number };

/** A column of an exported table. */
export interface ExportColumn {
  readonly header: string;
  readonly type: ColumnType;
  /** Decimal places. */
  readonly decimals?: number | undefined;
  /** Shares in percent, which are never rounded up to 100 or down to 0. */
  readonly share?: boolean | undefined;
}

/** A table for export. Rows are generated one by one, so a large table is never copied in memory. */
export interface ExportTable {
  readonly columns: readonly ExportColumn[];
  readonly rows: () => Iterable<readonly ExportCell[]>;
  readonly rowCount: number;
}

/**
 * Converts a value for export: numbers stay numbers in any locale, days and instants become times, and everything else
 * is text. Codes such as 5F or 1E5 are text because their column says so.
 */
export function exportCell(value: CellValue, type: ColumnType): ExportCell {
  if (isMissing(value)) return null;
  switch (type) {
    case 'number': {
      const number = typeof value === 'number' ? value : Number(value);
      return Number.isFinite(number) ? number : typeof value === 'number' ? null : String(value);
    }
    case 'boolean':
      return typeof value === 'boolean' ? value : String(value);
    case 'date':
    case 'date-time': {
      const time = instantOf(value);
      return Number.isNaN(time) ? String(value) : { time };
    }
    case 'text':
      return String(value);
  }
}

/**
 * Formats a cell for text files and the clipboard.
 * @param clock converts an instant to local time in the reader's time zone; days have no time zone.
 */
export function textCell(cell: ExportCell, type: ColumnType, clock: (instant: number) => number): TextCell {
  if (typeof cell !== 'object' || cell === null) return cell;
  return type === 'date'
    ? new Date(cell.time).toISOString().slice(0, 10)
    : new Date(clock(cell.time)).toISOString().slice(0, 19).replace('T', ' ');
}

/** Generates the rows for plain text files, header row first. */
export function* textRows(
  { columns, rows }: ExportTable,
  clock: (instant: number) => number,
): Generator<readonly TextCell[]> {
  yield columns.map(({ header }) => header);
  for (const row of rows()) yield row.map((cell, index) => textCell(cell, columns[index]?.type ?? 'text', clock));
}
