import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Makes a folder for its owner alone, and those above it, one at a time: on a read-only file system Node's recursive
 * mkdir says that the folder does not exist, which sends people the wrong way.
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
    // Another process made it meanwhile.
    if (!isFolder(folder)) throw error;
  }
}
