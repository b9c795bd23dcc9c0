import { expect, it } from 'vitest';
import { periodOf, type PeriodOptions } from './period.ts';
import type { TimeType } from './time-type.ts';
import { isFinished, unfinishedPeriods, type UnfinishedPeriod } from './unfinished.ts';

it.each<[string, TimeType, string, PeriodOptions, string, readonly UnfinishedPeriod[]]>([
  [
    'the month to date',
    'Month',
    '2026-11-26',
    {},
    '2026-11-25',
    [{ key: '2026-11', from: null, through: '2026-11-25' }],
  ],
  ['nothing on the first of a month', 'Month', '2026-12-01', {}, '2026-11-30', []],
  ['nothing at the end of a leap February', 'Month', '2028-03-01', {}, '2028-02-29', []],
  [
    'February 28 of a leap year',
    'Month',
    '2028-02-29',
    { months: 1 },
    '2028-02-28',
    [{ key: '2028-02', from: null, through: '2028-02-28' }],
  ],
  [
    'a month whose loads stopped early',
    'Month',
    '2026-11-26',
    { latest: '2026-11-10', months: 1 },
    '2026-11-10',
    [{ key: '2026-11', from: null, through: '2026-11-10' }],
  ],
  [
    'both ends of a rolling year',
    'Month',
    '2026-11-26',
    { dynamic: 365 },
    '2026-11-25',
    [
      { key: '2025-11', from: '2025-11-26', through: null },
      { key: '2026-11', from: null, through: '2026-11-25' },
    ],
  ],
  [
    'a range within one month',
    'Month',
    '2026-11-26',
    { from: '2026-03-05', to: '2026-03-20' },
    '2026-11-25',
    [{ key: '2026-03', from: '2026-03-05', through: '2026-03-20' }],
  ],
  [
    'a range past the last day with data',
    'Month',
    '2026-11-26',
    { from: '2026-10-01', to: '2026-11-30' },
    '2026-11-25',
    [{ key: '2026-11', from: null, through: '2026-11-25' }],
  ],
  ['no days', 'DAILY_SERIES', '2026-11-26', {}, '2026-11-25', []],
  ['no single value', 'This_Month', '2026-11-26', {}, '2026-11-25', []],
])('marks %s', (_name, timeType, today, options, lastDay, expected) => {
  expect(unfinishedPeriods(periodOf(timeType, today, options), lastDay)).toEqual(expected);
});

it('a period is finished on its last day with data, not before', () => {
  expect(isFinished({ to: '2026-11-30' }, '2026-11-29')).toBe(false);
  expect(isFinished({ to: '2026-11-30' }, '2026-11-30')).toBe(true);
  expect(isFinished({ to: '2026-12-31' }, '2027-01-01')).toBe(true);
});
