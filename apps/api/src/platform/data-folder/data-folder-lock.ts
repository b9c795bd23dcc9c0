import { readFileSync, statSync, writeFileSync } from 'node:fs';
import type { BigIntStats } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from './make-folder.ts';

/** Another process uses the data folder. `message` says which one, why it matters and how to fix it. */
export class DataFolderLockedError extends Error {
  override readonly name = 'DataFolderLockedError';
}

/** Exclusive use of a data folder until `release`, or until this process ends for any reason. */
export interface DataFolderLock {
  readonly folder: string;
  /** False once the lock file was deleted under the running process, for example when someone removes the folder. */
  isHeld(): boolean;
  release(): void;
}

interface Holder {
  readonly pid: number;
  readonly host: string;
  readonly purpose: string;
  readonly since: string;
}

const busy = 5; // SQLITE_BUSY

/**
 * Locks a data folder for this process. PGlite lets two processes open one cluster and then loses rows without an
 * error, so everything that opens a cluster must take this lock.
 *
 * This is the operating system's lock on a file (reached through node:sqlite), not the
 * existence of a file. The kernel releases it when the process ends, even on kill -9, so there
 * are no stale locks and no reused process ids to guess about. It also holds between containers
 * that share the folder on one machine. The note next to it only tells people who holds it.
 *
 * @param purpose - the name of the process, for the message: 'api', 'import'
 * @throws {DataFolderLockedError} immediately when another process, or another lock of this one, holds it
 */
export function lockDataFolder(folder: string, purpose: string): DataFolderLock {
  makeFolder(folder);
  const lockFile = join(folder, 'roadside.lock');
  const noteFile = join(folder, 'roadside.lock.json');
  const lock = new DatabaseSync(lockFile, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new DataFolderLockedError(describe(folder, readNote(noteFile)));
    throw new Error(
      `Roadside can’t lock the data folder ${folder}: ${error instanceof Error ? error.message : String(error)}. Put it on a local disk: ROADSIDE_DATA=/path/to/folder`,
      { cause: error },
    );
  }
  // Never opened again in this process: closing any handle of a file releases the process's locks on it (POSIX).
  const file = statSync(lockFile, { bigint: true });
  writeNote(noteFile, { pid: process.pid, host: hostname(), purpose, since: new Date().toISOString() });
  let released = false;
  return {
    folder,
    isHeld: () => !released && sameFile(lockFile, file),
    release: () => {
      if (released) return;
      released = true;
      lock.close();
    },
  };
}

function isBusy(error: unknown): boolean {
  return (
    error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' && (error.errcode & 0xff) === busy
  );
}

function describe(folder: string, holder: Holder | null): string {
  const elsewhere = `or use another folder: ROADSIDE_DATA=${folder}-2`;
  if (!holder)
    return `The data folder ${folder} is in use by another process, and sharing it would lose data. Stop that process, ${elsewhere}`;
  const sameHost = holder.host === hostname();
  const who = `process ${holder.pid}${sameHost ? '' : ` on ${holder.host}`} (${holder.purpose}, since ${holder.since})`;
  const stop = sameHost ? `Stop it with: kill ${holder.pid}` : `Stop it there`;
  return `The data folder ${folder} is in use by ${who}, and sharing it would lose data. ${stop}, ${elsewhere}`;
}

function readNote(path: string): Holder | null {
  try {
    const note: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof note !== 'object' || note === null) return null;
    const { pid, host, purpose, since } = note as Partial<Holder>;
    return typeof pid === 'number' &&
      typeof host === 'string' &&
      typeof purpose === 'string' &&
      typeof since === 'string'
      ? { pid, host, purpose, since }
      : null;
  } catch {
    return null;
  }
}

function writeNote(path: string, holder: Holder): void {
  writeFileSync(path, `${JSON.stringify(holder)}\n`, { mode: 0o600 });
}

function sameFile(path: string, file: BigIntStats): boolean {
  const now = statSync(path, { bigint: true, throwIfNoEntry: false });
  return now !== undefined && now.dev === file.dev && now.ino === file.ino;
}
