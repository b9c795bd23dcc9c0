import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { measureIds } from '@roadside/domain/metrics';
import type { MeasureId } from '@roadside/domain/metrics';
import { addDays } from '@roadside/domain/calendar';
import type { Database } from '../../platform/database/database.ts';
import { serverUrl } from '../../platform/testing/test-postgres.ts';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { noFilters } from './fact-filters.ts';
import { queryMeasures } from './measure-query.ts';
import { markDirty, recomputeDirty, recomputeRollups, rollupLock } from './rollups.ts';
import {
  driverIds,
  factWorld,
  firstDay,
  insertOrganizations,
  lastDay,
  plainCall,
  plainSurvey,
  replaceFacts,
  stationIds,
} from './testing/fact-world.ts';
import type { FactWorld } from './testing/fact-world.ts';

const everything = { from: firstDay, to: lastDay };
const anyDays = { from: null, to: null };
const emptyWorld: FactWorld = { calls: [], passes: [], surveys: [] };
const [aWorld = emptyWorld, anotherWorld = emptyWorld] = fc.sample(factWorld, { numRuns: 2, seed: 7 });

/** All measures of every station and driver by day, from one source. */
async function answers(db: Database, path: 'rollup' | 'raw') {
  const common = {
    withinStations: null,
    buckets: [everything],
    measures: [...measureIds],
    histogram: true,
    filters: noFilters,
  };
  return {
    stations: await queryMeasures(
      db,
      { ...common, rows: stationIds.map((id) => ({ key: id, grain: 'station' as const, stationIds: [id] })) },
      path,
    ),
    tow: await queryMeasures(
      db,
      {
        ...common,
        filters: { ...noFilters, troubleCodes: ['5', '5F', '8'] },
        rows: [{ key: 1, grain: 'station', stationIds }],
      },
      path,
    ),
    drivers: await queryMeasures(
      db,
      { ...common, rows: driverIds.map((id) => ({ key: id, grain: 'driver' as const, driverIds: [id] })) },
      path,
    ),
  };
}

async function rows(db: Database) {
  const tables = ['rollup_station_day', 'rollup_station_day_total', 'rollup_driver_day'];
  return Promise.all(
    tables.map(
      async (table) =>
        (
          await sql<object>`select * from ${sql.table(table)} order by station_id, local_day, ${table === 'rollup_driver_day' ? sql`driver_id` : sql`1`}${table === 'rollup_station_day' ? sql`, trouble_code` : sql``}`.execute(
            db.kysely,
          )
        ).rows,
    ),
  );
}

const dirtyKeys = async (db: Database) =>
  (
    await db.kysely
      .selectFrom('rollup_dirty')
      .select(['station_id', 'local_day'])
      .orderBy('station_id')
      .orderBy('local_day')
      .execute()
  ).map((key) => `${key.station_id} ${key.local_day}`);

describeEachEngine('the roll-ups', (open) => {
  beforeAll(() => insertOrganizations(open()));
  beforeEach(() => replaceFacts(open(), aWorld));

  it('match the facts, also when computed again', async () => {
    const db = open();
    await recomputeRollups(db, everything);
    expect(await answers(db, 'rollup')).toEqual(await answers(db, 'raw'));
    const first = await rows(db);
    expect(first[0]?.length).toBeGreaterThan(10);
    await recomputeRollups(db, everything);
    expect(await rows(db)).toEqual(first);
  });

  it('are the same from marked days as from a whole range', async () => {
    const db = open();
    await recomputeRollups(db, everything);
    const whole = await rows(db);
    await sql`truncate rollup_station_day, rollup_station_day_total, rollup_driver_day`.execute(db.kysely);
    const keys = [
      ...aWorld.calls.map((call) => ({ stationId: call.station_id, localDay: call.local_day })),
      ...aWorld.passes.map((pass) => ({ stationId: pass.station_id ?? 0, localDay: pass.local_day })),
    ];
    await db.kysely.transaction().execute((trx) => markDirty(trx, keys));
    const done = await recomputeDirty(db, { batchSize: 7 });
    expect(done).toBe(new Set(keys.map((key) => `${key.stationId} ${key.localDay}`)).size);
    expect(await rows(db)).toEqual(whole);
    expect(await dirtyKeys(db)).toEqual([]);
    expect(await recomputeDirty(db)).toBe(0);
  });

  it('recompute only the requested stations and days', async () => {
    const db = open();
    await recomputeRollups(db, everything);
    await sql`delete from call`.execute(db.kysely);
    await recomputeRollups(db, { stationIds: [20], from: '2026-02-01', to: '2026-02-28' });
    const { rows: left } = await sql<{ changed: number; kept: number }>`select
      count(*) filter (where calls_received > 0 and station_id = 20 and local_day between '2026-02-01' and '2026-02-28') as changed,
      count(*) filter (where calls_received > 0 and not (station_id = 20 and local_day between '2026-02-01' and '2026-02-28')) as kept
      from rollup_station_day_total`.execute(db.kysely);
    const kept = new Set(
      aWorld.calls
        .filter((call) => !(call.station_id === 20 && call.local_day.startsWith('2026-02')))
        .map((call) => `${call.station_id} ${call.local_day}`),
    );
    expect(left[0]).toEqual({ changed: 0, kept: kept.size });
  });

  it('delete days without facts, and clear their marks', async () => {
    const db = open();
    await recomputeRollups(db, everything);
    await replaceFactsKeepingRollups(db, emptyWorld);
    await db.kysely.transaction().execute((trx) => markDirty(trx, [{ stationId: 20, localDay: '2026-02-01' }]));
    await recomputeRollups(db, everything);
    expect((await rows(db)).map((table) => table.length)).toEqual([0, 0, 0]);
    expect(await dirtyKeys(db)).toEqual([]);
  });

  it('are unchanged when a recomputation fails', async () => {
    const db = open();
    await recomputeRollups(db, everything);
    const before = await rows(db);
    await replaceFactsKeepingRollups(db, anotherWorld);
    await db.kysely.transaction().execute((trx) => markDirty(trx, [{ stationId: 20, localDay: '2026-02-01' }]));
    await sql`alter table rollup_driver_day add constraint nothing_new check (calls_received < 0) not valid`.execute(
      db.kysely,
    );
    await expect(recomputeRollups(db, everything)).rejects.toThrow();
    await sql`alter table rollup_driver_day drop constraint nothing_new`.execute(db.kysely);
    expect(await rows(db)).toEqual(before);
    expect(await dirtyKeys(db)).toEqual(['20 2026-02-01']);
  });

  it('match the facts after concurrent writes and recomputations', async () => {
    const db = open();
    await replaceFacts(db, emptyWorld);
    const calls = [...aWorld.calls, ...anotherWorld.calls].map((call, index) => ({ ...call, id: index + 1 }));
    const writing = new AbortController();
    const writers = [0, 1, 2].map(async (writer) => {
      for (const call of calls.filter((_, index) => index % 3 === writer))
        await db.kysely.transaction().execute(async (trx) => {
          await trx.insertInto('call').values(call).execute();
          await markDirty(trx, [{ stationId: call.station_id, localDay: call.local_day }]);
        });
    });
    const recomputing = [0, 1].map(async () => {
      while (!writing.signal.aborted) await recomputeDirty(db, { batchSize: 3 });
    });
    await Promise.all(writers);
    writing.abort();
    await Promise.all(recomputing);
    await recomputeDirty(db);
    expect(await answers(db, 'rollup')).toEqual(await answers(db, 'raw'));
    expect((await answers(db, 'raw')).stations.get(20)?.[0]?.measures.calls_received).toBe(
      calls.filter((call) => call.station_id === 20).length,
    );
  });
});

async function replaceFactsKeepingRollups(db: Database, world: FactWorld): Promise<void> {
  await sql`delete from call`.execute(db.kysely);
  await sql`delete from call_event`.execute(db.kysely);
  await sql`delete from survey`.execute(db.kysely);
  if (world.calls.length > 0) await db.kysely.insertInto('call').values(world.calls).execute();
}

// A single connection cannot show how two transactions interact, so this test needs a server.
describe.skipIf(serverUrl() === undefined)('a day that is marked while it is being recomputed', () => {
  describeEachEngine('between two connections', (open) => {
    beforeAll(() => insertOrganizations(open()));

    // Two recomputations of a day would insert the same rows. A connection that holds the lock makes the others wait.
    it.each([
      ['a range', (db: Database) => recomputeRollups(db, everything)],
      ['what is marked', (db: Database) => recomputeDirty(db)],
    ] as const)('is recomputed under the roll-up lock: %s', async (_name, recompute) => {
      const db = open();
      if (db.engine === 'pglite') return;
      await replaceFacts(db, aWorld);
      let release: () => void = () => undefined;
      const mayRelease = new Promise<void>((resolve) => (release = resolve));
      let locked: () => void = () => undefined;
      const isLocked = new Promise<void>((resolve) => (locked = resolve));
      const holder = db.kysely.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(${sql.lit(rollupLock)})`.execute(trx);
        locked();
        await mayRelease;
      });
      await isLocked;
      const outcome = { done: false };
      const recomputation = recompute(db).finally(() => (outcome.done = true));
      const waiting = async () =>
        (
          await sql<{ n: number }>`select count(*)::integer as n from pg_locks
            where locktype = 'advisory' and objid = ${sql.lit(rollupLock)} and not granted`.execute(db.kysely)
        ).rows[0]?.n ?? 0;
      while (!outcome.done && (await waiting()) === 0);
      expect(outcome.done).toBe(false);
      release();
      await Promise.all([holder, recomputation]);
    });

    it('stays marked until its change is counted', async () => {
      const db = open();
      if (db.engine === 'pglite') return;
      await replaceFacts(db, emptyWorld);
      const [call] = aWorld.calls;
      if (!call) throw new Error('no call');
      const key = { stationId: call.station_id, localDay: call.local_day };
      await db.kysely.transaction().execute((trx) => markDirty(trx, [key]));

      let written: () => void = () => undefined;
      const isWritten = new Promise<void>((resolve) => (written = resolve));
      let finish: () => void = () => undefined;
      const mayFinish = new Promise<void>((resolve) => (finish = resolve));
      const writer = db.kysely.transaction().execute(async (trx) => {
        await trx.insertInto('call').values(call).execute();
        await markDirty(trx, [key]);
        written();
        await mayFinish;
      });
      await isWritten;
      // The writer holds the mark: the recomputation neither waits for it nor loses it.
      expect(await recomputeDirty(db)).toBe(0);
      finish();
      await writer;
      expect(await dirtyKeys(db)).toEqual([`${key.stationId} ${key.localDay}`]);
      expect(await recomputeDirty(db)).toBe(1);
      expect(await answers(db, 'rollup')).toEqual(await answers(db, 'raw'));
    });
  });
});

const at = (time: string) => new Date(time);
const noon = '2026-03-08T12:00:00Z';
const minutesLater = (minutes: number) => new Date(Date.parse(noon) + minutes * 60_000);

/** A call's difference from the plain one, and the measures it counts toward. */
const cases: readonly [
  name: string,
  change: Parameters<typeof plainCall>[3],
  counts: Partial<Record<MeasureId, number>>,
][] = [
  ['no arrival', {}, { ata_count: 0, ata_seconds: 0 }],
  ['arrival in the same moment', { arrived_at: minutesLater(0) }, { ata_count: 0 }],
  ['arrival before the call', { arrived_at: minutesLater(-1) }, { ata_count: 0 }],
  ['one second', { arrived_at: minutesLater(1 / 60) }, { ata_count: 1, ata_seconds: 1, ata_under_45: 1 }],
  ['just under 45 minutes', { arrived_at: minutesLater(45 - 1 / 60) }, { ata_under_45: 1 }],
  ['45 minutes', { arrived_at: minutesLater(45) }, { ata_count: 1, ata_under_45: 0, ata_over_120: 0 }],
  ['120 minutes', { arrived_at: minutesLater(120) }, { ata_over_120: 0 }],
  ['just over 120 minutes', { arrived_at: minutesLater(120 + 1 / 60) }, { ata_over_120: 1 }],
  ['just under 480 minutes', { arrived_at: minutesLater(480 - 1 / 60) }, { ata_count: 1, ata_over_120: 1 }],
  ['480 minutes', { arrived_at: minutesLater(480) }, { ata_count: 0 }],
  ['an appointment', { appointment: true, arrived_at: minutesLater(30) }, { ata_count: 0, calls_completed: 1 }],
  [
    'a cancelled call with an arrival',
    { outcome: 'cancelled', clear_code: 'XX', arrived_at: minutesLater(30) },
    { ata_count: 0, calls_cancelled: 1, calls_paid: 0, calls_end_known: 1 },
  ],
  [
    'a clear code alone: cancelled',
    { outcome: null, clear_code: 'XX', dispatched_at: minutesLater(5) },
    {
      calls_clear_code_known: 1,
      calls_end_known: 1,
      calls_cancelled: 1,
      calls_cancelled_after_dispatch: 1,
      dispatched_end_known: 1,
      dispatched_outcome_known: 0,
      dispatched_not_cancelled: 0,
      calls_assigned: 0,
    },
  ],
  [
    'a clear code alone: paid',
    { outcome: null, clear_code: 'P1', dispatched_at: minutesLater(5) },
    { calls_paid: 1, calls_cancelled: 0, calls_end_known: 1, calls_assigned: 1, dispatched_not_cancelled: 0 },
  ],
  [
    'an outcome alone: completed',
    { outcome: 'completed', clear_code: null, dispatched_at: minutesLater(5) },
    {
      calls_paid: 0,
      calls_clear_code_known: 0,
      calls_end_known: 1,
      calls_cancelled: 0,
      calls_assigned: 1,
      dispatched_outcome_known: 1,
      dispatched_not_cancelled: 1,
    },
  ],
  [
    'no record of claims, second trucks or callbacks',
    { damage_claim: null, complaint: null, second_truck: null, callback: null },
    { damage_known: 0, complaint_known: 0, second_truck_known: 0, callback_known: 0 },
  ],
  [
    'a record that says no',
    { damage_claim: false, complaint: false, second_truck: false, callback: false },
    { damage_known: 1, damage_claims: 0, complaint_known: 1, second_truck_known: 1, callback_known: 1, callbacks: 0 },
  ],
  ['an update nobody recorded', { kmi_eligible: true, kmi_informed: null }, { kmi_eligible: 0, kmi_informed: 0 }],
  [
    'a test without a word on the sale',
    { trouble_code: '1', battery_tested: true, battery_sold: null },
    { battery_tests: 1, battery_sale_known: 0, battery_sales: 0 },
  ],
  [
    'an end nobody told',
    { outcome: null, clear_code: null, arrived_at: minutesLater(30) },
    { calls_received: 1, calls_end_known: 0, ata_count: 0, calls_completed: 0 },
  ],
  [
    'twenty minutes across the change of clocks',
    { received_at: at('2026-03-08T06:50:00Z'), arrived_at: at('2026-03-08T07:10:00Z') },
    { ata_count: 1, ata_seconds: 1200 },
  ],
  ['a promise of 0', { promised_minutes: 0, arrived_at: minutesLater(30) }, { pta_count: 0, pta_ata_count: 0 }],
  [
    'a promise kept to the second',
    { promised_minutes: 30, arrived_at: minutesLater(30) },
    { pta_count: 1, pta_seconds: 1800, pta_ata_count: 1, pta_hits: 1, pta_delta_seconds: 0 },
  ],
  [
    'a promise missed by a second',
    { promised_minutes: 30, arrived_at: minutesLater(30 + 1 / 60) },
    { pta_hits: 0, pta_delta_seconds: 1 },
  ],
  ['a promise of 998', { promised_minutes: 998 }, { pta_count: 1 }],
  ['a promise of 999', { promised_minutes: 999 }, { pta_count: 0 }],
  ['passes nobody told of', {}, { offers: 0, first_offers: 0 }],
  [
    'taken at the first offer',
    { pass_count: 0 },
    { offers: 1, offers_accepted: 1, first_offers: 1, first_offers_accepted: 1, second_offers: 0 },
  ],
  [
    'taken after two passes',
    { pass_count: 2 },
    { offers: 1, first_offers: 0, second_offers: 1, second_offers_accepted: 1 },
  ],
  [
    'a tow that ends at the scene when it begins',
    { arrived_at: minutesLater(30), towing_at: minutesLater(48), cleared_at: minutesLater(90) },
    { onscene_count: 1, onscene_seconds: 18 * 60 },
  ],
  ['no tow', { arrived_at: minutesLater(30), cleared_at: minutesLater(45) }, { onscene_seconds: 15 * 60 }],
  [
    'a battery that became a tow',
    { trouble_code: '1', became_tow: true, battery_tested: true, battery_sold: false },
    { onsite_calls: 1, onsite_towed: 1, onsite_fixed: 0, battery_calls: 1, battery_tests: 1, battery_sales: 0 },
  ],
  ['a tow is no service on site', { became_tow: false }, { onsite_calls: 0, battery_calls: 0 }],
  [
    'informed, though nothing was due',
    { kmi_eligible: false, kmi_informed: true },
    { kmi_eligible: 0, kmi_informed: 0 },
  ],
];
const dayOf = (index: number) => addDays(firstDay, index);

describeEachEngine('a measure', (open) => {
  beforeAll(async () => {
    const db = open();
    await insertOrganizations(db);
    // One call per day, so that a single load covers every case.
    await replaceFacts(db, {
      ...emptyWorld,
      calls: cases.map(([, change], index) =>
        plainCall(index + 1, dayOf(index), 20, { received_at: at(noon), ...change }),
      ),
    });
    await recomputeRollups(db, everything);
  });

  it.each(cases.map(([name, , expected], index) => ({ name, expected, day: dayOf(index) })))(
    'counts $name',
    async ({ expected, day }) => {
      const measures = Object.keys(expected) as MeasureId[];
      const request = {
        rows: [{ key: 1, grain: 'station' as const, stationIds: [20] }],
        withinStations: null,
        buckets: [{ from: day, to: day }],
        measures,
        histogram: false,
        filters: noFilters,
      };
      for (const path of ['rollup', 'raw'] as const)
        expect((await queryMeasures(open(), request, path)).get(1)?.[0]?.measures).toEqual(expected);
    },
  );

  it('counts a station that passes a call twice once, and each of its drivers separately', async () => {
    const db = open();
    const pass = {
      call_id: 1,
      call_local_day: firstDay,
      kind: 'pass' as const,
      at: at(noon),
      local_day: firstDay,
      trouble_code: '5',
      reason: null,
    };
    await replaceFacts(db, {
      ...emptyWorld,
      calls: [plainCall(1, firstDay, 20)],
      passes: [
        { ...pass, station_id: 21, driver_id: 32, offer_rank: 1 },
        { ...pass, station_id: 21, driver_id: 31, offer_rank: 3 },
        { ...pass, station_id: 22, driver_id: null, offer_rank: 2 },
      ],
    });
    await recomputeRollups(db, everything);
    const common = {
      withinStations: null,
      buckets: [everything],
      measures: ['offers_passed', 'first_offers', 'second_offers'] as const,
      histogram: false,
      filters: noFilters,
    };
    const stations = await queryMeasures(db, {
      ...common,
      rows: [21, 22].map((id) => ({ key: id, grain: 'station' as const, stationIds: [id] })),
    });
    expect([...stations].map(([id, [bucket]]) => [id, bucket?.measures])).toEqual([
      [21, { offers_passed: 1, first_offers: 1, second_offers: 0 }],
      [22, { offers_passed: 1, first_offers: 0, second_offers: 1 }],
    ]);
    const drivers = await queryMeasures(db, {
      ...common,
      rows: [31, 32].map((id) => ({ key: id, grain: 'driver' as const, driverIds: [id] })),
    });
    expect([...drivers].map(([id, [bucket]]) => [id, bucket?.measures.offers_passed])).toEqual([
      [31, 1],
      [32, 1],
    ]);
  });

  it('requires all conditions to match one answer when a member answered twice', async () => {
    const db = open();
    const twice = plainCall(1, firstDay, 20);
    await replaceFacts(db, {
      ...emptyWorld,
      calls: [twice],
      surveys: [plainSurvey(twice, { channel: 'SMS', outc1: 1 }), plainSurvey(twice, { channel: 'Email', outc1: 5 })],
    });
    const satisfiedBy = async (channel: string) => {
      const survey = {
        answers: new Map([['outc1' as const, [5]]]),
        channels: [channel],
        callDays: anyDays,
        changedDays: anyDays,
      };
      const request = {
        rows: [{ key: 1, grain: 'station' as const, stationIds: [20] }],
        withinStations: null,
        buckets: [everything],
        measures: ['calls_received', 'surveys'] as const,
        histogram: false,
        filters: { ...noFilters, survey },
      };
      return (await queryMeasures(db, request)).get(1)?.[0]?.measures;
    };
    expect(await satisfiedBy('Email')).toEqual({ calls_received: 1, surveys: 1 });
    expect(await satisfiedBy('SMS')).toEqual({ calls_received: 0, surveys: 0 });
  });
});
