import { calls } from '@roadside/contract/calls';
import { usageGroups, usageTimeTypes } from '@roadside/domain/usage';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { silentLog } from '../../platform/testing/silent-log.ts';
import { factClub } from '../reports/testing/fact-club.ts';
import { runCall } from '../reports/testing/run-call.ts';
import { usageHandlers } from './usage.handlers.ts';
import { usageJobs } from './usage.jobs.ts';
import { insertVisit } from './usage.repository.ts';

const pages = ['dashboard', 'surveys', 'maps'];
const positions = ['executive', 'staff', 'driver'];
const today = '2026-11-20';
const firstDay = Date.UTC(2026, 8, 20);
const visit = fc.record({ person: fc.nat(7), day: fc.nat(61), page: fc.constantFrom(...pages) });
const world = fc.record({
  visits: fc.array(visit, { minLength: 1, maxLength: 60 }),
  /** Visits of days that were counted already. */
  later: fc.array(visit, { maxLength: 5 }),
  people: fc.array(fc.record({ place: fc.nat(20), position: fc.constantFrom(...positions) }), {
    minLength: 8,
    maxLength: 8,
  }),
  moves: fc.array(fc.record({ person: fc.nat(7), place: fc.nat(20), position: fc.constantFrom(...positions) }), {
    maxLength: 3,
  }),
});

describeEachEngine('usage of spans that are over', (open) => {
  const { tree, caller } = factClub(open, { today, people: [1] });
  const admin = () => caller({ permissions: ['Admin'] });
  const places = () =>
    tree()
      .all()
      .map(({ id }) => id)
      .toSorted((a, b) => a - b);
  const placeOf = (index: number) => places()[index % places().length] ?? 1;
  const ids = [101, 102, 103, 104, 105, 106, 107, 108];
  const came = ({ person, day, page }: { person: number; day: number; page: string }) => {
    const at = new Date(firstDay + day * 86_400_000);
    return insertVisit(open().kysely, {
      employeeId: ids[person] ?? 101,
      page,
      localDay: at.toISOString().slice(0, 10),
      at,
    });
  };
  const close = async () => {
    for (const { run } of usageJobs)
      await run(
        {},
        {
          db: open(),
          now: () => new Date(`${today}T12:00:00Z`),
          log: silentLog,
          signal: new AbortController().signal,
          jobs: { enqueue: async () => {} },
        },
      );
  };
  const closed = async () => (await open().kysely.selectFrom('usage_closed').selectAll().execute()).length;
  /** Everything that Usage can be asked about this world. */
  const everything = async () => {
    const found: unknown[] = [];
    for (const slug of [undefined, 'east', 'station-1'])
      for (const grouping of usageGroups)
        for (const time_type of usageTimeTypes)
          for (const filter of slug === undefined
            ? [{}, { user_day: true }, { position_type: ['driver'] }, { facility_type__in: ['PSP' as const] }]
            : [{}])
            found.push([
              slug,
              grouping,
              time_type,
              filter,
              await runCall(usageHandlers, calls.usage.read, admin(), {
                ...(slug === undefined ? {} : { slug }),
                parameters: { from: '2026-09-23', to: today, grouping, time_type, filter },
              }),
            ]);
    return found;
  };
  /** The same, with nothing counted before. */
  const counted = async () => {
    await open().kysely.deleteFrom('usage_closed').execute();
    return everything();
  };

  it('is exactly what the visits say, also after people join or move', { timeout: 300_000 }, async () => {
    const { kysely } = open();
    await kysely
      .insertInto('employee')
      .values(
        ids.map((id) => ({
          id,
          organization_id: 1,
          first_name: 'Pat',
          display_name: `Pat ${id}`,
          position_type: 'staff',
        })),
      )
      .execute();
    await fc.assert(
      fc.asyncProperty(world, async ({ visits, later, people, moves }) => {
        for (const table of ['visit', 'visit_day', 'visit_month', 'usage_span', 'usage_closed'] as const)
          await kysely.deleteFrom(table).execute();
        const settle = ({ person, place, position }: { person: number; place: number; position: string }) =>
          kysely
            .updateTable('employee')
            .set({ organization_id: placeOf(place), position_type: position })
            .where('id', '=', ids[person] ?? 101)
            .execute();
        for (const [person, each] of people.entries()) await settle({ person, ...each });
        for (const each of visits) await came(each);
        await close();
        expect(await closed()).toBeGreaterThan(0);
        const before = await everything();
        expect(before).toEqual(await counted());
        // What was counted is opened again by what changes it.
        await close();
        for (const each of moves) await settle(each);
        for (const each of later) await came(each);
        const after = await everything();
        await close();
        const again = await everything();
        const truth = await counted();
        expect(after).toEqual(truth);
        expect(again).toEqual(truth);
      }),
      { numRuns: 6, seed: 38 },
    );
  });

  it('is read without the people once it is counted', async () => {
    const { kysely } = open();
    await came({ person: 0, day: 3, page: 'maps' });
    await close();
    const { total } = await runCall(usageHandlers, calls.usage.read, admin(), {
      parameters: { from: '2026-09-23', to: '2026-09-23', time_type: 'day' },
    });
    // Behind the triggers’ back: the day is not read anymore.
    await sql`alter table visit_day disable trigger user`.execute(kysely);
    await sql`delete from visit_day where local_day = '2026-09-23'`.execute(kysely);
    await sql`alter table visit_day enable trigger user`.execute(kysely);
    expect(total.visits[0]).toBeGreaterThan(0);
    expect(
      (
        await runCall(usageHandlers, calls.usage.read, admin(), {
          parameters: { from: '2026-09-23', to: '2026-09-23', time_type: 'day' },
        })
      ).total,
    ).toEqual(total);
  });

  it('opens again when a driver’s station, or a facility type, changes', async () => {
    const { kysely } = open();
    await came({ person: 0, day: 3, page: 'maps' });
    await close();
    const all = await closed();
    await kysely
      .updateTable('employee')
      .set({ organization_id: placeOf(0) })
      .where('id', '=', 101)
      .execute();
    await close();
    await kysely.updateTable('organization').set({ facility_type: 'Fleet' }).where('id', '=', placeOf(0)).execute();
    expect(await closed()).toBeLessThan(all);
    await close();
    expect(await closed()).toBe(all);
  });
});
