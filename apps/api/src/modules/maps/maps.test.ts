import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CallBody } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { isValidMinutes } from '@roadside/domain/calls';
import { dayCount } from '@roadside/domain/calendar';
import { gridCellDegrees, singleCallLimit } from '@roadside/domain/maps';
import { loadOrganizationTree } from '../../platform/organizations/live-organization-tree.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { factWorld, firstDay, insertOrganizations, lastDay, replaceFacts } from '../metrics/testing/fact-world.ts';
import { refusalOf, runCall } from '../reports/testing/run-call.ts';
import type { TestCaller } from '../reports/testing/run-call.ts';
import { mapsHandlers } from './maps.handlers.ts';

type Parameters = CallBody<typeof calls.dashboard.maps>['parameters'];

const [drawn] = fc.sample(factWorld, { numRuns: 1, seed: 4 });
if (!drawn) throw new Error('No world was drawn.');
// Every seventh call has no location; the others are on a diagonal.
const world = {
  ...drawn,
  calls: drawn.calls.map((call, index) => ({
    ...call,
    latitude: index % 7 === 0 ? null : 40 + index / 100,
    longitude: index % 7 === 0 ? null : -75 - index / 100,
  })),
  passes: drawn.passes.map((pass, index) => ({ ...pass, reason: index % 2 ? 'Equipment' : 'No driver available' })),
};
const whole = { sc_dt__gte: firstDay, sc_dt__lte: lastDay };
const placed = world.calls.filter(({ latitude }) => latitude !== null);

describeEachEngine('the map of calls', (open) => {
  let tree: OrganizationTree;
  beforeAll(async () => {
    await insertOrganizations(open());
    tree = await loadOrganizationTree(open());
    await replaceFacts(open(), world);
  });
  const caller = (organization = 'club', positionType = 'executive'): TestCaller => ({
    db: open(),
    tree,
    today: lastDay,
    organization,
    positionType,
  });
  const ask = (slug: string, parameters: Parameters = {}, who = caller()) =>
    runCall(mapsHandlers, calls.dashboard.maps, who, {
      purpose: 'maps',
      chart_type: 'maps',
      slug,
      parameters: { ...parameters, filters: { ...whole, ...parameters.filters } },
    });

  it('stays at its stations when there are no calls', async () => {
    const none = { filters: { sc_dt__gte: '2019-01-01', sc_dt__lte: '2019-01-02' } };
    expect((await ask('club', none)).home).toBeNull();
    const place = (ids: readonly number[], latitude: number | null, longitude: number | null) =>
      sql`update organization set latitude = ${latitude}, longitude = ${longitude} where id = any(${[...ids]}::integer[])`.execute(
        open().kysely,
      );
    const stations = [...tree.stationIds(tree.bySlug('club')!)];
    const [first = 0, second = 0] = stations;
    await place([first], 40.1, -75.4);
    await place([second], 39.9, -75.1);
    expect((await ask('club', none)).home).toEqual([-75.4, 39.9, -75.1, 40.1]);
    expect((await ask('club')).home).toBeNull();
    const station = tree.byId(first);
    expect((await ask(station?.slug ?? '', none)).home).toEqual([-75.4, 40.1, -75.4, 40.1]);
    await place(stations, null, null);
  });

  it('has every call with a location once, with its wait, passes, and counted score', async () => {
    const { calls: found, ...reply } = await ask('club');
    expect([reply.total, reply.in_bounds, reply.unplaced]).toEqual([
      world.calls.length,
      placed.length,
      world.calls.length - placed.length,
    ]);
    expect(new Set(found.id)).toEqual(new Set(placed.map(({ id }) => id)));
    for (const [index, id] of found.id.entries()) {
      const call = world.calls.find((each) => each.id === id);
      const wait = call?.arrived_at == null ? null : (Number(call.arrived_at) - Number(call.received_at)) / 60_000;
      const ata = call?.outcome === 'completed' && !call.appointment && wait !== null && isValidMinutes(wait);
      expect([id, found.ata[index]]).toEqual([id, ata ? expect.closeTo(wait, 0) : null]);
      expect(found.passes[index]).toBe(call?.pass_count ?? null);
      expect(found.latitude[index]).toBeCloseTo(Number(call?.latitude), 4);
      const scores = world.surveys
        .filter((survey) => survey.call_id === id && survey.outc1 !== null && !survey.reroute && !survey.remove)
        .map(({ outc1 }) => outc1);
      if (scores.length === 0) expect(found.sat[index]).toBeNull();
      else expect(scores).toContain(found.sat[index]);
      const reasons = new Set(world.passes.filter((pass) => pass.call_id === id).map(({ reason }) => reason));
      expect(found.reasons[index] ?? '').toBe((call?.pass_count ?? 0) > 0 ? [...reasons].toSorted().join(', ') : '');
    }
    expect(new Set(reply.stations.map(({ id }) => id))).toEqual(new Set(found.station));
  });

  it('limits its modes to passed calls, or to calls with a score', async () => {
    const all = await ask('club');
    const passed = await ask('club', { mode: 'passes' });
    expect(passed.total).toBe(world.calls.filter(({ pass_count: passes }) => (passes ?? 0) > 0).length);
    const surveyed = await ask('club', { mode: 'surveys' });
    expect(surveyed.calls.sat.every((sat) => sat !== null)).toBe(true);
    expect(surveyed.in_bounds).toBe(all.calls.sat.filter((sat) => sat !== null).length);
    expect((await ask('club', { mode: 'volume' })).total).toBe(all.total);
    expect([all.meta.mode, passed.meta.mode]).toEqual(['operations', 'passes']);
  });

  it('applies the bounds, and still reports the total number of calls', async () => {
    const bounds: [number, number, number, number] = [-75.3, 40, -75.05, 40.3];
    const reply = await ask('club', { bounds });
    const inside = placed.filter(({ longitude }) => Number(longitude) >= -75.3 && Number(longitude) <= -75.05);
    expect(reply.in_bounds).toBe(inside.length);
    expect(reply.calls.id).toHaveLength(inside.length);
    expect(reply.total).toBe(world.calls.length);
  });

  it('defaults to the month to date', async () => {
    const { meta } = await runCall(mapsHandlers, calls.dashboard.maps, caller(), {
      purpose: 'maps',
      slug: 'club',
      parameters: {},
    });
    expect(meta).toMatchObject({ from: '2026-04-01', to: lastDay });
  });

  describe('of a station', () => {
    it.each(['station-1', 'station-3', 'station-1'])('shows %s only its own calls', async (slug) => {
      const station = tree.bySlug(slug);
      const { calls: found, total } = await ask(slug, {}, caller(slug, 'staff'));
      expect(total).toBe(world.calls.filter(({ station_id: id }) => id === station?.id).length);
      expect(new Set(found.station)).toEqual(new Set([station?.id]));
    });

    it.each([
      ['a neighbor', 'station-4'],
      ['the territory above', 'harbor'],
      ['a place that does not exist', 'no-such-place'],
    ])('refuses %s with the same error', async (_, slug) => {
      const refusal = await refusalOf(ask(slug, {}, caller('station-3', 'staff')));
      expect(refusal).toMatchObject({ status: 403 });
      expect(refusal).toEqual(await refusalOf(ask('another-unknown', {}, caller('station-3', 'staff'))));
    });
  });

  it('refuses sat, and a type that does not match the geography', async () => {
    expect(
      calls.dashboard.maps.body.safeParse({ purpose: 'maps', slug: 'club', parameters: { filters: { sat: [5] } } })
        .success,
    ).toBe(false);
    const typed = (type: 'club' | 'station') =>
      runCall(mapsHandlers, calls.dashboard.maps, caller(), { purpose: 'maps', slug: 'club', type, parameters: {} });
    await expect(typed('club')).resolves.toBeDefined();
    expect(await refusalOf(typed('station'))).toMatchObject({ status: 400 });
  });

  it('merges cells of a long period to fit their full extent, even when sampled days miss it', async () => {
    const [days, perDay] = [dayCount(firstDay, lastDay), 300];
    // Every 25th day, starting with the thirteenth, stays within a tenth of a degree.
    await sql`insert into call (id, local_day, local_hour, station_id, trouble_code, outcome, received_at, arrived_at, latitude, longitude, pass_count)
      select 200000 + day * ${perDay}::integer + n, ${firstDay}::date + day, 12, 24, '5', 'completed', (${firstDay}::date + day)::timestamptz,
        (${firstDay}::date + day)::timestamptz + make_interval(mins => 10 + n % 90),
        case when n > 0 then 41 + (n % (case when day % 25 = 12 then 10 else 100 end)) / 100.0 end, -76 - (n % 7) / 200.0, n % 3
      from generate_series(0, ${days}::integer - 1) as day, generate_series(0, ${perDay}::integer - 1) as n`.execute(
      open().kysely,
    );
    const { calls: cells, ...reply } = await ask('station-silent');
    expect([reply.total, reply.unplaced, reply.in_bounds]).toEqual([days * perDay, days, days * (perDay - 1)]);
    const side = gridCellDegrees(0.99, 0.03);
    const squareOf = (latitude = 0, longitude = 0) =>
      [latitude, longitude].map((degrees) => Math.floor(degrees / side)).join();
    const expected = new Map<string, number>();
    for (let day = 0; day < days; day += 1)
      for (let n = 1; n < perDay; n += 1) {
        const square = squareOf(41 + (n % (day % 25 === 12 ? 10 : 100)) / 100, -76 - (n % 7) / 200);
        expected.set(square, (expected.get(square) ?? 0) + 1);
      }
    expect(
      Object.fromEntries(
        cells.count.map((count, index) => [squareOf(cells.latitude[index], cells.longitude[index]), count]),
      ),
    ).toEqual(Object.fromEntries(expected));
    expect(cells.count).toHaveLength(expected.size);
    const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
    const passes = cells.passes.map((mean, index) => (mean ?? 0) * (cells.known?.passes[index] ?? 0));
    const known = Array.from({ length: perDay - 1 }, (_, n) => (n + 1) % 3);
    expect(sum(passes)).toBeCloseTo(days * sum(known), 6);
    // A small enough part of it is returned as individual calls.
    const part = await ask('station-silent', { bounds: [-76.001, 41.2, -75.9, 41.25] });
    expect(part.calls.known).toBeNull();
    expect([part.total, part.calls.id.length]).toEqual([days * perDay, part.in_bounds]);
    await sql`delete from call where station_id = 24`.execute(open().kysely);
  });

  it('groups calls beyond the single-call limit into cells that add up to them', async () => {
    await sql`insert into call (id, local_day, local_hour, station_id, trouble_code, outcome, received_at, arrived_at, latitude, longitude, pass_count, promised_minutes)
      select 100000 + n, '2026-02-10', 12, 24, '5', 'completed', '2026-02-10T17:00:00Z', '2026-02-10T17:00:00Z'::timestamptz + make_interval(mins => 10 + n % 90),
        40 + (n % 100) / 100.0, -75 - (n / 100) / 200.0, n % 3, 45 from generate_series(0, ${singleCallLimit}) as n`.execute(
      open().kysely,
    );
    const { calls: cells, total, in_bounds } = await ask('station-silent');
    expect([total, in_bounds]).toEqual([singleCallLimit + 1, singleCallLimit + 1]);
    expect(cells.id.every((id) => id === null)).toBe(true);
    expect(cells.count.length).toBeLessThan(6 * 96 * 96);
    const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
    expect(sum(cells.count)).toBe(in_bounds);
    const mean =
      sum(cells.ata.map((ata, cell) => (ata ?? 0) * (cells.known?.ata[cell] ?? 0))) / sum(cells.known?.ata ?? []);
    const waits = Array.from({ length: singleCallLimit + 1 }, (_, n) => 10 + (n % 90));
    expect(mean).toBeCloseTo(sum(waits) / waits.length, 6);
    const part = await ask('station-silent', { bounds: [-75.2, 40, -75, 41] });
    expect(part.in_bounds).toBeLessThanOrEqual(singleCallLimit);
    expect(part.calls.id).toHaveLength(part.in_bounds);
    expect(part.calls.known).toBeNull();
  });
});
