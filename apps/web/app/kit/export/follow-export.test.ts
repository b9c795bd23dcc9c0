import { expect, it } from 'vitest';
import { unanswered, type Outcome } from '../outcome/outcome.ts';
import { followExport } from './follow-export.ts';
import type { StartedExport } from './started-export.ts';

const writing: StartedExport = {
  id: 7,
  state: 'writing',
  rows_written: 0,
  rows: null,
  file: null,
  filename: null,
  problem: null,
};
const ok = (change: Partial<StartedExport>): Outcome<StartedExport> => ({ ok: true, data: { ...writing, ...change } });

/** Follows an export whose server gives these answers in turn; the last one repeats. */
function followed(answers: readonly Outcome<unknown>[], onStop: Outcome<unknown> = ok({ state: 'stopped' })) {
  const asked: string[] = [];
  let turn = 0;
  const page = new EventTarget();
  const following = followExport(writing, {
    everyMs: 0,
    page,
    send: async (address, init) => {
      asked.push(`${init?.method ?? 'GET'} ${address}`);
      return (init ? onStop : answers[Math.min(turn++, answers.length - 1)]) as never;
    },
  });
  const shown: number[] = [];
  following.subscribe(() => shown.push(following.current().rows_written));
  return { following, asked, shown, page };
}

it('asks until the file is ready, and shows each count', async () => {
  const ready = ok({ state: 'ready', rows_written: 900, rows: 900, file: '/files/x.xlsx', filename: 'x.xlsx' });
  const { following, shown, asked } = followed([ok({ rows_written: 400, rows: 900 }), ready]);
  expect(await following.ended).toEqual(ready);
  expect(shown).toEqual([400, 900]);
  expect(asked).toEqual(['GET /resources/exports/7', 'GET /resources/exports/7']);
});

it('waits out a lost connection, and ends with a refusal', async () => {
  const gone: Outcome<never> = {
    ok: false,
    problem: { kind: 'refused', detail: 'There is no such export.', requestId: '' },
  };
  const { following, asked } = followed([unanswered, ok({ rows_written: 400 }), unanswered, gone]);
  expect(await following.ended).toEqual(gone);
  expect(asked).toHaveLength(4);
});

it('stops the server, and ends as stopped whatever an earlier question still answers', async () => {
  const { following, asked } = followed([ok({ rows_written: 400 })]);
  await following.stop();
  expect(asked).toContain('POST /resources/exports/7');
  expect(await following.ended).toEqual(ok({ state: 'stopped' }));
});

it('stops the server when the app is closed, but not after the end, nor for a page that may come back', async () => {
  const leaving = (persisted: boolean) => Object.assign(new Event('pagehide'), { persisted });
  const stops = (asked: readonly string[]) => asked.filter((each) => each.startsWith('POST')).length;
  const { following, asked, page } = followed([ok({ rows_written: 400 }), ok({ state: 'stopped' })]);
  page.dispatchEvent(leaving(true));
  expect(stops(asked)).toBe(0);
  page.dispatchEvent(leaving(false));
  expect(stops(asked)).toBe(1);
  await following.ended;
  page.dispatchEvent(leaving(false));
  expect(stops(asked)).toBe(1);
});

it('goes on if the server could not be told to stop', async () => {
  const { following } = followed([ok({ state: 'ready', file: '/files/x.xlsx' })], unanswered);
  await following.stop();
  expect(following.current().state).toBe('writing');
  expect(await following.ended).toMatchObject({ data: { state: 'ready' } });
});
