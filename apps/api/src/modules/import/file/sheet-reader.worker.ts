import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { WrongFileError } from '../wrong-file-error.ts';
import { batchesAhead, batchesTaken, rowsInBatch, rowsSent } from './sheet-reader.ts';
import type { SheetMessage, SheetWorkerData } from './sheet-reader.ts';
import { sheetDigest, sheetRows } from './sheet-rows.ts';
import { wantedFile } from './table-file.ts';
import type { FileRow } from './table-file.ts';
import { unreadable } from './unreadable.ts';

const { path, sheet, digest, counts } = workerData as SheetWorkerData;
const port = parentPort;
if (!port) throw new Error('sheet-reader.worker.ts only runs as a worker thread');

const tell = (message: SheetMessage) => port.postMessage(message, []);
let batches = 0;

/** Stops this thread, the library's own reading included, while enough rows wait to be taken. */
function send(rows: readonly FileRow[]): void {
  tell({ kind: 'rows', rows });
  batches++;
  Atomics.add(counts, rowsSent, rows.length);
  for (;;) {
    const taken = Atomics.load(counts, batchesTaken);
    if (batches - taken < batchesAhead) return;
    Atomics.wait(counts, batchesTaken, taken);
  }
}

async function read(): Promise<void> {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw unreadable(error, path, wantedFile);
  });
  if (sheetDigest(bytes, sheet) !== digest)
    throw new WrongFileError('The workbook was changed while it was being read. Run the command again.');
  let batch: FileRow[] = [];
  for await (const row of sheetRows(bytes, sheet)) {
    batch.push(row);
    if (batch.length < rowsInBatch) continue;
    send(batch);
    batch = [];
  }
  if (batch.length > 0) send(batch);
}

try {
  await read();
  tell({ kind: 'end' });
} catch (error) {
  if (!(error instanceof WrongFileError)) throw error;
  tell({ kind: 'wrong', message: error.message });
}
