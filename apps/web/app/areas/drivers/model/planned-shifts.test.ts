import type { ReportShift } from '@roadside/contract/schemas';
import { expect, it } from 'vitest';
import { daysToRead, shiftsToOpen } from './planned-shifts.ts';

const shift = (id: number, start_date: string, hours: number): ReportShift => ({
  id,
  driver_id: 1,
  driver_slug: 'kim',
  display_name: 'Kim Ray',
  station_name: 'Lantern East',
  local_day: start_date.slice(0, 10),
  start_date,
  end_date: new Date(Date.parse(start_date) + hours * 3_600_000).toISOString(),
  hours,
  schedule_type: ['Tow'],
  time_zone: 'America/New_York',
  isGhost: false,
  signed_on_at: null,
  signed_off_at: null,
});

it('counts the shifts that days off would open', () => {
  const days = { from: '2026-05-08', to: '2026-05-09' };
  expect(daysToRead(days)).toEqual({ from: '2026-05-06', to: '2026-05-09' });
  const shifts = [
    shift(1, '2026-05-07T14:00:00Z', 8),
    // 10 PM on the evening before, to 2 AM.
    shift(2, '2026-05-08T02:00:00Z', 4),
    // To midnight, when the first day off begins.
    shift(3, '2026-05-08T00:00:00Z', 4),
    shift(4, '2026-05-08T14:00:00Z', 8),
    // 11 PM on the last day.
    shift(5, '2026-05-10T03:00:00Z', 8),
    shift(6, '2026-05-10T04:00:00Z', 8),
  ];
  const open = (now: string, of = shifts) =>
    shiftsToOpen(of, days, { timeZone: 'America/New_York', now: Date.parse(now) }).map(({ id }) => id);
  expect(open('2026-05-01T12:00:00Z')).toEqual([2, 4, 5]);
  expect(open('2026-05-08T14:00:00Z')).toEqual([5]);
  expect(open('2026-05-01T12:00:00Z', [{ ...shift(4, '2026-05-08T14:00:00Z', 8), isGhost: true }])).toEqual([]);
});
