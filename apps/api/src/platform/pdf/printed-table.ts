import type { Cell, WorkbookColumn } from '@roadside/workbook/writer';
import { maxPrintedRows } from './printed-page.ts';
import type { PrintedTable } from './printed-page.ts';

/** A table of a workbook on paper: the first rows, and how many are left. */
export function printedTable(
  caption: string,
  columns: readonly WorkbookColumn[],
  rows: readonly (readonly Cell[])[],
  all = rows.length,
): PrintedTable {
  const printed = rows.slice(0, maxPrintedRows);
  return {
    caption,
    columns: columns.map(({ header, kind }) => ({ header, numeric: kind === 'number' })),
    rows: printed.map((row) => row.map((cell, index) => written(cell, columns[index]))),
    left: all - printed.length,
  };
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const instantFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

function written(cell: Cell, column: WorkbookColumn | undefined): string {
  if (cell === null) return '–';
  switch (typeof cell) {
    case 'string':
      return cell;
    case 'boolean':
      return cell ? 'Yes' : 'No';
    case 'number':
      return numberText(cell, column?.decimals);
    case 'object':
      // A workbook's times are wall times, written as if the place were on UTC.
      return 'time' in cell
        ? (column?.kind === 'day' ? dayFormat : instantFormat).format(cell.time)
        : numberText(cell.number, cell.decimals ?? column?.decimals);
  }
}

/** With as many decimals as its column has. */
const numberText = (value: number, decimals: number | undefined) =>
  value.toLocaleString('en-US', { minimumFractionDigits: decimals ?? 0, maximumFractionDigits: decimals ?? 2 });
