import { statfs } from 'node:fs/promises';
import type { Log } from '../logging/log.ts';

/** Bytes of the file system that holds a folder. */
export interface Space {
  readonly total: number;
  /** Bytes still available to this user. */
  readonly free: number;
}

export interface DiskWatchOptions {
  readonly folder: string;
  readonly log: Log;
  /** Shows a warning to the person at the terminal. */
  readonly onWarning?: (text: string) => void;
  /** @defaultValue the file system's own figures */
  readonly readSpace?: (folder: string) => Promise<Space>;
  /** Milliseconds. @defaultValue Date.now */
  readonly now?: () => number;
}

const warnAt = 0.9;
/** The warning is repeated only after usage has dropped below this. */
const calmAt = 0.88;
/** With less than this left a database can't finish its running work. */
const leastFree = 16 * 1024 * 1024;
/** How long a refused write counts; on a remote database server it may be the only sign of a full disk. */
const refusalCountsMs = 60_000;
const everyMs = 30_000;

/** Watches the space under the data folder and remembers writes the database refused because the disk was full. */
export class DiskWatch {
  readonly #options: DiskWatchOptions;
  readonly #now: () => number;
  #space: Space | null = null;
  #refusedAt: number | null = null;
  #warned = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: DiskWatchOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** Checks now and every 30 s after that. */
  async start(): Promise<void> {
    this.#timer = setInterval(() => void this.look(), everyMs).unref();
    await this.look();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Reads the space and warns at 90 %. A file system that can't be read is not reported as full. */
  async look(): Promise<void> {
    const { folder, log, onWarning, readSpace = spaceOf } = this.#options;
    try {
      this.#space = await readSpace(folder);
    } catch (error) {
      this.#space = null;
      log.warn({ err: error }, 'the free disk space could not be read');
      return;
    }
    const { total, free } = this.#space;
    const used = total === 0 ? 0 : 1 - free / total;
    if (used < calmAt) this.#warned = false;
    if (used < warnAt || this.#warned) return;
    this.#warned = true;
    const text = `The disk with ${folder} is ${Math.floor(used * 100)}% full (${megabytes(free)} MB left). Free some space before writes fail.`;
    log.warn({ usedShare: used, freeBytes: free }, text);
    onWarning?.(text);
  }

  /** Called when a write failed because the disk is full. */
  noteRefusedWrite(): void {
    this.#refusedAt = this.#now();
    void this.look();
  }

  /** Explains in one sentence why nothing can be saved; null while there is room. */
  problem(): string | null {
    if (this.#space !== null && this.#space.free < leastFree)
      return `The data folder’s disk is full (${megabytes(this.#space.free)} MB left).`;
    if (this.#refusedAt !== null && this.#now() - this.#refusedAt < refusalCountsMs)
      return 'A write failed within the last minute because the disk is full.';
    return null;
  }
}

async function spaceOf(folder: string): Promise<Space> {
  const { blocks, bavail, bsize } = await statfs(folder);
  return { total: blocks * bsize, free: bavail * bsize };
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(0);
}
