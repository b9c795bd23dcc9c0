import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CallBody } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { addDays } from '@roadside/domain/calendar';
import type { Filters } from '@roadside/contract/schemas';
import { rangeParts } from '@roadside/domain/calendar';
import { isValidMinutes, isValidPromise } from '@roadside/domain/calls';
import { callMetricIds } from '@roadside/domain/metrics';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { noFilters } from '../metrics/fact-filters.ts';
import { factWorld, firstDay, lastDay } from '../metrics/testing/fact-world.ts';
import { reportsHandlers } from '../reports/reports.handlers.ts';
import { factClub } from '../reports/testing/fact-club.ts';
import { refusalOf, runCall } from '../reports/testing/run-call.ts';
import { callDetailsHandlers } from './call-details.handlers.ts';
import { callsByGroup } from './call-lists.repository.ts';

const [drawn] = fc.sample(factWorld, { numRuns: 1, seed: 21 });
if (!drawn) throw new Error('No world was drawn.');
const reasons = ['No driver available', 'Equipment', null] as const;
// Repeat calls for the same cars, and passes with reasons at various hours.
const world = {
  ...drawn,
  calls: drawn.calls.map((call, index) => ({
    ...call,
    vehicle_ref: `car-${index % 20}`,
    vehicle: 'Honda Civic',
    truck: 'Tow 7',
  })),
  passes: drawn.passes.map((pass, index) => ({
    ...pass,
    reason: reasons[index % 3] ?? null,
    at: new Date(Date.parse(`${pass.local_day}T00:00:00Z`) + index * 1_234_567),
  })),
};
const whole = { sc_dt__gte: firstDay, sc_dt__lte: lastDay };

/** The domain's verdict on a stored call. */
function factsOf(call: (typeof world.calls)[number]) {
  const { arrived_at: arrived, received_at: received, promised_minutes: promised } = call;
  const wait = arrived == null ? null : (Number(arrived) - Number(received)) / 60_000;
  const ata = call.outcome === 'completed' && !call.appointment && wait !== null && isValidMinutes(wait) ? wait : null;
  const late = ata !== null && promised != null && isValidPromise(promised) && ata > promised;
  return { ata, late };
}

const filterSets: readonly Filters[] = [
  {},
  { late: 'only' },
  { late: 'without', passed: 'only' },
  { passed: 'without' },
  { outcome__in: ['cancelled', 'killed'] },
  { ata_minutes__gte: 45 },
  { station_id__in: [20, 22] },
  { driver_id__in: [30, 32] },
  { hour__in: [0, 1, 2, 3, 4, 5, 6, 7, 8], weekday__in: [1, 5] },
  { pass_reason__in: ['No driver available'] },
  { tcd__in: ['TOW'], late: 'only', city__in: ['Ardmore', 'Gary'] },
];

describeEachEngine('call details', (open) => {
  const { caller } = factClub(open, { today: lastDay, facts: { world, from: firstDay, to: lastDay } });
  const staff = (organization: string) => caller({ organization, positionType: 'staff' });
  const list = (
    slug: string,
    filters: Filters,
    more: Partial<CallBody<typeof calls.dashboardData.std12eReduced>> = {},
    who = caller(),
  ) =>
    runCall(
      reportsHandlers,
      calls.dashboardData.std12eReduced,
      who,
      { additional_filters: { ...whole, ...filters }, args: { rows_per_page: 200 }, ...more },
      { chart_type: 'std12e_reduced', slug },
    );
  const ask = <Name extends 'days' | 'passes' | 'explain'>(
    name: Name,
    slug: string,
    filters: Filters,
    who = caller(),
  ) =>
    runCall(callDetailsHandlers, calls.callDetails[name], who, {
      purpose: 'passed_calls',
      action: name,
      slug,
      filters: { ...whole, ...filters },
    } as CallBody<(typeof calls.callDetails)[Name]>);
  const detail = (slug: string, id: number, who = caller()) =>
    runCall(callDetailsHandlers, calls.callDetails.detail, who, {
      purpose: 'passed_calls',
      action: 'detail',
      slug,
      id,
    });

  it.each(['day', 'week', 'month'] as const)('adds up the same calls by %s', async (each) => {
    const { data, meta } = await runCall(callDetailsHandlers, calls.callDetails.days, caller(), {
      purpose: 'passed_calls',
      action: 'days',
      slug: 'club',
      filters: whole,
      each,
    });
    const parts = rangeParts({ from: meta.from, to: meta.to }, each);
    expect(data.map(({ day }) => day)).toEqual(parts.map(({ from }) => from));
    expect(data.map(({ calls: counted }) => counted)).toEqual(
      parts.map(({ from, to }) => world.calls.filter(({ local_day }) => from <= local_day && local_day <= to).length),
    );
  });

  it.each([
    ['a period longer than ten years', { sc_dt__gte: '2016-01-01', sc_dt__lte: '2026-01-01' }],
    ['a first day alone, too long ago', { sc_dt__gte: '2000-01-01', sc_dt__lte: undefined }],
  ])('refuses %s, with the reason', async (_name, filters) => {
    expect(await refusalOf(ask('days', 'club', filters as Filters))).toMatchObject({
      code: 'invalid-body',
      fields: { 'args.from': 'The range is longer than ten years' },
    });
  });

  it('computes the wait and lateness of every call as the domain does', async () => {
    const { data } = await list('club', {});
    expect(data).toHaveLength(world.calls.length);
    for (const row of data) {
      const call = world.calls.find(({ id }) => id === row.id);
      if (!call) throw new Error(`No call ${row.id}.`);
      const { ata, late } = factsOf(call);
      expect([row.id, row.late, row.ata_minutes?.toFixed(2)]).toEqual([row.id, late, ata?.toFixed(2)]);
    }
    expect(data.some(({ late }) => late)).toBe(true);
  });

  describe.each(filterSets)('under %j', (filters) => {
    it.each(['club', 'harbor', 'station-1', 'ann', 'club-csn'])(
      'the five metrics, the counts and the days of %s equal a recount of the list',
      async (slug) => {
        const { data, meta } = await list(slug, filters);
        expect(data).toHaveLength(meta.total_rows);
        const days = await ask('days', slug, filters);
        expect(days.data.reduce((sum, day) => sum + day.calls, 0)).toBe(meta.total_rows);
        expect(days.data.reduce((sum, day) => sum + day.late, 0)).toBe(data.filter(({ late }) => late).length);
        const { totals } = await runCall(
          reportsHandlers,
          calls.dashboardData.table,
          caller(),
          { metrics: [...callMetricIds], time_type: 'Range', args: { from: firstDay, to: lastDay }, filters },
          { chart_type: 'table', slug },
        );
        const cell = (id: string) => totals.metrics[id];
        const stored = data.flatMap((row) => world.calls.find(({ id }) => id === row.id) ?? []);
        const waits = stored.flatMap((call) => factsOf(call).ata ?? []);
        expect(cell('ata_avg')?.denominator ?? 0).toBe(waits.length);
        if (waits.length > 0)
          expect(cell('ata_avg')?.value).toBeCloseTo(waits.reduce((a, b) => a + b, 0) / waits.length, 1);
        const paid = stored.filter(({ clear_code: code }) => code != null && /^P[1-6]$/.test(code));
        if (stored.some(({ clear_code }) => clear_code != null))
          expect(cell('paid_call_count')?.value).toBe(paid.length);
        const ended = stored.filter(({ clear_code, outcome }) => clear_code != null || outcome != null);
        expect(cell('cancelled_calls_rate')?.denominator ?? 0).toBe(ended.length);
        expect(cell('cancelled_calls_rate')?.numerator ?? 0).toBe(
          stored.filter(({ clear_code, outcome }) => outcome === 'cancelled' || clear_code === 'XX').length,
        );
        const answers = world.surveys.filter(
          (survey) =>
            data.some(({ id }) => id === survey.call_id) && survey.outc1 !== null && !survey.reroute && !survey.remove,
        );
        expect(cell('overall_sat_avg')?.denominator ?? 0).toBe(answers.length);
        expect(cell('overall_sat_avg')?.numerator ?? 0).toBe(answers.filter(({ outc1 }) => outc1 === 5).length);
        const passed = await list(slug, filters, { counted_by: { metric: 'passed_calls_freq', part: 'numerator' } });
        expect(cell('passed_calls_freq')?.numerator ?? 0).toBe(passed.meta.counted);
        // A call counts as an offer where the source reports whether it was passed.
        const offered = data.filter(({ pass_count }) => pass_count !== null).length;
        expect(cell('passed_calls_freq')?.denominator ?? 0).toBe(offered + (passed.meta.counted ?? 0));
      },
    );

    it('adds up counted and excluded calls', async () => {
      const { data } = await ask('explain', 'harbor', filters);
      const { meta } = await list('harbor', filters);
      expect(data.map(({ metric }) => metric)).toEqual(callMetricIds);
      for (const { metric, cell, from, counted, excluded } of data) {
        expect([metric, counted + excluded.reduce((sum, { count }) => sum + count, 0)]).toEqual([metric, from]);
        const whole = metric === 'paid_call_count' ? cell.value : cell.denominator;
        expect([metric, counted]).toEqual([metric, whole ?? 0]);
        if (metric !== 'overall_sat_avg' && metric !== 'passed_calls_freq') expect(from).toBe(meta.total_rows);
      }
    });
  });

  it('sorts by several fields, each in its own direction, page by page', async () => {
    const order_by = 'outcome,-ata_minutes,tcd';
    const all = await list('club', {}, { args: { rows_per_page: 200, order_by } });
    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const page: typeof all = await list(
        'club',
        {},
        { args: { rows_per_page: 9, order_by, ...(cursor ? { cursor } : {}) } },
      );
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.meta.next_cursor;
    } while (cursor !== null);
    expect(seen).toEqual(all.data.map(({ id }) => id));
    const known = all.data.filter(({ outcome }) => outcome === 'completed').map(({ ata_minutes }) => ata_minutes ?? -1);
    expect(known).toEqual(known.toSorted((a, b) => b - a));
    const outcomes = all.data.map(({ outcome }) => outcome ?? '~');
    expect(outcomes).toEqual(outcomes.toSorted());
    expect(await refusalOf(list('club', {}, { args: { order_by: 'tcd,nothing' } }))).toMatchObject({ status: 400 });
  });

  it.each(['station', 'driver', 'service', 'outcome', 'day', 'city'] as const)(
    'grouped by %s, has every call once',
    async (group_by) => {
      const groups = await runCall(callDetailsHandlers, calls.callDetails.groups, caller(), {
        purpose: 'passed_calls',
        action: 'groups',
        slug: 'club',
        group_by,
        filters: whole,
      });
      expect(groups.data.reduce((sum, group) => sum + group.calls, 0)).toBe(world.calls.length);
      expect(groups.meta.groups).toBe(groups.data.length);
      expect(new Set(groups.data.map(({ key }) => key)).size).toBe(groups.data.length);
      const order = groups.data.map(({ key, calls: count }) => (group_by === 'day' ? (key ?? '') : count));
      expect(order.length).toBeGreaterThan(1);
      expect(order).toEqual(order.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0)));
    },
  );

  it('groups what doesn’t fit by the latest days, and counts them all', async () => {
    const everyDay = [...new Set(world.calls.map(({ local_day: day }) => day))].toSorted().toReversed();
    const scope = { stationIds: null, driverIds: null, from: firstDay, to: lastDay, filters: noFilters };
    const latest = await callsByGroup(open(), scope, 'day', 2);
    expect(latest.map(({ key, groups }) => [key, groups])).toEqual(
      everyDay.slice(0, 2).map((day) => [day, everyDay.length]),
    );
  });

  describe('a call', () => {
    it.each(world.calls.slice(0, 20))('$id is shown step by step, with minutes that add up', async ({ id }) => {
      const reply = await detail('club', id);
      const call = world.calls.find((each) => each.id === id);
      const minutes = reply.steps.reduce((sum, step) => sum + (step.minutes_since_previous ?? 0), 0);
      const [first, last] = [reply.steps[0], reply.steps.at(-1)];
      expect(first?.step).toBe('RE');
      expect(minutes).toBeCloseTo((Date.parse(last?.at ?? '') - Date.parse(first?.at ?? '')) / 60_000, 6);
      expect(reply.passes).toHaveLength(world.passes.filter((pass) => pass.call_id === id).length);
      expect([reply.call.vehicle, reply.call.truck, reply.full]).toEqual(['Honda Civic', 'Tow 7', true]);
      expect(reply.missed_by_minutes !== null).toBe(call !== undefined && factsOf(call).late);
      const close = world.calls.filter(
        (other) =>
          other.id !== id &&
          other.vehicle_ref === call?.vehicle_ref &&
          Math.abs(Number(other.received_at) - Number(call?.received_at)) <= 48 * 3_600_000,
      );
      expect(new Set(reply.related.map((other) => other.id))).toEqual(new Set(close.map((other) => other.id)));
    });

    it('of a neighbor is refused exactly like a nonexistent call or place', async () => {
      const foreign = world.calls.find(
        ({ id, station_id }) =>
          station_id === 23 && !world.passes.some((pass) => pass.call_id === id && pass.station_id === 22),
      );
      const own = world.calls.find(({ station_id }) => station_id === 22);
      const who = staff('station-3');
      await expect(detail('station-3', own?.id ?? 0, who)).resolves.toMatchObject({ full: true });
      const refusals = [
        await refusalOf(detail('station-3', foreign?.id ?? 0, who)),
        await refusalOf(detail('station-3', 999_999_999, who)),
        await refusalOf(detail('no-such-place', 1, who)),
        await refusalOf(detail('station-4', foreign?.id ?? 0, who)),
      ];
      for (const refusal of refusals) expect(refusal).toEqual(refusals[0]);
      expect(refusals[0]).toMatchObject({ status: 403 });
    });

    it('served by another station shows the one that passed it only its own part', async () => {
      const passed = world.passes.find(
        (pass) =>
          pass.station_id === 22 && world.calls.some(({ id, station_id }) => id === pass.call_id && station_id !== 22),
      );
      const id = Number(passed?.call_id);
      const reply = await detail('station-3', id, staff('station-3'));
      expect(reply).toMatchObject({ full: false, survey: null, related: [], updates: [] });
      expect([reply.call.station_id, reply.call.station_slug]).toEqual([null, null]);
      expect([reply.call.driver_id, reply.call.driver_name, reply.call.truck, reply.call.station_name]).toEqual([
        null,
        null,
        null,
        '',
      ]);
      for (const pass of reply.passes) expect([22, null]).toContain(pass.station_id);
      expect(reply.passes.some(({ station_id }) => station_id === 22)).toBe(true);
    });
  });

  describe('passes', () => {
    it.each(['club', 'harbor', 'station-3', 'ann'])('of %s add up, and every cell opens its calls', async (slug) => {
      const reply = await ask('passes', slug, {});
      const share = reply.reasons.reduce((sum, reason) => sum + reason.share, 0);
      expect(Math.round(share * 10)).toBe(reply.total === 0 ? 0 : 1000);
      const all = await list(slug, {}, { counted_by: { metric: 'passed_calls_freq', part: 'numerator' } });
      expect([reply.total, reply.calls_passed]).toEqual([all.meta.counted, all.meta.total_rows]);
      // One pass counts under each of its reasons, so they may add up to more, never to less.
      expect(reply.reasons.reduce((sum, { passes }) => sum + passes, 0)).toBeGreaterThanOrEqual(reply.total);
      expect(reply.shifts.reduce((sum, { passes }) => sum + passes, 0)).toBeLessThanOrEqual(reply.total);
      for (const { weekday, hour, passes } of reply.cells.slice(0, 6)) {
        const { meta } = await list(
          slug,
          { weekday__in: [weekday], hour__in: [hour] },
          { counted_by: { metric: 'passed_calls_freq', part: 'numerator' } },
        );
        // A driver's own list counts separately a call that drivers of two stations passed.
        expect([weekday, hour, meta.counted]).toEqual([weekday, hour, passes]);
      }
      const { reason } = reply.reasons.find((each) => each.reason !== null) ?? {};
      if (reason) {
        const { meta } = await list(
          slug,
          { pass_reason__in: [reason] },
          { counted_by: { metric: 'passed_calls_freq', part: 'numerator' } },
        );
        expect(reply.reasons.find((each) => each.reason === reason)?.passes).toBe(meta.counted);
      }
    });

    it('are one for each station that gave a call back, and every station opens exactly the calls it passed', async () => {
      const reply = await ask('passes', 'club', {});
      const counted = { counted_by: { metric: 'passed_calls_freq', part: 'numerator' } } as const;
      expect(reply.calls_passed).toBeLessThan(reply.total);
      expect(reply.stations.reduce((sum, { passes }) => sum + passes, 0)).toBe(reply.total);
      for (const { station_id: id, station_slug: slug, passes, days_30: rate } of reply.stations) {
        const own = await list(slug, {}, counted);
        const passed = new Set(
          world.passes.filter(({ station_id }) => station_id === id).map(({ call_id }) => call_id),
        );
        expect([slug, own.data.map((call) => call.id).toSorted()]).toEqual([slug, [...passed].toSorted()]);
        expect([slug, own.meta.counted, own.meta.total_rows]).toEqual([slug, passes, passes]);
        expect(rate.offers).toBeGreaterThanOrEqual(rate.passes);
      }
    });

    it('roll over 14 and 30 days like the metric for those days, to the last complete one', async () => {
      const yesterday = addDays(lastDay, -1);
      const reply = await ask('passes', 'club', {});
      for (const [days, rate] of [
        [14, reply.days_14],
        [30, reply.days_30],
      ] as const) {
        const from = addDays(yesterday, 1 - days);
        const { totals } = await runCall(
          reportsHandlers,
          calls.dashboardData.table,
          caller(),
          { metrics: ['passed_calls_freq'], time_type: 'Range', args: { from, to: yesterday } },
          { chart_type: 'table', slug: 'club' },
        );
        const cell = totals.metrics['passed_calls_freq'];
        expect([rate.passes, rate.offers]).toEqual([cell?.numerator, cell?.denominator]);
      }
      expect(reply.rolling.at(-1)).toMatchObject({
        day: yesterday,
        rate_14: reply.days_14.rate,
        rate_30: reply.days_30.rate,
      });
    });
  });

  it("hides other stations' data from people of one station, in the table, days, groups and passes", async () => {
    const who = staff('station-3');
    const own = world.calls.filter(({ station_id }) => station_id === 22).length;
    expect((await list('station-3', {}, {}, who)).meta.total_rows).toBe(own);
    expect((await ask('days', 'station-3', {}, who)).data.reduce((sum, day) => sum + day.calls, 0)).toBe(own);
    // A filter that names another station finds none of its calls.
    expect((await list('station-3', { station_id__in: [20, 21, 23] }, {}, who)).meta.total_rows).toBe(0);
    for (const slug of ['station-4', 'harbor', 'club', 'no-such-place']) {
      expect(await refusalOf(list(slug, {}, {}, who))).toMatchObject({ status: 403 });
      expect(await refusalOf(ask('days', slug, {}, who))).toMatchObject({ status: 403 });
      expect(await refusalOf(ask('passes', slug, {}, who))).toMatchObject({ status: 403 });
      expect(await refusalOf(ask('explain', slug, {}, who))).toMatchObject({ status: 403 });
    }
  });
});
