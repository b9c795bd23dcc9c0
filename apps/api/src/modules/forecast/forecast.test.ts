import { beforeAll, expect, it } from 'vitest';
import { calls } from '@roadside/contract/calls';
import type { CallBody, CallReply } from '@roadside/contract/call';
import { addDays, dayList } from '@roadside/domain/calendar';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { loadOrganizationTree } from '../../platform/organizations/live-organization-tree.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { insertOrganizations, plainCall, replaceFacts } from '../metrics/testing/fact-world.ts';
import { refusalOf, runCall } from '../reports/testing/run-call.ts';
import type { TestCaller } from '../reports/testing/run-call.ts';
import { forecastHandlers as handlers } from './forecast.handlers.ts';
import { measuredWork } from './forecast.repository.ts';
import { neededByHour } from './needed-by-hour.ts';
import { daysAhead, trainForecasts } from './train-forecasts.ts';

const firstDay = '2026-01-05';
const through = '2026-03-05';
const today = addDays(through, 1);
/** The clocks change in New York and Chicago. */
const springSunday = '2026-03-08';

type Parameters = Omit<CallBody<typeof calls.scheduler.predict>['parameters'], 'date'>;

describeEachEngine('forecasts', (open) => {
  let tree: OrganizationTree;
  beforeAll(async () => {
    await insertOrganizations(open());
    tree = await loadOrganizationTree(open());
    // Six tows a day at station-1, two at station-4 in Chicago, one of them at night; batteries at station-1 only.
    let id = 0;
    await replaceFacts(open(), {
      calls: dayList(firstDay, through).flatMap((day, index) => [
        ...[8, 8, 9, 12, 17, 17].map((hour) => ({
          ...plainCall(++id, day, 20),
          ...at(day, hour, 5),
          trouble_code: '5',
        })),
        ...[13, 23].map((hour) => ({ ...plainCall(++id, day, 23), ...at(day, hour, 6), trouble_code: '5F' })),
        ...(index % 2 ? [{ ...plainCall(++id, day, 20), ...at(day, 7, 5), trouble_code: '1' }] : []),
      ]),
      passes: [],
      surveys: [],
    });
    expect(await trainForecasts(open(), { now: new Date(`${today}T12:00:00Z`), through })).toBe(3);
  });
  const at = (day: string, hour: number, offset: number) => ({
    local_hour: hour,
    received_at: new Date(Date.parse(`${day}T00:00:00Z`) + (hour + offset) * 3_600_000),
  });
  const caller = (more: Partial<TestCaller> = {}): TestCaller => ({
    db: open(),
    tree,
    today,
    organization: 'club',
    ...more,
  });
  const predict = (slug: string, date: string, more: Parameters = {}, combine = false, who: Partial<TestCaller> = {}) =>
    runCall(handlers, calls.scheduler.predict, caller(who), {
      purpose: 'timeseries_predictor',
      slug,
      combine_batt_ls: combine,
      parameters: { date, ...more },
    });
  type Reply = CallReply<typeof calls.scheduler.predict>;
  const sum = ({ hours }: Reply, code: string | null) =>
    hours.filter((row) => row.code === code).reduce((total, row) => total + row.volume_pred, 0);

  it('are stored for three weeks ahead, and for past days for the back-test', async () => {
    const days = await open()
      .kysely.selectFrom('forecast_day')
      .select(({ fn }) => [fn.min('local_day').as('first'), fn.max('local_day').as('last')])
      .executeTakeFirstOrThrow();
    expect(days.last).toBe(addDays(through, daysAhead));
    expect(days.first < through).toBe(true);
  });

  it('reproduce the call pattern', async () => {
    const reply = await predict('station-1', addDays(today, 1));
    expect(sum(reply, 'tow')).toBeGreaterThan(5);
    expect(sum(reply, 'tow')).toBeLessThan(7);
    expect(sum(reply, 'battery')).toBeGreaterThan(0.3);
    expect(sum(reply, 'battery')).toBeLessThan(0.8);
    const busiest = reply.hours.filter(({ code }) => code === 'tow').sort((a, b) => b.volume_pred - a.volume_pred)[0];
    expect(['08', '17']).toContain(new Date(Date.parse(busiest!.sc_dt) - 5 * 3_600_000).toISOString().slice(11, 13));
  });

  it('are never made twice, and continue after an abort', async () => {
    const now = new Date(`${today}T13:00:00Z`);
    expect(await trainForecasts(open(), { now, through })).toBe(0);
    const runs = () =>
      open().kysely.selectFrom('forecast_run').select(['service', 'trained_at']).orderBy('service').execute();
    const before = await runs();
    await open().kysely.deleteFrom('forecast_day').where('service', '=', 'Tow').execute();
    await open().kysely.deleteFrom('forecast_run').where('service', '=', 'Tow').execute();
    const stopped = new AbortController();
    stopped.abort();
    expect(await trainForecasts(open(), { now, through, signal: stopped.signal })).toBe(0);
    const together = await Promise.all([1, 2, 3].map(() => trainForecasts(open(), { now, through })));
    expect(together.reduce((total, count) => total + count, 0)).toBe(1);
    expect((await runs()).map(({ service }) => service)).toEqual(before.map(({ service }) => service));
  });

  it('add up from the stations to the club', async () => {
    const date = addDays(today, 4);
    const club = await predict('club', date, { children_filter: 'station' });
    const stations = await Promise.all(
      ['station-1', 'station-2', 'station-3', 'station-4'].map((slug) => predict(slug, date)),
    );
    expect(club.children.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['station-1', 'station-4']));
    expect(club.children.reduce((total, child) => total + child.volume_pred, 0)).toBeCloseTo(sum(club, null), 1);
    // Chicago's day begins an hour later, so whole-day totals match only within one time zone.
    expect(stations.reduce((total, station) => total + sum(station, null), 0)).toBeCloseTo(sum(club, null), 0);
    const regions = await predict('club', date);
    expect(regions.children.map(({ slug }) => slug)).toContain('east');
    expect(sum(regions, null)).toBe(sum(club, null));
  });

  it('have the rows in the specification', async () => {
    const reply = await predict('station-1', today);
    expect(new Set(reply.hours.map(({ code }) => code))).toEqual(new Set([null, 'tow', 'battery', 'ls']));
    const [row] = reply.hours;
    expect(row).toMatchObject({ sc_dt: '2026-03-06T05:00:00.000Z', was_optimized: false, time_type: '1h' });
    for (const hour of reply.hours) {
      const needed = Math.max(1, Math.ceil(hour.volume_pred / hour.productivity_goal - 1e-3));
      expect(Math.abs(hour.drivers_needed - needed)).toBeLessThanOrEqual(0);
    }
    const combined = await predict('station-1', today, {}, true);
    expect(new Set(combined.hours.map(({ code }) => code))).toEqual(new Set([null, 'tow', 'battery_light_service']));
    expect(sum(combined, 'battery_light_service')).toBeCloseTo(sum(reply, 'battery') + sum(reply, 'ls'), 2);
  });

  it.each([
    ['1h', 24],
    ['30m', 48],
    ['15m', 96],
  ] as const)('come in steps of %s', async (type, steps) => {
    const reply = await predict('station-1', today, { scheduler_type: type });
    expect(reply.hours.filter(({ code }) => code === 'tow')).toHaveLength(steps);
    expect(sum(reply, 'tow')).toBeCloseTo(sum(await predict('station-1', today), 'tow'), 1);
  });

  it('have 23 hours on the day clocks spring forward', async () => {
    const rows = (await predict('station-1', springSunday)).hours.filter(({ code }) => code === 'tow');
    expect(rows).toHaveLength(23);
    expect(rows.map(({ sc_dt }) => sc_dt)).toContain('2026-03-08T07:00:00.000Z');
  });

  it('are empty for a day without a forecast and for a place without calls', async () => {
    expect(await predict('station-1', addDays(today, 60))).toEqual({
      hours: [],
      avl_zone: [],
      stations_apart: null,
      children: [],
    });
    expect((await predict('silent', today)).hours.every(({ volume_pred }) => volume_pred < 0.1)).toBe(true);
  });

  it('count the drivers who cover a whole step, including placeholders', async () => {
    const { kysely } = open();
    const date = addDays(today, 2);
    const person = await kysely
      .insertInto('employee')
      .values({ organization_id: 30, first_name: 'Ann', display_name: 'Ann', position_type: 'driver' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const ghost = await kysely
      .insertInto('placeholder')
      .values({
        station_id: 20,
        name: 'Night',
        services: ['Tow'],
        week: JSON.stringify(Array.from({ length: 7 }, () => ({}))),
        updated_by: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const shift = (from: string, until: string, services: string[], who: object) => ({
      station_id: 20,
      local_day: date,
      starts_at: new Date(`${date}T${from}:00Z`),
      ends_at: new Date(`${date}T${until}:00Z`),
      shown_until: new Date(`${date}T${until}:00Z`),
      duration_hours: (Date.parse(`${date}T${until}:00Z`) - Date.parse(`${date}T${from}:00Z`)) / 3_600_000,
      services,
      ...who,
    });
    // 10:30 to 14:00 and 11:00 to 14:00, New York time.
    await kysely
      .insertInto('shift')
      .values([
        shift('15:30', '19:00', ['Tow', 'Battery'], { employee_id: person.id }),
        shift('16:00', '19:00', ['Tow'], { placeholder_id: ghost.id }),
      ])
      .execute();
    const reply = await predict('station-1', date);
    const drivers = (code: string | null) =>
      reply.hours
        .filter((row) => row.code === code && row.total_drivers > 0)
        .map((row) => [row.sc_dt.slice(11, 13), row.total_drivers]);
    expect(drivers('tow')).toEqual([
      ['16', 2],
      ['17', 2],
      ['18', 2],
    ]);
    expect(drivers('battery')).toEqual([
      ['16', 1],
      ['17', 1],
      ['18', 1],
    ]);
    expect(drivers('ls')).toEqual([]);
    expect(reply.avl_zone.filter(({ drivers }) => drivers > 0)).toEqual(
      ['16', '17', '18'].map((hour) => ({ zone: 'harbor', hour: `${date}T${hour}:00:00.000Z`, drivers: 2 })),
    );
    const out = await predict('station-1', date, { what_if: { drivers_out: 1 } });
    expect(Math.max(...out.hours.map(({ total_drivers }) => total_drivers))).toBe(1);
    const more = await predict('station-1', date, { what_if: { drivers_added: [0, 3] } });
    const inAll = (from: typeof reply) => from.hours.filter(({ code }) => code === null);
    expect(inAll(more).map(({ total_drivers }, hour) => total_drivers - inAll(reply)[hour]!.total_drivers)).toEqual(
      inAll(reply).map((_, hour) => (hour === 1 ? 3 : 0)),
    );
    expect(inAll(more)[1]!.on_time_pred!).toBeGreaterThan(inAll(reply)[1]!.on_time_pred!);
    const fewer = await predict('station-1', date, {
      what_if: { drivers_added: Array.from({ length: 24 }, () => -1) },
    });
    expect(inAll(fewer).map(({ total_drivers }) => total_drivers)).toEqual(
      inAll(reply).map(({ total_drivers }) => Math.max(0, total_drivers - 1)),
    );
  });

  it('begin a day with what waits from the evening before', async () => {
    const { kysely } = open();
    const [date, next] = [today, addDays(today, 1)];
    const person = await kysely
      .insertInto('employee')
      .values({ organization_id: 30, first_name: 'Eve', display_name: 'Eve', position_type: 'driver' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const shift = (from: string, until: string) => ({
      station_id: 20,
      employee_id: person.id,
      local_day: from.slice(0, 10),
      starts_at: new Date(from),
      ends_at: new Date(until),
      shown_until: new Date(until),
      duration_hours: (Date.parse(until) - Date.parse(from)) / 3_600_000,
      services: ['Tow'],
    });
    // Midnight in New York is 05:00. From then on one driver works either day; on one, nobody worked the evening.
    const night = (day: string) => shift(`${day}T05:00:00Z`, `${day}T08:00:00Z`);
    await kysely
      .insertInto('shift')
      .values([night(date), night(next)])
      .execute();
    const firstHour = async () => (await predict('station-1', next, {}, true)).hours.find(({ code }) => code === 'tow');
    const left = await firstHour();
    await kysely
      .insertInto('shift')
      .values(shift(`${date}T23:00:00Z`, `${next}T05:00:00Z`))
      .execute();
    const staffed = await firstHour();
    expect(left?.total_drivers).toBe(1);
    expect(staffed?.total_drivers).toBe(1);
    expect(left!.on_time_pred!).toBeLessThan(staffed!.on_time_pred!);
    await kysely.deleteFrom('shift').where('employee_id', '=', person.id).execute();
  });

  it('support what-if runs with a storm and a target, without saving anything', async () => {
    const stored = () =>
      open()
        .kysely.selectFrom('forecast_day')
        .selectAll()
        .orderBy('station_id')
        .orderBy('service')
        .orderBy('local_day')
        .execute();
    const before = await stored();
    const usual = await predict('station-1', today);
    const storm = await predict('station-1', today, { what_if: { volume_factor: 1.4 } });
    expect(sum(storm, null)).toBeCloseTo(1.4 * sum(usual, null), 1);
    const promised = await predict('station-1', today, { what_if: { target: { share: 0.8, shrinkage: 0.5 } } });
    const rows = promised.hours.filter(({ code }) => code === 'tow');
    expect(rows.every(({ was_optimized }) => was_optimized)).toBe(true);
    expect(Math.min(...rows.map(({ drivers_needed }) => drivers_needed))).toBeGreaterThanOrEqual(2);
    expect(await stored()).toEqual(before);
  });

  it('need more drivers for a higher target, and name the best possible', async () => {
    const need = async (share: number) => {
      const { hours } = await predict('club', today, { what_if: { target: { share } } });
      return hours.filter(({ code }) => code === null);
    };
    let before = 0;
    for (const share of [0.5, 0.7, 0.8, 0.9, 0.95, 0.99]) {
      const rows = await need(share);
      const hours = rows.reduce((total, { drivers_needed }) => total + drivers_needed, 0);
      expect(hours).toBeGreaterThanOrEqual(before);
      before = hours;
      expect(rows.every(({ on_time_target }) => on_time_target === Math.round(1000 * share) / 10)).toBe(true);
      expect(rows.every(({ on_time_best }) => on_time_best! > 0 && on_time_best! <= 100)).toBe(true);
    }
  });

  it('compare one pool with stations on their own', async () => {
    const club = await predict('club', today, { what_if: { target: null } });
    const hoursOf = ({ hours }: typeof club) =>
      hours.filter(({ code }) => code === null).reduce((total, { drivers_needed }) => total + drivers_needed, 0);
    const { stations = 0, driver_hours = 0 } = club.stations_apart ?? {};
    expect(stations).toBe(5);
    let own = 0;
    for (const id of [20, 21, 22, 23, 24]) {
      const station = await predict('club', today, { child_list: [id], what_if: { target: null } });
      expect(station.stations_apart).toBeNull();
      own += hoursOf(station);
    }
    expect(driver_hours).toBe(own);
    expect(driver_hours).toBeGreaterThanOrEqual(hoursOf(club));
  });

  it('use the staffing target set above a place', async () => {
    const { kysely } = open();
    await kysely.insertInto('staffing_target').values({ organization_id: 5, share: 0.8, updated_by: null }).execute();
    expect((await predict('station-1', today)).hours.every(({ was_optimized }) => was_optimized)).toBe(true);
    expect((await predict('station-4', today)).hours.some(({ was_optimized }) => was_optimized)).toBe(false);
    const plain = await predict('station-1', today, { what_if: { target: null } });
    expect(plain.hours.some(({ was_optimized }) => was_optimized)).toBe(false);
    await kysely.deleteFrom('staffing_target').execute();
  });

  it('give other modules the same needs, with and without a target, across clock changes', async () => {
    const { kysely } = open();
    const station = tree.bySlug('station-1')!;
    for (const target of [null, 0.8]) {
      if (target !== null)
        await kysely
          .insertInto('staffing_target')
          .values({ organization_id: 5, share: target, updated_by: null })
          .execute();
      const rows = [
        ...(await predict('station-1', addDays(springSunday, -1))).hours,
        ...(await predict('station-1', springSunday)).hours,
      ]
        .filter(({ code }) => code === null)
        .map(({ sc_dt, drivers_needed }) => [Date.parse(sc_dt), drivers_needed] as const);
      const [from, to] = [new Date(rows[0]![0]), new Date(rows.at(-1)![0] + 3_600_000)];
      expect(rows).toHaveLength(47);
      expect([...(await neededByHour(open(), tree, station, [20], { from, to }))]).toEqual(rows);
    }
    await kysely.deleteFrom('staffing_target').execute();
    const far = new Date(`${addDays(today, 60)}T12:00:00Z`);
    expect(
      (await neededByHour(open(), tree, station, [20], { from: far, to: new Date(far.getTime() + 9_000_000) })).size,
    ).toBe(0);
  });

  it('count only the listed places, and none of a neighbor', async () => {
    const [one, four] = [20, 23];
    const both = await predict('club', today, { child_list: [one, four] });
    expect(sum(both, null)).toBeCloseTo(sum(await predict('club', today), null), 1);
    const only = await predict('club', today, { child_list: [four] });
    expect(only.children.map(({ slug }) => slug)).toEqual(['station-4']);
    expect(sum(only, null)).toBeLessThan(3);
    expect(
      await refusalOf(
        predict('station-1', today, { child_list: [four] }, false, {
          organization: 'station-1',
          positionType: 'dispatcher',
        }),
      ),
    ).toMatchObject({ status: 403 });
    expect(await refusalOf(predict('club', today, { children_filter: 'planet' }))).toMatchObject({ status: 400 });
  });

  it('are evaluated by hour of the week', async () => {
    const report = await runCall(handlers, calls.scheduler.backTest, caller(), {
      purpose: 'forecast_back_test',
      slug: 'club',
    });
    expect(report).toMatchObject({ through, trained_at: `${today}T13:00:00.000Z` });
    expect(report.hours).toHaveLength(168);
    expect(report.by_day.n).toBeGreaterThan(20);
    expect(report.by_day.mape).toBeLessThan(25);
    expect(Math.abs(report.by_hour.bias ?? 9)).toBeLessThan(0.1);
    const battery = await runCall(handlers, calls.scheduler.backTest, caller(), {
      purpose: 'forecast_back_test',
      slug: 'station-1',
      code: 'battery',
      weeks: 2,
    });
    expect(battery.by_day.actual).toBeLessThan(report.by_day.actual);
  });

  it('measure dispatch time on calls that found a free driver', async () => {
    const day = '2026-02-10';
    const minute = (at: number) => new Date(Date.parse(`${day}T14:00:00Z`) + at * 60_000);
    const worked = (id: number, received: number, enroute: number, driver: number, code = '5') => ({
      ...plainCall(id, day, 20),
      driver_id: driver,
      trouble_code: code,
      received_at: minute(received),
      enroute_at: minute(enroute),
      arrived_at: minute(enroute + 20),
      cleared_at: minute(enroute + 50),
    });
    await replaceFacts(open(), {
      calls: [
        worked(1, 0, 6, 30),
        // The same driver is busy until minute 56: this call waits for them, and so does the one after it.
        worked(2, 20, 60, 30),
        worked(3, 30, 112, 30),
        worked(4, 200, 204, 30),
        // A battery keeps a driver busy for a tow, too.
        worked(5, 0, 5, 31, '1'),
        worked(6, 40, 60, 31),
        worked(7, 300, 308, 31),
      ],
      passes: [],
      surveys: [],
    });
    const scope = { stationIds: [20], service: 'Tow', from: day, through: day } as const;
    expect(await measuredWork(open().kysely, scope)).toMatchObject({ drive: 20, on_site: 30, dispatch: 6 });
  });
});
