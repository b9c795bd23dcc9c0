import { describe, expect, it } from 'vitest';
import { activityChanges, isOnline, onlineMinutes } from './index.ts';

const now = '2026-11-20T14:00:00Z';
const ago = (minutes: number) => new Date(Date.parse(now) - minutes * 60_000).toISOString();

describe('activity', () => {
  it.each([
    [null, false],
    [ago(0), true],
    [ago(onlineMinutes - 1), true],
    [ago(onlineMinutes), false],
  ])('last seen %s: online %s', (seenAt, wanted) => {
    expect(isOnline(seenAt, now)).toBe(wanted);
  });

  it('tells each change once', () => {
    const rosa = { id: 1, seenAt: ago(1) };
    const cher = { id: 2, seenAt: ago(60) };
    const first = activityChanges(new Map(), [rosa, cher], now);
    expect(first.changes).toEqual([{ ...rosa, online: true }]);
    const second = activityChanges(first.online, [rosa, { ...cher, seenAt: ago(0) }], now);
    expect(second.changes).toEqual([{ id: 2, seenAt: ago(0), online: true }]);
    const third = activityChanges(second.online, [{ ...rosa, seenAt: ago(30) }], now);
    expect(third.changes).toEqual([
      { id: 1, seenAt: ago(30), online: false },
      { id: 2, seenAt: ago(0), online: false },
    ]);
    expect(activityChanges(third.online, [], now).changes).toEqual([]);
  });
});
