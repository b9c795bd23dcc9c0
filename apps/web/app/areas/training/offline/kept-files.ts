import type { LessonModule } from '@roadside/contract/schemas';
import { offlineMedia, offlinePages } from '../../../kit/store/kept-offline.ts';

const workerPath = '/push-worker.js';

/** A file's place in the cache: its signature changes, its path doesn't. */
const pathOf = (address: string): string => new URL(address, location.origin).pathname;

const mediaOf = ({ pages }: LessonModule): readonly string[] =>
  pages.flatMap(({ media }) => [media?.src, media?.captions]).filter((address) => address != null);

/**
 * Keeps what a module needs without network: its audio, video and captions, its page, and the scripts and styles the
 * page has loaded. The service worker serves the page.
 * @param pages paths that are opened without network: the module's, and the list of modules
 * @throws if a file can't be loaded or kept
 */
export async function keepFiles(
  module: LessonModule,
  pages: readonly string[],
  onProgress: (share: number) => void,
): Promise<void> {
  await navigator.serviceWorker.register(workerPath);
  const [media, kept] = [await caches.open(offlineMedia), await caches.open(offlinePages)];
  const files = mediaOf(module);
  const loaded = loadedAssets();
  const total = files.length + pages.length + loaded.length;
  let done = 0;
  const step = () => onProgress((done += 1) / total);
  for (const address of files) {
    // Files never change under their name.
    if (!(await media.match(pathOf(address)))) await keep(media, address, pathOf(address));
    step();
  }
  for (const address of loaded) {
    if (!(await kept.match(address))) await keep(kept, address, address);
    step();
  }
  for (const address of pages) {
    await keep(kept, address, address);
    step();
  }
}

async function keep(cache: Cache, address: string, place: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${place} was not loaded.`);
  await cache.put(place, answer);
}

/** Scripts, styles and fonts of the build that this page has loaded or will. */
function loadedAssets(): readonly string[] {
  const named = [...document.querySelectorAll<HTMLLinkElement>('link[href]')].map(({ href }) => href);
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const paths = [...named, ...loaded]
    .map((address) => new URL(address, location.origin))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  return [...new Set(paths)];
}

/** An address at which a kept file plays; null if it isn't kept. Revoke it when it is no longer needed. */
export async function keptAddress(address: string): Promise<string | null> {
  const answer = await (await caches.open(offlineMedia)).match(pathOf(address));
  return answer ? URL.createObjectURL(await answer.blob()) : null;
}

/** Deletes the audio, video and captions of a module. */
export async function forgetFiles(module: LessonModule): Promise<void> {
  const media = await caches.open(offlineMedia);
  for (const address of mediaOf(module)) await media.delete(pathOf(address));
}
