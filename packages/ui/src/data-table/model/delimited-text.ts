/** A cell of a delimited text file. */
export type TextCell = string | number | boolean | null;

// Formula triggers in spreadsheets: OWASP's list, plus the full-width forms that some programs fold (ASVS 1.2.10).
const formulaStart = /^[\s\p{Cc}]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u;

/**
 * Escapes text that a spreadsheet would run as a formula, with a leading apostrophe. Plain numbers stay as they are.
 */
export function inertText(text: string): string {
  return formulaStart.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
}

function field(cell: TextCell, separator: string): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = inertText(cell);
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Formats comma-separated text as in RFC 4180, with a byte-order mark so that Excel reads it as UTF-8.
 * With tabs as the separator, the result can be pasted into a spreadsheet.
 */
export function delimitedText(
  rows: Iterable<readonly TextCell[]>,
  {
    separator = ',',
    byteOrderMark = separator === ',',
  }: { separator?: ',' | ';' | '\t'; byteOrderMark?: boolean } = {},
): string {
  const lines: string[] = [];
  for (const row of rows) lines.push(row.map((cell) => field(cell, separator)).join(separator));
  return `${byteOrderMark ? '\uFEFF' : ''}${lines.join('\r\n')}`;
}
