import { calls } from '@roadside/contract/calls';
import type { CallReply } from '@roadside/contract/call';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { contextOfPerson } from '../../platform/calls/context-of-person.ts';
import { parseConfig } from '../../platform/config/config.ts';
import { metricText } from '../../platform/pdf/metric-text.ts';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { silentLog } from '../../platform/testing/silent-log.ts';
import { factWorld, firstDay, lastDay } from '../metrics/testing/fact-world.ts';
import { factClub } from '../reports/testing/fact-club.ts';
import { runCall } from '../reports/testing/run-call.ts';
import { makeDashboardFiles } from './dashboard-files.service.ts';
import { dashboardsHandlers } from './dashboards.handlers.ts';

const [world] = fc.sample(factWorld, { numRuns: 1, seed: 7 });
const today = '2026-04-06';

describeEachEngine('a dashboard on paper', (open) => {
  const { tree, caller } = factClub(open, { today, facts: { world, from: firstDay, to: lastDay }, people: [1] });

  const addDashboard = async () => {
    const { kysely } = open();
    const { rows } = await sql<{ id: number }>`
      insert into dashboard (name, owner_employee_id, position, icon, data_target, created_at, updated_at)
      values ('Page', 1, 1, '', 'PSP', now(), now()) returning id`.execute(kysely);
    const id = rows[0]?.id ?? 0;
    const elements = [
      ['Calls', 'card', 'Range', 'count_calls'],
      ['Wait', 'card', 'Range', 'ata_avg'],
      ['Wait by month', 'line', 'Month', 'ata_avg'],
      ['By station', 'table', 'Range', 'count_calls'],
      ['Calls by month', 'bar', 'Month', 'count_calls'],
    ] as const;
    for (const [index, [title, chart, time, metric]] of elements.entries())
      // oxlint-disable-next-line no-await-in-loop -- A few rows, in their order.
      await sql`insert into dashboard_element
          (dashboard_id, name, title, position, chart_type, time_type, metrics, relation, child_type, request, filters)
        values (${id}::integer, ${title}, ${title}, ${index}::integer, ${chart}, ${time}, array[${metric}],
          ${chart === 'table' ? 'children' : 'self'}, ${chart === 'table' ? 'station' : null},
          ${JSON.stringify({ parameters: { args: { from: firstDay, to: lastDay } } })}::jsonb, '{}')`.execute(kysely);
    return id;
  };
  const filesOf = async (id: number) => {
    const context = contextOfPerson(
      {
        db: open(),
        tree: tree(),
        config: parseConfig({ ROADSIDE_MODE: 'test', ROADSIDE_TODAY: today }),
        now: () => new Date(`${today}T12:00:00Z`),
        log: silentLog,
      },
      {
        employee_id: 1,
        display_name: 'Test',
        organization_id: tree().bySlug('club')?.id ?? 0,
        position_type: 'executive',
        permissions: [],
        team: '',
      },
      { action: 'elements.export', requestId: 'test' },
    );
    if (!context) throw new Error('The club has no place.');
    return makeDashboardFiles(context, id, 'club');
  };

  it('has its cards, charts and tables in the order of the dashboard, with the numbers of the screen', async () => {
    const id = await addDashboard();
    const { page, files } = await filesOf(id);
    expect(page.parts.map((part) => part.kind)).toEqual(['numbers', 'chart', 'table', 'chart']);
    expect(files).toHaveLength(3);

    const { rows } = await sql<{ id: number; title: string }>`
      select id, title from dashboard_element where dashboard_id = ${id}::integer`.execute(open().kysely);
    const onScreen = async (title: string) =>
      runCall(
        dashboardsHandlers,
        calls.elements.request,
        caller(),
        { request: { slug: 'club', parameters: {} } },
        { element: String(rows.find((row) => row.title === title)?.id) },
      );
    const card = (await onScreen('Wait')) as CallReply<typeof calls.dashboardData.card>;
    const [numbers, line, , bars] = page.parts;
    const [heading] = card.meta.metrics;
    if (numbers?.kind !== 'numbers' || line?.kind !== 'chart' || bars?.kind !== 'chart' || !heading)
      throw new Error('A part is missing.');
    expect(numbers.numbers.map(({ label }) => label)).toEqual(['Calls', 'Wait']);
    expect(numbers.numbers[1]?.value).toBe(metricText(heading, card.data.metrics['ata_avg']?.value ?? null));
    const trend = (await onScreen('Wait by month')) as CallReply<typeof calls.dashboardData.trendTable>;
    expect(line.chart.values).toEqual(trend.totals.metrics['ata_avg']?.map(({ value }) => value));
    expect(line.chart.shape).toBe('line');
    expect(bars.chart.shape).toBe('bar');
    expect(line.chart.values.some((value) => value !== null)).toBe(true);
  });

  it('is a different report when only a card changed', async () => {
    const id = await addDashboard();
    const before = await filesOf(id);
    expect((await filesOf(id)).digest).toBe(before.digest);
    await sql`update dashboard_element set metrics = array['passed_calls_freq']
      where dashboard_id = ${id}::integer and title = 'Calls'`.execute(open().kysely);
    expect((await filesOf(id)).digest).not.toBe(before.digest);
  });
});
