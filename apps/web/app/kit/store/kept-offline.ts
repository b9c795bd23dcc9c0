/** Cache of pages and their scripts that open without network; the service worker reads it (`public/push-worker.js`). */
export const offlinePages = 'roadside-offline-pages';
/** Cache of audio, video and captions that play without network. */
export const offlineMedia = 'roadside-offline-media';
/** Database of what people downloaded and did without network. */
export const offlineDatabase = 'roadside-offline';

/** Deletes everything this browser keeps to work without network, at logout: a machine is shared. */
export function forgetKeptOffline(): void {
  try {
    indexedDB.deleteDatabase(offlineDatabase);
    for (const name of [offlinePages, offlineMedia]) void caches.delete(name).catch(() => undefined);
  } catch {
    // The browser keeps nothing, or only on secure pages.
  }
}
