import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { calls } from '@roadside/contract/calls';
import { readFile } from '../../platform/files/stored-files.ts';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { factWorld, firstDay, lastDay } from '../metrics/testing/fact-world.ts';
import { reportsHandlers } from '../reports/reports.handlers.ts';
import { factClub } from '../reports/testing/fact-club.ts';
import { refusalOf, runCall } from '../reports/testing/run-call.ts';
import type { TestCaller } from '../reports/testing/run-call.ts';
import { dashboardsHandlers } from './dashboards.handlers.ts';

const [world] = fc.sample(factWorld, { numRuns: 1, seed: 11 });
const range = { from: firstDay, to: lastDay };
const order_by = '-sc_dt';
const passed = { counted_by: { metric: 'passed_calls_freq', part: 'numerator' } } as const;

describeEachEngine('the export of calls a location passed', (open) => {
  const { caller } = factClub(open, { today: '2026-04-06', facts: { world, ...range }, people: [1] });
  const ask = (who: TestCaller, slug: string, element = 'std12e_reduced', counted: object = passed) =>
    runCall(
      dashboardsHandlers,
      calls.elements.exportXlsx,
      who,
      {
        purpose: 'export',
        request: { slug, parameters: { time_type: ['Range'], args: range } },
        columns: ['station_name', 'driver_name', 'truck', 'city', 'grid', 'clear_code'],
        order_by,
        ...counted,
      },
      { element },
    );
  const sheetsOf = async (who: TestCaller, slug: string) => {
    const reply = await ask(who, slug);
    const file = await readFile(open().kysely, reply.file.replace('/files/', ''));
    if (!file) throw new Error('The file is not there.');
    const [sheet = [], about = []] = (await readXlsx(file.content)).sheets.map(({ rows }) => rows);
    return { rows: sheet.slice(1), about };
  };
  const listed = async (who: TestCaller, slug: string) => {
    const { data } = await runCall(
      reportsHandlers,
      calls.dashboardData.std12eReduced,
      who,
      { args: { ...range, rows_per_page: 200, order_by }, ...passed },
      { chart_type: 'std12e_reduced', slug },
    );
    return data;
  };
  const cells = (rows: readonly (readonly unknown[])[]) =>
    rows.map((row) => Array.from({ length: 6 }, (_, index) => row[index] ?? ''));

  it.each(['station', 'club'])('has the rows of the list, as seen by the %s', async (from) => {
    const who = from === 'club' ? caller() : caller({ organization: 'station-3', positionType: 'staff' });
    const [data, { rows, about }] = [await listed(who, 'station-3'), await sheetsOf(who, 'station-3')];
    expect(data.some((row) => row.station_id !== 22)).toBe(true);
    expect(cells(rows)).toEqual(
      cells(data.map((row) => [row.station_name, row.driver_name, row.truck, row.city, row.grid, row.clear_code])),
    );
    // Drivers and trucks of other stations are only for those who may see them.
    expect(rows.some((row) => (row[1] ?? '') !== '')).toBe(from === 'club');
    if (from === 'station') for (const row of rows) expect([row[1] ?? '', row[2] ?? '']).toEqual(['', '']);
    expect(about.filter(([label]) => label === 'Filter')).toEqual([['Filter', 'Calls this location passed']]);
  });

  it('is refused for a place out of view, a metric that counts no calls, and a list of surveys', async () => {
    const staff = caller({ organization: 'station-3', positionType: 'staff' });
    expect(await refusalOf(ask(staff, 'station-1'))).toMatchObject({ status: 403 });
    const coverage = { counted_by: { metric: 'coverage_rate', part: 'numerator' } };
    expect(await refusalOf(ask(caller(), 'club', 'std12e_reduced', coverage))).toMatchObject({
      status: 400,
      fields: { 'counted_by.metric': expect.any(String) as unknown },
    });
    expect(await refusalOf(ask(caller(), 'club', 'raw-surveys'))).toMatchObject({
      status: 400,
      fields: { counted_by: expect.any(String) as unknown },
    });
  });
});
