import type { LessonModule } from '@roadside/contract/schemas';
import { expect, it } from 'vitest';
import { type Outcome, unanswered } from '../../../kit/outcome/outcome.ts';
import { withRead } from '../model/offline-work.ts';
import type { Download, DownloadStore } from './download-store.ts';
import { type SentLesson, syncLessons } from './sync-lessons.ts';

const module = { id: 2, title: 'Winter', pages: [] } as unknown as LessonModule;
const download = (moduleId: number, more: Partial<Download> = {}): Download => ({
  moduleId,
  person: 1,
  pass: `pass-${moduleId}`,
  module,
  work: withRead({}, 7),
  refused: null,
  ...more,
});

function memoryStore(start: readonly Download[]): DownloadStore & { readonly kept: Map<number, Download> } {
  const kept = new Map(start.map((each) => [each.moduleId, each]));
  return {
    kept,
    list: async () => [...kept.values()],
    others: async () => false,
    read: async (id) => kept.get(id) ?? null,
    put: async (each) => void kept.set(each.moduleId, each),
    change: async (id, to) => {
      const before = kept.get(id);
      const after = before && to(before);
      if (after) kept.set(id, after);
      else kept.delete(id);
    },
  };
}

const answers = (...list: Outcome<unknown>[]) => {
  const sent: [number, SentLesson][] = [];
  const send = async (id: number, body: SentLesson) => {
    sent.push([id, body]);
    return list.shift() ?? { ok: true as const, data: {} };
  };
  return { sent, send };
};
const refusal: Outcome<unknown> = {
  ok: false,
  problem: { kind: 'refused', detail: 'This download is no longer valid.', requestId: '' },
};

it('sends each module once, with its pass, and leaves downloads without work alone', async () => {
  const store = memoryStore([download(2), download(3, { work: {} })]);
  const { sent, send } = answers();
  await syncLessons({ store, send });
  await syncLessons({ store, send });
  expect(sent).toEqual([
    [2, { intent: 'sync', pass: 'pass-2', pages: [{ page_id: 7, read: true, played: [], position: 0, answers: [] }] }],
  ]);
  expect([...store.kept.keys()]).toEqual([3]);
});

it('keeps a module without an answer, and sends it again with the same pass', async () => {
  const store = memoryStore([download(2)]);
  const { sent, send } = answers(unanswered);
  expect(await syncLessons({ store, send })).toEqual([]);
  expect((await syncLessons({ store, send })).map(({ moduleId }) => moduleId)).toEqual([2]);
  expect(sent.map(([, { pass }]) => pass)).toEqual(['pass-2', 'pass-2']);
});

it('a refused module waits for the person with what the server said, and the others go on', async () => {
  const store = memoryStore([download(2), download(3)]);
  const { sent, send } = answers(refusal);
  await syncLessons({ store, send });
  await syncLessons({ store, send });
  expect(sent.map(([id]) => id)).toEqual([2, 3]);
  expect(store.kept.get(2)?.refused).toBe('This download is no longer valid.');
});

it('work that was downloaded again meanwhile is not deleted', async () => {
  const store = memoryStore([download(2)]);
  await syncLessons({
    store,
    send: async () => {
      await store.put(download(2, { pass: 'newer' }));
      return { ok: true, data: {} };
    },
  });
  expect(store.kept.get(2)?.pass).toBe('newer');
});

it('what is done while a module is sent in is sent right after it', async () => {
  const store = memoryStore([download(2)]);
  const sent: SentLesson[] = [];
  const taken = await syncLessons({
    store,
    send: async (_id, body) => {
      sent.push(body);
      if (sent.length === 1) await store.change(2, (stored) => ({ ...stored, work: withRead(stored.work, 8) }));
      return { ok: true, data: {} };
    },
  });
  expect(sent.map(({ pass, pages }) => [pass, pages.map(({ page_id }) => page_id)])).toEqual([
    ['pass-2', [7]],
    ['pass-2', [7, 8]],
  ]);
  expect(taken.map(({ moduleId }) => moduleId)).toEqual([2]);
  expect(store.kept.size).toBe(0);
});
