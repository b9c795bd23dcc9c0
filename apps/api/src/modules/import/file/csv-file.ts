import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { CsvError, parse } from 'csv-parse';
import { WrongFileError } from '../wrong-file-error.ts';
import { notInEncoding, sniff } from './sniff.ts';
import type { FileHints, FileShape } from './sniff.ts';
import { findHeader, repeatsHeader } from './header-row.ts';
import type { HeaderHints } from './header-row.ts';
import { checkHeaders, firstBytes } from './table-file.ts';
import type { FileRow, TableFile } from './table-file.ts';
import { maxRatio, smallFile } from './zip-entry.ts';

/** A CSV file with its header read. */
export interface CsvFile extends TableFile {
  readonly shape: FileShape;
}

// Without a limit, an unclosed quote or a file without line breaks would be read into memory as one record.
const longestRecord = 1_000_000;
const headLength = 64 * 1024;
const lineBreak = /\r\n|\n|\r/g;

/**
 * Opens a CSV file, plain or gzipped (detected by its bytes, not its name), in any of the encodings and delimiters that
 * spreadsheets write.
 */
export async function openCsv(path: string, hints: FileHints & Partial<HeaderHints> = {}): Promise<CsvFile> {
  const compressed = await isGzip(path);
  const shape = sniff(await head(path, compressed), hints);
  const records = (onDigest?: (sha256: string) => void) => readRecords(path, compressed, shape, onDigest);
  const { wanted = [], normalized } = hints;
  const header = await findHeader(records(), { wanted, normalized });
  if (!header) {
    checkHeaders([]);
    throw new Error('A file without rows passed the check of its header.');
  }
  const headers = Array.from({ length: header.width }, (_, index) => header.headers[index] ?? '');
  return {
    path,
    shape,
    headers,
    hasDateCells: false,
    async *rows(onDigest) {
      for await (const row of records(onDigest))
        if (row.line > header.line && !repeatsHeader(row.fields, headers)) yield row;
    },
  };
}

async function* readRecords(
  path: string,
  compressed: boolean,
  shape: FileShape,
  onDigest?: (sha256: string) => void,
  quote: '"' | null = '"',
): AsyncGenerator<FileRow> {
  const parser = parse({
    quote,
    delimiter: shape.delimiter,
    from_line: 1 + shape.linesBeforeHeader,
    record_delimiter: [...shape.lineEnds],
    max_record_size: longestRecord,
    relax_column_count: true,
    // A stray quote inside a field (5" pipe) is treated as an ordinary character.
    relax_quotes: true,
  });
  const text = Readable.from(decoded(path, compressed, shape.encoding, onDigest), {
    objectMode: false,
    highWaterMark: 1 << 18,
  });
  text.on('error', (error) => parser.destroy(error));
  text.pipe(parser);
  let line = 1 + shape.linesBeforeHeader;
  let last = line;
  try {
    for await (const fields of parser as AsyncIterable<string[]>) {
      // Blank lines and rows of separators only are not records, but they count as lines.
      if (fields.some((field) => field.trim() !== '')) yield { line, fields };
      last = line;
      line += 1 + fields.reduce((breaks, field) => breaks + (field.match(lineBreak)?.length ?? 0), 0);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === 'CSV_MAX_RECORD_SIZE') {
      if (quote === null) throw longLine(line);
      await refuseLongLine(path, compressed, shape, line);
    }
    throw broken(error, last);
  } finally {
    text.destroy();
    parser.destroy();
  }
}

/** The error for a line that is too long, regardless of quotes. */
function longLine(line: number): WrongFileError {
  return new WrongFileError(
    `Line ${line} is longer than ${longestRecord.toLocaleString('en')} characters. Expected a table with one record per line; this is a different kind of file, or its line breaks are missing.`,
  );
}

/**
 * Distinguishes a line that is too long from an unclosed quote: read without quotes, only the former still fails.
 * @throws {WrongFileError} for a line that is too long
 */
async function refuseLongLine(path: string, compressed: boolean, shape: FileShape, from: number): Promise<void> {
  for await (const { line } of readRecords(path, compressed, shape, undefined, null)) if (line > from) return;
}

async function* decoded(
  path: string,
  compressed: boolean,
  encoding: string,
  onDigest?: (sha256: string) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const digest = onDigest ? createHash('sha256') : null;
  for await (const bytes of bytesOf(path, compressed)) {
    digest?.update(bytes);
    yield decode(decoder, encoding, bytes);
  }
  yield decode(decoder, encoding, null);
  if (digest) onDigest?.(digest.digest('hex'));
}

function decode(decoder: TextDecoder, encoding: string, bytes: Uint8Array | null): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch {
    throw notInEncoding(encoding);
  }
}

async function* bytesOf(path: string, compressed: boolean): AsyncGenerator<Buffer> {
  const file = createReadStream(path, { highWaterMark: 1 << 18 });
  if (!compressed) {
    yield* file;
    return;
  }
  const gunzip = createGunzip({ chunkSize: 1 << 18 });
  file.on('error', (error) => gunzip.destroy(error));
  try {
    let length = 0;
    for await (const bytes of file.pipe(gunzip) as AsyncIterable<Buffer>) {
      length += bytes.length;
      if (length > smallFile && length > file.bytesRead * maxRatio) throw padded();
      yield bytes;
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!code.startsWith('Z_')) throw error;
    throw new WrongFileError('The gzip file is incomplete or damaged. Copy it again from its source.');
  } finally {
    file.destroy();
  }
}

const padded = () =>
  new WrongFileError(
    `The gzip file unpacks to more than ${maxRatio} times its size, so it isn’t a table of records. Unpack it and look at its content.`,
  );

async function head(path: string, compressed: boolean): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const bytes of bytesOf(path, compressed)) {
    pieces.push(bytes);
    length += bytes.length;
    if (length >= headLength) break;
  }
  return Buffer.concat(pieces);
}

async function isGzip(path: string): Promise<boolean> {
  const bytes = await firstBytes(path);
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

function broken(error: CsvError, lastLine: number): WrongFileError {
  const after = `after line ${lastLine}`;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE')
    return new WrongFileError(
      `A quote opened ${after} is never closed, so the rest of the file would be one field. Close it or double it: "".`,
    );
  return new WrongFileError(`The file can’t be read as CSV ${after}: ${error.message}.`);
}
