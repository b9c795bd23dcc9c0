import fc from 'fast-check';
import { calls } from '@roadside/contract/calls';
import { addDays } from '@roadside/domain/calendar';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { countStatements } from '../../platform/testing/counted-statements.ts';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { storeDays } from '../bookie/testing/points-of-days.ts';
import { draftHandlers } from '../draft/draft.handlers.ts';
import { runClock } from '../draft/draft.service.ts';
import { driverIds, factWorld, firstDay, lastDay, replaceFacts } from '../metrics/testing/fact-world.ts';
import { recomputeRollups } from '../metrics/rollups.ts';
import { pointsByDay, recomputeDue } from '../points/index.ts';
import { factClub } from '../reports/testing/fact-club.ts';
import { refusalOf, runCall } from '../reports/testing/run-call.ts';
import { storeTeam, storeTeamMembers } from '../teams/index.ts';
import { post, readPurses } from '../ledger/index.ts';
import { arenaHandlers } from './arena.handlers.ts';
import { arenaJobs } from './arena.jobs.ts';
import { deskHandlers } from './desk.handlers.ts';
import { boardWeights } from './season-view.ts';
import { settleSeasons } from './settle.service.ts';

const { performance } = calls;
/** Four teams of one driver each; employees 101 to 104 are the fact world's drivers. */
const slugs = ['mountain-marvelers', 'battery-brigade', 'night-lamps', 'tow-titans'] as const;
const seasonStart = '2026-01-26';
const regularWeeks = 6;

describeEachEngine('the Arena', (open) => {
  const { caller } = factClub(open, { today: lastDay, people: [1] });
  const admin = (today = lastDay) => caller({ permissions: ['Admin'], today });
  const driver = (index = 0) =>
    caller({
      positionType: 'driver',
      organization: ['ann', 'bo', 'cy', 'di'][index] ?? '',
      employeeId: 101 + index,
      teamSlug: slugs[index] ?? '',
    });
  const now = new Date('2026-04-06T12:00:00Z');
  let teams: readonly number[] = [];
  let seasonId = 0;

  beforeAll(async () => {
    const [world] = fc.sample(factWorld, { numRuns: 1, seed: 21 });
    if (!world) throw new Error('no world');
    const db = open();
    await replaceFacts(db, world);
    await recomputeRollups(db, { from: firstDay, to: lastDay });
    await recomputeDue(db, { now, today: lastDay });
    await db.kysely
      .insertInto('employee')
      .values(
        driverIds.map((id, index) => ({
          id: 101 + index,
          organization_id: id,
          first_name: 'Driver',
          display_name: `Driver ${index}`,
          position_type: 'driver',
        })),
      )
      .execute();
    teams = await Promise.all(slugs.map((slug) => storeTeam(db.kysely, { slug, name: slug })));
    for (const [index, teamId] of teams.entries())
      await storeTeamMembers(db.kysely, { teamId, employeeIds: [101 + index], at: now });
    const { rows } = await sql<{ id: number }>`
      insert into season (name, starts_on, regular_weeks, weights, incentives, state, created_at, updated_at)
      values ('Test season', ${seasonStart}, ${regularWeeks}, '{"count_calls": 1, "overall_sat": 1}',
        '[{"kind": "leaderboard", "rewards": [60, 40]}, {"kind": "threshold", "points": 1, "reward": 5}]', 'running', ${now}, ${now})
      returning id`.execute(db.kysely);
    seasonId = rows[0]?.id ?? 0;
    for (const [index, team] of teams.entries()) {
      await sql`insert into season_team values (${seasonId}, ${team})`.execute(db.kysely);
      await sql`insert into season_player values (${seasonId}, ${101 + index}, ${team}, 'experienced')`.execute(
        db.kysely,
      );
    }
    for (let week = 1; week <= regularWeeks; week++) {
      const [a, b, c, d] = teams.map((_, index) => teams[index === 0 ? 0 : 1 + ((index - 1 + week) % 3)]);
      for (const [home, away] of [
        [a, b],
        [c, d],
      ])
        await sql`insert into season_match (season_id, week, stage, home_id, away_id)
          values (${seasonId}, ${week}, 'regular', ${home}, ${away})`.execute(db.kysely);
    }
  });

  it('settles a week when it is over in the last time zone, with facts of a day after it', async () => {
    const db = open();
    const job = arenaJobs.find(({ kind }) => kind === 'arena.settle');
    const weeksAt = async (at: string) => {
      let weeks = 0;
      await job?.run({}, {
        db,
        now: () => new Date(at),
        log: { info: (fields: { weeks: number }) => (weeks = fields.weeks) },
      } as never);
      return weeks;
    };
    // Half past midnight in New York is Sunday evening for the drivers in Chicago.
    expect(await weeksAt('2026-02-02T05:30:00Z')).toBe(0);
    expect(await weeksAt('2026-02-02T06:30:00Z')).toBe(1);
    // Facts of Sunday aren't all of Sunday; after three days the week counts with what there is.
    await sql`delete from rollup_driver_day where local_day > '2026-02-08'`.execute(db.kysely);
    const settle = (today: string) => settleSeasons(db, { now, today });
    expect(await settle('2026-02-09')).toBe(0);
    expect(await settle('2026-02-11')).toBe(0);
    expect(await settle('2026-02-12')).toBe(1);
    await recomputeRollups(db, { from: '2026-02-09', to: lastDay });
    await recomputeDue(db, { now, today: lastDay });
  });

  const restateMatch = (match_id: number, team: string, points: number) =>
    refusalOf(
      runCall(deskHandlers, performance.deskRestate, admin(), {
        purpose: 'commissioner',
        action: 'restate',
        match_id,
        team,
        points,
        reason: 'Counted twice',
      }),
    );
  const matchesOf = async (week: number) => {
    const schedule = await runCall(arenaHandlers, performance.matchSchedule, admin(), { purpose: 'match_schedule' });
    return schedule.weeks.find((each) => each.week === week)?.matches ?? [];
  };

  it('restates only settled matches, for a team that played them, by points', async () => {
    const [settled] = await matchesOf(1);
    const [open] = await matchesOf(3);
    if (!settled || !open) throw new Error('no matches');
    const stranger = slugs.find((slug) => slug !== settled.home && slug !== settled.away) ?? '';
    expect(await restateMatch(999_999, settled.home, 5)).toMatchObject({ status: 404 });
    expect(await restateMatch(open.id, open.home, 5)).toMatchObject({ status: 409 });
    expect(await restateMatch(settled.id, stranger, 5)).toMatchObject({
      status: 400,
      fields: { team: 'Choose one of the two teams' },
    });
    expect(await restateMatch(settled.id, settled.home, 0)).toMatchObject({
      status: 400,
      fields: { points: 'Not 0' },
    });
  });

  it('keeps the season being played on every screen when the next one is started ahead of its first week', async () => {
    const db = open().kysely;
    const ahead = addDays(seasonStart, 7 * 20);
    await sql`insert into season (name, starts_on, regular_weeks, weights, state, created_at, updated_at)
      values ('Next season', ${ahead}, 6, '{"kmi": 3}', 'running', ${now}, ${now})`.execute(db);
    const shown = async (today: string) =>
      (await runCall(arenaHandlers, performance.matchSchedule, admin(today), { purpose: 'match_schedule' })).season
        ?.name;
    expect(await shown(lastDay)).toBe('Test season');
    expect(await boardWeights(db, lastDay)).toEqual({ count_calls: 1, overall_sat: 1 });
    expect(await shown(ahead)).toBe('Next season');
    expect(await boardWeights(db, ahead)).toEqual({ kmi: 3 });
    await sql`delete from season where name = 'Next season'`.execute(db);
  });

  it('plays a season from the first week to the final, each match with the points of its days', async () => {
    const settle = (today: string) => settleSeasons(open(), { now, today });
    // The first two weeks are settled already.
    expect(await settle(addDays(seasonStart, 7 * regularWeeks))).toBe(regularWeeks - 2);
    expect(await settle(addDays(seasonStart, 7 * regularWeeks))).toBe(0);
    const half = await runCall(arenaHandlers, performance.matchSchedule, admin(), { purpose: 'match_schedule' });
    expect(half.weeks[regularWeeks]?.matches).toMatchObject([{ stage: 'semifinal' }, { stage: 'semifinal' }]);
    // The table that made the semifinals is final.
    const [first] = await matchesOf(1);
    expect(await restateMatch(first?.id ?? 0, first?.home ?? '', 5)).toMatchObject({ status: 409 });
    expect(await settle('2026-05-01')).toBe(2);
    const done = await runCall(arenaHandlers, performance.matchSchedule, admin(), { purpose: 'match_schedule' });
    expect(done.season?.state).toBe('finished');
    expect(done.champion).not.toBeNull();
    expect(done.mvp).not.toBeNull();
    expect(
      done.weeks
        .at(-1)
        ?.matches.map(({ stage }) => stage)
        .sort(),
    ).toEqual(['consolation', 'final']);

    // What the season pays is in the banks of those who earned it, once, and they are told.
    const { rows: paid } = await sql<{ employee_id: number; earned: number; told: number; booked: number }>`
      select a.employee_id, sum(a.reward)::integer as earned, max(n.amount) as told,
        (select sum(amount)::integer from ledger_entry where kind = 'season_award' and employee_id = a.employee_id) as booked
      from season_award a left join notification n on n.employee_id = a.employee_id and n.kind = 'reward'
      group by a.employee_id order by 2 desc`.execute(open().kysely);
    expect(paid[0]?.earned).toBe(65);
    for (const { earned, told, booked } of paid) expect([told, booked]).toEqual([earned, earned]);

    const weights = await boardWeights(open().kysely, lastDay);
    for (const { start, end, matches } of done.weeks)
      for (const match of matches) {
        const of = async (slug: string) => {
          const driverId = driverIds[slugs.indexOf(slug as (typeof slugs)[number])] ?? 0;
          const rows = await pointsByDay(open().kysely, { from: start, to: end, driverIds: [driverId], weights });
          return rows.reduce((sum, { points }) => sum + points, 0);
        };
        expect([match.home_points, match.away_points]).toEqual([await of(match.home), await of(match.away)]);
      }
  });

  it('ranks teams by wins, with the table after each week', async () => {
    const { rankings } = await runCall(arenaHandlers, performance.teamRankings, admin(), { purpose: 'team_rankings' });
    expect(rankings).toHaveLength(4);
    expect(rankings.reduce((sum, { wins, losses }) => sum + wins - losses, 0)).toBe(0);
    expect(rankings.every(({ ranks }) => ranks.length === regularWeeks)).toBe(true);
  });

  it('shows board, day and skill tree from the same points', async () => {
    const board = await runCall(arenaHandlers, performance.leaderboard, driver(), {
      purpose: 'leaderboard',
      slug: 'ann',
    });
    expect(board.rank).toHaveLength(4);
    expect(board.rank.filter(({ mine }) => mine)).toMatchObject([{ employee_id: 101, slug: 'ann' }]);
    expect(board.rank.filter(({ mine, slug }) => !mine && slug !== null)).toEqual([]);
    const tree = await runCall(arenaHandlers, performance.skillTree, driver(), { purpose: 'skill_tree', slug: 'ann' });
    const total = tree.period_data.find(({ current_period }) => current_period)?.total_period_points;
    expect(total).toBe(board.me?.points);
    let sum = 0;
    for (let day = board.period.from; day <= board.period.to; day = addDays(day, 1))
      sum += (
        await runCall(arenaHandlers, performance.pointsOfDay, driver(), { purpose: 'points_of_day', slug: 'ann', day })
      ).points;
    expect(sum).toBe(total);
  });

  it('says what a day counts in a season that evens out shifts, as the team’s screen does', async () => {
    // With ten times the weights, what is evened out shows in whole points.
    const evened = (handicap: boolean, weight: number) =>
      sql`update season set handicap = ${handicap}, version = version + 1,
        weights = ${JSON.stringify({ count_calls: weight, overall_sat: weight })}::jsonb
        where id = ${seasonId}`.execute(open().kysely);
    const today = '2026-03-08';
    const dayOf = (day: string, slug = 'ann') =>
      runCall(arenaHandlers, performance.pointsOfDay, admin(today), { purpose: 'points_of_day', slug, day });
    expect((await dayOf(today)).season).toBeNull();
    await evened(true, 10);
    const handicaps: number[] = [];
    for (const [index, team_slug] of slugs.entries()) {
      const { players } = await runCall(arenaHandlers, performance.teamContestResults, admin(today), {
        purpose: 'team_contest_results',
        team_slug,
      });
      const form = players[0]?.form ?? [];
      expect(form).toHaveLength(7);
      const days = await Promise.all(form.map(({ day }) => dayOf(day, ['ann', 'bo', 'cy', 'di'][index])));
      expect(days.map(({ day, season }) => ({ day, points: season?.points }))).toEqual(form);
      for (const { points, lines, corrections, season } of days) {
        // Plain points are the leaderboard's; the lines and what is evened out add up to those of the matches.
        expect([...lines, ...corrections].reduce((sum, line) => sum + line.points, 0)).toBe(points);
        expect(points + (season?.handicap ?? 0)).toBe(season?.points);
        handicaps.push(season?.handicap ?? 0);
      }
    }
    expect(handicaps.some((each) => each !== 0)).toBe(true);
    // Before the season, a day counts its plain points only.
    expect((await dayOf(addDays(seasonStart, -1))).season).toBeNull();
    await evened(false, 1);
  });

  it('puts a driver beside the drivers who work here, in points and days alike', async () => {
    const everyone = async () =>
      (
        await runCall(arenaHandlers, performance.skillTree, admin('2026-03-31'), { purpose: 'skill_tree', slug: 'ann' })
      ).stats.global.find(({ variable }) => variable === 'cume_points')?.avg;
    const perDay = async (drivers: readonly number[]) => {
      const weights = await boardWeights(open().kysely, lastDay);
      const rows = await pointsByDay(open().kysely, {
        from: '2026-01-01',
        to: '2026-03-31',
        driverIds: drivers,
        weights,
      });
      return rows.reduce((sum, { points }) => sum + points, 0) / (90 * drivers.length);
    };
    expect(await everyone()).toBeCloseTo(await perDay(driverIds), 6);
    const leave = (active: boolean) =>
      sql`update employee set active = ${active} where id = 102`.execute(open().kysely);
    await leave(false);
    expect(await everyone()).toBeCloseTo(await perDay(driverIds.filter((_, index) => index !== 1)), 6);
    await leave(true);
  });

  it('reads a board that has not changed with two statements, and a changed one again', async () => {
    const counted = countStatements(open().kysely);
    const reader = driver();
    const read = () =>
      runCall(
        arenaHandlers,
        performance.leaderboard,
        { ...reader, db: { ...reader.db, kysely: counted.kysely } },
        { purpose: 'leaderboard', around: true },
      );
    const first = await read();
    const before = counted.count;
    expect(await read()).toEqual(first);
    expect(counted.count - before).toBe(2);
    await storeDays(open(), driverIds[0] ?? 0, [{ day: lastDay, calls: 2 }]);
    const pointsOf = ({ me }: typeof first) => me?.points ?? 0;
    expect(pointsOf(await read())).toBe(pointsOf(first) + 30);
    await sql`delete from point_day where driver_id = ${driverIds[0]} and local_day = ${lastDay}::date`.execute(
      open().kysely,
    );
    expect(await read()).toEqual(first);
  });

  it('says no change of rank in the first week of a quarter: a week ago nobody had one', async () => {
    const ranks = async (today: string) =>
      (await runCall(arenaHandlers, performance.leaderboard, admin(today), { purpose: 'leaderboard' })).rank;
    const first = await ranks('2026-04-05');
    expect(new Set(first.map(({ rank }) => rank)).size).toBeGreaterThan(1);
    for (const { change, places } of first) expect([change, places]).toEqual(['none', 0]);
  });

  it('opens to a driver their own day only', async () => {
    const other = runCall(arenaHandlers, performance.pointsOfDay, driver(), { purpose: 'points_of_day', slug: 'bo' });
    expect(await refusalOf(other)).toMatchObject({ status: 404 });
  });

  it('opens to a driver the own team only, also as a board', async () => {
    const contest = (team_slug: string) =>
      runCall(arenaHandlers, performance.teamContestResults, driver(), { purpose: 'team_contest_results', team_slug });
    const board = (slug: string) =>
      runCall(arenaHandlers, performance.leaderboard, driver(), { purpose: 'leaderboard', slug });
    const [own, other] = slugs;
    expect((await contest(own)).team.slug).toBe(own);
    expect((await board(own)).rank.map(({ employee_id }) => employee_id)).toEqual([101]);
    expect(await refusalOf(contest(other))).toMatchObject({ status: 403 });
    expect(await refusalOf(board(other))).toMatchObject({ status: 403 });
  });

  const preview = (weights: Readonly<Record<string, number>>) =>
    runCall(deskHandlers, performance.deskPreview, admin(), { purpose: 'commissioner', action: 'preview', weights });

  it('counts the players of a team it lists: those who have left aren’t among them', async () => {
    const db = open().kysely;
    const leave = async (active: boolean) => {
      await sql`update employee set active = ${active} where id = 104`.execute(db);
      // The board is kept until a point changes.
      await sql`update point_version set version = version + 1`.execute(db);
    };
    const team = () =>
      runCall(arenaHandlers, performance.teamContestResults, admin(), {
        purpose: 'team_contest_results',
        team_slug: slugs[3],
      });
    expect((await team()).team.members).toBe(1);
    await leave(false);
    const { team: left, players, results } = await team();
    expect([left.members, players]).toEqual([0, []]);
    expect(results.length).toBeGreaterThan(0);
    await leave(true);
  });

  it('previews weights on last quarter’s real points, beside the weights of today', async () => {
    const weights = { count_calls: 3, kept_informed: 0.5 };
    const shown = await preview(weights);
    expect([shown.from, shown.to]).toEqual(['2026-01-01', '2026-03-31']);
    const of = (these: Parameters<typeof pointsByDay>[1]['weights']) =>
      pointsByDay(open().kysely, { from: shown.from, to: shown.to, driverIds, weights: these });
    const [days, today] = [await of(weights), await of(await boardWeights(open().kysely, lastDay))];
    const sumOf = (rows: typeof days, driverId: number | undefined) =>
      rows.reduce((sum, { driver_id, points }) => sum + (driver_id === driverId ? points : 0), 0);
    const total = days.reduce((sum, { points }) => sum + points, 0);
    expect(total).toBeGreaterThan(0);
    expect(shown.mean).toBeCloseTo(total / days.length, 1);
    // A team of one driver has that driver's points.
    expect(new Map(shown.teams.map(({ slug, points, before }) => [slug, [points, before]]))).toEqual(
      new Map(slugs.map((slug, index) => [slug, [sumOf(days, driverIds[index]), sumOf(today, driverIds[index])]])),
    );
    const ranked = (rows: typeof days) =>
      driverIds
        .map((id, index) => ({ name: `Driver ${index}`, points: sumOf(rows, id) }))
        .toSorted((a, b) => b.points - a.points || a.name.localeCompare(b.name, 'en'));
    const before = ranked(today).map(({ name }) => name);
    expect(shown.drivers).toEqual(
      ranked(days).map(({ name, points }, index) => ({
        name,
        points,
        rank: index + 1,
        rank_before: before.indexOf(name) + 1,
      })),
    );
    expect(await refusalOf(preview({ count_calls: 0 }))).toMatchObject({ status: 400 });
  });

  it('puts the one who bet less first among equal points, before the name', async () => {
    const db = open().kysely;
    // Two people with the same driver row have the same points.
    await sql`insert into employee (id, organization_id, first_name, display_name, position_type) values
      (301, ${driverIds[0]}, 'Aaron', 'Aaron', 'driver'), (302, ${driverIds[0]}, 'Zoe', 'Zoe', 'driver')`.execute(db);
    const order = async (today: string) => {
      const board = await runCall(arenaHandlers, performance.leaderboard, admin(today), { purpose: 'leaderboard' });
      return board.rank.flatMap(({ employee_id, name }) => (employee_id > 300 ? [name] : []));
    };
    expect(await order(addDays(lastDay, -1))).toEqual(['Aaron', 'Zoe']);
    const bet = (id: string, made: string, voided: string | null) =>
      sql`insert into bet (id, employee_id, driver_id, metric, level, points_bet, need_to_beat, chance, made_on, made_at,
          period_from, period_to, status, void_reason, reward_earned, settled_at)
        values (${id}, 301, ${driverIds[0]}, 'points', 1, 5, 10, 0.5, ${made}, ${now}, ${made}, ${made}, 'FINISHED',
          ${voided}, 0, ${now})`.execute(db);
    await bet('00000000-0000-4000-8000-000000000001', addDays(lastDay, -400), null);
    await bet('00000000-0000-4000-8000-000000000002', addDays(lastDay, -3), 'The metric was restated.');
    expect(await order(addDays(lastDay, -2))).toEqual(['Aaron', 'Zoe']);
    await bet('00000000-0000-4000-8000-000000000003', addDays(lastDay, -3), null);
    expect(await order(addDays(lastDay, -3))).toEqual(['Zoe', 'Aaron']);
    await bet('00000000-0000-4000-8000-000000000004', '2026-03-03', null);
    // The same order among the players of a team, and in the preview of weights.
    await sql`insert into season_player select ${seasonId}, id, ${teams[0]}, 'beginner'
      from employee where id in (301, 302)`.execute(db);
    const { players } = await runCall(arenaHandlers, performance.teamContestResults, admin(addDays(lastDay, -3)), {
      purpose: 'team_contest_results',
      team_slug: slugs[0],
    });
    expect(players.flatMap(({ employee_id, name }) => (employee_id > 300 ? [name] : []))).toEqual(['Zoe', 'Aaron']);
    await sql`delete from season_player where employee_id in (301, 302)`.execute(db);
    const { drivers } = await preview({ count_calls: 1 });
    expect(drivers.flatMap(({ name }) => (['Aaron', 'Zoe'].includes(name) ? [name] : []))).toEqual(['Zoe', 'Aaron']);
    await sql`delete from bet where employee_id = 301`.execute(db);
    await sql`delete from employee where id in (301, 302)`.execute(db);
  });

  it('restates a metric: its days are judged again, and open bets on it are void with the reason', async () => {
    const db = open();
    await db.kysely.transaction().execute(async (trx) => {
      await post(
        trx,
        (['campaign_award', 'bet_allocation', 'bet_stake'] as const).map((kind) => ({
          id: `restated:${kind}`,
          kind,
          driverId: 102,
          amount: 9,
        })),
        { at: now, by: null },
      );
      await sql`insert into bet (id, employee_id, driver_id, metric, level, points_bet, need_to_beat, chance, made_on,
          made_at, period_from, period_to)
        values ('00000000-0000-4000-8000-00000000000a', 102, ${driverIds[1]}, 'count_calls', 2, 9, 10, 0.5, ${lastDay},
          ${now}, '2026-04-01', '2026-06-30')`.execute(trx);
    });
    const restate = (fields: object = {}, who = admin()) =>
      runCall(deskHandlers, performance.deskRestateMetric, who, {
        purpose: 'commissioner',
        action: 'restate_metric',
        metric: 'count_calls',
        from: lastDay,
        to: lastDay,
        reason: ' The dispatch system counted calls twice. ',
        ...fields,
      });
    expect(await refusalOf(restate({ to: addDays(lastDay, 1) }))).toMatchObject({ status: 400 });
    expect(await refusalOf(restate({ from: addDays(lastDay, -200) }))).toMatchObject({ status: 400 });
    await recomputeDue(db, { now, today: lastDay });
    expect((await restate({ metric: 'pta_hit_rate' })).restatement.bets).toBe(0);
    const { restatement } = await restate();
    expect(restatement).toMatchObject({ bets: 1, reason: 'The dispatch system counted calls twice.' });
    expect(await recomputeDue(db, { now, today: lastDay })).toBe(1);
    const { rows } = await sql<{ void_reason: string }>`select void_reason from bet where employee_id = 102`.execute(
      db.kysely,
    );
    expect(rows).toEqual([{ void_reason: restatement.reason }]);
    expect((await readPurses(db.kysely, [102]))(102).play_points).toBe(9);
    const desk = await runCall(deskHandlers, performance.deskRead, admin(), {
      purpose: 'commissioner',
      action: 'read',
    });
    expect(desk.restatements).toEqual([restatement, expect.objectContaining({ metric: 'pta_hit_rate', bets: 0 })]);
    await sql`delete from bet where employee_id = 102`.execute(db.kysely);
  });

  it('hides a trial season from everybody but Admins', async () => {
    await sql`update season set hidden = true where id = ${seasonId}`.execute(open().kysely);
    const ask = (who: ReturnType<typeof caller>) =>
      runCall(arenaHandlers, performance.matchSchedule, who, { purpose: 'match_schedule', season_id: seasonId });
    expect((await ask(admin())).season?.hidden).toBe(true);
    expect(await refusalOf(ask(driver()))).toMatchObject({ status: 404 });
    await sql`update season set hidden = false where id = ${seasonId}`.execute(open().kysely);
  });

  it('drafts in snake order, picks for a team whose time is up, and loses no turn to a pause', async () => {
    const db = open().kysely;
    await sql`insert into season (name, starts_on, regular_weeks, weights, created_at, updated_at)
      values ('Next season', '2026-06-01', 6, '{"count_calls": 1}', ${now}, ${now})`.execute(db);
    const [next] = (await sql<{ id: number }>`select id from season where name = 'Next season'`.execute(db)).rows;
    await sql`insert into season_team select ${next?.id}::integer, unnest(${[...teams]}::integer[])`.execute(db);
    const [draft] = (
      await sql<{ id: number }>`insert into draft (season_id, team_order, rounds, clock_seconds)
        values (${next?.id}, ${[...teams]}::integer[], 2, 60) returning id`.execute(db)
    ).rows;
    const id = draft?.id ?? 0;
    await sql`insert into employee (id, organization_id, first_name, display_name, position_type)
      select n, 1, 'Rookie', 'Rookie ' || n, 'staff' from generate_series(201, 210) n`.execute(db);
    await sql`insert into draft_player select ${id}, n, n - 200, 'beginner', 20, 5 from generate_series(201, 210) n`.execute(
      db,
    );
    const team_slug = slugs[0];
    const board = (who: ReturnType<typeof caller>) =>
      runCall(draftHandlers, performance.draftBoard, who, { purpose: 'draft_board', team_slug });
    const submit = () =>
      runCall(draftHandlers, performance.draft, driverOfTeam(), {
        purpose: 'draft',
        team_id: teams[0] ?? 0,
        captain_id: 101,
        preferences: { experienced: [], intermediate: [], beginner: [205, 203] },
      });
    const driverOfTeam = () => ({ ...driver(), organization: 'ann' });
    await submit();
    expect(await refusalOf(submit())).toMatchObject({ status: 409 });
    const control = (action: 'start' | 'pause' | 'resume') =>
      runCall(draftHandlers, performance.draftControl, admin(), { purpose: 'draft_control', team_slug, action });
    const queueOf = (who: ReturnType<typeof caller>, queue: readonly number[]) =>
      runCall(draftHandlers, performance.draftQueue, who, {
        purpose: 'draft_queue',
        team_slug: slugs[1],
        queue: [...queue],
      });
    await sql`update team set captain_id = 102 where id = ${teams[1]}`.execute(db);
    expect(await refusalOf(queueOf(driver(1), [209]))).toMatchObject({ status: 409 });
    await control('start');
    // A team whose lists weren't there when the draft began still has a queue, which only its captain changes.
    expect((await queueOf(driver(1), [209, 208])).draft?.queue).toEqual([209, 208]);
    const player = caller({ positionType: 'driver', organization: 'ann', employeeId: 101, teamSlug: slugs[1] });
    expect(await refusalOf(queueOf(player, [209]))).toMatchObject({ status: 403 });
    // Someone who has left can't be drafted.
    await sql`update employee set active = false where id = 209`.execute(db);
    expect(await refusalOf(queueOf(driver(1), [209]))).toMatchObject({ status: 400 });
    expect((await board(admin())).draft?.players.map(({ employee_id }) => employee_id)).not.toContain(209);
    await sql`update employee set active = true where id = 209`.execute(db);
    await sql`update team set captain_id = null where id = ${teams[1]}`.execute(db);
    // The first team's time is up: the first of its queue is picked.
    await sql`update draft set turn_started_at = ${new Date(`${lastDay}T11:00:00Z`)} where id = ${id}`.execute(db);
    const first = (await board(admin())).draft;
    expect(first?.picks).toMatchObject([{ employee_id: 205, automatic: true, team_id: teams[0] }]);
    const pick = (employee_id: number, number: number) =>
      runCall(draftHandlers, performance.draftPick, admin(), { purpose: 'draft_pick', team_slug, employee_id, number });
    expect(await refusalOf(pick(206, 1))).toMatchObject({ status: 409 });
    expect(await refusalOf(pick(205, 2))).toMatchObject({ status: 409 });
    await control('pause');
    expect((await board(admin())).draft).toMatchObject({ paused: true, turn: { number: 2 } });
    expect(await refusalOf(pick(206, 2))).toMatchObject({ status: 409 });
    expect(await db.transaction().execute((trx) => runClock(trx, id, new Date('2027-01-01T00:00:00Z')))).toBe(false);
    await control('resume');
    for (const [index, player] of [206, 207, 208, 209, 210, 201, 202].entries()) await pick(player, index + 2);
    const done = (await board(admin())).draft;
    expect(done?.state).toBe('done');
    expect(done?.picks.map(({ team_id }) => teams.indexOf(team_id))).toEqual([0, 1, 2, 3, 3, 2, 1, 0]);
    const players = await db
      .selectFrom('season_player')
      .select('employee_id')
      .where('season_id', '=', next?.id ?? 0)
      .execute();
    expect(players).toHaveLength(9);
  });

  it('ends a draft when nobody is left for the turns that remain', async () => {
    const db = open().kysely;
    const [next] = (
      await sql<{ id: number }>`insert into season (name, starts_on, regular_weeks, weights, created_at, updated_at)
        values ('Short of drivers', '2026-07-06', 6, '{"count_calls": 1}', ${now}, ${now}) returning id`.execute(db)
    ).rows;
    const [draft] = (
      await sql<{ id: number }>`insert into draft (season_id, team_order, rounds, clock_seconds, state, turn_started_at)
        values (${next?.id}, ${[...teams]}::integer[], 1, 60, 'live', ${now}) returning id`.execute(db)
    ).rows;
    const id = draft?.id ?? 0;
    await sql`insert into draft_player select ${id}, n, n - 200, 'beginner', 20, 5 from generate_series(201, 202) n`.execute(
      db,
    );
    const after = (minutes: number) =>
      db.transaction().execute((trx) => runClock(trx, id, new Date(now.getTime() + minutes * 60_000)));
    expect(await after(2)).toBe(true);
    await sql`update employee set active = false where id = 202`.execute(db);
    expect(await after(4)).toBe(true);
    expect(await after(6)).toBe(false);
    const { state } = await db.selectFrom('draft').select('state').where('id', '=', id).executeTakeFirstOrThrow();
    expect(state).toBe('done');
    const drafted = await db
      .selectFrom('season_player')
      .select('employee_id')
      .where('season_id', '=', next?.id ?? 0)
      .execute();
    expect(drafted.map(({ employee_id }) => employee_id)).toContain(201);
  });
});
