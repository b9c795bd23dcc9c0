import { fileURLToPath } from 'node:url';
import type { Config } from '../config/config.ts';
import { diskStore } from './file-store.ts';
import type { FileStore } from './file-store.ts';

/** Media of the demo's lessons, part of the program. */
export const demoMediaFolder = fileURLToPath(new URL('../../../demo-media', import.meta.url));

/** The file store of an installation. A demo also has the media that come with the program, which are never written. */
export function fileStoreOf({ filesFolder, mode }: Pick<Config, 'filesFolder' | 'mode'>): FileStore {
  const own = diskStore(filesFolder);
  if (mode === 'production') return own;
  const demo = diskStore(demoMediaFolder, { flat: true });
  const whereIs = async (name: string) => ((await own.size(name)) === null ? demo : own);
  return {
    ...own,
    size: async (name) => (await own.size(name)) ?? demo.size(name),
    read: async (name, range) => (await whereIs(name)).read(name, range),
  };
}
