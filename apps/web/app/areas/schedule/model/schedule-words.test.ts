import { calls } from '@roadside/contract/calls';
import { expect, it } from 'vitest';
import type { ScheduleSave } from './schedule-session.ts';
import { maxPerSave, tooLargeWords } from './schedule-words.ts';

const edit = {
  start_date: '2026-11-27T11:00:00.000Z',
  end_date: '2026-11-27T19:00:00.000Z',
  duration: 8,
  schedule_type: ['Tow' as const],
  employee: 1,
};
const save = (changed: number, deleted: number): Pick<ScheduleSave, 'entries' | 'removed'> => ({
  entries: Array.from({ length: changed }, () => edit),
  removed: Array.from({ length: deleted }, (_, id) => ({ id: id + 1 })),
});

it('says that a save is too large where the service would refuse it, and only there', () => {
  const about = {
    purpose: 'scheduler_utils',
    action: 'save_schedule',
    slug: 'east',
    date: '2026-11-22',
    days: 7,
    version: 1,
  };
  for (const [changed, deleted] of [
    [maxPerSave, maxPerSave],
    [maxPerSave + 1, 0],
    [0, maxPerSave + 1],
  ] as const) {
    const body = save(changed, deleted);
    const taken = calls.scheduler.saveSchedule.body.safeParse({ ...about, ...body }).success;
    expect([changed, deleted, tooLargeWords(body) === null]).toEqual([changed, deleted, taken]);
  }
});
