import { Worker } from 'node:worker_threads';
import { WrongFileError } from '../wrong-file-error.ts';
import type { SheetMessage, SheetSource } from './send-sheet.ts';
import type { FileRow } from './table-file.ts';

/** Input of the worker. `counts` is shared memory: rows sent, batches taken. */
export interface SheetWorkerData extends SheetSource {
  readonly counts: Int32Array;
}

export const [rowsSent, batchesTaken] = [0, 1];

/**
 * Reads a sheet in a worker thread, so that unpacking and parsing don't delay the import. The worker blocks until its
 * rows are taken.
 */
export class SheetReader {
  readonly #source: SheetSource;
  readonly #counts = new Int32Array(new SharedArrayBuffer(8));

  constructor(source: SheetSource) {
    this.#source = source;
  }

  /** Rows the worker has sent. */
  get rowsSent(): number {
    return Atomics.load(this.#counts, rowsSent);
  }

  /**
   * All rows from the start.
   * @throws {WrongFileError} at the point where the sheet becomes unreadable
   */
  async *rows(): AsyncGenerator<FileRow> {
    const worker = new Worker(new URL('./sheet-reader.worker.ts', import.meta.url), {
      workerData: { ...this.#source, counts: this.#counts } satisfies SheetWorkerData,
      name: 'sheet',
      resourceLimits: { maxYoungGenerationSizeMb: 16 },
    });
    const messages: SheetMessage[] = [];
    let wake = Promise.withResolvers<void>();
    worker.on('message', (message: SheetMessage) => {
      messages.push(message);
      wake.resolve();
    });
    worker.on('error', (error) => wake.reject(error));
    worker.on('exit', (code) => wake.reject(new Error(`the thread that reads the sheet ended with code ${code}`)));
    // Avoids an unhandled rejection; the error is reported when the promise is awaited.
    wake.promise.catch(() => undefined);
    try {
      for (;;) {
        const message = messages.shift();
        if (!message) {
          await wake.promise;
          wake = Promise.withResolvers();
          wake.promise.catch(() => undefined);
          continue;
        }
        if (message.kind === 'end') return;
        if (message.kind === 'wrong') throw new WrongFileError(message.message);
        for (const row of message.rows) yield row;
        Atomics.add(this.#counts, batchesTaken, 1);
        Atomics.notify(this.#counts, batchesTaken);
      }
    } finally {
      await worker.terminate();
    }
  }
}
