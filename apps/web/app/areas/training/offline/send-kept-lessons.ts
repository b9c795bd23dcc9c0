import { offlinePages } from '../../../kit/store/kept-offline.ts';
import { sendRequest } from '../../../kit/resource/send-request.ts';
import { lessonAddress } from '../model/addresses.ts';
import { browserDownloads, type Download } from './download-store.ts';
import { syncLessons } from './sync-lessons.ts';

/** Fired after lessons were sent in, for screens that show them. */
export const lessonsSent = 'roadside-lessons-sent';

/** Sends in a person's lessons, in one tab at a time where the browser has locks. Never rejects. */
export async function sendKeptLessons(person: number): Promise<readonly Download[]> {
  if (!navigator.onLine) return [];
  const store = browserDownloads(person);
  const sync = () =>
    syncLessons({
      store,
      send: (moduleId, body) =>
        sendRequest(lessonAddress({ id: moduleId }), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
    });
  try {
    // Kept pages have a name on them. Somebody whose session ended without logout keeps their work, not their pages.
    if (await store.others()) await caches.delete(offlinePages);
    const sent = await ('locks' in navigator ? navigator.locks.request('roadside-lessons', sync) : sync());
    if (sent.length > 0) dispatchEvent(new Event(lessonsSent));
    return sent;
  } catch {
    // The browser keeps nothing.
    return [];
  }
}
