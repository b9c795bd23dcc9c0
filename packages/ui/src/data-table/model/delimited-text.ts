/** A cell of a text file. */
export type TextCell = string | number | boolean | null;

// What a spreadsheet would run: OWASP's list, with the full-width forms some programs fold (ASVS 1.2.10).
const formulaStart = /^[\s\p{Cc}]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** Text that no spreadsheet runs as a formula: a leading apostrophe turns it into plain text. Numbers pass as they are. */
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
 * Comma-separated text as RFC 4180 has it, with a byte-order mark so that Excel reads it as UTF-8.
 * Tabs as separator give what a spreadsheet takes from the clipboard.
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
