import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { noPointsReasons, pointMetrics } from '@roadside/domain/arena';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { driverIds, firstDay, factWorld, lastDay, replaceFacts } from '../metrics/testing/fact-world.ts';
import { recomputeRollups } from '../metrics/rollups.ts';
import { factClub } from '../reports/testing/fact-club.ts';
import { pointsByDay, recomputeAll, recomputeDue, settleThrough, dueDays, storedDay } from './index.ts';
import { recount } from './testing/recount.ts';

describeEachEngine('points', (open) => {
  factClub(open, { today: '2026-05-01', people: [1] });
  const options = { now: new Date('2026-05-01T12:00:00Z'), today: '2026-05-01' };
  const range = { from: firstDay, to: lastDay };
  const weights = Object.fromEntries(pointMetrics.map((metric) => [metric, 1]));
  beforeAll(async () => {
    const { kysely } = open();
    for (const [index, id] of driverIds.entries())
      await sql`insert into employee (id, organization_id, first_name, display_name, position_type)
        values (${101 + index}, ${id}, 'Driver', ${`Driver ${index}`}, 'driver')`.execute(kysely);
    // Ten hours from six on one day and from four in the afternoon on the next: after the late shift, the rest is four hours.
    await sql`insert into shift (employee_id, station_id, local_day, starts_at, ends_at, duration_hours, shown_until)
      select e.id, o.parent_id, day::date, starts_at, starts_at + interval '10 hours', 10, starts_at + interval '10 hours'
      from employee e join organization o on o.id = e.organization_id
        cross join generate_series(${firstDay}::date, ${lastDay}::date, interval '1 day') with ordinality as d (day, n)
        cross join lateral (select (day::date + case when n % 2 = 0 then 16 else 6 end * interval '1 hour') at time zone o.time_zone
          as starts_at) as s
      where e.id > 100`.execute(kysely);
  });
  const load = async (world: Parameters<typeof replaceFacts>[1]) => {
    await sql`delete from point_day`.execute(open().kysely);
    await sql`delete from point_correction`.execute(open().kysely);
    await sql`update point_settlement set through = null`.execute(open().kysely);
    await replaceFacts(open(), world);
    // Some calls have a place; far ones can't be reached in time.
    await sql`update call set latitude = 40 + (id % 7) * 0.3, longitude = -75 where id % 4 > 0`.execute(open().kysely);
    await recomputeRollups(open(), range);
  };
  const stored = async () =>
    (
      await open()
        .kysely.selectFrom('point_day')
        .select(['driver_id', 'local_day', 'calls', 'surveys', ...pointMetrics])
        .orderBy('local_day')
        .orderBy('driver_id')
        .execute()
    ).map((row) => ({ ...row }));

  it('are what a second implementation counts from the raw tables, line by line', async () => {
    await fc.assert(
      fc.asyncProperty(factWorld, async (world) => {
        await load(world);
        expect(await recomputeDue(open(), options)).toBeGreaterThan(0);
        expect(await dueDays(open().kysely)).toEqual([]);
        expect(await stored()).toEqual(await recount(open()));
      }),
      { numRuns: 3, endOnFailure: true },
    );
  });

  it('say every reason, among them a shift that began without the required rest', async () => {
    const reasons = new Set<unknown>();
    for (const world of fc.sample(factWorld, { numRuns: 4, seed: 8 })) {
      await load(world);
      await recomputeDue(open(), options);
      const days = await stored();
      expect(days).toEqual(await recount(open()));
      for (const { calls, surveys } of days)
        for (const [, ...verdicts] of [...calls, ...surveys]) verdicts.map((each) => reasons.add(each));
    }
    // Open training is a reason of a campaign; the facts are judged without it.
    expect([...reasons].filter((each) => each !== null && each !== 'counts').toSorted()).toEqual(
      noPointsReasons.filter((each) => each !== 'open-training').toSorted(),
    );
    // A shift that nobody has seen doesn't take the rest away.
    const rested = async () =>
      (await stored()).flatMap(({ calls }) => calls.filter(([, ...verdicts]) => verdicts.includes('skipped-rest')))
        .length;
    expect(await rested()).toBeGreaterThan(0);
    await sql`update shift set publication = 'draft'`.execute(open().kysely);
    await recomputeAll(open(), options);
    expect(await rested()).toBe(0);
    await sql`update shift set publication = 'published'`.execute(open().kysely);
  });

  it('do not change when they are computed again', async () => {
    const [world] = fc.sample(factWorld, { numRuns: 1, seed: 5 });
    if (!world) throw new Error('no world');
    await load(world);
    await recomputeDue(open(), options);
    const before = await stored();
    await recomputeAll(open(), options);
    expect(await stored()).toEqual(before);
    expect(await recomputeDue(open(), options)).toBe(0);
  });

  it('keep a settled day, and book what changed in the open period', async () => {
    const [world] = fc.sample(factWorld, { numRuns: 1, seed: 11 });
    const call = world?.calls.find(({ driver_id, outcome }) => driver_id !== null && outcome === 'completed');
    if (!world || call?.driver_id == null) throw new Error('no world');
    await load(world);
    await recomputeDue(open(), options);
    await settleThrough(open().kysely, lastDay);
    const before = await stored();
    const totals = async () =>
      (await pointsByDay(open().kysely, { from: firstDay, to: '2026-05-02', weights })).reduce(
        (sum, { points }) => sum + points,
        0,
      );
    const total = await totals();
    const survey = {
      call_id: call.id,
      local_day: call.local_day,
      station_id: call.station_id,
      driver_id: call.driver_id,
      trouble_code: call.trouble_code,
      call_received_at: call.received_at,
      recorded_at: options.now,
      updated_at: options.now,
      channel: 'SMS',
      outc1: 5,
    };
    const { id } = await open().kysely.insertInto('survey').values(survey).returning('id').executeTakeFirstOrThrow();
    await recomputeRollups(open(), range);
    await recomputeDue(open(), options);
    expect(await stored()).toEqual(before);
    const { corrections } = await storedDay(open().kysely, call.driver_id, '2026-05-01');
    expect(corrections).toMatchObject([
      { of_day: call.local_day, changes: [{ source: 'survey', id, metric: 'overall_sat', was: null }] },
    ]);
    const late = corrections[0]?.changes[0]?.now === 'counts' ? 20 : 0;
    expect((await totals()) - total).toBe(late);

    await recomputeAll(open(), options);
    expect((await storedDay(open().kysely, call.driver_id, '2026-05-01')).corrections).toHaveLength(1);
    await sql`update survey set remove = true where id = ${id}::bigint`.execute(open().kysely);
    await recomputeRollups(open(), range);
    await recomputeDue(open(), options);
    expect(await totals()).toBe(total);
    expect((await storedDay(open().kysely, call.driver_id, '2026-05-01')).corrections).toHaveLength(2);
  });
});
