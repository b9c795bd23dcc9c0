import { readFile, stat } from 'node:fs/promises';
import { WrongFileError } from '../wrong-file-error.ts';
import { findHeader, repeatsHeader } from './header-row.ts';
import type { HeaderHints } from './header-row.ts';
import { SheetReader } from './sheet-reader.ts';
import { guarded, maxText, sheetDigest, sheetRows } from './sheet-rows.ts';
import type { TableFile } from './table-file.ts';
import { readWorkbook } from './workbook-parts.ts';
import type { Workbook } from './workbook-parts.ts';
import { zipDirectory } from './zip-directory.ts';
import { checkSizes } from './zip-entry.ts';

/** The user's settings for a workbook, and how to recognize the header row. */
export interface WorkbookHints extends HeaderHints {
  /** Name of the sheet; optional if the workbook has a single visible sheet. */
  readonly sheet?: string | undefined;
}

/** Rows are streamed and unlimited; only the compressed file and its shared strings are held in memory. */
const maxBytes = 128 * 1024 * 1024;
const asCsv = "Save the sheet as 'CSV UTF-8 (Comma delimited)', which has no limit, and import that.";
const megabytes = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024)} MB`;

/**
 * Opens a sheet of an Excel workbook (.xlsx). The header is the first row with all wanted columns, or else the one with
 * most of them, or if there are none, the one with the most texts. Rows above it are titles.
 */
export async function openXlsx(path: string, { sheet, ...hints }: WorkbookHints): Promise<TableFile> {
  const { bytes, workbook } = await openWorkbook(path);
  const name = chooseSheet(workbook, sheet);
  const header = await findHeader(sheetRows(bytes, name), hints);
  if (!header) throw new WrongFileError(`The sheet '${name}' is empty. Expected a row of column names.`);
  // The bytes can be freed after this; each reader loads them again in its worker thread.
  const digest = sheetDigest(bytes, name);
  return {
    path,
    headers: header.headers,
    hasDateCells: true,
    async *rows(onDigest) {
      for await (const row of new SheetReader({ path, sheet: name, digest }).rows()) {
        if (row.line <= header.line) continue;
        // Cells beyond the table are notes; short rows are padded with empty cells.
        const fields = header.headers.map((_, index) => row.fields[index] ?? '');
        if (fields.some((text) => text.trim() !== '') && !repeatsHeader(fields, header.headers))
          yield { ...row, fields };
      }
      onDigest?.(digest);
    },
  };
}

async function openWorkbook(path: string): Promise<{ readonly bytes: Buffer; readonly workbook: Workbook }> {
  const { size } = await stat(path);
  if (size > maxBytes)
    throw new WrongFileError(`The workbook is ${megabytes(size)}; the limit is ${megabytes(maxBytes)}. ${asCsv}`);
  const bytes = await readFile(path);
  const files = zipDirectory(bytes);
  if (!files) throw new WrongFileError('The workbook is incomplete or damaged. Copy it again from its source.');
  if (!files.some(({ name }) => name === '[Content_Types].xml'))
    throw new WrongFileError('Expected a CSV file or an Excel workbook (.xlsx), found a zip archive.');
  if (files.some(({ name }) => name === 'xl/workbook.bin'))
    throw new WrongFileError('Expected an .xlsx workbook, found a binary one (.xlsb). Save it as .xlsx in Excel.');
  const workbook = await guarded(() => readWorkbook(bytes, files));
  const text = workbook.texts?.size ?? 0;
  if (text > maxText)
    throw new WrongFileError(
      `The workbook has ${megabytes(text)} of distinct texts; the limit is ${megabytes(maxText)}. ${asCsv}`,
    );
  checkSizes(files, bytes.length);
  return { bytes, workbook };
}

function chooseSheet({ sheets }: Workbook, wanted: string | undefined): string {
  const names = (list: Workbook['sheets']) => list.map(({ name }) => `'${name}'`).join(', ');
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
