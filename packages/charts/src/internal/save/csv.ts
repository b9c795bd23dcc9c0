import type { PointTable } from '../scene/points.ts';

/** Escapes a field so that a spreadsheet neither splits it nor runs it as a formula. */
function field(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) && !/^-?\d/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Rows of fields as CSV, with the byte order mark that tells spreadsheets it is UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((fields) => fields.map(field).join(',')).join('\r\n')}\r\n`;

/** A chart's points as CSV with plain numbers for calculations; withheld and missing values are empty. */
export function toCsv({ rowTitle, rows, rowName, columns }: PointTable): string {
  const lines = [[rowTitle, ...columns.map(({ label }) => label)]];
  for (let row = 0; row < rows; row += 1)
    lines.push([
      rowName(row),
      ...columns.map((column) => (Number.isNaN(column.value(row)) ? '' : String(column.value(row)))),
    ]);
  return csvOf(lines);
}
