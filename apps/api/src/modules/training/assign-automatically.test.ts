import { moduleInput } from '@roadside/contract/schemas';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { fillSmallClub } from '../../platform/testing/small-club.ts';
import type { PersonName, SmallClub } from '../../platform/testing/small-club.ts';
import { assignPrescribed, assignRetraining } from './assign-automatically.service.ts';
import { createModule } from './index.ts';
import { remindOfAssignments } from './remind.service.ts';

const today = new Date('2026-11-20T14:00:00Z');
const now = () => today;

describeEachEngine('modules assigned by themselves', (open) => {
  let club: SmallClub;
  let moduleId = 0;
  beforeAll(async () => {
    club = await fillSmallClub(open());
  });
  beforeEach(async () => {
    const { kysely } = open();
    for (const table of ['module_progress', 'training_module', 'training_tag', 'survey', 'live_event', 'notification'])
      await sql`delete from ${sql.table(table)}`.execute(kysely);
    const tag = await kysely
      .insertInto('training_tag')
      .values({ type: 'topics', name: 'Kept informed', symptom: 'kept_informed' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const content = { type: 'doc', content: [{ type: 'paragraph' }] };
    const module = { title: 'Updates', description: '', pages: [{ type: 'text', content }], tags: [tag.id] };
    moduleId = await kysely
      .transaction()
      .execute((trx) => createModule(trx, moduleInput.parse(module), { by: null, at: today }));
  });

  /** Answers of a driver: `top` of `of` are the best, on a day. */
  const answers = (slug: string, day: string, top: number, of: number) =>
    sql`insert into survey (call_id, local_day, station_id, driver_id, trouble_code, call_received_at, recorded_at,
        updated_at, channel, q26)
      select 900000 + n, ${day}::date, o.parent_id, o.id, '1', ${day}::timestamptz, ${day}::timestamptz,
        ${day}::timestamptz, 'SMS', case when n <= ${top}::integer then 5 else 2 end
      from organization o, generate_series(1, ${of}::integer) as n where o.slug = ${slug}`.execute(open().kysely);
  const assignments = () =>
    open()
      .kysely.selectFrom('module_assignment')
      .select(['employee_id', 'source', 'reason', 'due_on'])
      .orderBy('employee_id')
      .execute();

  test('a fall of five points or more that is no chance assigns the module with that tag, with the reason, once', async () => {
    await answers('dan', '2026-10-10', 36, 40);
    await answers('dan', '2026-11-10', 24, 40);
    // Three answers of twenty can be chance.
    await answers('dee', '2026-10-10', 18, 20);
    await answers('dee', '2026-11-10', 15, 20);
    await assignPrescribed(open(), now);
    await assignPrescribed(open(), now);
    expect(await assignments()).toEqual([
      {
        employee_id: club.employeeIds['dan.driver'],
        source: 'prescribed',
        reason: 'Kept informed is down 30.0 points',
        due_on: '2026-12-04',
      },
    ]);
    const told = await open().kysely.selectFrom('live_event').select(['topic', 'people']).execute();
    const people = [club.employeeIds['dan.driver']];
    expect(told).toEqual([
      { topic: 'notifications', people },
      { topic: 'training', people },
    ]);
  });

  test('a prescribed module has its days on the calendar of where its driver works', async () => {
    const { kysely } = open();
    await sql`update organization set time_zone = 'America/Los_Angeles' where slug = 'dee'`.execute(kysely);
    for (const slug of ['dan', 'dee']) {
      await answers(slug, '2026-10-10', 36, 40);
      await answers(slug, '2026-11-10', 24, 40);
    }
    // In New York, November 20 has begun; in Los Angeles it is still the evening of the 19th.
    await assignPrescribed(open(), () => new Date('2026-11-20T06:00:00Z'));
    expect((await assignments()).map(({ employee_id, due_on }) => [employee_id, due_on])).toEqual([
      [club.employeeIds['dan.driver'], '2026-12-04'],
      [club.employeeIds['dee.driver'], '2026-12-03'],
    ]);
    await sql`delete from module_assignment`.execute(kysely);
    await sql`delete from survey`.execute(kysely);
    // October 21 is one of the last 30 days in Los Angeles, and one of those before in New York.
    for (const slug of ['dan', 'dee']) {
      await answers(slug, '2026-10-10', 36, 40);
      await answers(slug, '2026-10-21', 24, 40);
    }
    await assignPrescribed(open(), () => new Date('2026-11-20T06:00:00Z'));
    expect((await assignments()).map(({ employee_id }) => employee_id)).toEqual([club.employeeIds['dee.driver']]);
    await sql`update organization set time_zone = 'America/New_York'`.execute(kysely);
  });

  test.each([
    ['open to all', {}, 1],
    ['closed, of the neighbor station', { open_to_audience: false, by: 'dee.driver' }, 0],
    ['closed, of their own station', { open_to_audience: false, by: 'sam.station' }, 1],
    ['closed, of an Admin', { open_to_audience: false, by: 'ada.admin' }, 1],
    ['for another position', { positions: ['dispatcher'] }, 0],
    ['for the neighbor station', { place: 'south' }, 0],
    ['for their own station', { place: 'north' }, 1],
    ['unpublished', { published: false }, 0],
  ] as const)(
    'a module that is %s is assigned for a fall by its audience and place: %#',
    async (_what, fields, count) => {
      const {
        by = null,
        place = null,
        positions = [],
        open_to_audience = true,
        published = true,
      } = fields as {
        readonly by?: PersonName;
        readonly place?: string;
        readonly positions?: readonly string[];
        readonly open_to_audience?: boolean;
        readonly published?: boolean;
      };
      await open()
        .kysely.updateTable('training_module')
        .set({
          published,
          open_to_audience,
          positions: [...positions],
          organization_ids: place === null ? [] : [club.organizationIds[place] ?? 0],
          created_by: by === null ? null : club.employeeIds[by],
        })
        .execute();
      await answers('dan', '2026-10-10', 36, 40);
      await answers('dan', '2026-11-10', 24, 40);
      await assignPrescribed(open(), now);
      expect(await assignments()).toHaveLength(count);
    },
  );

  test('a topic that more comments complain about assigns its module', async () => {
    const { kysely } = open();
    await sql`update training_tag set name = 'Wait time', symptom = 'Wait time'`.execute(kysely);
    // Comments of a driver: the first `blaming` of `of` complain about the wait.
    const comments = async (slug: string, day: string, blaming: number, of: number) => {
      await answers(slug, day, of, of);
      await sql`update survey set comment = 'Took an hour', comment_reading = 1 where local_day = ${day}::date`.execute(
        kysely,
      );
      await sql`insert into survey_comment_span (survey_id, start_at, end_at, topic, sentiment)
        select id, 0, 4, 'Wait time', 'negative' from survey where local_day = ${day}::date
        order by id limit ${blaming}`.execute(kysely);
    };
    await comments('dan', '2026-10-10', 2, 40);
    await comments('dan', '2026-11-10', 14, 40);
    await assignPrescribed(open(), now);
    expect(await assignments()).toMatchObject([
      { source: 'prescribed', reason: 'Complaints about wait time are up 30.0 points' },
    ]);
  });

  const notices = () =>
    open().kysely.selectFrom('notification').select(['employee_id', 'kind', 'subject_id', 'rings']).execute();
  /** An open assignment outside a campaign; `due` is its day. */
  const assigned = (who: PersonName, due: string | null, source: 'prescribed' | 'retraining' | 'campaign') =>
    sql`insert into module_assignment (employee_id, module_id, source, campaign_id, due_on, assigned_at)
      values (${club.employeeIds[who]}, ${moduleId}, ${source}, ${source === 'campaign' ? 7 : null}::integer,
        ${due}::date, ${today})`.execute(open().kysely);
  const remindAt = (at: string) => remindOfAssignments(open(), () => new Date(at));

  test.each(['prescribed', 'retraining'] as const)(
    'what was %s is reminded of 7, 3 and 1 days before it is due, each once',
    async (source) => {
      await assigned('dan.driver', '2026-12-04', source);
      await remindAt('2026-11-26T14:00:00Z');
      expect(await notices()).toEqual([]);
      for (const [day, rings] of [
        ['2026-11-27', 1],
        ['2026-11-28', 1],
        ['2026-12-01', 2],
        ['2026-12-03', 3],
        ['2026-12-05', 3],
      ] as const) {
        await remindAt(`${day}T14:00:00Z`);
        await remindAt(`${day}T15:00:00Z`);
        expect(await notices()).toEqual([
          { employee_id: club.employeeIds['dan.driver'], kind: 'module', subject_id: moduleId, rings },
        ]);
      }
    },
  );

  test('a reminder goes by the calendar of where its person works', async () => {
    const { kysely } = open();
    await sql`update organization set time_zone = 'America/Los_Angeles' where slug = 'dee'`.execute(kysely);
    await assigned('dan.driver', '2026-12-04', 'prescribed');
    await assigned('dee.driver', '2026-12-04', 'prescribed');
    // In New York, November 27 has begun; in Los Angeles it is still the evening before.
    await remindAt('2026-11-27T06:00:00Z');
    expect((await notices()).map(({ employee_id }) => employee_id)).toEqual([club.employeeIds['dan.driver']]);
    await remindAt('2026-11-27T09:00:00Z');
    expect(await notices()).toHaveLength(2);
    await sql`update organization set time_zone = 'America/New_York'`.execute(kysely);
  });

  test('a campaign’s modules, and those without a day, done or excused, are not reminded of here', async () => {
    const { kysely } = open();
    await assigned('dan.driver', '2026-11-27', 'campaign');
    await assigned('dee.driver', null, 'prescribed');
    await assigned('sue.staff', '2026-11-27', 'prescribed');
    await assigned('sam.station', '2026-11-27', 'prescribed');
    await sql`update module_assignment set completed_at = ${today} where employee_id = ${club.employeeIds['sue.staff']}`.execute(
      kysely,
    );
    await sql`update module_assignment set excused_at = ${today} where employee_id = ${club.employeeIds['sam.station']}`.execute(
      kysely,
    );
    await remindAt('2026-11-24T14:00:00Z');
    expect(await notices()).toEqual([]);
  });

  const certified = async (issuedOn: string, completedAt: string, validDays: number) => {
    const { kysely } = open();
    const { rows } = await sql<{ id: number }>`
      insert into module_progress (employee_id, module_id, version_id, begun_at, updated_at, completed_at)
      select ${club.employeeIds['dee.driver']}::integer, module_id, id, ${completedAt}::timestamptz,
        ${completedAt}::timestamptz, ${completedAt}::timestamptz
      from module_version where module_id = ${moduleId}::integer returning id`.execute(kysely);
    await kysely
      .insertInto('certificate')
      .values({
        employee_id: club.employeeIds['dee.driver'],
        module_id: moduleId,
        progress_id: rows[0]?.id ?? 0,
        title: 'Updates',
        issued_on: issuedOn,
        valid_days: validDays,
      })
      .execute();
    await kysely
      .updateTable('training_module')
      .set({ certificate_title: 'Updates' })
      .where('id', '=', moduleId)
      .execute();
  };

  test('a certificate that its module no longer gives assigns no retraining', async () => {
    await certified('2026-11-05', '2026-11-05T12:00:00Z', 30);
    await sql`update training_module set certificate_title = null where id = ${moduleId}`.execute(open().kysely);
    await assignRetraining(open(), now);
    expect(await assignments()).toEqual([]);
  });

  test('an assignment of the evening it was finished is not retraining, though it is the next day elsewhere', async () => {
    // 8 pm of December 1 in New York is December 2 in UTC.
    const assigned = new Date('2025-12-02T01:00:00Z');
    await sql`insert into module_assignment (employee_id, module_id, source, assigned_at, completed_at)
      values (${club.employeeIds['dee.driver']}, ${moduleId}, 'manager', ${assigned}, '2025-12-02T02:00:00Z')`.execute(
      open().kysely,
    );
    await certified('2025-12-01', '2025-12-02T02:00:00Z', 365);
    await assignRetraining(open(), now);
    expect(await assignments()).toMatchObject([{ source: 'manager' }, { source: 'retraining' }]);
  });

  test('retraining begins with the day of where the person works', async () => {
    // Half of its 30 days are over on November 20.
    await certified('2026-11-06', '2026-11-06T12:00:00Z', 30);
    const at = (moment: string) => assignRetraining(open(), () => new Date(moment));
    await at('2026-11-21T04:30:00Z');
    expect(await assignments()).toEqual([]);
    await at('2026-11-21T05:30:00Z');
    expect(await assignments()).toHaveLength(1);
  });

  test.each([
    ['2026-11-20', 0],
    ['2026-11-07', 0],
    ['2026-11-05', 1],
  ])('a certificate of 30 days issued on %s assigns retraining: %i', async (issuedOn, count) => {
    await certified(issuedOn, `${issuedOn}T12:00:00Z`, 30);
    await assignRetraining(open(), now);
    expect(await assignments()).toHaveLength(count);
  });

  test.each([
    ['2025-12-20', 1],
    ['2025-12-21', 0],
    ['2026-06-01', 0],
  ])('a certificate of a year issued on %s assigns retraining: %i', async (issuedOn, count) => {
    await certified(issuedOn, issuedOn, 365);
    await assignRetraining(open(), now);
    await assignRetraining(open(), now);
    const made = await assignments();
    expect(made).toHaveLength(count);
    if (count > 0)
      expect(made[0]).toMatchObject({ source: 'retraining', reason: 'Your certificate “Updates” expires' });
  });
});
