import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { fillSmallClub } from '../../platform/testing/small-club.ts';
import type { SmallClub } from '../../platform/testing/small-club.ts';
import { readTeamBySlug, readTeamMembers, readTeamOf, storeTeam, storeTeamMembers } from './index.ts';
import { demoTeams, teamsDemo } from './teams.demo.ts';

describeEachEngine('teams', (open) => {
  let club: SmallClub;
  const at = new Date('2026-11-20T14:00:00Z');
  beforeAll(async () => {
    club = await fillSmallClub(open());
  });
  beforeEach(async () => {
    await sql`delete from team where slug <> 'mountain-marvelers'`.execute(open().kysely);
    await sql`delete from team_member`.execute(open().kysely);
  });
  const recordedTeam = async (employeeId: number) =>
    (await open().kysely.selectFrom('employee').select('team').where('id', '=', employeeId).executeTakeFirstOrThrow())
      .team;

  test('a person is in one team, and the record follows', async () => {
    const db = open().kysely;
    const dan = club.employeeIds['dan.driver'];
    const crew = await storeTeam(db, { slug: 'keystone-crew', name: 'Crew' });
    expect(await storeTeam(db, { slug: 'keystone-crew', name: 'Keystone Crew' })).toBe(crew);
    await storeTeamMembers(db, { teamId: crew, employeeIds: [dan], at });
    expect(await readTeamOf(db, dan)).toEqual({ id: crew, slug: 'keystone-crew', name: 'Keystone Crew' });
    expect(await recordedTeam(dan)).toBe('keystone-crew');
    const lamps = await storeTeam(db, { slug: 'night-lamps', name: 'Night Lamps' });
    await storeTeamMembers(db, { teamId: lamps, employeeIds: [dan], at });
    expect(await readTeamMembers(db, crew)).toEqual([]);
    expect(await readTeamMembers(db, lamps)).toMatchObject([{ employee_id: dan, display_name: 'Dan Driver' }]);
    expect(await recordedTeam(dan)).toBe('night-lamps');
    await sql`delete from team where id = ${lamps}`.execute(db);
    expect(await readTeamOf(db, dan)).toBeNull();
    expect(await recordedTeam(dan)).toBe('mountain-marvelers');
  });

  test('the first team is there from the start', async () => {
    expect(await readTeamBySlug(open().kysely, 'mountain-marvelers')).toMatchObject({ name: 'Mountain Marvelers' });
    expect(await readTeamBySlug(open().kysely, 'nobody')).toBeNull();
  });

  test('the demo deals its drivers to eight teams', async () => {
    const db = open().kysely;
    await db.transaction().execute((trx) => teamsDemo(trx, { stationIds: [], now: at }));
    expect((await db.selectFrom('team').select('slug').execute()).map(({ slug }) => slug).sort()).toEqual(
      demoTeams.map(({ slug }) => slug).sort(),
    );
    expect(await readTeamOf(db, club.employeeIds['dan.driver'])).toMatchObject({ slug: 'mountain-marvelers' });
    expect(await readTeamOf(db, club.employeeIds['dee.driver'])).toMatchObject({ slug: 'battery-brigade' });
  });
});
