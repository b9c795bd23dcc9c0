import type { PointTable } from '../scene/points.ts';

/** A field that a spreadsheet neither splits nor runs as a formula. */
function field(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) && !/^-?\d/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The points of a chart as CSV with numbers a spreadsheet can count with; withheld and missing values are empty. */
export function toCsv({ rowTitle, rows, rowName, columns }: PointTable): string {
  const lines = [[rowTitle, ...columns.map(({ label }) => label)].map(field).join(',')];
  for (let row = 0; row < rows; row += 1) {
    const values = columns.map((column) => (Number.isNaN(column.value(row)) ? '' : String(column.value(row))));
    lines.push([field(rowName(row)), ...values].join(','));
  }
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
