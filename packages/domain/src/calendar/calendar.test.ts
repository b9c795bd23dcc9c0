import { endOfMonth, getDayOfWeek, parseDate, startOfMonth } from '@internationalized/date';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOfWeekOf } from '../scheduling/week.ts';
import { addDays, dayCount, dayList, firstOfMonth, lastOfMonth, monthList } from './calendar.ts';

const day = fc.integer({ min: 0, max: 60_000 }).map((days) => parseDate('1950-01-01').add({ days }).toString());

describe('days', () => {
  it('match the calendar library, across leap years and year ends', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -4000, max: 4000 }), (from, days) => {
        const to = parseDate(from).add({ days }).toString();
        expect(addDays(from, days)).toBe(to);
        expect(dayCount(from, to)).toBe(days + 1);
        expect(firstOfMonth(from)).toBe(startOfMonth(parseDate(from)).toString());
        expect(lastOfMonth(from)).toBe(endOfMonth(parseDate(from)).toString());
        expect(dayOfWeekOf(from)).toBe(getDayOfWeek(parseDate(from), 'en-US', 'sun'));
      }),
    );
  });

  it.each([
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    // Daylight saving time starts and ends in the United States.
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-11-02', -1, '2026-11-01'],
  ])('%s plus %i days is %s', (from, days, to) => expect(addDays(from, days)).toBe(to));

  it('reject text that is not a day', () => {
    expect(() => addDays('yesterday', 1)).toThrow(RangeError);
    expect(() => lastOfMonth('')).toThrow(RangeError);
  });
});

describe('lists', () => {
  it('include every day and month in the range, and none if it ends before it starts', () => {
    expect(dayList('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(dayList('2026-03-01', '2026-02-27')).toEqual([]);
    expect(monthList('2026-11-30', '2027-01-01')).toEqual(['2026-11-01', '2026-12-01', '2027-01-01']);
    expect(monthList('2026-11-30', '2026-11-30')).toEqual(['2026-11-01']);
    expect(monthList('2026-11-30', '2026-11-01')).toEqual([]);
  });
});
