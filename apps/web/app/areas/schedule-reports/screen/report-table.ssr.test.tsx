import { createRemixStub } from '@remix-run/testing';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { LoadedReport } from '../server/schedule-reports.server.ts';
import { ReportTable } from './report-table.tsx';

const driver = {
  driver_id: 1,
  driver_slug: null,
  display_name: 'Kim Ray',
  station_name: 'Lantern East',
  station_slug: 'east',
};
const place = { slug: 'lantern', name: 'Lantern Motor Club', type: 'club' } as const;
const state = { report: 'hours', from: '2026-11-01', to: '2026-11-25' } as const;

function drawn(loaded: LoadedReport): string {
  const Page = createRemixStub([
    {
      path: '/',
      Component: () => (
        <ReportTable loaded={loaded} state={state} place={place} search={new URLSearchParams()} loading={false} />
      ),
    },
  ]);
  return renderToString(<Page />).replaceAll('<!-- -->', '');
}

/** The totals row's cells, without those of columns that have no total. */
function totalsOf(loaded: LoadedReport): readonly string[] {
  const html = drawn(loaded);
  const row = html.slice(html.indexOf('data-component="DataTable.Totals"'));
  return row
    .replaceAll(/<[^>]+>/g, '\n')
    .split('\n')
    .filter(Boolean);
}

describe('the total of a percentage divides sums', () => {
  it('of hours signed on by planned hours', () => {
    const row = { ...driver, shifts: 1, late_shifts: 0, missed_shifts: 0 };
    const cells = totalsOf({
      report: 'adherence',
      rows: [
        { ...row, planned_hours: 10, worked_hours: 10, adherence: 100 },
        { ...row, driver_id: 2, planned_hours: 30, worked_hours: 15, adherence: 50 },
        { ...row, driver_id: 3, planned_hours: 0, worked_hours: 0, adherence: null },
      ],
      left_out: 0,
    });
    expect(cells).toContain('62.5');
  });

  it('of filled shifts by planned shifts, as in each row', () => {
    const long = { ...driver, planned_shifts: 2, filled_shifts: 1, open_hours: 12, filled_hours: 8, filled_share: 50 };
    const alone = totalsOf({ report: 'ghosts', rows: [long], left_out: 0 });
    expect(alone).toContain('50');
    const none = { ...driver, driver_id: 2, planned_shifts: 3, filled_shifts: 0, open_hours: 24, filled_hours: 0 };
    const both = totalsOf({ report: 'ghosts', rows: [long, { ...none, filled_share: 0 }], left_out: 0 });
    expect(both).toContain('20');
  });

  it('of the difference by the calls predicted', () => {
    const row = { needed_hours: null, scheduled_hours: 0, short_hours: null };
    const cells = totalsOf({
      report: 'forecast',
      rows: [
        { ...row, local_day: '2026-11-20', predicted_calls: 90, actual_calls: 99, difference: 9, difference_share: 10 },
        {
          ...row,
          local_day: '2026-11-21',
          predicted_calls: 10,
          actual_calls: 6,
          difference: -4,
          difference_share: -40,
        },
      ],
      left_out: 0,
    });
    expect(cells).toContain('5');
  });

  it('of a location by hours that have no room in the table', () => {
    const row = { geography_id: 1, slug: 'east', display_name: 'East', drivers: 2, shifts: 3, overtime_hours: 0 };
    const cells = totalsOf({
      report: 'locations',
      rows: [
        { ...row, hours: 41, open_hours: 0, planned_hours: 40, worked_hours: 38, adherence: 95, days_off: 0 },
        {
          ...row,
          geography_id: 2,
          slug: 'west',
          hours: 11,
          open_hours: 0,
          planned_hours: 10,
          worked_hours: 2,
          adherence: 20,
          days_off: 0,
        },
      ],
      left_out: 0,
    });
    expect(cells).toContain('80');
    expect(cells).not.toContain('50');
  });
});

it('links the hours of a driver at two stations to the shifts at each', () => {
  const row = { ...driver, week: '2026-11-01', shifts: 3, hours: 30, battery_hours: 0, light_hours: 0 };
  const html = drawn({
    report: 'hours',
    rows: [
      { ...row, tow_hours: 30, overtime_hours: 0 },
      { ...row, station_name: 'Lantern West', station_slug: 'west', tow_hours: 30, overtime_hours: 20 },
    ],
    left_out: 0,
  });
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => decodeURIComponent(href ?? ''));
  const slugs = (filters: string) =>
    links.filter((link) => link.endsWith(`~2026-11-01~2026-11-07~1~-~-~${filters}`)).map((link) => link.split('~')[1]);
  expect(slugs('tow~-')).toEqual(['east', 'west']);
  expect(slugs('-~overtime')).toEqual(['west']);
});
