import { createHash } from 'node:crypto';
import { streamXlsxRows } from 'hucre/xlsx';
import type { CellValue } from 'hucre/xlsx';
import { WrongFileError } from '../wrong-file-error.ts';
import type { FileRow } from './table-file.ts';

/**
 * Non-empty rows, as text. The library keeps reading to the end of the sheet while a row is processed; callers that wait
 * between rows use `SheetReader`.
 */
export async function* sheetRows(bytes: Buffer, sheet: string): AsyncGenerator<FileRow> {
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

/** The SHA-256 of a workbook and the name of the sheet. */
export function sheetDigest(bytes: Buffer, sheet: string): string {
  return createHash('sha256').update(bytes).update(`\0${sheet}`).digest('hex');
}

/** Turns a library error about a file into a sentence for the user. */
export async function guarded<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error.name === 'EncryptedFileError')
      throw new WrongFileError('The workbook is password-protected. Save a copy without a password and import that.');
    throw new WrongFileError(
      `The workbook is damaged (${error.message}). Open it in Excel, save it again and import that.`,
    );
  }
}

/** A cell as it would appear in a CSV file: dates in ISO form, numbers with the 15 digits Excel keeps. */
function textOf(cell: CellValue): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return timeText(cell);
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)));
  return String(cell);
}

/** Excel stores times as fractions of a day, so they are rounded to whole seconds. */
function timeText(cell: Date): string {
  const time = Math.round(cell.getTime() / 1000) * 1000;
  if (Number.isNaN(time)) return '';
  const [day, clock] = new Date(time).toISOString().slice(0, 19).split('T') as [string, string];
  // A time without a date is a fraction of day zero.
  if (day < '1900-01-01') return clock;
  return clock === '00:00:00' ? day : `${day} ${clock}`;
}
