import { moduleInput } from '@roadside/contract/schemas';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { fillSmallClub } from '../../platform/testing/small-club.ts';
import type { SmallClub } from '../../platform/testing/small-club.ts';
import { assignPrescribed, assignRetraining } from './assign-automatically.service.ts';
import { createModule } from './index.ts';

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
    for (const table of ['module_progress', 'training_module', 'training_tag', 'survey', 'live_event'])
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

  test('a fall of five points assigns the module with that tag, with the reason, once', async () => {
    await answers('dan', '2026-10-10', 18, 20);
    await answers('dan', '2026-11-10', 15, 20);
    // Two answers are too few to tell.
    await answers('dee', '2026-10-10', 2, 2);
    await answers('dee', '2026-11-10', 0, 2);
    await assignPrescribed(open(), now);
    await assignPrescribed(open(), now);
    expect(await assignments()).toEqual([
      {
        employee_id: club.employeeIds['dan.driver'],
        source: 'prescribed',
        reason: 'Kept informed is down 15.0 points',
        due_on: '2026-12-04',
      },
    ]);
    const told = await open().kysely.selectFrom('live_event').select(['topic', 'people']).execute();
    expect(told).toEqual([{ topic: 'training', people: [club.employeeIds['dan.driver']] }]);
  });

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
    await comments('dan', '2026-10-10', 1, 20);
    await comments('dan', '2026-11-10', 4, 20);
    await assignPrescribed(open(), now);
    expect(await assignments()).toMatchObject([
      { source: 'prescribed', reason: 'Complaints about wait time are up 15.0 points' },
    ]);
  });

  test.each([
    ['2025-12-20', 1],
    ['2025-12-21', 0],
    ['2026-06-01', 0],
  ])('a certificate of a year issued on %s assigns retraining: %i', async (issuedOn, count) => {
    const { kysely } = open();
    const { id } = await sql<{ id: number }>`
      insert into module_progress (employee_id, module_id, version_id, begun_at, updated_at, completed_at)
      select ${club.employeeIds['dee.driver']}::integer, module_id, id, ${issuedOn}::timestamptz, ${issuedOn}::timestamptz,
        ${issuedOn}::timestamptz from module_version where module_id = ${moduleId}::integer returning id`
      .execute(kysely)
      .then(({ rows }) => rows[0] ?? { id: 0 });
    await kysely
      .insertInto('certificate')
      .values({
        employee_id: club.employeeIds['dee.driver'],
        module_id: moduleId,
        progress_id: id,
        title: 'Updates',
        issued_on: issuedOn,
        valid_days: 365,
      })
      .execute();
    await assignRetraining(open(), now);
    await assignRetraining(open(), now);
    const made = await assignments();
    expect(made).toHaveLength(count);
    if (count > 0)
      expect(made[0]).toMatchObject({ source: 'retraining', reason: 'Your certificate “Updates” expires' });
  });
});
