import fc from 'fast-check';
import { calls } from '@roadside/contract/calls';
import { addDays } from '@roadside/domain/calendar';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { arenaHandlers } from '../arena/arena.handlers.ts';
import { deskHandlers } from '../arena/desk.handlers.ts';
import { settleSeasons } from '../arena/settle.service.ts';
import { driverIds, factWorld, firstDay, lastDay, replaceFacts } from '../metrics/testing/fact-world.ts';
import { recomputeRollups } from '../metrics/rollups.ts';
import { recomputeDue } from '../points/index.ts';
import { factClub } from '../reports/testing/fact-club.ts';
import { refusalOf, runCall } from '../reports/testing/run-call.ts';
import { readTeamBySlug, storeTeamMembers } from '../teams/index.ts';
import { draftHandlers } from './draft.handlers.ts';

const { performance } = calls;
const names = ['Battery Brigade', 'Night Lamps', 'Tow Titans', 'Winch Wardens'] as const;
const now = new Date('2026-04-06T12:00:00Z');
/** The drivers with facts; the last two of them are drafted. */
const withFacts = [101, 102, 103, 104] as const;
const rookies = [301, 302, 303, 304, 305, 306] as const;

describeEachEngine('a season from the desk, from draft to final', (open) => {
  const { caller } = factClub(open, { today: lastDay, people: [1] });
  const admin = (today = lastDay) => caller({ permissions: ['Admin'], today });
  const seasonStart = addDays(lastDay, -69);
  const desk = <Call extends keyof typeof performance>(name: Call, body: object) =>
    runCall([...deskHandlers, ...draftHandlers], performance[name], admin(), {
      purpose: 'commissioner',
      ...body,
    } as never);
  const saveTeam = (body: object) => desk('deskTeam', { action: 'save_team', captain_id: null, ...body });
  const saveSeason = (body: object = {}) =>
    desk('deskSave', {
      action: 'save',
      name: 'Spring season',
      starts_on: seasonStart,
      regular_weeks: 3,
      weights: { count_calls: 1 },
      handicap: false,
      hidden: false,
      ...body,
    });
  const openDraft = (season: { id: number; version: number }) =>
    desk('deskDraft', { action: 'open_draft', id: season.id, version: season.version, rounds: 2, clock_seconds: 60 });
  const launch = (season: { id: number; version: number }) =>
    desk('deskLaunch', { action: 'launch', id: season.id, version: season.version });
  let slugs: readonly string[] = [];
  let season = { id: 0, version: 1 };

  beforeAll(async () => {
    const [world] = fc.sample(factWorld, { numRuns: 1, seed: 21 });
    if (!world) throw new Error('no world');
    const db = open();
    await replaceFacts(db, world);
    await recomputeRollups(db, { from: firstDay, to: lastDay });
    await recomputeDue(db, { now, today: lastDay });
    for (const [index, id] of withFacts.entries())
      await sql`insert into employee (id, organization_id, first_name, display_name, position_type)
        values (${id}, ${driverIds[index]}, 'Driver', ${`Driver ${id}`}, 'driver')`.execute(db.kysely);
    for (const id of rookies) {
      await sql`insert into organization (id, slug, name, display_name, type, parent_id, time_zone)
        select ${id}, ${`rookie-${id}`}, ${`Rookie ${id}`}, ${`Rookie ${id}`}, 'driver', parent_id, time_zone
        from organization where id = ${driverIds[0]}`.execute(db.kysely);
      await sql`insert into employee (id, organization_id, first_name, display_name, position_type)
        values (${id}, ${id}, 'Rookie', ${`Rookie ${id}`}, 'driver')`.execute(db.kysely);
    }
  });

  it('starts with teams of the commissioner, each with a captain who leads no other', async () => {
    const made = [];
    for (const [index, name] of names.entries())
      made.push((await saveTeam({ name, captain_id: rookies[index] ?? null })).team);
    slugs = made.map(({ slug }) => slug);
    expect(made[0]).toMatchObject({ slug: 'battery-brigade', captain: 'Rookie 301', members: 1 });
    expect(await refusalOf(saveTeam({ name: ' night lamps ' }))).toMatchObject({ status: 409 });
    expect(await refusalOf(saveTeam({ name: 'Second squad', captain_id: 301 }))).toMatchObject({
      status: 409,
      fields: { captain_id: 'This driver is captain of Battery Brigade' },
    });
    expect(await refusalOf(saveTeam({ name: 'Second squad', captain_id: 1 }))).toMatchObject({ status: 409 });
    expect(await refusalOf(saveTeam({ name: '  ' }))).toMatchObject({ status: 400 });
    // A name without a letter of the alphabet, and one that is taken as an address.
    expect((await saveTeam({ name: '!!!' })).team.slug).toBe('team');
    expect((await saveTeam({ name: 'Night-Lamps' })).team.slug).toBe('night-lamps-2');
    const [first] = made;
    expect(first?.tier).toBe('Gold');
    const silver = { id: first?.id, version: first?.version, name: 'Battery Brigade', tier: ' Silver ' };
    const { team } = await saveTeam(silver);
    expect(team.tier).toBe('Silver');
    // A retry of what was done is done; what somebody else saw before is not saved over it.
    expect((await saveTeam(silver)).team).toEqual(team);
    for (const version of [first?.version, undefined])
      await expect(saveTeam({ id: first?.id, version, name: 'Battery Bunch' })).rejects.toMatchObject({
        code: 'stale-version',
        current: { team },
      });
    const { version } = team;
    const together = await Promise.allSettled(
      ['Battery Brothers', 'Battery Bunch'].map((name) => saveTeam({ id: first?.id, version, name })),
    );
    expect(together.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const renamed = await saveTeam({ id: first?.id, version: version + 1, name: 'Battery Brothers' });
    expect(renamed.team).toMatchObject({
      slug: 'battery-brigade',
      name: 'Battery Brothers',
      tier: 'Silver',
      captain: 'Rookie 301',
    });
    expect(await refusalOf(saveTeam({ id: 999_999, name: 'Nowhere' }))).toMatchObject({ status: 404 });
  });

  it('opens a draft once captains can see the season, with everybody else ranked', async () => {
    const hidden = (await saveSeason({ teams: slugs, hidden: true })).season;
    expect(await refusalOf(openDraft(hidden))).toMatchObject({ status: 409 });
    const few = (await saveSeason({ id: hidden.id, version: hidden.version, teams: slugs.slice(1) })).season;
    expect(await refusalOf(openDraft(few))).toMatchObject({ status: 409 });
    const without = await saveSeason({ id: few.id, version: few.version, teams: [...slugs, 'mountain-marvelers'] });
    expect(await refusalOf(openDraft(without.season))).toMatchObject({
      fields: { teams: 'No captain: Mountain Marvelers' },
    });
    const ready = (await saveSeason({ id: few.id, version: without.season.version, teams: slugs })).season;
    season = ready;
    expect((await openDraft(ready)).season.draft).toEqual({ state: 'lists', rounds: 2, clock_seconds: 60 });
    expect(await refusalOf(openDraft(ready))).toMatchObject({ status: 409 });
    const { draft } = await runCall(draftHandlers, performance.draftBoard, admin(), {
      purpose: 'draft_board',
      team_slug: slugs[0] ?? '',
    });
    // Captains aren't drafted, and who earned points comes before who has none yet.
    expect(draft?.players.map(({ employee_id }) => employee_id).toSorted()).toEqual([...withFacts, 305, 306]);
    expect(draft?.players.slice(-2).map(({ employee_id }) => employee_id)).toEqual([305, 306]);
    expect(draft?.players.map(({ experience }) => experience)).toEqual([
      'experienced',
      'experienced',
      'intermediate',
      'intermediate',
      'beginner',
      'beginner',
    ]);
  });

  it('counts the days that are planned; where nothing is planned, the days worked', async () => {
    const station = sql<number>`(select parent_id from organization where id = ${driverIds[0]})`;
    await sql`delete from draft where season_id = ${season.id}`.execute(open().kysely);
    // Four hours are half a day.
    for (const [id, hours] of [
      [305, 8],
      [306, 4],
    ] as const)
      for (let day = 0; day < 8; day += 1) {
        const start = `${addDays(lastDay, day)}T14:00:00Z`;
        const end = new Date(Date.parse(start) + hours * 3_600_000);
        await sql`insert into shift (employee_id, station_id, local_day, starts_at, ends_at, duration_hours, shown_until)
          values (${id}, ${station}, ${addDays(lastDay, day)}, ${start}, ${end}, ${hours}, ${end})`.execute(
          open().kysely,
        );
      }
    await openDraft(season);
    const { rows } = await sql<{ employee_id: number; days: number }>`select employee_id, days_per_week::float8 as days
      from draft_player where employee_id in (101, 305, 306) order by employee_id`.execute(open().kysely);
    expect(rows[0]?.days).toBeGreaterThan(0);
    expect(rows.slice(1)).toEqual([
      { employee_id: 305, days: 2 },
      { employee_id: 306, days: 1 },
    ]);
  });

  it('makes a captain of the member who submits, who can’t be drafted then; the captain before can', async () => {
    const db = open().kysely;
    const team_slug = slugs[0] ?? '';
    const team = await readTeamBySlug(db, team_slug);
    const team_id = team?.id ?? 0;
    await storeTeamMembers(db, { teamId: team_id, employeeIds: [101], at: now });
    const { draft: before } = await runCall(draftHandlers, performance.draftBoard, admin(), {
      purpose: 'draft_board',
      team_slug,
    });
    const list = before?.players.find(({ employee_id }) => employee_id === 101)?.experience ?? 'beginner';
    const submit = (own: readonly number[]) =>
      runCall(
        draftHandlers,
        performance.draft,
        caller({ positionType: 'driver', organization: 'ann', employeeId: 101, teamSlug: team_slug }),
        {
          purpose: 'draft',
          team_id,
          captain_id: 101,
          preferences: { experienced: [], intermediate: [], beginner: [], [list]: [...own] },
        },
      );
    expect(await refusalOf(submit([101]))).toMatchObject({ status: 400 });
    await submit([]);
    const drafted = async () => {
      const { draft } = await runCall(draftHandlers, performance.draftBoard, admin(), {
        purpose: 'draft_board',
        team_slug,
      });
      return draft?.players ?? [];
    };
    const ids = async () => (await drafted()).map(({ employee_id }) => employee_id).toSorted();
    expect(await ids()).toEqual([102, 103, 104, 301, 305, 306]);
    // Without points, the captain of before comes last.
    expect((await drafted()).at(-1)).toMatchObject({ employee_id: 301, experience: 'beginner', points_per_week: 0 });
    await runCall(draftHandlers, performance.draftControl, admin(), {
      purpose: 'draft_control',
      team_slug,
      action: 'start',
    });
    const pick = (employee_id: number) =>
      runCall(draftHandlers, performance.draftPick, admin(), {
        purpose: 'draft_pick',
        team_slug,
        employee_id,
        number: 1,
      });
    expect(await refusalOf(pick(101))).toMatchObject({ status: 409 });
    // So can't a captain whom the commissioner names while the draft is open.
    await sql`update team set captain_id = 102 where id = ${team_id}`.execute(db);
    expect(await refusalOf(pick(102))).toMatchObject({ status: 409 });
    expect(await ids()).not.toContain(102);
    expect((await pick(301)).draft?.picks).toMatchObject([{ employee_id: 301 }]);
    await sql`update team set captain_id = 301 where id = ${team_id}`.execute(db);
    await sql`delete from draft where season_id = ${season.id}`.execute(db);
    await sql`delete from team_member where employee_id = 101`.execute(db);
    await openDraft(season);
  });

  it('keeps its teams and stays visible while the draft is open, and can’t start before it is over', async () => {
    const { id, version } = season;
    const change = (body: object) => saveSeason({ id, version, teams: slugs, ...body });
    expect(await refusalOf(change({ teams: [...slugs.slice(1), 'mountain-marvelers'] }))).toMatchObject({
      status: 409,
    });
    expect(await refusalOf(change({ hidden: true }))).toMatchObject({ status: 409 });
    expect(await refusalOf(launch(season))).toMatchObject({ status: 409 });
    season = (await change({ name: 'Spring classic' })).season;
    const cancelled = await desk('deskDraftCancel', { action: 'cancel_draft', id, version: season.version });
    expect(cancelled.season.draft).toBeNull();
    expect(
      await refusalOf(desk('deskDraftCancel', { action: 'cancel_draft', id, version: season.version })),
    ).toMatchObject({ status: 409 });
    await openDraft(season);
  });

  it('can be deleted until it starts, once its draft is canceled', async () => {
    const remove = ({ id, version }: typeof season) => desk('deskRemove', { action: 'remove', id, version });
    expect(await refusalOf(remove({ id: 999_999, version: 1 }))).toMatchObject({ status: 404 });
    expect(await refusalOf(remove(season))).toMatchObject({ status: 409 });
    const planned = (await saveSeason({ name: 'Never played', teams: slugs })).season;
    expect(await refusalOf(remove({ id: planned.id, version: planned.version + 1 }))).toMatchObject({ status: 409 });
    expect(await remove(planned)).toEqual({ id: planned.id });
    const { seasons, teams } = await desk('deskRead', { action: 'read' });
    expect(seasons.map(({ id }) => id)).not.toContain(planned.id);
    expect(teams.map(({ slug }) => slug)).toEqual(expect.arrayContaining([...slugs]));
  });

  it('is drafted, started, played and won', async () => {
    const team_slug = slugs[0] ?? '';
    await runCall(draftHandlers, performance.draftControl, admin(), {
      purpose: 'draft_control',
      team_slug,
      action: 'start',
    });
    // Out of turn, for another team, without being the captain, and twice at once.
    const pickAs = (employeeId: number, own: number, team: number, player: number, number = 1) =>
      runCall(
        draftHandlers,
        performance.draftPick,
        caller({ positionType: 'driver', organization: 'ann', employeeId, teamSlug: slugs[own] ?? '' }),
        { purpose: 'draft_pick', team_slug: slugs[team] ?? '', employee_id: player, number },
      );
    expect(await refusalOf(pickAs(302, 1, 1, 101))).toMatchObject({ status: 409 });
    expect(await refusalOf(pickAs(302, 1, 0, 101))).toMatchObject({ status: 403 });
    expect(await refusalOf(pickAs(305, 0, 0, 101))).toMatchObject({ status: 403 });
    const both = await Promise.allSettled([pickAs(301, 0, 0, 101), pickAs(301, 0, 0, 102)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { draft } = await runCall(draftHandlers, performance.draftBoard, admin(), {
      purpose: 'draft_board',
      team_slug,
    });
    const picked = draft?.picks.map(({ employee_id }) => employee_id) ?? [];
    expect(picked).toHaveLength(1);
    const pool = [...picked, ...[...withFacts, 305, 306].filter((id) => !picked.includes(id))];
    for (const [index, employee_id] of pool.entries())
      if (index > 0)
        await runCall(draftHandlers, performance.draftPick, admin(), {
          purpose: 'draft_pick',
          team_slug,
          employee_id,
          number: index + 1,
        });
    const { seasons } = await desk('deskRead', { action: 'read' });
    const drafted = seasons.find(({ id }) => id === season.id);
    expect(drafted).toMatchObject({ players: 10, draft: { state: 'done' } });
    expect((await launch({ id: season.id, version: drafted?.version ?? 0 })).season.state).toBe('running');
    await settleSeasons(open(), { now, today: addDays(lastDay, 1) });
    const played = await runCall(arenaHandlers, performance.matchSchedule, admin(), { purpose: 'match_schedule' });
    expect(played.season).toMatchObject({ id: season.id, state: 'finished' });
    expect(slugs).toContain(played.champion);
    // A player of a season that is over may lead a team; its captain may not lead two.
    expect((await saveTeam({ name: 'Fresh start', captain_id: 305 })).team.captain).toBe('Rookie 305');
  });
});
