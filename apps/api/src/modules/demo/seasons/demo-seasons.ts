import { defaultWeights, draftListAt, firstMonday, regularPairings, seasonWeeks } from '@roadside/domain/arena';
import type { DraftList, PointWeights } from '@roadside/domain/arena';
import { addDays } from '@roadside/domain/calendar';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { weighed } from '../../points/index.ts';
import { storeCaptain } from '../../teams/index.ts';

/** When the demo's seasons are made. */
export interface DemoSeasonWorld {
  readonly today: string;
  readonly now: Date;
}

interface Player {
  readonly employee_id: number;
  readonly team_id: number;
}

const regularWeeks = 8;
const weeksPlayed = 5;
const seasonDays = (regularWeeks + 2) * 7;
/** Days over which the demo judges how experienced a driver is. */
const ratedDays = 90;

const weightsNow: PointWeights = { ...defaultWeights, pta_hit_rate: 1, fix_on_site_rate: 1 };

/**
 * The demo's seasons: last season with its final played, this season in its sixth week, and the next one being drafted.
 * Does nothing once there is a season.
 */
export async function makeDemoSeasons(trx: Kysely<Tables>, { today, now }: DemoSeasonWorld): Promise<void> {
  if (await trx.selectFrom('season').select('id').limit(1).executeTakeFirst()) return;
  const { rows: players } = await sql<Player>`
    select m.employee_id, m.team_id from team_member m join employee e on e.id = m.employee_id
      left join account a on a.employee_id = e.id
    where e.active and e.position_type = 'driver' order by m.team_id, a.username nulls last, m.employee_id`.execute(
    trx,
  );
  const teamIds = [...new Set(players.map(({ team_id }) => team_id))];
  if (teamIds.length < 4) return;
  // The Monday of this week, then back to the first week.
  const monday = addDays(firstMonday(today), firstMonday(today) === today ? 0 : -7);
  const start = addDays(monday, -7 * weeksPlayed);
  const experience = await experienceOf(trx, today);
  const make = (name: string, startsOn: string, weights: PointWeights) =>
    insertSeason(trx, { name, startsOn, weights, now, teamIds, players, experience });
  await make('Summer season', addDays(start, -seasonDays), defaultWeights);
  await make('Fall season', start, weightsNow);
  for (const teamId of teamIds) {
    const captain = players.find(({ team_id }) => team_id === teamId);
    if (captain) await storeCaptain(trx, teamId, captain.employee_id);
  }
  await insertDraft(trx, { startsOn: addDays(start, seasonDays), teamIds, experience, today, now });
}

interface DemoSeason {
  readonly name: string;
  readonly startsOn: string;
  readonly weights: PointWeights;
  readonly now: Date;
  readonly teamIds: readonly number[];
  readonly players: readonly Player[];
  readonly experience: ReadonlyMap<number, Rated>;
}

async function insertSeason(trx: Kysely<Tables>, season: DemoSeason): Promise<number> {
  const made = new Date(`${addDays(season.startsOn, -10)}T15:00:00Z`);
  const { id } = await trx
    .insertInto('season')
    .values({
      name: season.name,
      starts_on: season.startsOn,
      regular_weeks: regularWeeks,
      weights: JSON.stringify(season.weights),
      incentives: JSON.stringify([
        { kind: 'leaderboard', rewards: [60, 40, 25] },
        { kind: 'streak', days: 10, pointsPerDay: 15, reward: 20 },
      ]),
      state: 'running',
      frozen_at: made,
      created_by: sql<number>`(select employee_id from account where username = 'platform.demo')`,
      created_at: made,
      updated_at: made,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('season_team')
    .values(season.teamIds.map((team_id) => ({ season_id: id, team_id })))
    .execute();
  await trx
    .insertInto('season_player')
    .values(
      season.players.map(({ employee_id, team_id }) => ({
        season_id: id,
        employee_id,
        team_id,
        experience: season.experience.get(employee_id)?.list ?? 'beginner',
      })),
    )
    .execute();
  const weeks = seasonWeeks(season.startsOn, regularWeeks);
  await trx
    .insertInto('season_match')
    .values(
      regularPairings(season.teamIds, regularWeeks).flatMap((pairs, index) =>
        pairs.map(({ home, away }) => ({
          season_id: id,
          week: weeks[index]?.week ?? index + 1,
          stage: 'regular' as const,
          home_id: home,
          away_id: away,
          home_points: null,
          away_points: null,
        })),
      ),
    )
    .execute();
  return id;
}

interface Rated {
  readonly list: DraftList;
  readonly pointsPerDay: number;
  readonly daysPerWeek: number;
}

/** How drivers did lately, best first: a third each is experienced, intermediate and beginner. */
async function experienceOf(trx: Kysely<Tables>, today: string): Promise<ReadonlyMap<number, Rated>> {
  const { rows } = await sql<{ employee_id: number; per_day: number; days: number }>`
    select e.id as employee_id, avg(points)::double precision as per_day, count(*)::integer as days
    from (select driver_id, local_day, ${weighed(weightsNow)} as points from point_count
      where local_day between ${addDays(today, -ratedDays)}::date and ${today}::date) counted
      join employee e on e.organization_id = driver_id
    where e.active group by e.id order by sum(points) desc, e.id`.execute(trx);
  return new Map(
    rows.map(({ employee_id, per_day, days }, index) => [
      employee_id,
      {
        list: draftListAt(index, rows.length),
        pointsPerDay: per_day,
        daysPerWeek: Math.min(7, days / (ratedDays / 7)),
      },
    ]),
  );
}

const rounds = 11;
const poolSize = 110;

/** The next season's draft: most teams have submitted their lists; the first team hasn't yet. */
async function insertDraft(
  trx: Kysely<Tables>,
  {
    startsOn,
    teamIds,
    experience,
    now,
  }: {
    readonly startsOn: string;
    readonly teamIds: readonly number[];
    readonly experience: ReadonlyMap<number, Rated>;
    readonly today: string;
    readonly now: Date;
  },
): Promise<void> {
  const { id: seasonId } = await trx
    .insertInto('season')
    .values({
      name: 'Winter season',
      starts_on: startsOn,
      regular_weeks: regularWeeks,
      weights: JSON.stringify(weightsNow),
      created_by: sql<number>`(select employee_id from account where username = 'platform.demo')`,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('season_team')
    .values(teamIds.map((team_id) => ({ season_id: seasonId, team_id })))
    .execute();
  const { id } = await trx
    .insertInto('draft')
    .values({ season_id: seasonId, team_order: [...teamIds], rounds, clock_seconds: 90 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const captains = await trx
    .selectFrom('team')
    .select(['id', 'captain_id'])
    .where('id', 'in', [...teamIds])
    .execute();
  const isCaptain = new Set(captains.map(({ captain_id }) => captain_id));
  const pool = [...experience].filter(([employeeId]) => !isCaptain.has(employeeId)).slice(0, poolSize);
  if (pool.length === 0) return;
  await trx
    .insertInto('draft_player')
    .values(
      pool.map(([employee_id, { pointsPerDay, daysPerWeek }], position) => ({
        draft_id: id,
        employee_id,
        position: position + 1,
        experience: draftListAt(position, pool.length),
        points_per_day: pointsPerDay,
        days_per_week: daysPerWeek,
      })),
    )
    .execute();
  for (const [index, { id: teamId, captain_id }] of captains.entries()) {
    if (index === 0 || index % 3 === 2 || captain_id === null) continue;
    // Each team prefers another part of every list.
    const wanted = (list: DraftList) =>
      pool
        .map(([employeeId]) => employeeId)
        .filter((_, position) => draftListAt(position, pool.length) === list)
        .toSorted((a, b) => ((a * 7 + index * 13) % 31) - ((b * 7 + index * 13) % 31) || a - b)
        .slice(0, 6);
    const lists = {
      experienced: wanted('experienced'),
      intermediate: wanted('intermediate'),
      beginner: wanted('beginner'),
    };
    await trx
      .insertInto('draft_submission')
      .values({
        draft_id: id,
        team_id: teamId,
        captain_id,
        ...lists,
        queue: [...lists.experienced, ...lists.intermediate, ...lists.beginner],
        submitted_at: new Date(now.getTime() - (index + 1) * 3 * 3_600_000),
      })
      .execute();
  }
}
