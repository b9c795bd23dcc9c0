import type { PersonalData } from '@roadside/contract/schemas';

/** A value as one field: quoted, and never read as a formula by a spreadsheet. */
function field(value: unknown): string {
  const text = value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
  const safe = /^[=+\-@\t\r]/.test(text) && typeof value === 'string' ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A person's data as CSV: the tables one below the other, each with its name, its columns and its rows. It starts with a
 * byte order mark, by which spreadsheets know that it is UTF-8.
 */
export function personalCsv({ sections }: Pick<PersonalData, 'sections'>): string {
  const lines = sections.flatMap(({ name, rows }) => {
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    return [[name], columns, ...rows.map((row) => columns.map((column) => row[column])), []];
  });
  return `\uFEFF${lines.map((line) => line.map(field).join(',')).join('\r\n')}`;
}
