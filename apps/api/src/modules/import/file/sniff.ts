import { WrongFileError } from '../wrong-file-error.ts';

/** Properties detected from a file's first bytes. */
export interface FileShape {
  /** An encoding name that TextDecoder accepts. */
  readonly encoding: string;
  readonly delimiter: string;
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

const asWorkbook = "In Excel, choose File > Save As > 'Excel Workbook (.xlsx)'.";

const oldWorkbook = 'an old Excel workbook (.xls)';
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
  if (separator?.[1]) return { encoding, delimiter: hints.delimiter ?? separator[1], linesBeforeHeader: 1 };
  return { encoding, delimiter: hints.delimiter ?? delimiterOf(text), linesBeforeHeader: 0 };
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

/** The most frequent delimiter in the header, outside quotes; a comma by default. */
function delimiterOf(text: string): string {
  const counts = new Map<string, number>(delimiters.map((delimiter) => [delimiter, 0]));
  let quoted = false;
  for (const character of text) {
    if (character === '"') quoted = !quoted;
    else if (character === '\n' && !quoted) break;
    else if (!quoted && counts.has(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best?.[1] ? best[0] : ',';
}
