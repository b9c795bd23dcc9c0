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
    rows: printed.map((row) => row.map((cell, index) => written(cell, columns[index]?.decimals))),
    left: all - printed.length,
  };
}

function written(cell: Cell, decimals: number | undefined): string {
  if (cell === null) return '–';
  switch (typeof cell) {
    case 'string':
      return cell;
    case 'boolean':
      return cell ? 'Yes' : 'No';
    case 'number':
      return numberText(cell, decimals);
    case 'object':
      return 'time' in cell
        ? new Date(cell.time).toISOString().slice(0, 16).replace('T', ' ')
        : numberText(cell.number, cell.decimals ?? decimals);
  }
}

/** With as many decimals as its column has. */
const numberText = (value: number, decimals: number | undefined) =>
  value.toLocaleString('en-US', { minimumFractionDigits: decimals ?? 0, maximumFractionDigits: decimals ?? 2 });
