import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { calls } from '@roadside/contract/calls';
import type { CallBody } from '@roadside/contract/call';
import { metrics } from '@roadside/domain/metrics';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { factWorld, firstDay, lastDay } from '../metrics/testing/fact-world.ts';
import { callOrders } from './call-table.repository.ts';
import { reportsHandlers as handlers } from './reports.handlers.ts';
import { factClub } from './testing/fact-club.ts';
import { refusalOf, runCall } from './testing/run-call.ts';

const [world] = fc.sample(factWorld, { numRuns: 1, seed: 11 });
type Body = CallBody<typeof calls.dashboardData.std12eReduced>;

describeEachEngine('the table of calls', (open) => {
  const { caller } = factClub(open, { today: '2026-03-17', facts: { world, from: firstDay, to: lastDay } });
  const list = (body: Partial<Body> = {}, slug = 'club', who = caller()) =>
    runCall(handlers, calls.dashboardData.std12eReduced, who, { ...body }, { chart_type: 'std12e_reduced', slug });
  const whole = { from: firstDay, to: lastDay };

  it('defaults to the month to date, ordered by day', async () => {
    const reply = await list();
    expect(reply.meta).toMatchObject({ from: '2026-03-01', to: '2026-03-17' });
    const expected = world?.calls
      .filter((call) => call.local_day >= '2026-03-01' && call.local_day <= '2026-03-17')
      .sort(
        (a, b) =>
          a.local_day.localeCompare(b.local_day) || Number(a.received_at) - Number(b.received_at) || a.id - b.id,
      );
    expect(reply.data.map((row) => row.id)).toEqual(expected?.map((call) => call.id));
    expect(reply.meta.total_rows).toBe(expected?.length);
  });

  it('narrows the days by additional_filters, whatever range is requested', async () => {
    const reply = await list({
      additional_filters: { sc_dt__gte: '2026-02-03', sc_dt__lte: '2026-02-20' },
      filters: { tcd__in: ['TOW'] },
    });
    const expected = world?.calls.filter(
      (call) =>
        call.local_day >= '2026-02-03' &&
        call.local_day <= '2026-02-20' &&
        ['5', '5F', '8'].includes(call.trouble_code),
    );
    expect(reply.meta).toMatchObject({ from: '2026-02-03', to: '2026-02-20', total_rows: expected?.length });
    expect(new Set(reply.data.map((row) => row.id))).toEqual(new Set(expected?.map((call) => call.id)));
  });

  it('includes what is known of a call and nothing about the member', async () => {
    const { data } = await list({ args: { ...whole, rows_per_page: 200 } });
    for (const row of data) {
      const call = world?.calls.find((each) => each.id === row.id);
      expect(row).toMatchObject({
        sc_dt: call?.local_day,
        station_id: call?.station_id,
        station_slug: `station-${Number(call?.station_id) - 19}`,
        driver_id: call?.driver_id,
        tcd: call?.trouble_code,
        outcome: call?.outcome,
        clear_code: call?.clear_code,
        pass_count: call?.pass_count,
        city: call?.city,
      });
      expect(
        Object.keys(row)
          .filter((key) => /member|phone|name$|latitude|longitude|postal/.test(key))
          .sort(),
      ).toEqual(['driver_name', 'station_name']);
    }
    const { rows } = await sql<{
      n: number;
      minutes: number;
    }>`select count(*) as n, avg(extract(epoch from arrived_at - received_at) / 60)::float8 as minutes from call
      where outcome = 'completed' and not appointment and arrived_at > received_at and arrived_at < received_at + interval '8 hours'`.execute(
      open().kysely,
    );
    const waits = data.flatMap((row) => row.ata_minutes ?? []);
    expect(waits).toHaveLength(rows[0]?.n ?? -1);
    expect(waits.reduce((sum, minutes) => sum + minutes, 0) / waits.length).toBeCloseTo(
      rows[0]?.minutes ?? Number.NaN,
      9,
    );
  });

  it.each([...callOrders].flatMap((order) => [order, `-${order}`]))(
    'read page by page, ordered by %s, is the same as read at once',
    async (order_by) => {
      const all = await list({ args: { ...whole, rows_per_page: 200, order_by } });
      expect(all.data).toHaveLength(world?.calls.length ?? 0);
      expect(all.meta.next_cursor).toBeNull();
      const paged: number[] = [];
      let cursor: string | null = null;
      do {
        const page: typeof all = await list({
          args: { ...whole, rows_per_page: 7, order_by, ...(cursor === null ? {} : { cursor }) },
        });
        expect(page.meta.total_rows).toBe(all.meta.total_rows);
        paged.push(...page.data.map((row) => row.id));
        cursor = page.meta.next_cursor;
      } while (cursor !== null);
      expect(paged).toEqual(all.data.map((row) => row.id));
      const second = await list({ args: { ...whole, rows_per_page: 7, page: 2, order_by } });
      expect(second.data.map((row) => row.id)).toEqual(paged.slice(7, 14));
      const bounds = await list({ args: { ...whole, lower_bound: 3, upper_bound: 6, order_by } });
      expect(bounds.data.map((row) => row.id)).toEqual(paged.slice(3, 6));
    },
  );

  it('sorts unknown values last in both directions', async () => {
    for (const order_by of ['ata_minutes', '-ata_minutes']) {
      const waits = (await list({ args: { ...whole, rows_per_page: 200, order_by } })).data.map(
        (row) => row.ata_minutes,
      );
      const known = waits.flatMap((minutes) => minutes ?? []);
      expect(waits.slice(0, known.length)).toEqual(
        order_by === 'ata_minutes' ? [...known].sort((a, b) => a - b) : [...known].sort((a, b) => b - a),
      );
    }
  });

  it.each(['club', 'harbor', 'in', 'station-3', 'ann', 'club-csn', 'ann-psp', 'silent'])(
    'counts as many calls of %s as its metrics do',
    async (slug) => {
      const { total_rows } = (await list({ args: { ...whole, rows_per_page: 200 } }, slug)).meta;
      const table = await runCall(
        handlers,
        calls.dashboardData.table,
        caller(),
        { metrics: ['cancelled_calls_rate', 'count_calls'], time_type: 'Range', args: whole },
        { chart_type: 'table', slug },
      );
      expect((await list({ args: { ...whole, rows_per_page: 200 } }, slug)).data).toHaveLength(total_rows);
      expect(table.totals.metrics['cancelled_calls_rate']?.denominator ?? 0).toBeLessThanOrEqual(total_rows);
    },
  );

  it.each(['club', 'harbor', 'station-1', 'ann', 'club-csn'])(
    'lists of %s the calls a number counts, as many as it says',
    async (slug) => {
      const ids = metrics.filter(({ formula }) => formula.kind !== 'external').map(({ id }) => id);
      const { totals } = await runCall(
        handlers,
        calls.dashboardData.table,
        caller(),
        { metrics: ids, time_type: 'Range', args: whole },
        { chart_type: 'table', slug },
      );
      let listed = 0;
      for (const metric of metrics.filter(({ id }) => ids.includes(id)))
        for (const part of ['numerator', 'denominator'] as const) {
          const cell = totals.metrics[metric.id];
          const { data, meta } = await list(
            { args: { ...whole, rows_per_page: 200 }, counted_by: { metric: metric.id, part } },
            slug,
          );
          const { kind } = metric.formula;
          // The sum behind a mean is not a number of calls; a count is its own total.
          const expected = kind === 'share' ? cell?.[part] : kind === 'count' ? cell?.numerator : cell?.denominator;
          if (expected != null) expect([metric.id, part, meta.counted]).toEqual([metric.id, part, expected]);
          expect(data).toHaveLength(meta.total_rows);
          expect(meta.total_rows).toBeLessThanOrEqual(meta.counted ?? 0);
          // A call can have several surveys or passes; the call itself is counted once.
          if (!['acceptance', 'satisfaction'].includes(metric.category))
            expect([metric.id, part, meta.total_rows]).toEqual([metric.id, part, meta.counted]);
          listed += data.length;
        }
      expect(listed).toBeGreaterThan(20);
    },
  );

  it('lists calls a station passed, no matter who served them, without drivers the caller may not see', async () => {
    const staff = caller({ organization: 'station-3', positionType: 'staff' });
    const body = {
      args: { ...whole, rows_per_page: 200 },
      counted_by: { metric: 'passed_calls_freq', part: 'numerator' },
    } as const;
    const { data } = await list(body, 'station-3', staff);
    const passed = new Set(world?.passes.flatMap((pass) => (pass.station_id === 22 ? [pass.call_id] : [])));
    expect(new Set(data.map((row) => row.id))).toEqual(passed);
    expect(data.some((row) => row.station_id !== 22)).toBe(true);
    for (const row of data) expect([row.driver_id, row.driver_name]).toEqual([null, null]);
    expect((await list(body, 'station-3')).data.some((row) => row.driver_name !== null)).toBe(true);
  });

  it('refuses to list calls for a metric that counts none', async () => {
    expect(await refusalOf(list({ counted_by: { metric: 'coverage_rate', part: 'numerator' } }))).toMatchObject({
      status: 400,
      fields: { 'counted_by.metric': expect.any(String) },
    });
    expect(await refusalOf(list({ counted_by: { metric: 'nothing', part: 'numerator' } }))).toMatchObject({
      status: 400,
      fields: { 'counted_by.metric': expect.any(String) },
    });
  });

  it.each(['x', '2026-03-01', '2026-13-01.1', '2026-03-01.1; drop table call', '2026-03-01.999999999', '9999-99-99.1'])(
    'refuses the cursor %j',
    async (cursor) => {
      expect(await refusalOf(list({ args: { ...whole, cursor } }))).toMatchObject({
        status: 400,
        fields: { 'args.cursor': expect.any(String) },
      });
    },
  );

  it('refuses an unsupported order, and a place out of view', async () => {
    expect(await refusalOf(list({ args: { order_by: 'id' } }))).toMatchObject({
      status: 400,
      fields: { 'args.order_by': expect.stringContaining('sc_dt') },
    });
    const staff = caller({ organization: 'harbor', positionType: 'staff' });
    expect(await refusalOf(list({}, 'station-4', staff))).toMatchObject({ status: 403 });
    await expect(list({}, 'station-1', staff)).resolves.toBeDefined();
  });
});
