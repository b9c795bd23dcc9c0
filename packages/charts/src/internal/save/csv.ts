import type { PointTable } from '../scene/points.ts';

/** A field that a spreadsheet neither splits nor runs as a formula. */
function field(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) && !/^-?\d/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Rows of fields as CSV, with the mark by which spreadsheets know UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((fields) => fields.map(field).join(',')).join('\r\n')}\r\n`;

/** The points of a chart as CSV with numbers a spreadsheet can count with; withheld and missing values are empty. */
export function toCsv({ rowTitle, rows, rowName, columns }: PointTable): string {
  const lines = [[rowTitle, ...columns.map(({ label }) => label)]];
  for (let row = 0; row < rows; row += 1)
    lines.push([
      rowName(row),
      ...columns.map((column) => (Number.isNaN(column.value(row)) ? '' : String(column.value(row)))),
    ]);
  return csvOf(lines);
}
