import { mkdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Lock, Locker, RequestRelease } from '@tus/server';

/** How often a held lock shows that its process lives, and looks whether somebody else wants it. */
const signOfLifeMs = 1000;
/** A lock without a sign of life for so long belongs to a process that was killed. */
const staleMs = 15_000;
const lookAgainMs = 50;

/**
 * Locks an upload for one request at a time, across all processes that share the folder: a lock is a file that only one
 * of them can create. Somebody who comes back after a broken connection asks the request before to let go.
 */
export class FileLocker implements Locker {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  newLock(id: string): Lock {
    return new FileLock(join(this.#folder, `${id}.lock`));
  }
}

class FileLock implements Lock {
  readonly #path: string;
  #alive: NodeJS.Timeout | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  async lock(signal: AbortSignal, cancelRequest: RequestRelease): Promise<void> {
    while (!(await this.#create())) {
      signal.throwIfAborted();
      await writeFile(this.#wanted, '');
      if (await this.#isStale()) await rm(this.#path, { force: true, recursive: true });
      await pause(lookAgainMs, undefined, { signal });
    }
    await rm(this.#wanted, { force: true });
    this.#alive = setInterval(() => void this.#showLife(cancelRequest), signOfLifeMs);
    this.#alive.unref();
  }

  async unlock(): Promise<void> {
    clearInterval(this.#alive);
    await rm(this.#path, { force: true, recursive: true });
  }

  get #wanted() {
    return `${this.#path}-wanted`;
  }

  /** Creating a folder succeeds for one process only, on network shares too. */
  async #create(): Promise<boolean> {
    return mkdir(this.#path).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false;
        throw error;
      },
    );
  }

  async #isStale(): Promise<boolean> {
    const found = await stat(this.#path).catch(() => null);
    return found !== null && Date.now() - found.mtimeMs > staleMs;
  }

  async #showLife(cancelRequest: RequestRelease): Promise<void> {
    const now = new Date();
    await utimes(this.#path, now, now).catch(() => undefined);
    if (await stat(this.#wanted).catch(() => null)) await cancelRequest();
  }
}
