import type { Outcome, Problem } from '../../../kit/outcome/outcome.ts';
import { isWorked, sentPages } from '../model/offline-work.ts';
import type { Download, DownloadStore } from './download-store.ts';

/** The body of a module that is sent in. */
export type SentLesson = {
  readonly intent: 'sync';
  readonly pass: string;
  readonly pages: ReturnType<typeof sentPages>;
};

export interface SyncOptions {
  readonly store: DownloadStore;
  readonly send: (moduleId: number, body: SentLesson) => Promise<Outcome<unknown>>;
}

/** Whether it may still arrive: the server hasn't judged it. */
const mayArrive = ({ kind }: Problem) => kind === 'unreachable' || kind === 'busy' || kind === 'signed-out';

/**
 * Sends in what was done without network. A module that got no answer stays and is sent again with the same pass, which
 * counts once; one that was refused waits for the person.
 * @returns the modules the server has taken
 */
export async function syncLessons(options: SyncOptions): Promise<readonly Download[]> {
  const taken: Download[] = [];
  for (const download of await options.store.list()) {
    if (!isWorked(download.work) || download.refused !== null) continue;
    if (await sendIn(options, download)) taken.push(download);
  }
  return taken;
}

const sameWork = (a: Download, b: Download) => JSON.stringify(a.work) === JSON.stringify(b.work);

/** Sends a module in until nothing was added meanwhile; false if the server hasn't taken all of it. */
async function sendIn({ store, send }: SyncOptions, download: Download): Promise<boolean> {
  const { moduleId, pass } = download;
  let sent = download;
  for (;;) {
    const outcome = await send(moduleId, { intent: 'sync', pass, pages: sentPages(sent.work) });
    if (!outcome.ok) {
      if (mayArrive(outcome.problem)) return false;
      const refused = outcome.problem.detail || 'It was not accepted.';
      await store.change(moduleId, (stored) => ({ ...stored, refused }));
      return false;
    }
    const before = sent;
    // The download is over: to go on without network, the module is downloaded again.
    await store.change(moduleId, (stored) => (stored.pass === pass && sameWork(stored, before) ? null : stored));
    const left = await store.read(moduleId);
    if (left?.pass !== pass) return true;
    sent = left;
  }
}
