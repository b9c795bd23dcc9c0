import fc from 'fast-check';
import { calls } from '@roadside/contract/calls';
import type { IncentiveReply } from '@roadside/contract/schemas';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { readPurses } from '../ledger/index.ts';
import { driverIds, factWorld, firstDay, lastDay, replaceFacts } from '../metrics/testing/fact-world.ts';
import { recomputeRollups } from '../metrics/rollups.ts';
import { pointsByDay, recomputeDue } from '../points/index.ts';
import { factClub } from '../reports/testing/fact-club.ts';
import { refusalOf, runCall } from '../reports/testing/run-call.ts';
import { storeTeam, storeTeamMembers } from '../teams/index.ts';
import { arenaHandlers } from './arena.handlers.ts';
import { deskHandlers } from './desk.handlers.ts';
import { settleSeasons } from './settle.service.ts';

const { performance } = calls;
const weights = { count_calls: 1, pta_hit_rate: 2, overall_sat: 3 };
const slugs = ['mountain-marvelers', 'battery-brigade', 'night-lamps', 'tow-titans'] as const;
const seasonStart = '2026-01-26';
const seasonEnd = '2026-03-22';
/** Four teams of one driver each. */
const players = [101, 102, 103, 104] as const;

describeEachEngine('rewards of a season, from the desk', (open) => {
  const { caller } = factClub(open, { today: lastDay, people: [1] });
  const admin = () => caller({ permissions: ['Admin'], today: lastDay });
  const now = new Date('2026-05-01T12:00:00Z');

  beforeAll(async () => {
    const [world] = fc.sample(factWorld, { numRuns: 1, seed: 21 });
    if (!world) throw new Error('no world');
    const db = open();
    await replaceFacts(db, world);
    await recomputeRollups(db, { from: firstDay, to: lastDay });
    await recomputeDue(db, { now, today: lastDay });
    for (const [index, slug] of slugs.entries()) {
      const id = players[index] ?? 0;
      await sql`insert into employee (id, organization_id, first_name, display_name, position_type)
        values (${id}, ${driverIds[index]}, 'Driver', ${`Driver ${id}`}, 'driver')`.execute(db.kysely);
      const teamId = await storeTeam(db.kysely, { slug, name: slug });
      await storeTeamMembers(db.kysely, { teamId, employeeIds: [id], at: now });
    }
  });

  const save = (incentives: readonly IncentiveReply[] | undefined, more: object = {}) =>
    runCall(deskHandlers, performance.deskSave, admin(), {
      purpose: 'commissioner',
      action: 'save',
      name: 'Spring season',
      starts_on: seasonStart,
      regular_weeks: 6,
      weights,
      handicap: false,
      hidden: false,
      teams: [...slugs],
      ...(incentives === undefined ? {} : { incentives: [...incentives] }),
      ...more,
    });

  const launch = ({ id, version }: { readonly id: number; readonly version: number }) =>
    runCall(deskHandlers, performance.deskLaunch, admin(), { purpose: 'commissioner', action: 'launch', id, version });

  it('are refused if a streak is longer than the season', async () => {
    const streak = (days: number) => ({ kind: 'streak', days, pointsPerDay: 1, reward: 5 }) as const;
    expect(await refusalOf(save([streak(57)]))).toMatchObject({
      status: 400,
      fields: { 'incentives.0.days': 'The season has only 56 days.' },
    });
  });

  it('need four teams to play for: with fewer, the season would never end', async () => {
    const { season } = await save([], { teams: slugs.slice(0, 3) });
    expect(await refusalOf(launch(season))).toMatchObject({ status: 409, fields: { teams: 'Choose at least four' } });
  });

  it('are set before it starts, shown to players, and paid once by kind after the final', async () => {
    const db = open();
    const pointsOf = async (index: number) =>
      (
        await pointsByDay(db.kysely, {
          from: seasonStart,
          to: seasonEnd,
          driverIds: [driverIds[index] ?? 0],
          weights,
        })
      ).map(({ points }) => points);
    const days = await Promise.all(players.map((_, index) => pointsOf(index)));
    const total = (days: readonly number[]) => days.reduce((sum, points) => sum + points, 0);
    const totals = days.map(total).toSorted((a, b) => b - a);
    const more = totals[0] ?? 0;
    const incentives: IncentiveReply[] = [
      { kind: 'threshold', points: more, reward: 3 },
      { kind: 'leaderboard', rewards: [60, 40] },
      { kind: 'squad', pointsPerMember: more, reward: 500 },
      { kind: 'streak', days: 2, pointsPerDay: 1, reward: 7_000 },
    ];

    const { season } = await save(incentives);
    expect(season.incentives).toEqual(incentives);
    // Who doesn't name them keeps them.
    const renamed = (await save(undefined, { id: season.id, version: season.version, name: 'Spring' })).season;
    expect(renamed.incentives).toEqual(incentives);
    await launch(renamed);
    expect(await refusalOf(save([], { id: season.id, version: renamed.version + 1 }))).toMatchObject({ status: 409 });
    const shown = await runCall(arenaHandlers, performance.matchSchedule, caller({ today: seasonStart }), {
      purpose: 'match_schedule',
    });
    expect(shown.season?.incentives).toEqual(incentives);

    await settleSeasons(db, { now, today: '2026-05-01' });
    await settleSeasons(db, { now, today: '2026-05-01' });
    const purses = await readPurses(db.kysely, [...players]);
    const streak = (days: readonly number[]) => days.some((points, at) => points > 0 && (days[at + 1] ?? 0) > 0);
    const expected = (own: readonly number[]) =>
      (total(own) === more ? 3 + 500 : 0) + ([60, 40][totals.indexOf(total(own))] ?? 0) + (streak(own) ? 7_000 : 0);
    expect(players.map((id) => purses(id).available)).toEqual(days.map(expected));
  });

  it('of a hidden trial season are never paid', async () => {
    const db = open();
    const before = await readPurses(db.kysely, [...players]);
    const { season } = await save([{ kind: 'threshold', points: 1, reward: 9 }], { name: 'Trial', hidden: true });
    await launch(season);
    await settleSeasons(db, { now, today: '2026-05-01' });
    const { rows } = await sql<{ state: string; won: number; booked: number }>`select state,
        (select count(*)::integer from season_award where season_id = ${season.id}) as won,
        (select count(*)::integer from ledger_entry where id like ${`season:${season.id}:%`}) as booked
      from season where id = ${season.id}`.execute(db.kysely);
    expect(rows[0]?.state).toBe('finished');
    expect(rows[0]?.won).toBeGreaterThan(0);
    expect(rows[0]?.booked).toBe(0);
    const after = await readPurses(db.kysely, [...players]);
    for (const id of players) expect(after(id)).toEqual(before(id));
  });

  it('are for those who are still here when it starts', async () => {
    const db = open().kysely;
    await sql`update employee set active = false where id = 104`.execute(db);
    const { season } = await save([], { name: 'Without one', hidden: true });
    expect((await launch(season)).season.players).toBe(3);
    await sql`update employee set active = true where id = 104`.execute(db);
  });
});
