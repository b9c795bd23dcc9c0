import { WrongFileError } from '../wrong-file-error.ts';

/** Properties detected from a file's first bytes. */
export interface FileShape {
  /** An encoding name that TextDecoder accepts. */
  readonly encoding: string;
  readonly delimiter: string;
  /** How lines end; files joined from several sources mix them. */
  readonly lineEnds: readonly string[];
  /** Complete lines before the header, such as Excel's `sep=;`. */
  readonly linesBeforeHeader: number;
}

/** Settings the user has already given for the file. */
export interface FileHints {
  readonly encoding?: string | undefined;
  readonly delimiter?: string | undefined;
}

const delimiters = [',', ';', '\t', '|'] as const;
const asCsvUtf8 = "In Excel, choose File > Save As > 'CSV UTF-8 (Comma delimited)'.";

const asWorkbook = "In Excel, remove any password and choose File > Save As > 'Excel Workbook (.xlsx)'.";

const oldWorkbook = 'an old Excel workbook (.xls) or one with a password';
const notText: readonly (readonly [readonly number[], string])[] = [
  // Plain workbooks are supported; this is one inside a gzip file.
  [[0x50, 0x4b, 0x03, 0x04], 'an Excel workbook (.xlsx) or a zip archive'],
  [[0xd0, 0xcf, 0x11, 0xe0], oldWorkbook],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF'],
  [[0x89, 0x50, 0x4e, 0x47], 'a picture'],
  [[0xff, 0xd8, 0xff], 'a picture'],
  [[0x53, 0x51, 0x4c, 0x69, 0x74, 0x65], 'an SQLite database'],
  [[0x50, 0x41, 0x52, 0x31], 'a Parquet file'],
];

/**
 * Detects encoding and delimiter from the beginning of a (decompressed) file.
 * @throws {WrongFileError} when it is empty or not a CSV
 */
export function sniff(head: Uint8Array, hints: FileHints = {}): FileShape {
  if (head.length === 0)
    throw new WrongFileError(
      'The file is empty. Expected a CSV file: a line of column names, then one line per record.',
    );
  for (const [magic, what] of notText)
    if (magic.every((byte, index) => head[index] === byte))
      throw new WrongFileError(`Expected a CSV file, found ${what}. ${what === oldWorkbook ? asWorkbook : asCsvUtf8}`);
  const encoding = hints.encoding ?? encodingOf(head);
  let text: string;
  try {
    // The sample may end in the middle of a character, which a streaming decoder allows.
    text = new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true });
  } catch (error) {
    if (error instanceof RangeError)
      throw new WrongFileError(`Unknown encoding: ${encoding}. Common ones: utf-8, utf-16le, windows-1252.`);
    throw notInEncoding(encoding);
  }
  if (text.trim() === '')
    throw new WrongFileError('The file contains only white space. Expected a CSV file with a line of column names.');
  if (/^\s*<(!doctype|html|\?xml)/i.test(text))
    throw new WrongFileError(`Expected a CSV file, found a web page or XML. ${asCsvUtf8}`);
  if (/^\s*(\{|\[\s*\{)/.test(text)) throw new WrongFileError('Expected a CSV file, found JSON.');
  const separator = /^sep=(.)\r?\n/i.exec(text);
  // A carriage return alone ends lines only if nothing else does; elsewhere it is part of a text.
  const lineEnds = text.includes('\n') ? ['\r\r\n', '\r\n', '\n'] : ['\r'];
  if (separator?.[1]) return { encoding, delimiter: hints.delimiter ?? separator[1], lineEnds, linesBeforeHeader: 1 };
  return { encoding, delimiter: hints.delimiter ?? delimiterOf(text), lineEnds, linesBeforeHeader: 0 };
}

/** The error for bytes that are not valid text in an encoding. */
export function notInEncoding(encoding: string): WrongFileError {
  return new WrongFileError(
    `The file isn’t ${encoding.toUpperCase()} text. ${asCsvUtf8} Or set its encoding, for example --encoding windows-1252.`,
  );
}

function encodingOf(head: Uint8Array): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  // UTF-16 without a byte order mark has zeros in every other byte; no other text contains any.
  const sample = head.subarray(0, 1024);
  const zeros = (from: number) => sample.filter((byte, index) => index % 2 === from && byte === 0).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (even + odd === 0) return 'utf-8';
  if (odd > sample.length / 4 && even === 0) return 'utf-16le';
  if (even > sample.length / 4 && odd === 0) return 'utf-16be';
  throw new WrongFileError(`Expected a CSV file, found binary data. ${asCsvUtf8}`);
}

/**
 * The delimiter that most lines have equally often, since every record has the same columns; commas in a header's or a
 * title's text are not in every line. A comma by default.
 */
function delimiterOf(text: string): string {
  const lines = countsByLine(text);
  const rated = delimiters.map((delimiter, index) => {
    const counts = Map.groupBy(
      lines.map((line) => line[index] ?? 0).filter((count) => count > 0),
      (count) => count,
    );
    const [columns = 0, same = []] = [...counts].sort((a, b) => b[1].length - a[1].length || b[0] - a[0])[0] ?? [];
    return { delimiter, same: same.length, columns };
  });
  const [best] = rated.sort((a, b) => b.same - a.same || b.columns - a.columns);
  return best?.same ? best.delimiter : ',';
}

/** How often each delimiter occurs in each line, outside quotes. The last line may be cut off, so it counts only alone. */
function countsByLine(text: string): readonly (readonly number[])[] {
  const lines: number[][] = [];
  let line = delimiters.map(() => 0);
  let quoted = false;
  for (const character of text) {
    const index = (delimiters as readonly string[]).indexOf(character);
    if (character === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (index >= 0) line[index] = (line[index] ?? 0) + 1;
    else if (character === '\n' || character === '\r') {
      if (line.some((count) => count > 0)) lines.push(line);
      line = delimiters.map(() => 0);
    }
  }
  return lines.length > 0 ? lines : [line];
}
