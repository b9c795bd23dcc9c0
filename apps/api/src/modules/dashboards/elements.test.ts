import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { calls } from '@roadside/contract/calls';
import type { CallBody, CallReply } from '@roadside/contract/call';
import { callTable, troubleCodeLabel } from '@roadside/domain/calls';
import { wallTime } from '@roadside/domain/scheduling';
import { commentTopics, sentiments } from '@roadside/domain/surveys';
import { readComment } from '@roadside/domain/voice';
import { namedMetricIds } from '@roadside/domain/metrics';
import { readFile } from '../../platform/files/stored-files.ts';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { reportsHandlers } from '../reports/reports.handlers.ts';
import { factClub } from '../reports/testing/fact-club.ts';
import { refusalOf, runCall } from '../reports/testing/run-call.ts';
import { recomputeRollups } from '../metrics/rollups.ts';
import { factWorld, firstDay, lastDay } from '../metrics/testing/fact-world.ts';
import { dashboardsHandlers as handlers } from './dashboards.handlers.ts';

type Parameters = CallBody<typeof calls.elements.request>['request']['parameters'];
type SurveyTable = CallReply<typeof calls.elements.surveys>;
const [sampled] = fc.sample(factWorld, { numRuns: 1, seed: 7 });
const written = [
  'Waited two hours, nobody called.',
  'Great driver, thank you!',
  '=HYPERLINK("http://x","y")',
  'Flatbed as requested',
  'N/A',
  'Rude driver and the map froze',
];
/** The random club, with a comment in most surveys. */
const world = sampled && {
  ...sampled,
  surveys: sampled.surveys.map((survey, index) => ({
    ...survey,
    comment: index % 4 === 3 ? (survey.comment ?? null) : (written[index % written.length] ?? null),
  })),
};
const range = { from: firstDay, to: lastDay };

describeEachEngine('elements', (open) => {
  const { tree, caller } = factClub(open, { today: '2026-04-06', facts: { world, ...range }, people: [1, 2] });
  const request = (
    element: string,
    parameters: Parameters = {},
    more: Partial<CallBody<typeof calls.elements.request>> = {},
    slug = 'club',
    who = caller(),
  ) => runCall(handlers, calls.elements.request, who, { request: { slug, parameters }, ...more }, { element });
  const surveys = (
    element: string,
    search: { search?: string; topic?: string | null; sentiment?: 'positive' | 'neutral' | 'negative' | '' },
    parameters: Parameters = {},
    slug = 'club',
    who = caller(),
  ): Promise<SurveyTable> =>
    runCall(handlers, calls.elements.surveys, who, { request: { slug, parameters }, ...search }, { element });
  const keep = async (
    change: Partial<CallBody<typeof calls.dashboards.create>['dashboard']['elements'][number]>,
    who = caller(),
  ): Promise<string> => {
    const element = {
      name: 'e',
      title: 'Waits',
      order: 1,
      request: { slug: 'club', parameters: {} },
      chart_type: 'table' as const,
      time_type: 'This_Month' as const,
      metrics: ['ata_avg'],
      relation: 'self' as const,
      ...change,
    };
    const { dashboard } = await runCall(handlers, calls.dashboards.create, who, {
      purpose: 'dashboard',
      action: 'create',
      dashboard: { dataTarget: 'calls', name: 'd', elements: [element] },
    });
    return String(dashboard.elements[0]?.id);
  };

  describe('a stored element', () => {
    it('uses its stored parameters unless the request overrides them', async () => {
      const id = await keep({
        metrics: ['count_calls', 'overall_sat_avg'],
        relation: 'children',
        child_type: 'station',
        time_type: 'Month',
        request: { slug: 'club', parameters: { args: { ...range, order_by: '-count_calls' } } },
      });
      const kept = await request(id);
      const direct = await runCall(
        reportsHandlers,
        calls.dashboardData.table,
        caller(),
        {
          metrics: ['count_calls', 'overall_sat_avg'],
          relation: 'children',
          child_type: 'station',
          time_type: 'Month',
          args: { ...range, order_by: '-count_calls' },
        },
        { slug: 'club' },
      );
      expect(kept).toEqual(direct);
      const changed = await request(
        id,
        { relation: 'self', metrics: ['ata_avg'], args: range, time_type: ['DAILY_SERIES'] },
        { chart_type: 'line' },
      );
      expect(changed).toEqual(
        await runCall(
          reportsHandlers,
          calls.dashboardData.trendTable,
          caller(),
          { metrics: ['ata_avg'], time_type: 'DAILY_SERIES', args: range },
          { slug: 'club' },
        ),
      );
      const sorted = (await request(id, {}, { order_by: 'name' })) as typeof direct;
      expect(sorted.data.map(({ name }) => name)).toEqual(sorted.data.map(({ name }) => name).toSorted());
    });

    it.each(['card', 'table', 'trendTable', 'numberHighlights', 'survey_comments', 'bar'] as const)(
      'answers as a %s',
      async (chart_type) => {
        const reply = await request(await keep({ chart_type, metrics: [...namedMetricIds], time_type: 'Month' }));
        const parts = {
          card: ['before', 'data', 'meta', 'previous', 'series'],
          table: ['data', 'meta', 'totals'],
          trendTable: ['meta', 'series', 'totals'],
          bar: ['meta', 'series', 'totals'],
          numberHighlights: ['before', 'data', 'meta'],
          survey_comments: ['data', 'meta', 'next_cursor', 'total_rows'],
        };
        expect(Object.keys(reply).sort()).toEqual(parts[chart_type]);
      },
    );

    it('of a dashboard the caller may not see is treated as nonexistent', async () => {
      const id = await keep({});
      await open().kysely.updateTable('dashboard').set({ owner_employee_id: 2 }).execute();
      for (const element of [id, '999999', '99999999999999', 'no-such-one', 'constructor'])
        expect(await refusalOf(request(element))).toMatchObject({ status: 404, code: 'not-found' });
    });

    it("hides places out of the caller's view", async () => {
      expect(
        await refusalOf(
          request('raw-surveys', {}, {}, 'station-4', caller({ organization: 'harbor', positionType: 'staff' })),
        ),
      ).toMatchObject({ status: 403 });
      expect(
        await refusalOf(
          request(
            'raw-surveys',
            { filters: { new_biz_rules: false } },
            {},
            'ann',
            caller({ organization: 'ann', positionType: 'driver' }),
          ),
        ),
      ).toMatchObject({ status: 403 });
      const geography = { id: 2, slug: 'east' };
      expect(await refusalOf(request('raw-surveys', {}, { geography }))).toMatchObject({
        status: 400,
        fields: { 'geography.id': expect.any(String) as unknown },
      });
    });
  });

  describe('surveys', () => {
    const all = () => (world?.surveys ?? []).filter(({ local_day }) => local_day >= firstDay && local_day <= lastDay);
    const parameters = (args: Parameters['args'] = {}): Parameters => ({
      filters: { reroute: 'all', remove: 'all' },
      args: { ...range, rows_per_page: 200, ...args },
    });

    it('are all listed, newest first, 50 per page', async () => {
      const reply = await surveys('raw-surveys', { search: '' }, parameters());
      expect(reply.total_rows).toBe(all().length);
      expect(reply.data.map(({ recorded_date }) => recorded_date)).toEqual(
        reply.data
          .map(({ recorded_date }) => recorded_date)
          .toSorted()
          .toReversed(),
      );
      expect((await surveys('raw-surveys', { search: '' }, { ...parameters(), args: range })).data).toHaveLength(
        Math.min(50, all().length),
      );
      for (const row of reply.data)
        expect(Object.keys(row).filter((key) => /member|phone|latitude/.test(key))).toEqual([]);
    });

    it('name their driver’s slug, to open what members say about the driver', async () => {
      const { data } = await surveys('raw-surveys', { search: '' }, parameters());
      expect(data.some(({ driver_id }) => driver_id !== null)).toBe(true);
      for (const { driver_id, driver_slug, driver_name } of data) {
        expect(driver_slug === null).toBe(driver_id === null);
        expect(driver_slug === null).toBe(driver_name === null);
      }
    });

    it.each([
      ['something written', { search: 'driver' }, (text: string) => /driver/i.test(text)],
      ['wildcards as they stand', { search: '%' }, (text: string) => text.includes('%')],
      ...commentTopics.map(
        (topic) =>
          [
            `topic ${topic}`,
            { topic },
            (text: string, outc1: number | null) => readComment(text, outc1).spans.some((span) => span.topic === topic),
          ] as const,
      ),
      ...sentiments.map(
        (sentiment) =>
          [
            `${sentiment} ones`,
            { sentiment },
            (text: string, outc1: number | null) => {
              const { tone, spans } = readComment(text, outc1);
              return tone === sentiment || spans.some((span) => span.sentiment === sentiment);
            },
          ] as const,
      ),
    ] as const)(
      '%s: as many as the domain reads the same way',
      async (_, search, holds: (text: string, outc1: number | null) => boolean) => {
        const expected = all().filter(({ comment, outc1 }) => comment && holds(comment, outc1 ?? null));
        const reply = await surveys('raw-surveys', search as object, parameters());
        expect([reply.total_rows, reply.data.length]).toEqual([expected.length, expected.length]);
        for (const row of reply.data)
          expect(row.topics.map(({ topic, sentiment }) => [topic, sentiment])).toEqual(
            readComment(row.comment ?? '', row.outc1 ?? null).spans.map(({ topic, sentiment }) => [topic, sentiment]),
          );
      },
    );

    it.each(['-recorded_date', 'recorded_date', '-sc_dt_surveys', 'date_updated_surveys', 'outc1', '-outc1'])(
      'read page by page, ordered by %s, are the same as read at once',
      async (order_by) => {
        const whole = await surveys('raw-surveys', { search: '' }, parameters({ order_by }));
        const paged: number[] = [];
        let cursor: string | null = null;
        do {
          const page: SurveyTable = await surveys(
            'raw-surveys',
            { search: '' },
            parameters({ order_by, rows_per_page: 7, ...(cursor === null ? {} : { cursor }) }),
          );
          paged.push(...page.data.map(({ id }) => id));
          cursor = page.next_cursor;
        } while (cursor !== null);
        expect(paged).toEqual(whole.data.map(({ id }) => id));
      },
    );

    it('exclude rerouted and removed ones by default at a station, and include them elsewhere', async () => {
      const at = async (slug: string) =>
        (await surveys('raw-surveys', { search: '' }, { args: { ...range, rows_per_page: 200 } }, slug)).data;
      expect((await at('station-1')).every(({ reroute, remove }) => !reroute && !remove)).toBe(true);
      expect((await at('club')).length).toBe(all().length);
    });

    it('with comments are the same as dashboardData.surveyComments', async () => {
      const body = { time_type: 'Range' as const, args: { ...range, lower_bound: 0, upper_bound: 50 } };
      const comments = await runCall(reportsHandlers, calls.dashboardData.surveyComments, caller(), body, {
        slug: 'club',
      });
      expect(comments.total_rows).toBe(all().filter(({ comment }) => comment).length);
      expect(comments.data.every(({ comment }) => comment)).toBe(true);
      expect(comments).toEqual(await surveys('survey-comments', { search: '' }, { args: body.args }));
      const found = await runCall(
        reportsHandlers,
        calls.dashboardData.surveyComments,
        caller(),
        { ...body, search: 'FLATBED', topic: 'tow destination', sentiment: '' },
        { slug: 'club' },
      );
      expect(found.data.every(({ comment }) => comment === 'Flatbed as requested')).toBe(true);
      expect(found.total_rows).toBeGreaterThan(0);
    });

    it.each([
      ['a topic nobody has', () => surveys('raw-surveys', { topic: 'Weather' }), 'topic'],
      [
        'an order that is none',
        () => surveys('raw-surveys', { search: '' }, { args: { order_by: 'comment' } }),
        'args.order_by',
      ],
      [
        'a cursor that is none',
        () => surveys('raw-surveys', { search: '' }, { args: { cursor: '1; drop table survey' } }),
        'args.cursor',
      ],
      [
        'a cursor whose row is gone',
        () => surveys('raw-surveys', { search: '' }, { args: { cursor: '999999999' } }),
        'args.cursor',
      ],
      ['a table without surveys', () => surveys('std12e_reduced', { search: '' }), 'search'],
    ] as const)('%s is refused by name', async (_, run, field) => {
      expect(await refusalOf(run())).toMatchObject({ status: 400, fields: { [field]: expect.any(String) as unknown } });
    });
  });

  describe('an export', () => {
    const exported = async (element: string, parameters: Parameters = {}, more: object = {}, who = caller()) => {
      const reply = await runCall(
        handlers,
        calls.elements.exportXlsx,
        who,
        { purpose: 'export', request: { slug: 'club', parameters }, ...more },
        { element },
      );
      const file = await readFile(open().kysely, reply.file.replace('/files/', ''));
      if (!file) throw new Error('The file is not there.');
      expect([file.kind, file.ownerEmployeeId]).toEqual(['export', 1]);
      const [sheet, about] = (await readXlsx(file.content)).sheets.map(({ rows }) => rows);
      return { reply, sheet: sheet ?? [], about: about ?? [] };
    };

    it('of calls has every row of the list, and the columns of its screen', async () => {
      const { reply, sheet } = await exported('std12e_reduced', {
        args: { ...range, rows_per_page: 5, page: 3 },
        filters: { tcd__in: ['Battery'] },
      });
      const battery =
        world?.calls.filter(
          (call) =>
            ['1', '1B', '4'].includes(call.trouble_code) && call.local_day >= firstDay && call.local_day <= lastDay,
        ) ?? [];
      expect([reply.rows, sheet.length]).toEqual([battery.length, battery.length + 1]);
      expect(reply.filename).toBe(`call-details_club_${firstDay}_${lastDay}.xlsx`);
      expect(sheet[0]).toEqual(
        callTable.map((column) => ('unit' in column ? `${column.header}, ${column.unit}` : column.header)),
      );
      const code = sheet[0]?.indexOf('Service') ?? -1;
      expect(
        sheet
          .slice(1)
          .map((row) => row[code])
          .toSorted(),
      ).toEqual(battery.map((call) => troubleCodeLabel(call.trouble_code)).toSorted());
      // Received, in the location's time zone: the clock of the list, as a spreadsheet has it.
      const { timeZone } = tree().bySlug('club') ?? { timeZone: '' };
      expect(
        sheet
          .slice(1)
          .map((row) => (row[0] as Date).getTime())
          .toSorted((a, b) => a - b),
      ).toEqual(
        battery
          .map((call) => wallTime(new Date(call.received_at as Date).toISOString(), timeZone))
          .toSorted((a, b) => a - b),
      );
    });

    it('of calls has only the columns asked for, in their order', async () => {
      const { sheet } = await exported(
        'std12e_reduced',
        { args: range },
        { columns: ['city', 'sc_dt', 'ata_minutes', 'no-such-column'] },
      );
      expect(sheet[0]).toEqual(['City', 'Received', 'Wait, min']);
    });

    it('of comments contains no formulas', async () => {
      const { sheet } = await exported(
        'survey-comments',
        { args: range, filters: { reroute: 'all', remove: 'all' } },
        { search: 'hyperlink' },
      );
      const comments = sheet.slice(1).map((row) => row.at(-1));
      expect(comments.length).toBeGreaterThan(0);
      for (const cell of comments) expect(cell).toBe('=HYPERLINK("http://x","y")');
    });

    it('of more places than a file can hold is refused, not truncated', async () => {
      const ann = tree().bySlug('ann');
      if (!ann) throw new Error('no driver');
      const crowd = Array.from({ length: 20_001 }, (_, index) => ({ ...ann, id: 100_000 + index }));
      const who = caller({ tree: { ...tree(), children: () => crowd } });
      const parameters: Parameters = { relation: 'children', child_type: 'driver', time_type: ['Range'], args: range };
      for (const chart_type of ['table', 'trendTable'] as const) {
        const id = await keep({ chart_type });
        expect(await refusalOf(exported(id, parameters, {}, who))).toMatchObject({
          status: 400,
          fields: { 'request.parameters': expect.stringContaining('20001 rows') },
        });
      }
    });

    it('of a table has all its rows and the totals, as numbers', async () => {
      const parameters: Parameters = {
        metrics: ['count_calls', 'ata_avg'],
        relation: 'children',
        child_type: 'driver',
        time_type: ['Range'],
        args: { ...range, rows_per_page: 1 },
      };
      const id = await keep({ metrics: ['ata_avg'] });
      const { sheet } = await exported(id, parameters);
      const table = await runCall(
        reportsHandlers,
        calls.dashboardData.table,
        caller(),
        {
          metrics: ['count_calls', 'ata_avg'],
          relation: 'children',
          child_type: 'driver',
          time_type: 'Range',
          args: range,
        },
        { slug: 'club' },
      );
      expect(sheet[0]?.slice(0, 2)).toEqual(['Name', 'Type']);
      expect(sheet.slice(1).map((row) => [row[0], row[2] ?? null, row[3] ?? null])).toEqual(
        [...table.data, { ...table.totals, name: 'Total' }].map(({ name, metrics }) => [
          name,
          metrics['count_calls']?.value ?? null,
          metrics['ata_avg']?.value ?? null,
        ]),
      );
    });

    it('of a trend table has a column for every date', async () => {
      const id = await keep({ chart_type: 'trendTable', time_type: 'Month' });
      const { sheet } = await exported(id, { args: range });
      expect(sheet[0]).toEqual([
        'Name',
        'Metric',
        '2026-01 (from 2026-01-20)',
        '2026-02',
        '2026-03',
        '2026-04 (to date, through 2026-04-04)',
      ]);
    });

    it('lists location, period, filters and data time on its second sheet', async () => {
      const { about } = await exported('std12e_reduced', { args: range, filters: { tcd__in: ['Battery'] } });
      expect(Object.fromEntries(about)).toMatchObject({
        Table: 'Call Details',
        From: firstDay,
        To: lastDay,
        Filter: expect.stringMatching(/^Trouble code: .*1B/) as unknown,
        'Time zone': tree().bySlug('club')?.timeZone,
        'Data as of': expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$|^not loaded yet$/) as unknown,
      });
    });

    it('is not available for a card', async () => {
      const id = await keep({ chart_type: 'card' });
      expect(await refusalOf(exported(id))).toMatchObject({
        status: 400,
        fields: { chart_type: expect.any(String) as unknown },
      });
    });

    it('of a long list has every row, also of later pages', async () => {
      const { kysely } = open();
      await sql`
        insert into call (id, local_day, local_hour, station_id, provider_type, trouble_code, outcome, received_at, pass_count)
        select 1000000 + n, local_day, local_hour, station_id, provider_type, trouble_code, outcome, received_at, pass_count
        from (select * from call limit 1) as one, generate_series(1, 5100) as n
      `.execute(kysely);
      await recomputeRollups(open(), range);
      try {
        const { rows } = await sql<{ n: number }>`select count(*)::integer as n from call
          where local_day between ${firstDay}::date and ${lastDay}::date`.execute(kysely);
        const { sheet } = await exported('std12e_reduced', { args: range });
        expect(sheet).toHaveLength((rows[0]?.n ?? 0) + 1);
      } finally {
        await sql`delete from call where id > 1000000`.execute(kysely);
        await recomputeRollups(open(), range);
      }
    });
  });
});
