import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Creates a folder and its parents, accessible to the owner only, one at a time: on a read-only file system Node's
 * recursive mkdir reports a missing folder, which is misleading.
 */
export function makeFolder(
  folder: string,
  mkdir: (path: string, options: { mode: number; recursive?: boolean }) => void = mkdirSync,
): void {
  if (isFolder(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder), mkdir);
  try {
    mkdir(folder, { mode: 0o700 });
  } catch (error) {
    // Another process created it in the meantime.
    if (!isFolder(folder)) throw error;
  }
}
