import { DatabaseUnavailableError } from '../database-errors.ts';

/**
 * Gives one caller at a time PGlite's single connection, first come, first served.
 * A caller that waits longer than its limit is refused, so that a long report or a
 * transaction that waits for itself ends in a clear error instead of a hang.
 */
export class TurnQueue {
  readonly #waiting: Entry[] = [];
  #busy = false;
  #closed = false;

  /** @throws {DatabaseUnavailableError} after the limit, or once the queue is closed */
  take(limitMs: number): Promise<void> {
    if (this.#closed) return Promise.reject(stopped());
    if (!this.#busy) {
      this.#busy = true;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const entry: Entry = { resolve, reject, timer: null };
      entry.timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(entry), 1);
        reject(
          new DatabaseUnavailableError(
            `The embedded database was busy for ${limitMs} ms. A query inside a transaction must use the transaction, not the database, or it waits for itself.`,
          ),
        );
      }, limitMs);
      this.#waiting.push(entry);
    });
  }

  give(): void {
    const next = this.#waiting.shift();
    if (!next) {
      this.#busy = false;
      return;
    }
    if (next.timer) clearTimeout(next.timer);
    next.resolve();
  }

  /** Resolves after every waiting caller has had a turn. No new turns are given out. */
  async close(): Promise<void> {
    this.#closed = true;
    if (!this.#busy) return;
    await new Promise<void>((resolve, reject) => this.#waiting.push({ resolve, reject, timer: null }));
  }
}

interface Entry {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
  timer: NodeJS.Timeout | null;
}

function stopped(): DatabaseUnavailableError {
  return new DatabaseUnavailableError('The embedded database is closed.');
}
