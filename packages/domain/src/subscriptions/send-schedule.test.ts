import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextSendAt, scheduleProblem, sendIntervals, sendWords, type SendSchedule } from './send-schedule.ts';

const base: SendSchedule = { every: 'daily', weekday: 1, monthDay: 1, time: '07:00' };
const zone = 'America/New_York';
const dayIn = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(instant));
const next = (given: Partial<SendSchedule>, after: string, timeZone = zone) =>
  nextSendAt({ ...base, ...given }, after, dayIn(after, timeZone), timeZone);

describe('when a report is sent', () => {
  it.each<[Partial<SendSchedule>, string, string]>([
    // Friday, 6 AM, 7 AM and later.
    [{}, '2026-11-20T11:00:00Z', '2026-11-20T12:00:00.000Z'],
    [{}, '2026-11-20T12:00:00Z', '2026-11-21T12:00:00.000Z'],
    [{ every: 'weekdays' }, '2026-11-20T12:00:00Z', '2026-11-23T12:00:00.000Z'],
    [{ every: 'weekly', weekday: 1 }, '2026-11-20T12:00:00Z', '2026-11-23T12:00:00.000Z'],
    [{ every: 'monthly', monthDay: 31 }, '2026-11-20T12:00:00Z', '2026-11-30T12:00:00.000Z'],
    [{ every: 'monthly', monthDay: 29 }, '2027-02-01T12:00:00Z', '2027-02-28T12:00:00.000Z'],
    // The clocks skip 2:30 on March 14, 2027, and repeat 1:30 on November 1, 2026.
    [{ time: '02:30' }, '2027-03-14T05:30:00Z', '2027-03-14T07:30:00.000Z'],
    [{ time: '01:30' }, '2026-11-01T04:30:00Z', '2026-11-01T05:30:00.000Z'],
    [{ time: '01:30' }, '2026-11-01T05:30:00Z', '2026-11-02T06:30:00.000Z'],
    // The same clock time, an hour later after the change.
    [{}, '2026-10-31T11:30:00Z', '2026-11-01T12:00:00.000Z'],
  ])('%j after %s is %s', (given, after, expected) => {
    expect(next(given, after)).toBe(expected);
  });

  it('always comes, always later, and never twice on a day', () => {
    const schedules = fc.record({
      every: fc.constantFrom(...sendIntervals),
      weekday: fc.integer({ min: 0, max: 6 }),
      monthDay: fc.integer({ min: 1, max: 31 }),
      time: fc.constantFrom('00:00', '01:30', '02:30', '07:00', '23:59'),
    });
    const instants = fc
      .integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) })
      .map((time) => new Date(time).toISOString());
    const zones = fc.constantFrom(zone, 'America/Denver', 'Pacific/Auckland', 'UTC');
    fc.assert(
      fc.property(schedules, instants, zones, (schedule, after, timeZone) => {
        const first = next(schedule, after, timeZone);
        const second = next(schedule, first, timeZone);
        expect(Date.parse(first)).toBeGreaterThan(Date.parse(after));
        expect(dayIn(second, timeZone) > dayIn(first, timeZone)).toBe(true);
      }),
    );
  });

  it('names what it can’t keep, and says what it does in words', () => {
    expect(scheduleProblem(base)).toBeNull();
    expect(scheduleProblem({ ...base, weekday: 7 })).toBe('weekday');
    expect(scheduleProblem({ ...base, monthDay: 0 })).toBe('month-day');
    expect(scheduleProblem({ ...base, time: '24:00' })).toBe('time');
    expect(sendIntervals.map((every) => sendWords({ ...base, every }))).toEqual([
      'Every day',
      'Monday to Friday',
      'Every Monday',
      'Day 1 of the month',
    ]);
  });
});
