import { readFile, stat } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import { WrongFileError } from '../wrong-file-error.ts';
import { SheetReader } from './sheet-reader.ts';
import { guarded, sheetDigest, sheetRows } from './sheet-rows.ts';
import { checkHeaders } from './table-file.ts';
import type { TableFile } from './table-file.ts';
import { zipDirectory } from './zip-directory.ts';

/** The user's settings for a workbook, and how to recognize the header row. */
export interface WorkbookHints {
  /** Name of the sheet; optional if the workbook has a single visible sheet. */
  readonly sheet?: string | undefined;
  /** Column names to look for. */
  readonly wanted: readonly string[];
  /** Normalizes column names for comparison. */
  readonly normalized?: (name: string) => string;
}

/** Titles above the header take a few rows; further down there is only data. */
const headerWithin = 50;
/** Rows are streamed and unlimited; only the compressed file and its shared strings are held in memory. */
const mostBytes = 128 * 1024 * 1024;
const mostText = 6 * 1024 * 1024;
const asCsv = "Save the sheet as 'CSV UTF-8 (Comma delimited)', which has no limit, and import that.";
const megabytes = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024)} MB`;

/**
 * Opens a sheet of an Excel workbook (.xlsx). The header is the first row with all wanted columns, or else the one with
 * most of them, or if there are none, the one with the most texts. Rows above it are titles.
 */
export async function openXlsx(path: string, { sheet, wanted, normalized }: WorkbookHints): Promise<TableFile> {
  const bytes = await readWorkbook(path);
  const name = await chooseSheet(bytes, sheet);
  const header = await findHeader(bytes, name, wanted, normalized ?? ((text) => text));
  // The bytes can be freed after this; each reader loads them again in its worker thread.
  const digest = sheetDigest(bytes, name);
  return {
    path,
    headers: header.headers,
    hasDateCells: true,
    async *rows(onDigest) {
      for await (const { line, fields } of new SheetReader({ path, sheet: name, digest }).rows()) {
        if (line <= header.line) continue;
        // Cells beyond the table are notes; short rows are padded with empty cells.
        yield { line, fields: header.headers.map((_, index) => fields[index] ?? '') };
      }
      onDigest?.(digest);
    },
  };
}

async function readWorkbook(path: string): Promise<Buffer> {
  const { size } = await stat(path);
  if (size > mostBytes)
    throw new WrongFileError(`The workbook is ${megabytes(size)}; the limit is ${megabytes(mostBytes)}. ${asCsv}`);
  const bytes = await readFile(path);
  const files = zipDirectory(bytes);
  if (!files) throw new WrongFileError('The workbook is incomplete or damaged. Copy it again from its source.');
  if (!files.some(({ name }) => name === '[Content_Types].xml'))
    throw new WrongFileError('Expected a CSV file or an Excel workbook (.xlsx), found a zip archive.');
  if (files.some(({ name }) => name === 'xl/workbook.bin'))
    throw new WrongFileError('Expected an .xlsx workbook, found a binary one (.xlsb). Save it as .xlsx in Excel.');
  const text = files.find(({ name }) => name === 'xl/sharedStrings.xml')?.size ?? 0;
  if (text > mostText)
    throw new WrongFileError(
      `The workbook has ${megabytes(text)} of distinct texts; the limit is ${megabytes(mostText)}. ${asCsv}`,
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
  if (!only) throw new WrongFileError('The workbook has no visible sheet. Choose one with --sheet.');
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
  let best: Header | null = null;
  let rows = 0;
  for await (const { line, fields } of sheetRows(bytes, sheet)) {
    const headers = withoutEmptyEnd(fields.map((text) => text.trim()));
    const texts = new Set(headers.filter((text) => text !== '').map(normalized));
    const found = [...texts].filter((name) => names.has(name)).length;
    const row = { line, headers, found, texts: texts.size };
    if (!best || isBetter(row, best)) best = row;
    if (found === names.size || ++rows >= headerWithin) break;
  }
  if (!best) throw new WrongFileError(`The sheet '${sheet}' is empty. Expected a row of column names.`);
  checkHeaders(best.headers);
  return best;
}

interface Header {
  readonly line: number;
  readonly headers: readonly string[];
  /** Number of wanted columns in it. */
  readonly found: number;
  readonly texts: number;
}

/** A file without any wanted column is refused; the names in its widest row then help the user most. */
function isBetter(row: Header, best: Header): boolean {
  return row.found > best.found || (row.found === 0 && best.found === 0 && row.texts > best.texts);
}

function withoutEmptyEnd(fields: readonly string[]): readonly string[] {
  return fields.slice(0, fields.findLastIndex((text) => text !== '') + 1);
}
