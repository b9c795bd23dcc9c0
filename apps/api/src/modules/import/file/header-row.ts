import { checkHeaders } from './table-file.ts';
import type { FileRow } from './table-file.ts';

/** How to recognize the header row. */
export interface HeaderHints {
  /** Column names to look for. */
  readonly wanted: readonly string[];
  /** Normalizes column names for comparison. */
  readonly normalized?: ((name: string) => string) | undefined;
}

/** The row of column names. */
export interface HeaderRow {
  readonly line: number;
  readonly headers: readonly string[];
  /** Its fields, including those without a name at its end. */
  readonly width: number;
}

interface Candidate extends HeaderRow {
  /** Number of wanted columns in it. */
  readonly found: number;
  readonly texts: number;
}

/** Titles above the header take a few rows; further down there is only data. */
const headerWithin = 50;

/**
 * Finds the header: the first row with all wanted columns, or else the one with most of them, or if there are none, the
 * one with the most texts. Rows above it are titles. Null if there are no rows.
 * @throws {WrongFileError} when it can't be the header of a table
 */
export async function findHeader(
  rows: AsyncIterable<FileRow>,
  { wanted, normalized = (text) => text }: HeaderHints,
): Promise<HeaderRow | null> {
  const names = new Set(wanted.map(normalized));
  let best: Candidate | null = null;
  let seen = 0;
  for await (const { line, fields } of rows) {
    const headers = withoutEmptyEnd(fields.map((text) => text.trim()));
    const texts = new Set(headers.filter((text) => text !== '').map(normalized));
    const found = [...texts].filter((name) => names.has(name)).length;
    const row = { line, headers, width: fields.length, found, texts: texts.size };
    if (!best || isBetter(row, best)) best = row;
    if (found === names.size || ++seen >= headerWithin) break;
  }
  if (best) checkHeaders(best.headers);
  return best;
}

/** Whether a row repeats the header, as in files that were joined. */
export function repeatsHeader(fields: readonly string[], headers: readonly string[]): boolean {
  return headers.every((name, index) => name === (fields[index] ?? '').trim());
}

/** A file without any wanted column is refused; the names in its widest row then help the user most. */
function isBetter(row: Candidate, best: Candidate): boolean {
  return row.found > best.found || (row.found === 0 && best.found === 0 && row.texts > best.texts);
}

function withoutEmptyEnd(fields: readonly string[]): readonly string[] {
  return fields.slice(0, fields.findLastIndex((text) => text !== '') + 1);
}
