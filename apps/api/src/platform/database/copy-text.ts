import type { CopyValue } from './database.ts';

const chunkLength = 1 << 20;
const escapable = /[\\\b\f\n\r\t\v]/g;
const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
};

/** One value in COPY's text format. */
function copyField(value: CopyValue): string {
  switch (typeof value) {
    case 'string':
      return value.replace(escapable, (character) => escapes[character] ?? character);
    case 'number':
      return String(value);
    case 'boolean':
      return value ? 't' : 'f';
    default:
      if (value === null) return '\\N';
      if (value instanceof Date) return value.toISOString();
      if (value instanceof Uint8Array)
        return `\\\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`;
      return copyField(arrayLiteral(value));
  }
}

function arrayLiteral(elements: readonly (string | number | null)[]): string {
  const texts = elements.map((element) => {
    if (element === null) return 'NULL';
    return typeof element === 'number' ? String(element) : `"${element.replace(/["\\]/g, '\\$&')}"`;
  });
  return `{${texts.join(',')}}`;
}

/** Yields the rows as chunks of COPY text of about a megabyte, each ending on a row boundary, with its row count. */
export async function* copyChunks(
  rows: AsyncIterable<readonly CopyValue[]> | Iterable<readonly CopyValue[]>,
): AsyncGenerator<{ bytes: Uint8Array<ArrayBuffer>; rowCount: number }> {
  let text = '';
  let rowCount = 0;
  const flush = () => {
    const chunk = { bytes: new TextEncoder().encode(text), rowCount };
    text = '';
    rowCount = 0;
    return chunk;
  };
  const add = (row: readonly CopyValue[]) => {
    for (let index = 0; index < row.length; index++) text += (index === 0 ? '' : '\t') + copyField(row[index] ?? null);
    text += '\n';
    rowCount++;
  };
  if (Symbol.asyncIterator in rows) {
    for await (const row of rows) {
      add(row);
      if (text.length >= chunkLength) yield flush();
    }
  } else {
    // A plain loop: awaiting each of several hundred thousand rows would cost more than encoding them.
    for (const row of rows) {
      add(row);
      if (text.length >= chunkLength) yield flush();
    }
  }
  if (rowCount > 0) yield flush();
}

/** `copy "call" ("id", ...) from <source>`. Names are quoted, so a column called "order" works. */
export function copyStatement(table: string, columns: readonly string[], source: string): string {
  const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
  return `copy ${quote(table)} (${columns.map(quote).join(', ')}) from ${source}`;
}
