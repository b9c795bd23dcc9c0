import { createReadStream } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { mediaFileName } from '@roadside/contract/files';

/** A part of a file, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Where large files are: audio, video, pictures and documents of training (decisions 37). Many processes may share a
 * store. Names are the ones we made, never an uploader's.
 */
export interface FileStore {
  /** Moves a finished upload into the store. */
  readonly adopt: (name: string, path: string) => Promise<void>;
  /** Stores a file that is in memory. */
  readonly put: (name: string, content: Uint8Array) => Promise<void>;
  /** Bytes of a file; null if there is none. */
  readonly size: (name: string) => Promise<number | null>;
  readonly read: (name: string, range?: ByteRange) => Promise<Readable>;
  readonly remove: (name: string) => Promise<void>;
}

/**
 * A store in a folder: on this machine's disk, or on a share that every process mounts.
 * @param flat - the files are in the folder itself, not spread over folders
 */
export function diskStore(folder: string, { flat = false }: { readonly flat?: boolean } = {}): FileStore {
  const pathOf = (name: string) => {
    if (!mediaFileName.test(name)) throw new TypeError('Not the name of a stored file');
    // Two letters of the name spread the files over folders that stay small.
    const inside = flat ? folder : join(folder, name.slice(0, 2));
    return { inside, path: join(inside, name) };
  };
  return {
    adopt: async (name, from) => {
      const { inside, path } = pathOf(name);
      await mkdir(inside, { recursive: true });
      await rename(from, path).catch(async (error: NodeJS.ErrnoException) => {
        // Uploads may lie on another disk.
        if (error.code !== 'EXDEV') throw error;
        await copyFile(from, `${path}.part`);
        await rename(`${path}.part`, path);
        await rm(from);
      });
    },
    put: async (name, content) => {
      const { inside, path } = pathOf(name);
      await mkdir(inside, { recursive: true });
      await writeFile(`${path}.part`, content);
      await rename(`${path}.part`, path);
    },
    size: async (name) => {
      const found = await stat(pathOf(name).path).catch(() => null);
      return found?.size ?? null;
    },
    read: async (name, range) => createReadStream(pathOf(name).path, range),
    remove: (name) => rm(pathOf(name).path, { force: true }),
  };
}
