import type { HoursRow } from '@roadside/contract/schemas';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ReportChart } from './report-chart.tsx';

const row = (week: string, tow: number, overtime = 0): HoursRow => ({
  driver_id: 1,
  driver_slug: null,
  display_name: 'Kim Ray',
  station_name: 'Lantern East',
  station_slug: 'east',
  week,
  shifts: 1,
  hours: tow,
  tow_hours: tow,
  battery_hours: 0,
  light_hours: 0,
  overtime_hours: overtime,
});
const days = { from: '2026-11-05', to: '2026-11-25', today: '2026-11-27' };
/** The first and last week are cut by the days, so they have the fewest hours. */
const rows = [row('2026-11-22', 1), row('2026-11-15', 44), row('2026-11-08', 40), row('2026-11-01', 2)];

it('never calls a week cut by the dates the highest or lowest', () => {
  const text = renderToString(<ReportChart loaded={{ report: 'hours', rows, left_out: 0 }} days={days} />)
    .replaceAll(/<!-- -->/g, '')
    .replaceAll(/<[^>]+>/g, '\n');
  const summary = text.split('\n').find((line) => line.includes(' rose '));
  expect(summary).toContain(
    'Tow rose from 40 to 44, Nov 8 to Nov 15. Battery stayed at 0, Nov 8 to Nov 15. Also shown: Light Service.',
  );
});

it('says how much overtime the whole weeks had, and not in the name of a week', () => {
  const html = renderToString(
    <ReportChart
      loaded={{
        report: 'hours',
        rows: [row('2026-11-22', 1, 9), row('2026-11-15', 44, 42), row('2026-11-08', 40, 30), row('2026-11-01', 2, 1)],
        left_out: 0,
      }}
      days={days}
    />,
  );
  expect(html).toContain('Overtime was 30-42 hours a week');
  expect(html).not.toContain('overtime)');
});
