import type { HoursRow } from '@roadside/contract/schemas';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ReportChart } from './report-chart.tsx';

const row = (week: string, tow: number): HoursRow => ({
  driver_id: 1,
  driver_slug: null,
  display_name: 'Kim Ray',
  station_name: 'Lantern East',
  week,
  shifts: 1,
  hours: tow,
  tow_hours: tow,
  battery_hours: 0,
  light_hours: 0,
  overtime_hours: 0,
});
const days = { from: '2026-11-05', to: '2026-11-25', today: '2026-11-27' };
/** The first and last week are cut by the days, so they have the fewest hours. */
const rows = [row('2026-11-22', 1), row('2026-11-15', 44), row('2026-11-08', 40), row('2026-11-01', 2)];

it('never calls a week cut by the dates the highest or lowest', () => {
  const text = renderToString(<ReportChart loaded={{ report: 'hours', rows, left_out: 0 }} days={days} />)
    .replaceAll(/<!-- -->/g, '')
    .replaceAll(/<[^>]+>/g, '\n');
  const summary = text.split('\n').find((line) => line.includes('highest'));
  expect(summary).toContain('Tow: highest 44 (Nov 15), lowest 40 (Nov 8).');
});
