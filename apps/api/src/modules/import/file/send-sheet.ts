import { readFile } from 'node:fs/promises';
import { WrongFileError } from '../wrong-file-error.ts';
import { sheetDigest, sheetRows } from './sheet-rows.ts';
import { wantedFile } from './table-file.ts';
import type { FileRow } from './table-file.ts';
import { unreadable } from './unreadable.ts';

/** The sheet, and the expected digest (`sheetDigest`) of its workbook. */
export interface SheetSource {
  readonly path: string;
  readonly sheet: string;
  readonly digest: string;
}

export type SheetMessage =
  | { readonly kind: 'rows'; readonly rows: readonly FileRow[] }
  | { readonly kind: 'end' }
  /** The file is not what was expected; a sentence for the user. */
  | { readonly kind: 'wrong'; readonly message: string };

export const rowsInBatch = 500;
/** Maximum batches sent but not yet taken; one is prepared while another is processed. */
export const batchesAhead = 2;

/** Receives the batches. */
export interface SheetReceiver {
  readonly tell: (message: SheetMessage) => void;
  /** Batches taken so far. */
  readonly taken: () => number;
  /** Blocks until more than `taken` batches have been taken; may return earlier. */
  readonly pause: (taken: number) => void;
}

/**
 * Reads a sheet and sends its rows in batches of `rowsInBatch`, followed by `end`, or by `wrong` if the workbook cannot
 * be read or no longer matches the digest. Blocks this thread, and so its reading, while `batchesAhead`
 * batches are waiting to be taken.
 */
export async function sendSheet({ path, sheet, digest }: SheetSource, receiver: SheetReceiver): Promise<void> {
  let batches = 0;
  const send = (rows: readonly FileRow[]) => {
    receiver.tell({ kind: 'rows', rows });
    batches++;
    for (let taken = receiver.taken(); batches - taken >= batchesAhead; taken = receiver.taken()) receiver.pause(taken);
  };
  try {
    const bytes = await readFile(path).catch((error: unknown) => {
      throw unreadable(error, path, wantedFile);
    });
    if (sheetDigest(bytes, sheet) !== digest)
      throw new WrongFileError('The workbook changed while it was being read. Run the command again.');
    let batch: FileRow[] = [];
    for await (const row of sheetRows(bytes, sheet)) {
      batch.push(row);
      if (batch.length < rowsInBatch) continue;
      send(batch);
      batch = [];
    }
    if (batch.length > 0) send(batch);
    receiver.tell({ kind: 'end' });
  } catch (error) {
    if (!(error instanceof WrongFileError)) throw error;
    receiver.tell({ kind: 'wrong', message: error.message });
  }
}
