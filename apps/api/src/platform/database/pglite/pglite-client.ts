import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { DatabaseStatementError, DatabaseUnavailableError } from '../database-errors.ts';
import type { PgliteReply, PgliteRequest, PgliteRows, PgliteWorkerData } from './messages.ts';

type RequestBody = PgliteRequest extends infer Request
  ? Request extends PgliteRequest
    ? Omit<Request, 'id'>
    : never
  : never;

interface Waiting {
  readonly resolve: (result: PgliteRows | Uint8Array | null) => void;
  readonly reject: (error: Error) => void;
}

export interface PgliteClientOptions extends PgliteWorkerData {
  readonly onNotification: (channel: string, payload: string) => void;
  /** Called when an open worker died unexpectedly; all pending requests have been rejected by then. */
  readonly onLost: (error: Error) => void;
}

/** The main thread's side of one PGlite worker: one promise per request. */
export class PgliteClient {
  readonly #worker: Worker;
  readonly #options: PgliteClientOptions;
  readonly #waiting = new Map<number, Waiting>();
  readonly #opened: Promise<void>;
  #nextId = 1;
  #gone: Error | null = null;
  #isOpen = false;
  #closing = false;
  #overdue: Error | null = null;

  constructor(options: PgliteClientOptions) {
    this.#options = options;
    const { folder, snapshot, sharedBuffersMb } = options;
    this.#worker = new Worker(new URL('./pglite.worker.ts', import.meta.url), {
      workerData: { folder, snapshot, sharedBuffersMb } satisfies PgliteWorkerData,
      name: 'pglite',
    });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#opened = promise;
    // If opening fails before the first request, that request reports it.
    this.#opened.catch(() => undefined);
    this.#worker.on('message', (reply: PgliteReply) => this.#receive(reply, resolve, reject));
    this.#worker.on('error', (error) => this.#lose(error, reject));
    this.#worker.on('exit', (code) =>
      this.#lose(this.#overdue ?? new Error(`the PGlite worker ended with code ${code}`), reject),
    );
  }

  /** Resolves once the cluster is open. */
  opened(): Promise<void> {
    return this.#opened;
  }

  /**
   * Sends a request to the worker. Work that takes longer than `limitMs` ends the worker, since nothing else can
   * interrupt this engine: it checks no clock and no signal while a statement runs. 0 = no limit.
   */
  async request(body: RequestBody, limitMs = 0): Promise<PgliteRows | Uint8Array | null> {
    if (!this.#isOpen)
      await this.#opened.catch((error: unknown) => {
        throw new DatabaseUnavailableError('The embedded database didn’t open.', { cause: error });
      });
    if (this.#gone) throw new DatabaseUnavailableError('The embedded database has stopped.', { cause: this.#gone });
    const id = this.#nextId++;
    const { promise, resolve, reject } = Promise.withResolvers<PgliteRows | Uint8Array | null>();
    this.#waiting.set(id, { resolve, reject });
    this.#worker.postMessage({ ...body, id }, []);
    if (limitMs === 0) return promise;
    const timer = setTimeout(() => {
      this.#overdue = new Error(`a statement ran longer than ${limitMs} ms`);
      // Pending requests are rejected only once the worker has exited: its folder must not be reopened before that.
      void this.#worker.terminate();
    }, limitMs);
    return promise.finally(() => clearTimeout(timer));
  }

  /** Closes the cluster cleanly; a second call does nothing. */
  async close(): Promise<void> {
    if (this.#closing) return;
    this.#closing = true;
    if (this.#gone) return;
    await this.request({ kind: 'close' }).catch(() => undefined);
    const ended = once(this.#worker, 'exit');
    await this.#worker.terminate();
    await Promise.race([ended, Promise.resolve()]);
  }

  #receive(reply: PgliteReply, resolve: () => void, reject: (error: Error) => void): void {
    switch (reply.kind) {
      case 'ready':
        this.#isOpen = true;
        return resolve();
      case 'failed-to-open':
        return reject(new Error(`The embedded database didn’t open: ${reply.message}`));
      case 'notification':
        return this.#options.onNotification(reply.channel, reply.payload);
      case 'result':
        this.#waiting.get(reply.id)?.resolve(reply.result);
        this.#waiting.delete(reply.id);
        return;
      case 'error':
        this.#waiting.get(reply.id)?.reject(new DatabaseStatementError(reply.error));
        this.#waiting.delete(reply.id);
        return;
    }
  }

  #lose(error: Error, rejectOpened: (error: Error) => void): void {
    if (this.#gone) return;
    this.#gone = error;
    rejectOpened(error);
    for (const waiting of this.#waiting.values())
      waiting.reject(new DatabaseUnavailableError('The embedded database stopped while it worked.', { cause: error }));
    this.#waiting.clear();
    if (this.#isOpen && !this.#closing) this.#options.onLost(error);
  }
}
