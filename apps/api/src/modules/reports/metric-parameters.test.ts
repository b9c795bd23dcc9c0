import { beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@roadside/contract/calls';
import type { CallBody } from '@roadside/contract/call';
import { addDays } from '@roadside/domain/calendar';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { setGoal } from '../goals/goals.service.ts';
import { plainCall, plainSurvey } from '../metrics/testing/fact-world.ts';
import { reportsHandlers as handlers } from './reports.handlers.ts';
import { factClub } from './testing/fact-club.ts';
import { refusalOf, runCall } from './testing/run-call.ts';

const today = '2026-04-02';
const later = (call: { received_at: Date | string }, minutes: number) =>
  new Date(new Date(call.received_at).getTime() + minutes * 60_000);

// Station 20 has one call per day in February, 21 two, 22 three; station 23 has one on the last day of March. ATA in
// minutes equals the station's number.
const facts = [...Array(28).keys()].flatMap((offset) =>
  [20, 21, 21, 22, 22, 22].map((station, copy) => ({ day: addDays('2026-02-01', offset), station, copy })),
);
const plain = [...facts, { day: '2026-03-31', station: 23, copy: 0 }].map(({ day, station }, index) =>
  plainCall(index + 1, day, station, {
    pass_count: 0,
    trouble_code: station === 21 ? '1' : '5',
    battery_tested: station === 21,
    battery_sold: false,
    became_tow: false,
  }),
);
const allCalls = plain.map((call) => ({ ...call, arrived_at: later(call, call.station_id) }));
// Every other call of station 22 was answered; a third of the answers are not totally satisfied, and one is removed.
const surveys = allCalls
  .filter((call) => call.station_id === 22)
  .filter((_, index) => index % 2 === 0)
  .map((call, index) =>
    plainSurvey(call, { outc1: index % 3 === 0 ? 2 : 5, remove: index === 0, updated_at: '2026-03-08T05:30:00Z' }),
  );

type TableBody = CallBody<typeof calls.dashboardData.table>;

describeEachEngine('the metric parameters', (open) => {
  const { tree, caller } = factClub(open, {
    today,
    facts: { world: { calls: allCalls, passes: [], surveys }, from: '2026-01-01', to: '2026-04-30' },
  });
  beforeAll(async () => {
    await open()
      .kysely.insertInto('update_status')
      .values({ state: 'Aggregations Completed', kind: 'metrics', entered_at: '2026-04-02T09:00:00Z' })
      .execute();
  });
  const table = (body: Partial<TableBody> = {}, slug = 'club', who = caller()) =>
    runCall(
      handlers,
      calls.dashboardData.table,
      who,
      {
        metrics: ['paid_call_count', 'ata_avg'],
        time_type: 'Month',
        args: { from: '2026-02-01', to: '2026-02-28' },
        ...body,
      },
      { chart_type: 'table', slug },
    );
  const trend = (body: Partial<TableBody> = {}, slug = 'club') =>
    runCall(
      handlers,
      calls.dashboardData.trendTable,
      caller(),
      { metrics: ['paid_call_count'], time_type: 'Month', ...body, chart_type: 'trendTable' },
      { chart_type: 'trendTable', slug },
    );
  const card = (body: Partial<TableBody> = {}, slug = 'club') =>
    runCall(
      handlers,
      calls.dashboardData.card,
      caller(),
      { metrics: ['paid_call_count', 'ata_avg'], ...body, chart_type: 'card' },
      { chart_type: 'card', slug },
    );
  const paid = (reply: Awaited<ReturnType<typeof table>>) =>
    reply.data.map((row) => [row.slug, row.metrics['paid_call_count']?.value]);
  const stations = { relation: 'children', child_type: 'station' } as const;

  it('relation self returns the geography, children a row for each', async () => {
    const self = await table();
    expect(paid(self)).toEqual([['club', 168]]);
    expect(self.totals).toEqual(self.data[0]);
    const children = await table(stations);
    expect(paid(children)).toEqual([
      ['station-1', 28],
      ['station-2', 56],
      ['station-3', 84],
      ['station-4', 0],
      ['station-silent', 0],
    ]);
    expect(children.totals.metrics['paid_call_count']?.value).toBe(168);
    expect(children.meta).toMatchObject({
      page: 1,
      total_rows: 5,
      geography: { slug: 'club', facility_type: null },
      as_of: '2026-04-02T09:00:00.000Z',
    });
  });

  it('child_type sets the row type; the default is the first of the drill-down list', async () => {
    expect(paid(await table({ relation: 'children' }))).toEqual([
      ['east', 168],
      ['west', 0],
    ]);
    expect(paid(await table({ relation: 'children', child_type: 'Station-State' as 'station-state' }))).toEqual([
      ['in', 56],
      ['pa', 112],
    ]);
    expect(paid(await table({ relation: 'children' }, 'ann'))).toEqual([]);
    // A cut's businesses may have stations outside it.
    const cut = await table({ relation: 'children' }, 'pa');
    expect(paid(cut).length).toBeGreaterThan(0);
    expect(cut.data.map(({ type }) => type)).toEqual(cut.data.map(() => 'station'));
  });

  it('counts the rows of a trend over all of its pages', async () => {
    const by = (page: number) => trend({ ...stations, args: { page, rows_per_page: 2 } });
    const pages = await Promise.all([by(1), by(3), by(4)]);
    expect(pages.map(({ series, meta }) => [series.length, meta.total_rows])).toEqual([
      [2, 5],
      [1, 5],
      [0, 5],
    ]);
    expect((await trend({ relation: 'self' })).meta.total_rows).toBe(1);
  });

  // Ranked below the place, but not in its list in section 5.
  it.each([
    ['club', 'market'],
    ['club', 'territory'],
    ['club', 'club-facility-type'],
    ['club-csn', 'station-state'],
    ['club-csn', 'facility-rep'],
    ['east', 'club'],
    ['harbor', 'station-state'],
    ['pa', 'facility-rep'],
    ['two-state-towing', 'station-business'],
    ['station-1', 'station'],
    ['ann', 'driver'],
  ] as const)('%s cannot be broken down by %s', async (slug, child_type) => {
    expect(await refusalOf(table({ relation: 'children', child_type }, slug))).toMatchObject({
      status: 400,
      fields: { child_type: expect.any(String) },
    });
    expect(await refusalOf(trend({ relation: 'children', child_type }, slug))).toMatchObject({ status: 400 });
  });

  it('never averages averages: totals come from the sums', async () => {
    const { totals, data } = await table(stations);
    expect(data.map((row) => row.metrics['ata_avg']?.value)).toEqual([20, 21, 22, null, null]);
    expect(totals.metrics['ata_avg']?.value).toBeCloseTo((28 * 20 + 56 * 21 + 84 * 22) / 168, 9);
    expect(totals.metrics['ata_avg']).toMatchObject({ denominator: 168 });
  });

  it('a business in two states shows in each state only its work there', async () => {
    expect(paid(await table({ relation: 'children', child_type: 'station-business' }, 'pa'))).toEqual([
      ['two-state-towing', 28],
    ]);
    expect(paid(await table({ relation: 'children', child_type: 'station-business' }, 'in'))).toEqual([
      ['two-state-towing', 56],
    ]);
    expect(paid(await table({}, 'two-state-towing'))).toEqual([['two-state-towing', 84]]);
  });

  it('metrics sets the columns, each once, and nothing else', async () => {
    const reply = await table({ metrics: ['ata_p90', 'ata_avg', 'ata_p90', 'kmi'] });
    expect(reply.meta.metrics.map((metric) => metric.id)).toEqual(['ata_p90', 'ata_avg', 'kmi']);
    expect(Object.keys(reply.data[0]?.metrics ?? {})).toEqual(['ata_p90', 'ata_avg', 'kmi']);
    expect(reply.data[0]?.metrics['ata_p90']?.value).toBe(22);
    expect(await refusalOf(table({ metrics: ['ata_avg', 'ata_mode'] }))).toMatchObject({
      status: 400,
      fields: { 'metrics.1': expect.any(String) },
    });
  });

  it('a metric of a later area is listed without a value', async () => {
    expect((await table({ metrics: ['coverage_rate'] })).data[0]?.metrics['coverage_rate']).toEqual({
      value: null,
      numerator: null,
      denominator: null,
      status: null,
    });
  });

  it('the battery flag adds test, sale and conversion', async () => {
    const reply = await table({ args: { from: '2026-02-01', to: '2026-02-28', battery: true } });
    expect(reply.meta.metrics.map((metric) => metric.id)).toEqual([
      'paid_call_count',
      'ata_avg',
      'battery_test_rate',
      'battery_sale_rate',
      'tow_conversion_rate',
    ]);
    expect(reply.data[0]?.metrics['battery_test_rate']).toMatchObject({ value: 100, numerator: 56, denominator: 56 });
    expect((await table()).meta.metrics).toHaveLength(2);
  });

  it.each([
    ['Month', { from: '2026-02-10', to: '2026-03-31' }, ['2026-02', '2026-03'], [114, 1]],
    ['DAILY_SERIES', { from: '2026-02-27', to: '2026-03-01' }, ['2026-02-27', '2026-02-28', '2026-03-01'], [6, 6, 0]],
    ['Day', { to: '2026-02-05' }, ['2026-02-05'], [6]],
    ['Day', {}, ['2026-03-31'], [1]],
    ['This_Month', {}, ['2026-04'], [0]],
    ['Prev_Month', {}, ['2026-03'], [1]],
    ['Range', { from: '2026-02-27', to: '2026-03-31' }, ['2026-02-27'], [13]],
    ['Month', { dynamic: 40 }, ['2026-02', '2026-03'], [54, 1]],
    ['DAILY_SERIES', { dynamic: 3 }, ['2026-03-29', '2026-03-30', '2026-03-31'], [0, 0, 1]],
  ] as const)('time type %s with %j has the points %j', async (time_type, args, dates, values) => {
    const reply = await trend({ time_type, args });
    expect(reply.meta.dates).toEqual(dates);
    expect(reply.series.map((series) => series.metrics['paid_call_count']?.map((cell) => cell.value))).toEqual([
      values,
    ]);
    expect(reply.meta.time_type).toBe(time_type);
  });

  it.each([
    ['3', '2026-01-01', '2026-03-31', '2025-10-02'],
    ['1', '2026-03-01', '2026-03-31', '2026-01-25'],
    ['6', '2025-07-01', '2025-12-31', '2024-12-24'],
  ])('an incentive period lasts as many months as configured: %s', async (months, from, to, before) => {
    const who = caller({ environment: { INCENTIVE_MONTHS: months } });
    const { meta } = await table({ time_type: 'Prev_Incentive_Period' }, 'club', who);
    expect(meta).toMatchObject({ from, to });
    const card = await runCall(
      handlers,
      calls.dashboardData.whyMoved,
      who,
      { metrics: ['paid_call_count'], time_type: 'Prev_Incentive_Period' },
      { chart_type: 'why_moved', slug: 'club' },
    );
    // Compared with the same weekdays right before it.
    expect(card.before.spans[0]?.from).toBe(before);
  });

  it('the first of several time types is used; dynamic true covers 365 days up to the latest load', async () => {
    const reply = await trend({ time_type: ['DAILY_SERIES', 'Month'], args: { dynamic: true } });
    expect(reply.meta.dates).toHaveLength(365);
    expect(reply.meta).toMatchObject({ from: '2025-04-01', to: '2026-03-31' });
    expect(reply.series[0]?.metrics['paid_call_count']?.reduce((sum, cell) => sum + (cell.value ?? 0), 0)).toBe(169);
  });

  it('search_field keeps rows whose name contains the text; totals stay those of the geography', async () => {
    const args = { from: '2026-02-01', to: '2026-02-28' };
    const reply = await table({ ...stations, args: { ...args, search_field: 'STATION-3' } });
    expect(paid(reply)).toEqual([['station-3', 84]]);
    expect(reply.totals.metrics['paid_call_count']?.value).toBe(168);
    expect((await table({ ...stations, args: { ...args, search_field: 'no such' } })).data).toEqual([]);
    expect(
      (await trend({ ...stations, args: { ...args, search_field: 'station-3' } })).series.map((series) => series.slug),
    ).toEqual(['station-3']);
  });

  it.each([
    ['-paid_call_count', ['station-3', 'station-2', 'station-1', 'station-4', 'station-silent']],
    ['paid_call_count', ['station-4', 'station-silent', 'station-1', 'station-2', 'station-3']],
    ['-ata_avg', ['station-3', 'station-2', 'station-1', 'station-4', 'station-silent']],
    ['ata_avg', ['station-1', 'station-2', 'station-3', 'station-4', 'station-silent']],
    ['-name', ['station-silent', 'station-4', 'station-3', 'station-2', 'station-1']],
  ])('order_by %s sorts rows, those without a value last', async (order_by, slugs) => {
    const args = { from: '2026-02-01', to: '2026-02-28', order_by };
    expect((await table({ ...stations, args })).data.map((row) => row.slug)).toEqual(slugs);
    expect(
      (await trend({ ...stations, metrics: ['paid_call_count', 'ata_avg'], args })).series.map((row) => row.slug),
    ).toEqual(slugs);
  });

  it.each(['cancelled_calls_rate', 'id', 'constructor'])(
    'order_by %s is refused where it is no column',
    async (order_by) => {
      expect(await refusalOf(table({ ...stations, args: { order_by } }))).toMatchObject({
        status: 400,
        fields: { 'args.order_by': expect.stringContaining('name, paid_call_count, ata_avg') },
      });
      expect(await refusalOf(trend({ ...stations, args: { order_by } }))).toMatchObject({ status: 400 });
    },
  );

  it.each([
    [{ page: 1, rows_per_page: 2 }, ['station-1', 'station-2'], { page: 1, rows_per_page: 2 }],
    [{ page: 3, rows_per_page: 2 }, ['station-silent'], { page: 3, rows_per_page: 2 }],
    [{ page: 9, rows_per_page: 2 }, [], { page: 9, rows_per_page: 2 }],
    [{ lower_bound: 1, upper_bound: 3 }, ['station-2', 'station-3'], { page: 1, rows_per_page: 2 }],
    [{ lower_bound: 4, upper_bound: 4 }, [], { rows_per_page: 1 }],
    [{ lower_bound: 3 }, ['station-4', 'station-silent'], {}],
    [{ upper_bound: 1 }, ['station-1'], {}],
  ])('%j pages through the rows', async (paging, slugs, meta) => {
    const reply = await table({ ...stations, args: { from: '2026-02-01', to: '2026-02-28', ...paging } });
    expect(reply.data.map((row) => row.slug)).toEqual(slugs);
    expect(reply.meta).toMatchObject({ ...meta, total_rows: 5 });
    expect(reply.totals.metrics['paid_call_count']?.value).toBe(168);
  });

  it.each([
    [{ tcd__in: ['BATTERY'] }, 56],
    [{ tcd__in: ['5F'] }, 0],
    [{ fac_type__in: ['csn'] }, 112],
    [{ fac_type__in: ['Fleet', 'PSP'] }, 84],
    [{ sc_dt__gte: '2026-02-28' }, 6],
    [{ sc_dt__lte: '2026-02-01' }, 6],
    [{ outc1__in: [2] }, 14],
    [{ date_updated_surveys__gte: '2026-03-08' }, 42],
    [{ date_updated_surveys__lte: '2026-03-07' }, 0],
  ] as const)('filters %j leave %d calls', async (filters, calls_) => {
    expect(
      (await table({ filters: { ...filters } as TableBody['filters'] })).totals.metrics['paid_call_count']?.value,
    ).toBe(calls_);
  });

  it('business rules exclude removed surveys, unless they are switched off', async () => {
    const share = async (filters: TableBody['filters'], who = caller()) =>
      (await table({ metrics: ['overall_sat_avg'], filters }, 'club', who)).totals.metrics['overall_sat_avg'];
    expect(await share(undefined)).toMatchObject({
      numerator: 28,
      denominator: 41,
      low: expect.any(Number),
      high: expect.any(Number),
    });
    expect(await share({ new_biz_rules: false })).toMatchObject({ numerator: 28, denominator: 42 });
    expect(await share({ remove: 'only' })).toMatchObject({ numerator: 0, denominator: 1 });
    expect(await share({ remove: 'all' })).toMatchObject({ denominator: 42 });
    expect(await share({ remove: 'without' })).toMatchObject({ denominator: 41 });
  });

  it('a driver may not switch the business rules off', async () => {
    const driver = caller({ organization: 'ann', positionType: 'driver' });
    const asks = (filters: TableBody['filters']) => table({ filters }, 'ann', driver);
    await expect(asks({ remove: 'without' })).resolves.toBeDefined();
    for (const filters of [{ new_biz_rules: false }, { reroute: 'all' as const }, { remove: 'only' as const }])
      expect(await refusalOf(asks(filters))).toMatchObject({ status: 403 });
  });

  it('a virtual geography counts only the stations of its network', async () => {
    expect(paid(await table({}, 'club-psp'))).toEqual([['club-psp', 28]]);
    const reply = await table({ relation: 'children', child_type: 'station' }, 'club-csn');
    expect(paid(reply)).toEqual([
      ['station-1', 28],
      ['station-3', 84],
      ['station-4', 0],
      ['station-silent', 0],
    ]);
    expect(reply.meta.geography).toMatchObject({ slug: 'club-csn', facility_type: 'csn', type: 'club-facility-type' });
  });

  it('a place without calls has counts of 0 and no shares', async () => {
    const { data } = await table(
      {
        metrics: [
          'paid_call_count',
          'cancelled_calls_rate',
          'passed_calls_freq',
          'overall_sat_avg',
          'ata_avg',
          'ata_median',
        ],
      },
      'silent',
    );
    expect(Object.fromEntries(Object.entries(data[0]?.metrics ?? {}).map(([id, cell]) => [id, cell.value]))).toEqual({
      paid_call_count: 0,
      cancelled_calls_rate: null,
      passed_calls_freq: null,
      overall_sat_avg: null,
      ata_avg: null,
      ata_median: null,
    });
  });

  it('a card has its range, the previous range and a sparkline', async () => {
    const reply = await card({ time_type: 'DAILY_SERIES', args: { from: '2026-02-11', to: '2026-02-20' } });
    expect(reply.data.metrics['paid_call_count']?.value).toBe(60);
    expect(reply.previous?.['paid_call_count']?.value).toBe(0);
    expect(reply.series?.dates).toHaveLength(30);
    expect(reply.series?.dates.at(-1)).toBe('2026-02-20');
    expect(reply.series?.values['paid_call_count']?.slice(-2)).toEqual([6, 6]);
    // Only a share with an interval reports what it was counted from.
    expect(reply.series?.counted).toBeUndefined();
    const share = await card({
      metrics: ['paid_call_count', 'cancelled_calls_rate'],
      time_type: 'DAILY_SERIES',
      args: { from: '2026-02-11', to: '2026-02-20' },
    });
    expect(Object.keys(share.series?.counted ?? {})).toEqual(['cancelled_calls_rate']);
    expect(share.series?.counted?.['cancelled_calls_rate']?.at(-1)).toBeGreaterThan(0);
    const months = await card({ time_type: 'Month', args: { from: '2026-02-01', to: '2026-03-31' } });
    expect(months.series).toMatchObject({ dates: ['2026-02', '2026-03'], values: { paid_call_count: [168, 1] } });
  });

  it('number highlights end on the given day', async () => {
    const highlights = (custom_time: { from?: string; until: string }) =>
      runCall(
        handlers,
        calls.dashboardData.numberHighlights,
        caller(),
        { purpose: 'get_custom_data', custom_time },
        { chart_type: 'numberHighlights', slug: 'club' },
      );
    const reply = await highlights({ until: '2026-02-10' });
    expect(reply.meta).toMatchObject({ from: '2026-02-01', to: '2026-02-10' });
    expect(reply.data.map((entry) => entry.metric)).toEqual([
      'paid_call_count',
      'ata_avg',
      'overall_sat_avg',
      'passed_calls_freq',
      'cancelled_calls_rate',
    ]);
    expect(reply.data[0]).toMatchObject({
      label: expect.any(String),
      unit: 'calls',
      cell: { value: 60 },
      previous: { value: 0 },
    });
    expect((await highlights({ from: '2026-02-10', until: '2026-02-10' })).data[0]?.cell.value).toBe(6);
  });

  it('refuses a geography that differs from the one in the path', async () => {
    const club = tree().bySlug('club');
    const east = tree().bySlug('east');
    const named = (geography: TableBody['geography'], who = caller(), slug = 'club') => table({ geography }, slug, who);
    await expect(named({ id: club?.id ?? 0, slug: 'club' })).resolves.toBeDefined();
    expect(await refusalOf(named({ id: east?.id ?? 0, slug: 'club' }))).toMatchObject({
      status: 400,
      fields: { 'geography.id': expect.any(String) },
    });
    expect(await refusalOf(named({ id: club?.id ?? 0, slug: 'east' }))).toMatchObject({
      status: 400,
      fields: { 'geography.slug': expect.any(String) },
    });
    const staff = caller({ organization: 'harbor', positionType: 'staff' });
    expect(await refusalOf(named({ id: club?.id ?? 0, slug: 'club' }, staff, 'harbor'))).toMatchObject({ status: 403 });
    expect(await refusalOf(named({ id: 4711, slug: 'harbor' }, staff, 'harbor'))).toMatchObject({ status: 403 });
    expect(await refusalOf(table({}, 'club', staff))).toMatchObject({ status: 403 });
    expect(await refusalOf(table({}, 'nowhere', staff))).toMatchObject({ status: 403 });
  });

  it('shows a caller only the children they may see', async () => {
    const staff = caller({ organization: 'harbor', positionType: 'staff' });
    expect(paid(await table({ relation: 'children', child_type: 'station-business' }, 'harbor', staff))).toHaveLength(
      1,
    );
    expect(
      (await table({ relation: 'children', child_type: 'station' }, 'harbor', staff)).data.map((row) => row.slug),
    ).toEqual(['station-1', 'station-2', 'station-3']);
  });

  it('refuses an impossible range, and a response that would be too large', async () => {
    expect(
      await refusalOf(table({ args: { from: '2026-03-01' }, filters: { sc_dt__lte: '2026-02-01' } })),
    ).toMatchObject({ status: 400, fields: { 'args.from': expect.any(String) } });
    const many = [
      'paid_call_count',
      'ata_avg',
      'overall_sat_avg',
      'passed_calls_freq',
      'cancelled_calls_rate',
      'count_calls',
      'kmi',
      'kept_informed',
      'pta_avg',
      'pta_hit_rate',
      'ata_median',
      'ata_p90',
      'under_45_rate',
      'over_120_rate',
      'accept_rate',
      'goa_rate',
      'survey_rate',
      'comment_rate',
      'fix_on_site_rate',
      'callback_rate',
    ];
    expect(
      await refusalOf(
        trend({
          ...stations,
          metrics: many,
          time_type: 'DAILY_SERIES',
          args: { from: '2016-04-01', to: '2026-03-31' },
        }),
      ),
    ).toMatchObject({ status: 400, fields: { args: expect.stringContaining('cells') } });
  });

  describe('goals', () => {
    const statuses = async (slug: string, args: { from: string; to: string }) =>
      (await trend({ metrics: ['ata_avg'], time_type: 'DAILY_SERIES', args }, slug)).series[0]?.metrics['ata_avg']?.map(
        (cell) => cell.status,
      );
    const set = (slug: string, green: number, yellow: number, start: string, end: string | null = null) => {
      const place = tree().bySlug(slug);
      if (!place) throw new Error(`no geography ${slug}`);
      return setGoal(
        { db: open(), audit: async () => undefined, now: new Date(`${today}T12:00:00Z`) },
        place,
        { metricId: 'ata_avg', green, yellow, start, end },
        null as never,
      );
    };

    it('color cells from their start on; earlier days keep the old goal', async () => {
      const range = { from: '2026-02-09', to: '2026-02-12' };
      expect(await statuses('station-3', range)).toEqual(['green', 'green', 'green', 'green']);
      await set('east', 20, 21.5, '2026-02-11');
      expect(await statuses('station-3', range)).toEqual(['green', 'green', 'red', 'red']);
      await set('station-3', 21, 22, '2026-02-12');
      expect(await statuses('station-3', range)).toEqual(['green', 'green', 'red', 'yellow']);
      expect(await statuses('station-2', range)).toEqual(['green', 'green', 'yellow', 'yellow']);
      expect(await statuses('station-1', range)).toEqual(['green', 'green', 'green', 'green']);
    });

    it('color a table by each row’s own goal on the last day of the range', async () => {
      const colors = async (to: string) =>
        (await table({ ...stations, args: { from: '2026-02-01', to } }, 'east')).data.map((row) => [
          row.slug,
          row.metrics['ata_avg']?.status,
        ]);
      expect(await colors('2026-02-12')).toEqual([
        ['station-1', 'green'],
        ['station-2', 'yellow'],
        ['station-3', 'yellow'],
        ['station-silent', null],
      ]);
      expect(await colors('2026-02-11')).toEqual([
        ['station-1', 'green'],
        ['station-2', 'yellow'],
        ['station-3', 'red'],
        ['station-silent', null],
      ]);
    });

    it('are included in the reply, as of the last day of the range', async () => {
      const goalsOn = async (to: string, slug = 'station-3') =>
        (await table({ args: { from: '2026-02-01', to } }, slug)).meta.goals;
      expect((await goalsOn('2026-02-10'))?.['ata_avg']).toEqual({ green: 45, yellow: 55 });
      expect((await goalsOn('2026-02-11'))?.['ata_avg']).toEqual({ green: 20, yellow: 21.5 });
      expect((await goalsOn('2026-02-12'))?.['ata_avg']).toEqual({ green: 21, yellow: 22 });
      expect(
        (
          await trend(
            { metrics: ['ata_avg', 'pta_avg', 'goa_rate'], args: { from: '2026-02-01', to: '2026-02-12' } },
            'station-3',
          )
        ).meta.goals,
      ).toEqual({ ata_avg: { green: 21, yellow: 22 } });
    });

    it('are included in a trend step by step if they change within it, and otherwise not', async () => {
      const stepsIn = async (from: string, to: string, more: object = {}) =>
        (
          await trend(
            { metrics: ['ata_avg', 'pta_avg'], time_type: 'DAILY_SERIES', args: { from, to }, ...more },
            'station-3',
          )
        ).meta.goal_steps;
      expect(await stepsIn('2026-02-09', '2026-02-12')).toEqual({
        ata_avg: [
          { since: '2026-02-09', until: '2026-02-10', green: 45, yellow: 55 },
          { since: '2026-02-11', until: '2026-02-11', green: 20, yellow: 21.5 },
          { since: '2026-02-12', until: '2026-02-12', green: 21, yellow: 22 },
        ],
      });
      expect(await stepsIn('2026-02-12', '2026-03-01')).toEqual({});
      // A month is colored by the goal valid on its last day.
      expect(await stepsIn('2026-01-01', '2026-02-28', { time_type: 'Month' })).toEqual({
        ata_avg: [
          { since: '2026-01', until: '2026-01', green: 45, yellow: 55 },
          { since: '2026-02', until: '2026-02', green: 21, yellow: 22 },
        ],
      });
    });

    it('for a network win over general ones of the same organization', async () => {
      await set('east-psp', 10, 15, '2026-02-20');
      expect(await statuses('station-1', { from: '2026-02-19', to: '2026-02-20' })).toEqual(['green', 'red']);
      expect(await statuses('station-2', { from: '2026-02-19', to: '2026-02-20' })).toEqual(['yellow', 'yellow']);
      expect(await statuses('east-psp', { from: '2026-02-19', to: '2026-02-20' })).toEqual(['green', 'red']);
    });
  });
});
