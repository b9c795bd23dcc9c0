import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayList } from '../calendar/calendar.ts';
import { projectWholePeriod } from './projection.ts';

const calls = (count: number) => ({ measures: { calls_received: count }, histogram: undefined });
const recentTo = (last: string, countOn: (day: string) => number) =>
  dayList(addDays(last, -27), last).map((day) => ({ day, ...calls(countOn(day)) }));

describe('projectWholePeriod', () => {
  it('adds the mean of the same weekdays for each remaining day', () => {
    // November 25, 2026 is a Wednesday; its last five days are a Thursday to a Monday.
    const sundays = new Set(['2026-11-01', '2026-11-08', '2026-11-15', '2026-11-22']);
    const recent = recentTo('2026-11-25', (day) => (sundays.has(day) ? 2 : 10));
    expect(projectWholePeriod(calls(300), recent, dayList('2026-11-26', '2026-11-30'))).toEqual(calls(342));
  });

  it('is what there is when nothing remains, and unknown without a day like it', () => {
    expect(projectWholePeriod(calls(7), [], [])).toEqual(calls(7));
    expect(projectWholePeriod(calls(7), [], ['2026-11-26'])).toBeNull();
    expect(
      projectWholePeriod(
        calls(7),
        recentTo('2026-11-25', () => 0),
        ['2026-11-26'],
      ),
    ).toBeNull();
  });

  it('starts counting on the first day with data', () => {
    const recent = recentTo('2026-11-25', (day) => (day >= '2026-11-12' ? 10 : 0));
    expect(projectWholePeriod(calls(0), recent, ['2026-11-26'])).toEqual(calls(10));
  });

  it('projects the minutes of a quantile', () => {
    const day = (name: string) => ({ day: name, measures: { calls_received: 2 }, histogram: [0, 2] });
    const projected = projectWholePeriod(
      { measures: { calls_received: 4 }, histogram: [4] },
      dayList('2026-10-29', '2026-11-25').map(day),
      ['2026-11-26', '2026-11-27'],
    );
    expect(projected?.histogram?.map((count) => Math.round(count * 1e9) / 1e9)).toEqual([4, 4]);
  });

  it('of steady weeks is the whole, whatever the day it is made on', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(1000), { minLength: 7, maxLength: 7 }),
        fc.integer({ min: 1, max: 30 }),
        (weekdays, last) => {
          fc.pre(weekdays.some((count) => count > 0));
          const countOn = (day: string) => 1 + (weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 0);
          const through = `2026-11-${String(last).padStart(2, '0')}`;
          const sum = (from: string, to: string) => dayList(from, to).reduce((total, day) => total + countOn(day), 0);
          const projected = projectWholePeriod(
            calls(sum('2026-11-01', through)),
            recentTo(through, countOn),
            dayList(addDays(through, 1), '2026-11-30'),
          );
          expect(projected?.measures.calls_received).toBeCloseTo(sum('2026-11-01', '2026-11-30'), 6);
        },
      ),
    );
  });
});
