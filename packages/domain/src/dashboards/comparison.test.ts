import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayList } from '../calendar/calendar.ts';
import { comparedDays, comparisons, isComparison, type Comparison, type DaySpan } from './comparison.ts';
import { timeTypes, type TimeType } from './time-type.ts';

const isoDay = fc
  .integer({ min: Date.UTC(2000, 0, 1) / 86_400_000, max: Date.UTC(2060, 0, 1) / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));

/** How often each weekday occurs, Sunday first. */
const weekdays = ({ from, to }: DaySpan) =>
  dayList(from, to).reduce((counts, day) => {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    return counts.with(weekday, (counts[weekday] ?? 0) + 1);
  }, Array<number>(7).fill(0));

describe('comparedDays', () => {
  it.each<[string, TimeType, string, string, Comparison | null, Comparison, ...string[]]>([
    ['a Wednesday vs. the last one', 'Day', '2026-11-25', '2026-11-25', null, 'last_week', '2026-11-18 2026-11-18'],
    [
      'a Wednesday vs. four of them',
      'Day',
      '2026-11-25',
      '2026-11-25',
      'four_week_mean',
      'four_week_mean',
      '2026-10-28 2026-10-28',
      '2026-11-04 2026-11-04',
      '2026-11-11 2026-11-11',
      '2026-11-18 2026-11-18',
    ],
    [
      'a Wednesday vs. last month’s latest',
      'Day',
      '2026-11-25',
      '2026-11-25',
      'last_month',
      'last_month',
      '2026-10-28 2026-10-28',
    ],
    [
      'a fifth Monday vs. a Monday of last month, not of its own',
      'Day',
      '2026-11-30',
      '2026-11-30',
      'last_month',
      'last_month',
      '2026-10-26 2026-10-26',
    ],
    ['a Wednesday vs. last year', 'Day', '2026-11-25', '2026-11-25', 'last_year', 'last_year', '2025-11-26 2025-11-26'],
    ['a leap day vs. last year', 'Day', '2028-02-29', '2028-02-29', 'last_year', 'last_year', '2027-03-02 2027-03-02'],
    ['New Year’s Day', 'Day', '2027-01-01', '2027-01-01', null, 'last_week', '2026-12-25 2026-12-25'],
    ['the Sunday clocks are set back', 'Day', '2026-11-01', '2026-11-01', null, 'last_week', '2026-10-25 2026-10-25'],
    [
      'a month to date vs. as many of each weekday',
      'This_Month',
      '2026-11-01',
      '2026-11-25',
      null,
      'last_month',
      '2026-10-04 2026-10-28',
    ],
    [
      'a month to date on its first day',
      'This_Month',
      '2026-11-01',
      '2026-11-01',
      null,
      'last_month',
      '2026-10-25 2026-10-25',
    ],
    [
      'a month to date across New Year',
      'This_Month',
      '2027-01-01',
      '2027-01-20',
      null,
      'last_month',
      '2026-12-11 2026-12-30',
    ],
    [
      'a whole month vs. 31 days that end before it',
      'Prev_Month',
      '2026-10-01',
      '2026-10-31',
      null,
      'last_month',
      '2026-08-27 2026-09-26',
    ],
    [
      'weeks are too short for a month to date',
      'This_Month',
      '2026-11-01',
      '2026-11-25',
      'four_week_mean',
      'last_month',
      '2026-10-04 2026-10-28',
    ],
    [
      'a week vs. the week before',
      'Range',
      '2026-11-19',
      '2026-11-25',
      'last_week',
      'last_week',
      '2026-11-12 2026-11-18',
    ],
    [
      'days across two months vs. those right before',
      'Range',
      '2026-10-25',
      '2026-11-05',
      null,
      'last_month',
      '2026-10-11 2026-10-22',
    ],
    [
      'a quarter to date',
      'This_Incentive_Period',
      '2026-10-01',
      '2026-11-25',
      null,
      'last_month',
      '2026-08-06 2026-09-30',
    ],
    [
      '365 days vs. last year never overlap',
      'Range',
      '2025-11-26',
      '2026-11-25',
      'last_year',
      'last_year',
      '2024-11-20 2025-11-19',
    ],
  ])('%s', (_name, timeType, from, to, choice, comparison, ...spans) => {
    expect(comparedDays({ timeType, from, to }, choice)).toEqual({
      comparison,
      spans: spans.map((span) => ({ from: span.slice(0, 10), to: span.slice(11) })),
    });
  });

  it('has the same number of each weekday on both sides, in order and without overlaps', () => {
    fc.assert(
      fc.property(
        isoDay,
        fc.nat(800),
        fc.constantFrom(...timeTypes),
        fc.constantFrom(null, ...comparisons),
        (from, length, timeType, choice) => {
          const period = { timeType, from, to: addDays(from, length) };
          const { spans } = comparedDays(period, choice);
          for (const [index, span] of spans.entries()) {
            expect(weekdays(span)).toEqual(weekdays(period));
            expect(span.to < (spans[index + 1]?.from ?? from)).toBe(true);
          }
        },
      ),
    );
  });

  it('compares within a month with days before that month', () => {
    fc.assert(
      fc.property(isoDay, fc.nat(30), (from, length) => {
        const to = addDays(from, length);
        fc.pre(from.slice(0, 7) === to.slice(0, 7));
        const [span] = comparedDays({ timeType: 'Range', from, to }, 'last_month').spans;
        expect(span!.to < `${from.slice(0, 7)}-01`).toBe(true);
      }),
    );
  });
});

it('knows the comparisons', () => {
  expect(isComparison('last_week')).toBe(true);
  expect(isComparison('Last week')).toBe(false);
  expect(isComparison(null)).toBe(false);
});
