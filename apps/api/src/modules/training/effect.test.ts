import { calls } from '@roadside/contract/calls';
import { moduleInput } from '@roadside/contract/schemas';
import type { ModuleEffect } from '@roadside/contract/schemas';
import { effectDays } from '@roadside/domain/training';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { signInPeople } from '../../platform/testing/sign-in-people.ts';
import { fillSmallClub } from '../../platform/testing/small-club.ts';
import type { PersonName } from '../../platform/testing/small-club.ts';
import { openTestApi } from '../../platform/testing/test-api.ts';
import type { TestApi } from '../../platform/testing/test-api.ts';
import { readChanges } from './effect.repository.ts';
import { createModule } from './index.ts';

const { training } = calls;
const now = new Date('2026-11-20T14:00:00Z');
/** The day the drivers of these tests finished the module; answers are counted in the 30 days before and after. */
const finishedOn = '2026-10-10';
const before = '2026-09-25';
const after = '2026-10-25';

interface Answers {
  /** How many of the answers are the best one. */
  readonly top: number;
  readonly of: number;
}

describeEachEngine('whether a module helped', (open) => {
  let api: TestApi;
  let as: (name: PersonName) => { readonly token: string };
  let moduleId = 0;
  let callId = 0;

  beforeAll(async () => {
    const club = await fillSmallClub(open());
    api = await openTestApi(open(), { environment: { RATE_LIMITS: 'off' } });
    as = await signInPeople(api, Object.keys(club.employeeIds) as PersonName[]);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    const { kysely } = open();
    for (const table of ['module_progress', 'training_module', 'training_tag', 'survey'])
      await sql`delete from ${sql.table(table)}`.execute(kysely);
    await sql`delete from employee where login_id like 'E-%'`.execute(kysely);
    await sql`delete from organization where slug like 'effect-%'`.execute(kysely);
    const tag = await kysely
      .insertInto('training_tag')
      .values({ type: 'topics', name: 'Kept informed', symptom: 'kept_informed' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const content = { type: 'doc', content: [{ type: 'paragraph' }] };
    const module = { title: 'Updates', description: '', pages: [{ type: 'text', content }], tags: [tag.id] };
    moduleId = await kysely
      .transaction()
      .execute((trx) => createModule(trx, moduleInput.parse(module), { by: null, at: now }));
  });

  const answered = (driverId: number, day: string, { top, of }: Answers, more: object = {}) =>
    sql`insert into survey (call_id, local_day, station_id, driver_id, trouble_code, call_received_at, recorded_at,
        updated_at, channel, q26, remove, reroute)
      select ${(callId += 1000)}::integer + n, ${day}::date, o.parent_id, o.id, '1', ${day}::timestamptz,
        ${day}::timestamptz, ${day}::timestamptz, 'SMS', case when n <= ${top}::integer then 5 else 2 end,
        ${'remove' in more}::boolean, ${'reroute' in more}::boolean
      from organization o, generate_series(1, ${of}::integer) as n where o.id = ${driverId}::integer`.execute(
      open().kysely,
    );
  /** A driver of a station, with answers before and after, who finished the module in the evening of a day or never. */
  const driver = async (
    station: 'north' | 'south',
    counts: readonly [before: Answers, after: Answers],
    finished: string | null,
    key = String((callId += 1)),
  ): Promise<number> => {
    const { kysely } = open();
    const { rows } = await sql<{ id: number; employee_id: number }>`
      with place as (insert into organization (slug, name, display_name, type, parent_id, time_zone)
        select ${`effect-${key}`}, ${key}, ${key}, 'driver', id, time_zone from organization where slug = ${station}
        returning id),
      person as (insert into employee (organization_id, first_name, last_name, display_name, position_type, login_id)
        select id, ${key}, '', ${key}, 'driver', ${`E-${key}`} from place returning id)
      select place.id, person.id as employee_id from place, person`.execute(kysely);
    const { id = 0, employee_id = 0 } = rows[0] ?? {};
    await answered(id, before, counts[0]);
    await answered(id, after, counts[1]);
    if (finished !== null)
      await sql`insert into module_progress (employee_id, module_id, version_id, begun_at, updated_at, completed_at)
        select ${employee_id}::integer, module_id, v.id, at, at, at from module_version v
        cross join (select (${finished}::date + time '22:00') at time zone time_zone as at from organization
          where id = ${id}::integer) as evening where module_id = ${moduleId}::integer`.execute(kysely);
    return id;
  };
  const changes = async () => {
    const rows = await readChanges(open().kysely, moduleId, { metric: 'q26', days: effectDays, now });
    return new Map(rows.map((row) => [row.driverId, row]));
  };
  const effect = async (who: PersonName = 'sam.station') => {
    const { body } = await api.ask(training.getEffect, { purpose: 'get_effect', module_id: moduleId }, as(who));
    return body as { metric: string; days: number; effect: ModuleEffect };
  };

  const half = { top: 5, of: 10 };
  const good = { top: 8, of: 10 };

  test('counts a driver’s answers before and after the day they finished, and the others’ around the middle of these', async () => {
    const trained = await driver('north', [half, good], finishedOn);
    const early = await driver('north', [half, good], '2026-10-01');
    const late = await driver('north', [half, good], '2026-10-20');
    const other = await driver('south', [half, { top: 6, of: 10 }], null);
    const found = await changes();
    expect(found.get(trained)).toMatchObject({
      trained: true,
      before: { hits: 5, of: 10 },
      after: { hits: 8, of: 10 },
    });
    for (const id of [early, late]) expect(found.get(id)).toMatchObject({ trained: true, before: { of: 10 } });
    expect(found.get(other)).toMatchObject({
      trained: false,
      group: 'PSP',
      before: { hits: 5, of: 10 },
      after: { hits: 6, of: 10 },
    });
  });

  test('leaves out answers of that day, outside the 30 days, removed and rerouted', async () => {
    const id = await driver('north', [half, good], finishedOn);
    await answered(id, finishedOn, { top: 9, of: 9 });
    await answered(id, '2026-09-09', { top: 9, of: 9 });
    await answered(id, '2026-11-10', { top: 9, of: 9 });
    await answered(id, after, { top: 9, of: 9 }, { remove: true });
    await answered(id, after, { top: 9, of: 9 }, { reroute: true });
    expect((await changes()).get(id)).toMatchObject({ before: { hits: 5, of: 10 }, after: { hits: 8, of: 10 } });
    // The first and the last day count.
    await answered(id, '2026-09-10', { top: 1, of: 1 });
    await answered(id, '2026-11-09', { top: 1, of: 1 });
    expect((await changes()).get(id)).toMatchObject({ before: { hits: 6, of: 11 }, after: { hits: 9, of: 11 } });
  });

  test('a driver who finished less than 30 days ago is neither trained nor a match; until a first driver is trained, nothing is compared', async () => {
    const fresh = await driver('north', [half, good], '2026-11-01');
    const other = await driver('north', [half, half], null);
    expect((await changes()).size).toBe(0);
    const trained = await driver('north', [half, good], finishedOn);
    const found = await changes();
    expect([found.has(fresh), found.get(other)?.trained, found.get(trained)?.trained]).toEqual([false, false, true]);
  });

  test('trained drivers are compared with drivers like them who began at the same level', async () => {
    for (let index = 0; index < 12; index += 1) {
      await driver('north', [half, good], finishedOn);
      await driver('south', [half, { top: 6, of: 10 }], null);
      // Drivers who were low before rise by themselves, and are no match.
      await driver(
        'south',
        [
          { top: 1, of: 10 },
          { top: 9, of: 10 },
        ],
        null,
      );
    }
    const { metric, days, effect: found } = await effect();
    expect({ metric, days }).toEqual({ metric: 'Kept informed', days: 30 });
    expect(found).toMatchObject({ kind: 'effect', drivers: 12 });
    if (found.kind === 'effect') expect(found.points).toBeCloseTo(20, 5);
  });

  test('drivers of another provider type are no match', async () => {
    await sql`update organization set facility_type = 'nonPSP' where slug = 'south'`.execute(open().kysely);
    for (let index = 0; index < 10; index += 1) {
      await driver('north', [half, good], finishedOn);
      await driver('south', [half, half], null);
    }
    expect((await effect()).effect).toEqual({ kind: 'too-few', drivers: 0 });
    for (let index = 0; index < 5; index += 1) await driver('north', [half, { top: 7, of: 10 }], null);
    const { effect: found } = await effect();
    expect(found).toMatchObject({ kind: 'effect', drivers: 10 });
    if (found.kind === 'effect') expect(found.points).toBeCloseTo(10, 5);
    await sql`update organization set facility_type = 'PSP' where slug = 'south'`.execute(open().kysely);
  });

  test('nine trained drivers are too few to say', async () => {
    for (let index = 0; index < 9; index += 1) {
      await driver('north', [half, good], finishedOn);
      await driver('south', [half, half], null);
    }
    expect((await effect()).effect).toEqual({ kind: 'too-few', drivers: 9 });
  });
});
