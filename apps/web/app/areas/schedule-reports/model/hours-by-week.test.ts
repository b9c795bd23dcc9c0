import type { HoursRow } from '@roadside/contract/schemas';
import { expect, it } from 'vitest';
import { hoursByWeek } from './hours-by-week.ts';

const row = (week: string, hours: Partial<HoursRow>): HoursRow => ({
  driver_id: 1,
  driver_slug: null,
  display_name: 'Kim Ray',
  station_name: 'Lantern East',
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
