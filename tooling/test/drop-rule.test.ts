import { snapInstant, snapMinute } from '@roadside/domain/scheduling';
import { carriedShifts, createDefaultPolicy, type SchedulePolicy } from '@roadside/scheduler-gantt/model';
import { describe, expect, it } from 'vitest';

/** The product's drop rule in the gantt's form: the domain has the table, the gantt knows when something is dropped. */
const policy: SchedulePolicy = {
  ...createDefaultPolicy(),
  snap: (instant, context) =>
    context.phase === 'dropped'
      ? Date.parse(snapInstant(new Date(instant).toISOString(), context.timeZone))
      : createDefaultPolicy().snap(instant, context),
};

function dropped(from: string, minutes: number, timeZone: string): string {
  const start = Date.parse(from);
  const shift = { id: 'a', driverId: 'kim', start, end: start + 4 * 3_600_000, service: 'tow' } as const;
  const [carried] = carriedShifts(
    { held: shift, shifts: [shift], part: 'whole' },
    { time: minutes * 60_000, rows: 0, copy: false },
    { policy, timeZone, rows: ['kim'], phase: 'dropped' },
  );
  return new Date(carried?.start ?? Number.NaN).toISOString();
}

describe('the drop rule of the domain, through the policy of the gantt', () => {
  it.each(Array.from({ length: 59 }, (_, index) => index + 1))('08:%i lands on the quarter it showed', (minute) => {
    const shown = Math.round(minute / 15) * 15;
    // What is dropped is a quarter hour, and the table leaves those.
    expect(shown === 60 ? 60 : snapMinute(shown)).toBe(shown);
    const land = new Date(Date.parse('2026-11-18T13:00:00Z') + shown * 60_000).toISOString();
    expect(dropped('2026-11-18T13:00:00Z', minute, 'America/New_York')).toBe(land);
  });

  it('follows the table for every minute that is typed', () => {
    for (let minute = 0; minute < 60; minute += 1) {
      const typed = Date.parse('2026-11-18T13:00:00Z') + minute * 60_000;
      const stored = policy.snap(typed, { edge: 'start', phase: 'dropped', timeZone: 'America/New_York' });
      expect(stored).toBe(Date.parse('2026-11-18T13:00:00Z') + snapMinute(minute) * 60_000);
    }
  });

  it('moves to the next existing hour when the clocks go forward', () => {
    expect(dropped('2026-03-08T06:00:00Z', 55, 'America/New_York')).toBe('2026-03-08T07:00:00.000Z');
  });
});
