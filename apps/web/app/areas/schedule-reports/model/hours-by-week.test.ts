import type { HoursRow } from '@roadside/contract/schemas';
import { describe, expect, it } from 'vitest';
import { hoursByWeek, overtimeWords, partOfWeek, wholeWeeks } from './hours-by-week.ts';

const row = (week: string, hours: Partial<HoursRow>): HoursRow => ({
  driver_id: 1,
  driver_slug: null,
  display_name: 'Kim Ray',
  station_name: 'Lantern East',
  station_slug: 'east',
  week,
  shifts: 1,
  hours: 8,
  tow_hours: 0,
  battery_hours: 0,
  light_hours: 0,
  overtime_hours: 0,
  ...hours,
});

it('adds up the hours of all drivers, oldest week first', () => {
  const rows = [
    row('2026-11-08', { tow_hours: 40, light_hours: 2 }),
    row('2026-11-01', { battery_hours: 8, overtime_hours: 1.5 }),
    row('2026-11-08', { tow_hours: 8, overtime_hours: 3 }),
  ];
  expect(hoursByWeek(rows)).toEqual([
    { week: '2026-11-01', tow: 0, battery: 8, light: 0, overtime: 1.5 },
    { week: '2026-11-08', tow: 48, battery: 0, light: 2, overtime: 3 },
  ]);
});

it('rounds sums to two decimals', () => {
  const rows = [row('2026-11-01', { tow_hours: 0.1 }), row('2026-11-01', { tow_hours: 0.2 })];
  expect(hoursByWeek(rows)[0]?.tow).toBe(0.3);
});

it.each([
  [[30, 42.25], 'Overtime was 30-42.25 hours a week'],
  [[1, 1], 'Overtime was 1 hour a week'],
  [[1561.5, 1742.25], 'Overtime was 1,562-1,742 hours a week'],
  [[1561.5, 1561.75], 'Overtime was 1,562 hours a week'],
  [[0, 0], null],
])('overtime of %j is written with as many decimals as matter', (hours, words) => {
  const weeks = hours.map((overtime, index) => ({
    week: ['2026-11-01', '2026-11-08'][index] ?? '',
    tow: 0,
    battery: 0,
    light: 0,
    overtime,
  }));
  expect(overtimeWords(weeks, { from: '2026-11-01', to: '2026-11-14', today: '2026-11-28' })).toBe(words);
});

describe('partOfWeek', () => {
  const days = { from: '2026-11-04', to: '2026-11-25', today: '2026-11-27' };
  it.each([
    ['a whole week of the past', '2026-11-08', days, null],
    ['a first week that starts late', '2026-11-01', days, { from: '2026-11-04' }],
    ['a last week that ends early', '2026-11-22', days, { through: '2026-11-25' }],
    ['a week that isn’t over', '2026-11-22', { ...days, to: '2026-12-31' }, { through: '2026-11-28' }],
    ['a week that ends today', '2026-11-15', { ...days, today: '2026-11-21' }, { through: '2026-11-21' }],
    ['a week ahead', '2026-12-06', { ...days, to: '2026-12-31' }, { through: '2026-12-12' }],
    [
      'days within one week',
      '2026-11-08',
      { ...days, from: '2026-11-09', to: '2026-11-11' },
      { from: '2026-11-09', through: '2026-11-11' },
    ],
  ])('%s', (_, sunday, asked, part) => {
    expect(partOfWeek(sunday, asked)).toEqual(part);
  });
});

it('leaves out the oldest week when the report left out rows of it', () => {
  const weeks = hoursByWeek([row('2026-11-01', { tow_hours: 1 }), row('2026-11-08', { tow_hours: 2 })]);
  expect(wholeWeeks(weeks, 0)).toEqual(weeks);
  expect(wholeWeeks(weeks, 3).map(({ week }) => week)).toEqual(['2026-11-08']);
});
