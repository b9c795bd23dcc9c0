import { WrongFileError } from '../wrong-file-error.ts';
import { openCsv } from './csv-file.ts';
import type { FileHints } from './sniff.ts';
import { firstBytes } from './table-file.ts';
import type { TableFile } from './table-file.ts';
import { openXlsx } from './xlsx-file.ts';
import type { WorkbookHints } from './xlsx-file.ts';

/**
 * Opens a CSV file, plain or gzipped, or a sheet of an Excel workbook, detected by its bytes, not its name. Encoding
 * and delimiter apply only to CSV files.
 * @throws {WrongFileError} when it is neither, or has no header
 */
export async function openTable(path: string, hints: FileHints & WorkbookHints): Promise<TableFile> {
  if (isZip(await firstBytes(path))) return openXlsx(path, hints);
  if (hints.sheet !== undefined)
    throw new WrongFileError(`You chose the sheet '${hints.sheet}', but ${path} isn’t an Excel workbook (.xlsx).`);
  return openCsv(path, hints);
}

const isZip = (bytes: Buffer) => bytes.toString('latin1') === 'PK\u0003\u0004';
