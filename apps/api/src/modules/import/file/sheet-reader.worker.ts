import { parentPort, workerData } from 'node:worker_threads';
import { sendSheet } from './send-sheet.ts';
import { batchesTaken, rowsSent } from './sheet-reader.ts';
import type { SheetWorkerData } from './sheet-reader.ts';

const { counts, ...source } = workerData as SheetWorkerData;
const port = parentPort;
if (!port) throw new Error('sheet-reader.worker.ts only runs as a worker thread');

await sendSheet(source, {
  tell: (message) => {
    port.postMessage(message, []);
    if (message.kind === 'rows') Atomics.add(counts, rowsSent, message.rows.length);
  },
  taken: () => Atomics.load(counts, batchesTaken),
  pause: (taken) => void Atomics.wait(counts, batchesTaken, taken),
});
