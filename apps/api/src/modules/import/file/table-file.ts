import { open } from 'node:fs/promises';
import { WrongFileError } from '../wrong-file-error.ts';
import { unreadable } from './unreadable.ts';
import type { Wanted } from './unreadable.ts';

/** A record and the line it starts on: the line number in a CSV, or the row number in a sheet. */
export interface FileRow {
  readonly line: number;
  readonly fields: readonly string[];
  /** By column: what Excel shows, where that says more than the value, such as 00042 instead of 42. */
  readonly shown?: Readonly<Record<number, string>>;
}

/** A CSV file or a sheet of a workbook, with its header read. */
export interface TableFile {
  readonly path: string;
  readonly headers: readonly string[];
  /** Date cells are returned as `YYYY-MM-DD HH:mm:ss`, regardless of the map's format for dates written as text. */
  readonly hasDateCells: boolean;
  /**
   * Reads all records from the start; can be called repeatedly. At the end, `onDigest` receives the SHA-256 of the
   * content.
   * @throws {WrongFileError} at the point where the file becomes unreadable
   */
  rows(onDigest?: (sha256: string) => void): AsyncGenerator<FileRow>;
}

/** @throws {WrongFileError} when a row cannot be the header of a table */
export function checkHeaders(headers: readonly string[]): void {
  if (headers.every((name) => name === '')) throw new WrongFileError('The file has no line of column names.');
  const twice = headers.find((name, index) => name !== '' && headers.indexOf(name) !== index);
  if (twice !== undefined) throw new WrongFileError(`Two columns are named '${twice}'. Rename one of them.`);
}

/** Advice shown when the file to import cannot be read. */
export const wantedFile: Wanted = {
  noun: 'file',
  absent: 'Check the name of the CSV file or Excel workbook, and that its path starts from your current folder.',
  folder: 'Choose a file in it.',
};

/** @throws {WrongFileError} when there is no such file or it cannot be read */
export async function firstBytes(path: string): Promise<Buffer> {
  if (path === '') throw new WrongFileError('The path of the file to import is empty. Enter a path.');
  try {
    const file = await open(path);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  } catch (error) {
    throw unreadable(error, path, wantedFile);
  }
}
