import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { readMigrations } from '../../platform/database/migrate.ts';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { fillSmallClub } from '../../platform/testing/small-club.ts';
import { openRequiredModules, requiredTraining } from './index.ts';

describeEachEngine('campaigns from before modules had a day on which they became required', (open) => {
  let dan = 0;
  const campaigns: number[] = [];
  beforeAll(async () => {
    const { kysely } = open();
    const club = await fillSmallClub(open());
    dan = club.employeeIds['dan.driver'];
    const { rows } = await sql<{ id: number }>`insert into training_module (created_at, updated_at)
      values (now(), now()) returning id`.execute(kysely);
    const module = rows[0]?.id ?? 0;
    const add = async (title: string, start: string, required: boolean) => {
      const { rows: made } = await sql<{ id: number }>`insert into training_campaign (organization_id, title, starts_at,
          ends_at, has_req_modules, created_at, updated_at)
        values (${club.organizationIds['club'] ?? 0}, ${title}, ${start}, '2099-01-01', ${required}, '2026-03-05', now())
        returning id`.execute(kysely);
      const id = made[0]?.id ?? 0;
      await sql`insert into campaign_module (campaign_id, module_id, position) values (${id}, ${module}, 1)`.execute(
        kysely,
      );
      campaigns.push(id);
    };
    await add('Begun before it was entered', '2026-03-01', true);
    await add('Entered before it began', '2026-04-01', true);
    await add('Only offers them', '2026-03-01', false);
    await add('Still to come', '2098-01-01', true);
    // Excused in the first one, at a time when that counted in every campaign.
    await sql`insert into module_assignment (employee_id, module_id, source, campaign_id, assigned_at, excused_at, excuse)
      values (${dan}, ${module}, 'campaign', ${campaigns[0]}, '2026-03-05', '2026-04-20', 'On leave')`.execute(kysely);
    await sql`drop table module_requirement`.execute(kysely);
    await sql`drop index module_assignment_excuse`.execute(kysely);
    const migration = (await readMigrations()).find(({ name }) => name.startsWith('0108_'));
    for (const statement of migration?.script.split(/;\n/) ?? [])
      if (statement.trim() !== '') await sql.raw(statement).execute(kysely);
  });

  test('require them from the start, as they always did', async () => {
    const { rows } = await sql<{ campaign_id: number; day: string; ended_at: Date | null }>`
      select campaign_id, to_char(required_at, 'YYYY-MM-DD') as day, ended_at from module_requirement
      order by campaign_id`.execute(open().kysely);
    expect(rows).toEqual([
      { campaign_id: campaigns[0], day: '2026-03-01', ended_at: null },
      { campaign_id: campaigns[1], day: '2026-03-05', ended_at: null },
      { campaign_id: campaigns[3], day: '2026-03-05', ended_at: null },
    ]);
  });

  test('keep an excuse that they have counted, and those to come ask anew', async () => {
    const left = await Promise.all(
      campaigns.map(async (id) => (await openRequiredModules(open().kysely, id, [dan])).size),
    );
    expect(left).toEqual([0, 0, 0, 1]);
    const [time] = (await requiredTraining(open().kysely, campaigns[1] ?? 0, [dan])).get(dan) ?? [];
    expect(time?.until).toEqual(new Date('2026-04-20T00:00:00Z'));
  });
});
