import type { Absence } from '@roadside/contract/schemas';
import { expect, it } from 'vitest';
import { absenceLegend, absenceRows, monthDays, offOn } from './absence-days.ts';

const absence = (
  id: number,
  driver_id: number,
  pto_start: string,
  pto_end: string,
  status: Absence['status'],
): Absence => ({
  id,
  employee_id: driver_id + 100,
  driver_id,
  driver_slug: `driver-${driver_id}`,
  display_name: `Driver ${driver_id}`,
  station_name: 'Harbor',
  pto_start,
  pto_end,
  type: 'vacation',
  status,
});

const november = { from: '2026-11-01', to: '2026-11-30' };

it('gives each driver a row, where an approved day takes precedence over a pending one', () => {
  const rows = absenceRows(
    [
      absence(1, 7, '2026-11-26', '2026-11-28', 'approved'),
      absence(2, 8, '2026-11-27', '2026-11-27', 'pending'),
      absence(3, 7, '2026-11-28', '2026-11-29', 'pending'),
    ],
    november,
  );
  expect(rows.map(({ name, days }) => [name, [...days].map(([day, { status }]) => `${day} ${status}`)])).toEqual([
    ['Driver 7', ['2026-11-26 approved', '2026-11-27 approved', '2026-11-28 approved', '2026-11-29 pending']],
    ['Driver 8', ['2026-11-27 pending']],
  ]);
  expect(offOn(rows, '2026-11-27')).toBe(1);
});

it('lists only the days shown, however long somebody is off', () => {
  const [row] = absenceRows([absence(1, 7, '2000-01-01', '2100-12-31', 'approved')], november);
  expect([row?.days.size, [...(row?.days.keys() ?? [])].at(0), [...(row?.days.keys() ?? [])].at(-1)]).toEqual([
    30,
    '2026-11-01',
    '2026-11-30',
  ]);
});

it('knows the days of a month', () => {
  expect([monthDays('2026-02-14').length, monthDays('2026-02-14')[0], monthDays('2026-02-14').at(-1)]).toEqual([
    28,
    '2026-02-01',
    '2026-02-28',
  ]);
});

it('says what the letters on the calendar mean, and no others', () => {
  const sick = { ...absence(1, 7, '2026-11-02', '2026-11-02', 'approved'), type: 'sick' };
  const off = absence(2, 8, '2026-11-03', '2026-11-03', 'approved');
  expect(absenceLegend(absenceRows([off, sick], november))).toBe('S sick, V vacation');
  const asked = absence(3, 9, '2026-11-04', '2026-11-04', 'pending');
  expect(absenceLegend(absenceRows([off, asked], november))).toBe('V vacation, dashed ? pending');
});
