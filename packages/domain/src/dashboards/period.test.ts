import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayCount, dayList, firstOfMonth, lastOfMonth } from '../calendar/calendar.ts';
import { latestCompleteDay, type PeriodOptions, periodOf, periodProblem } from './period.ts';
import { isTimeType, timeTypeLabels, timeTypes } from './time-type.ts';

const isoDay = fc
  .integer({ min: Date.UTC(2000, 0, 1) / 86_400_000, max: Date.UTC(2060, 0, 1) / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));

describe('periodOf', () => {
  it.each<[string, Parameters<typeof periodOf>, string, string, number, string]>([
    ['a day is yesterday', ['Day', '2026-11-20'], '2026-11-19', '2026-11-19', 1, '2026-11-19'],
    ['a day crosses New Year', ['Day', '2027-01-01'], '2026-12-31', '2026-12-31', 1, '2026-12-31'],
    [
      'a day is the latest load when that is older',
      ['Day', '2026-11-20', { latest: '2026-11-02' }],
      '2026-11-02',
      '2026-11-02',
      1,
      '2026-11-02',
    ],
    [
      'a day is never today, though today is loaded',
      ['Day', '2026-11-20', { latest: '2026-11-20' }],
      '2026-11-19',
      '2026-11-19',
      1,
      '2026-11-19',
    ],
    ['this month to the latest complete day', ['This_Month', '2026-11-20'], '2026-11-01', '2026-11-19', 1, '2026-11'],
    ['this month on its first day', ['This_Month', '2026-11-01'], '2026-11-01', '2026-11-01', 1, '2026-11'],
    [
      'this month with data of last month only',
      ['This_Month', '2026-11-20', { latest: '2026-10-03' }],
      '2026-11-01',
      '2026-11-19',
      1,
      '2026-11',
    ],
    ['the last full month', ['Prev_Month', '2027-01-15'], '2026-12-01', '2026-12-31', 1, '2026-12'],
    ['twelve calendar months', ['Month', '2026-11-20'], '2025-12-01', '2026-11-19', 12, '2025-12'],
    [
      'twelve months on the first of a month end with the last',
      ['Month', '2026-11-01'],
      '2025-11-01',
      '2026-10-31',
      12,
      '2025-11',
    ],
    [
      'a dynamic range of 365 days by months',
      ['Month', '2026-11-20', { dynamic: 365 }],
      '2025-11-20',
      '2026-11-19',
      13,
      '2025-11',
    ],
    ['a daily series of 365 days', ['DAILY_SERIES', '2026-11-20'], '2025-11-20', '2026-11-19', 365, '2025-11-20'],
    [
      'a daily series of 30 days ending at the latest load',
      ['DAILY_SERIES', '2026-11-20', { dynamic: 30, latest: '2026-11-10' }],
      '2026-10-12',
      '2026-11-10',
      30,
      '2026-10-12',
    ],
    [
      'days between two dates',
      ['DAILY_SERIES', '2026-11-20', { from: '2026-02-27', to: '2026-03-02' }],
      '2026-02-27',
      '2026-03-02',
      4,
      '2026-02-27',
    ],
    [
      'months between two dates',
      ['Month', '2026-11-20', { from: '2026-01-15', to: '2026-03-02' }],
      '2026-01-15',
      '2026-03-02',
      3,
      '2026-01',
    ],
    [
      'an end alone moves the range',
      ['Month', '2026-11-20', { to: '2026-03-31' }],
      '2025-04-01',
      '2026-03-31',
      12,
      '2025-04',
    ],
    [
      'a start alone runs to the latest complete day',
      ['Range', '2026-11-20', { from: '2026-11-11' }],
      '2026-11-11',
      '2026-11-19',
      1,
      '2026-11-11',
    ],
    ['this incentive period', ['This_Incentive_Period', '2026-11-20'], '2026-10-01', '2026-11-19', 1, '2026-10-01'],
    ['the last incentive period', ['Prev_Incentive_Period', '2026-11-20'], '2026-07-01', '2026-09-30', 1, '2026-07-01'],
    [
      'the last incentive period across New Year',
      ['Prev_Incentive_Period', '2027-02-02'],
      '2026-10-01',
      '2026-12-31',
      1,
      '2026-10-01',
    ],
    [
      'an incentive period of six months',
      ['This_Incentive_Period', '2026-11-20', { incentiveMonths: 6 }],
      '2026-07-01',
      '2026-11-19',
      1,
      '2026-07-01',
    ],
  ])('%s', (_name, request, from, to, buckets, firstKey) => {
    const period = periodOf(...request);
    expect(period).toMatchObject({ from, to });
    expect(period.buckets).toHaveLength(buckets);
    expect(period.buckets[0]?.key).toBe(firstKey);
  });

  it('clips the first and last month to a free range', () => {
    expect(periodOf('Month', '2026-11-20', { from: '2026-01-15', to: '2026-03-02' }).buckets).toEqual([
      { key: '2026-01', from: '2026-01-15', to: '2026-01-31' },
      { key: '2026-02', from: '2026-02-01', to: '2026-02-28' },
      { key: '2026-03', from: '2026-03-01', to: '2026-03-02' },
    ]);
  });

  it('fills every period with contiguous buckets in order, and never includes today', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...timeTypes),
        isoDay,
        fc.option(isoDay),
        fc.option(fc.integer({ min: 1, max: 800 })),
        (timeType, today, latest, dynamic) => {
          const { from, to, buckets } = periodOf(timeType, today, { latest, dynamic });
          expect(buckets[0]?.from).toBe(from);
          expect(buckets.at(-1)?.to).toBe(to);
          for (const [index, bucket] of buckets.entries()) {
            expect(bucket.from <= bucket.to).toBe(true);
            const next = buckets[index + 1];
            if (next) expect(next.from).toBe(addDays(bucket.to, 1));
          }
          expect(new Set(buckets.map(({ key }) => key)).size).toBe(buckets.length);
          if (to >= today) expect([from, to]).toEqual([today, today]);
        },
      ),
    );
  });

  it('gives a dynamic range exactly its number of days', () => {
    fc.assert(
      fc.property(isoDay, fc.integer({ min: 1, max: 1000 }), (today, dynamic) => {
        const period = periodOf('DAILY_SERIES', today, { dynamic });
        expect(period.buckets).toHaveLength(dynamic);
        expect(period.to).toBe(latestCompleteDay(today));
      }),
    );
  });
});

describe('periodProblem', () => {
  it.each<[PeriodOptions, string | null]>([
    [{}, null],
    [{ from: '2026-02-01', to: '2026-02-28' }, null],
    [{ from: '2026-02-30' }, 'not-a-day'],
    [{ to: '2026-2-3' }, 'not-a-day'],
    [{ to: '2026-02-03T00:00:00Z' }, 'not-a-day'],
    [{ from: '2026-02-02', to: '2026-02-01' }, 'from-after-to'],
    [{ from: '2016-01-01', to: '2026-01-01' }, 'too-long'],
    [{ from: '2016-01-02', to: '2026-01-01' }, null],
    [{ dynamic: 0 }, 'dynamic-out-of-range'],
    [{ dynamic: 1.5 }, 'dynamic-out-of-range'],
    [{ dynamic: 365 }, null],
  ])('%j: %s', (options, problem) => {
    expect(periodProblem(options)).toBe(problem);
  });
});

describe('calendar', () => {
  it('counts, lists and steps over the same days', () => {
    fc.assert(
      fc.property(isoDay, fc.integer({ min: 0, max: 900 }), (from, days) => {
        const to = addDays(from, days);
        const list = dayList(from, to);
        expect(dayCount(from, to)).toBe(days + 1);
        expect(list).toHaveLength(days + 1);
        expect(list[0]).toBe(from);
        expect(list.at(-1)).toBe(to);
        expect(list.at(-2) ?? addDays(to, -1)).toBe(addDays(to, -1));
      }),
    );
  });

  it('knows month ends and leap years', () => {
    expect(lastOfMonth('2028-02-10')).toBe('2028-02-29');
    expect(lastOfMonth('2100-02-10')).toBe('2100-02-28');
    expect(firstOfMonth('2026-12-31')).toBe('2026-12-01');
  });
});

it('names every time type', () => {
  expect(timeTypes.map((type) => timeTypeLabels[type])).toContain('This Incentive Period');
  expect(isTimeType('This_Month')).toBe(true);
  expect(isTimeType('this_month')).toBe(false);
});
