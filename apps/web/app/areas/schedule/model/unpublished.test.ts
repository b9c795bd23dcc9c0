import { describe, expect, it } from 'vitest';
import { entryReply, scheduleReply } from './schedule-samples.ts';
import { unpublishedOn } from './unpublished.ts';

const on = (id: number, day: string, unpublished?: 'new' | 'changed') => ({
  ...entryReply(id, { employee: id, start: `${day}T15:00:00.000Z`, hours: 8 }),
  ...(unpublished && { unpublished }),
});
const week = { from: '2026-11-22', days: 7 };
const day = (from: string) => ({ from, days: 1 });

describe('the shifts that publishing changes', () => {
  it('are drafts, changes, and shifts that drivers still see though they were deleted', () => {
    const reply = scheduleReply({
      schedule: [on(1, '2026-11-24', 'new'), on(2, '2026-11-24', 'changed'), on(3, '2026-11-25')],
      withdrawn: [{ id: 4, day: '2026-11-26' }],
    });
    expect(unpublishedOn(reply, week)).toBe(3);
    expect(unpublishedOn(scheduleReply({ schedule: [on(3, '2026-11-25')] }), week)).toBe(0);
  });

  it('are those of the days shown, not of the week around them', () => {
    const reply = scheduleReply({
      schedule: [on(1, '2026-11-24', 'new'), on(2, '2026-11-25', 'new')],
      withdrawn: [{ id: 4, day: '2026-11-24' }],
    });
    expect(unpublishedOn(reply, day('2026-11-24'))).toBe(2);
    expect(unpublishedOn(reply, day('2026-11-26'))).toBe(0);
  });

  it('include a shift once that moved from one of the days to another', () => {
    const reply = scheduleReply({
      schedule: [on(1, '2026-11-25', 'changed')],
      withdrawn: [{ id: 1, day: '2026-11-24' }],
    });
    expect(unpublishedOn(reply, week)).toBe(1);
    expect(unpublishedOn(reply, day('2026-11-24'))).toBe(1);
  });

  it('leave out the night shift that began before the days', () => {
    const reply = scheduleReply({ schedule: [on(1, '2026-11-21', 'new')] });
    expect(unpublishedOn(reply, week)).toBe(0);
  });
});
