import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import type { CellValue } from 'hucre/xlsx';
import { WrongFileError } from '../wrong-file-error.ts';
import { checkHeaders } from './table-file.ts';
import type { FileRow, TableFile } from './table-file.ts';
import { zipDirectory } from './zip-directory.ts';

/** What the person said about a workbook, and what a header row is recognized by. */
export interface WorkbookHints {
  /** Name of the sheet; may stay away where the workbook has one visible sheet. */
  readonly sheet?: string | undefined;
  /** Column names to look for. */
  readonly wanted: readonly string[];
  /** How two column names are compared. */
  readonly normalized?: (name: string) => string;
}

/** Titles above the header take a few rows; further down only data is found. */
const headerWithin = 50;
/** Rows are streamed, so they have no limit; the compressed file and its table of texts are held in memory. */
const mostBytes = 128 * 1024 * 1024;
const mostText = 6 * 1024 * 1024;
const asCsv = "Save the sheet as 'CSV UTF-8 (Comma delimited)', which has no limit, and import that.";
const megabytes = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024)} MB`;

/**
 * Opens a sheet of an Excel workbook (.xlsx). The header is the first row that has all wanted columns, or the one with
 * most of them, or the first that is filled; rows above it are titles.
 * @throws {WrongFileError} when it is damaged, encrypted or too large, when the sheet is not there or not chosen, or
 * when no row is a header
 */
export async function openXlsx(path: string, { sheet, wanted, normalized }: WorkbookHints): Promise<TableFile> {
  const bytes = await readWorkbook(path);
  const name = await chooseSheet(bytes, sheet);
  const header = await findHeader(bytes, name, wanted, normalized ?? ((text) => text));
  return {
    path,
    headers: header.headers,
    hasDateCells: true,
    async *rows(onDigest) {
      for await (const { line, fields } of sheetRows(bytes, name)) {
        if (line <= header.line) continue;
        // Cells beside the table are notes; short rows end in empty cells.
        yield { line, fields: header.headers.map((_, index) => fields[index] ?? '') };
      }
      onDigest?.(createHash('sha256').update(bytes).update(`\0${name}`).digest('hex'));
    },
  };
}

async function readWorkbook(path: string): Promise<Buffer> {
  const { size } = await stat(path);
  if (size > mostBytes)
    throw new WrongFileError(
      `The workbook has ${megabytes(size)}; workbooks up to ${megabytes(mostBytes)} can be read. ${asCsv}`,
    );
  const bytes = await readFile(path);
  const files = zipDirectory(bytes);
  if (!files) throw new WrongFileError('The workbook is cut off or damaged. Copy it again from where it came from.');
  if (!files.some(({ name }) => name === '[Content_Types].xml'))
    throw new WrongFileError('Expected a CSV file or an Excel workbook (.xlsx), found a zip archive.');
  if (files.some(({ name }) => name === 'xl/workbook.bin'))
    throw new WrongFileError('Expected an .xlsx workbook, found a binary one (.xlsb). Save it as .xlsx in Excel.');
  const text = files.find(({ name }) => name === 'xl/sharedStrings.xml')?.size ?? 0;
  if (text > mostText)
    throw new WrongFileError(
      `The workbook holds ${megabytes(text)} of different texts; up to ${megabytes(mostText)} can be read. ${asCsv}`,
    );
  return bytes;
}

async function chooseSheet(bytes: Buffer, wanted: string | undefined): Promise<string> {
  const sheets: { readonly name: string; readonly visible: boolean }[] = [];
  await guarded(() =>
    readXlsx(bytes, {
      sheets: ({ name, hidden, veryHidden }) => {
        sheets.push({ name, visible: !hidden && !veryHidden });
        return false;
      },
    }),
  );
  const names = (list: typeof sheets) => list.map(({ name }) => `'${name}'`).join(', ');
  if (wanted !== undefined) {
    const found = sheets.find(({ name }) => name.toLowerCase() === wanted.trim().toLowerCase());
    if (!found) throw new WrongFileError(`The workbook has no sheet '${wanted}'. It has: ${names(sheets)}.`);
    return found.name;
  }
  const visible = sheets.filter((each) => each.visible);
  const [only] = visible;
  if (!only) throw new WrongFileError('The workbook has no visible sheet. Name one with --sheet.');
  if (visible.length > 1)
    throw new WrongFileError(
      `The workbook has ${visible.length} sheets: ${names(visible)}. Choose one, for example --sheet ${/\W/.test(only.name) ? `"${only.name}"` : only.name}.`,
    );
  return only.name;
}

async function findHeader(
  bytes: Buffer,
  sheet: string,
  wanted: readonly string[],
  normalized: (name: string) => string,
): Promise<{ readonly line: number; readonly headers: readonly string[] }> {
  const names = new Set(wanted.map(normalized));
  let best: { readonly line: number; readonly headers: readonly string[]; readonly found: number } | null = null;
  let rows = 0;
  for await (const { line, fields } of sheetRows(bytes, sheet)) {
    const headers = withoutEmptyEnd(fields.map((text) => text.trim()));
    const found = new Set(headers.map(normalized).filter((name) => names.has(name))).size;
    if (!best || found > best.found) best = { line, headers, found };
    if (found === names.size || ++rows >= headerWithin) break;
  }
  if (!best) throw new WrongFileError(`The sheet '${sheet}' is empty. Expected a row with the names of the columns.`);
  checkHeaders(best.headers);
  return best;
}

function withoutEmptyEnd(fields: readonly string[]): readonly string[] {
  return fields.slice(0, fields.findLastIndex((text) => text !== '') + 1);
}

/** Rows that hold something, as text. */
async function* sheetRows(bytes: Buffer, sheet: string): AsyncGenerator<FileRow> {
  const rows = streamXlsxRows(bytes, { sheet });
  try {
    for (;;) {
      const { done, value } = await guarded(() => rows.next());
      if (done) return;
      const fields = value.values.map(textOf);
      if (fields.some((text) => text.trim() !== '')) yield { line: value.index + 1, fields };
    }
  } finally {
    await rows.return();
  }
}

/** Turns what the library says about a file into a sentence for the person who has it. */
async function guarded<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error.name === 'EncryptedFileError')
      throw new WrongFileError('The workbook is protected by a password. Save a copy without one and import that.');
    throw new WrongFileError(
      `The workbook is damaged (${error.message}). Open it in Excel, save it again and import that.`,
    );
  }
}

/** A cell as the same text in a CSV file: dates in ISO form, numbers with the 15 digits Excel keeps. */
function textOf(cell: CellValue): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return timeText(cell);
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)));
  return String(cell);
}

/** Excel keeps times as fractions of a day, which are whole seconds after rounding. */
function timeText(cell: Date): string {
  const time = Math.round(cell.getTime() / 1000) * 1000;
  if (Number.isNaN(time)) return '';
  const [day = '', clock = ''] = new Date(time).toISOString().slice(0, 19).split('T');
  // A time of day alone is a fraction of day zero.
  if (day < '1900-01-01') return clock;
  return clock === '00:00:00' ? day : `${day} ${clock}`;
}
