import { createHash } from 'node:crypto';
import { WrongFileError } from '../wrong-file-error.ts';
import { SheetScanner } from './sheet-scanner.ts';
import type { FileRow } from './table-file.ts';
import { readFormats, readTexts, readWorkbook } from './workbook-parts.ts';
import { zipDirectory } from './zip-directory.ts';
import { entryBytes } from './zip-entry.ts';

/** Texts are held in memory; rows are not. */
export const maxText = 6 * 1024 * 1024;

/** Non-empty rows of a sheet, as text, read no faster than they are taken. */
export async function* sheetRows(bytes: Buffer, sheet: string): AsyncGenerator<FileRow> {
  const pieces = guardedPieces(bytes, sheet);
  for await (const rows of pieces) yield* rows;
}

async function* guardedPieces(bytes: Buffer, sheet: string): AsyncGenerator<readonly FileRow[]> {
  try {
    yield* pieces(bytes, sheet);
  } catch (error) {
    throw inWords(error);
  }
}

async function* pieces(bytes: Buffer, sheet: string): AsyncGenerator<readonly FileRow[]> {
  const workbook = await readWorkbook(bytes, zipDirectory(bytes) ?? []);
  const part = workbook.sheets.find(({ name }) => name === sheet)?.part;
  if (!part) throw new Error(`the sheet '${sheet}' is missing`);
  const formats = await readFormats(bytes, workbook);
  const texts = await readTexts(bytes, workbook, maxText);
  const scanner = new SheetScanner({ formats, texts, startsIn1904: workbook.startsIn1904 });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const piece of entryBytes(bytes, part)) yield scanner.write(decoder.decode(piece, { stream: true }));
  yield scanner.write(decoder.decode());
  scanner.end();
}

/** The SHA-256 of a workbook and the name of the sheet. */
export function sheetDigest(bytes: Buffer, sheet: string): string {
  return createHash('sha256').update(bytes).update(`\0${sheet}`).digest('hex');
}

/** Turns an error about a workbook's content into a sentence for the user. */
export async function guarded<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw inWords(error);
  }
}

function inWords(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof WrongFileError) return error;
  return new WrongFileError(
    `The workbook is damaged (${error.message}). Open it in Excel, save it again and import that.`,
  );
}
