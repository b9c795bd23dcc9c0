import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { DraftList, Incentive, PointWeights } from '@roadside/domain/arena';
import type { MatchStage } from '../../platform/database/season-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';

export interface SeasonRow {
  readonly id: number;
  readonly name: string;
  readonly starts_on: string;
  readonly regular_weeks: number;
  readonly weights: PointWeights;
  readonly handicap: boolean;
  readonly incentives: readonly Incentive[];
  readonly state: 'setup' | 'running' | 'finished';
  readonly hidden: boolean;
  readonly frozen_at: Date | null;
  readonly mvp_id: number | null;
  readonly champion_id: number | null;
  readonly version: number;
}

const seasonColumns = sql`id, name, starts_on, regular_weeks, weights, handicap, incentives, state, hidden, frozen_at,
  mvp_id, champion_id, version`;

/** Seasons, latest first. Hidden ones are trial seasons for Admins. */
export async function readSeasons(
  db: Kysely<Tables>,
  { withHidden }: { readonly withHidden: boolean },
): Promise<readonly SeasonRow[]> {
  const { rows } = await sql<SeasonRow>`select ${seasonColumns} from season
    where ${withHidden}::boolean or (not hidden and state <> 'setup') order by starts_on desc, id desc`.execute(db);
  return rows;
}

/** A season; null if there is none. */
export async function readSeason(db: Kysely<Tables>, id: number): Promise<SeasonRow | null> {
  const { rows } = await sql<SeasonRow>`select ${seasonColumns} from season where id = ${id}::integer`.execute(db);
  return rows[0] ?? null;
}

/** Locks a season for a change and returns it. */
export async function lockSeason(trx: Kysely<Tables>, id: number): Promise<SeasonRow | null> {
  const { rows } =
    await sql<SeasonRow>`select ${seasonColumns} from season where id = ${id}::integer for update`.execute(trx);
  return rows[0] ?? null;
}

export interface SeasonTeamRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly tier: string;
  readonly captain_id: number | null;
}

/** Teams of a season, by name. */
export async function readSeasonTeams(db: Kysely<Tables>, seasonId: number): Promise<readonly SeasonTeamRow[]> {
  return db
    .selectFrom('season_team')
    .innerJoin('team', 'team.id', 'season_team.team_id')
    .select(['team.id', 'team.slug', 'team.name', 'team.tier', 'team.captain_id'])
    .where('season_id', '=', seasonId)
    .orderBy('team.name')
    .orderBy('team.id')
    .execute();
}

export interface SeasonPlayerRow {
  readonly employee_id: number;
  readonly team_id: number;
  readonly experience: DraftList;
  readonly display_name: string;
  /** The driver's row of organization. */
  readonly driver_id: number;
}

/** Players of a season, by name; people who left the club stay with their results. */
export async function readSeasonPlayers(
  db: Kysely<Tables>,
  seasonId: number,
  teamId: number | null = null,
): Promise<readonly SeasonPlayerRow[]> {
  return db
    .selectFrom('season_player')
    .innerJoin('employee', 'employee.id', 'season_player.employee_id')
    .select([
      'season_player.employee_id',
      'season_player.team_id',
      'season_player.experience',
      'employee.display_name',
      'employee.organization_id as driver_id',
    ])
    .where('season_id', '=', seasonId)
    .$if(teamId !== null, (query) => query.where('season_player.team_id', '=', teamId))
    .orderBy('employee.display_name')
    .orderBy('employee.id')
    .execute();
}

export interface MatchRow {
  readonly id: number;
  readonly week: number;
  readonly stage: MatchStage;
  readonly home_id: number;
  readonly away_id: number;
  /** As settled, restatements included; null while the week runs. */
  readonly home_points: number | null;
  readonly away_points: number | null;
  readonly settled_at: Date | null;
  readonly restated: readonly {
    readonly team_id: number;
    readonly points: number;
    readonly reason: string;
    readonly made_at: string;
  }[];
}

/** Matches of a season in order, each with what a commissioner restated. */
export async function readMatches(db: Kysely<Tables>, seasonId: number): Promise<readonly MatchRow[]> {
  const { rows } = await sql<MatchRow>`
    select m.id, m.week, m.stage, m.home_id, m.away_id,
      m.home_points + coalesce(r.home, 0)::integer as home_points,
      m.away_points + coalesce(r.away, 0)::integer as away_points,
      m.settled_at, coalesce(r.list, '[]') as restated
    from season_match m left join lateral (
      select sum(points) filter (where team_id = m.home_id) as home, sum(points) filter (where team_id = m.away_id) as away,
        jsonb_agg(jsonb_build_object('team_id', team_id, 'points', points, 'reason', reason, 'made_at',
          to_char(made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by id) as list
      from season_restatement where match_id = m.id
    ) r on true
    where m.season_id = ${seasonId}::integer order by m.week, m.stage desc, m.id`.execute(db);
  return rows;
}

/** Adds matches of a week. */
export async function insertMatches(
  trx: Kysely<Tables>,
  seasonId: number,
  matches: readonly {
    readonly week: number;
    readonly stage: MatchStage;
    readonly home: number;
    readonly away: number;
  }[],
): Promise<void> {
  if (matches.length === 0) return;
  await trx
    .insertInto('season_match')
    .values(
      matches.map(({ week, stage, home, away }) => ({
        season_id: seasonId,
        week,
        stage,
        home_id: home,
        away_id: away,
      })),
    )
    .execute();
}

/** Settles a match; a settled one is never changed. */
export async function settleMatch(
  trx: Kysely<Tables>,
  id: number,
  { home, away, at }: { readonly home: number; readonly away: number; readonly at: Date },
): Promise<void> {
  await trx
    .updateTable('season_match')
    .set({ home_points: home, away_points: away, settled_at: at })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .execute();
}

/** Ends a season with its best player and its champion. */
export async function finishSeason(
  trx: Kysely<Tables>,
  id: number,
  { mvpId, championId, at }: { readonly mvpId: number | null; readonly championId: number | null; readonly at: Date },
): Promise<void> {
  await sql`update season set state = 'finished', mvp_id = ${mvpId}::integer, champion_id = ${championId}::integer,
    version = version + 1, updated_at = ${at}::timestamptz where id = ${id}::integer`.execute(trx);
}

/** Stores what a season paid; paying again changes nothing. */
export async function insertAwards(
  trx: Kysely<Tables>,
  seasonId: number,
  awards: readonly {
    readonly employeeId: number;
    readonly incentive: number;
    readonly reward: number;
    readonly words: string;
  }[],
): Promise<void> {
  if (awards.length === 0) return;
  await trx
    .insertInto('season_award')
    .values(
      awards.map(({ employeeId, incentive, reward, words }) => ({
        season_id: seasonId,
        employee_id: employeeId,
        incentive,
        reward,
        words,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Running seasons, which may have a week to settle. */
export async function runningSeasonIds(db: Kysely<Tables>): Promise<readonly number[]> {
  const rows = await db.selectFrom('season').select('id').where('state', '=', 'running').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** A driver as the board knows them. */
export interface DriverPerson {
  readonly employee_id: number;
  readonly driver_id: number;
  readonly display_name: string;
  readonly drafted: boolean;
}

/** Active drivers, and whether they play in a season; all, or those of some organizations. */
export async function readDriverPeople(
  db: Kysely<Tables>,
  seasonId: number | null,
  driverIds: readonly number[] | null,
): Promise<readonly DriverPerson[]> {
  const { rows } = await sql<DriverPerson>`
    select employee.id as employee_id, employee.organization_id as driver_id, employee.display_name,
      season_player.employee_id is not null as drafted
    from employee join organization on organization.id = employee.organization_id and organization.type = 'driver'
      left join season_player on season_player.employee_id = employee.id
        and season_player.season_id = ${seasonId}::integer
    where employee.active ${driverIds === null ? sql`` : sql`and organization_id = any(${[...driverIds]}::integer[])`}`.execute(
    db,
  );
  return rows;
}

/** The calls behind point lines, and the surveys' calls. */
export interface FactRow {
  readonly call_id: number;
  readonly survey_id: number | null;
  readonly at: Date;
  readonly trouble_code: string;
  readonly city: string | null;
}

/** Calls and surveys of a driver by id. */
export async function readFacts(
  db: Kysely<Tables>,
  {
    driverId,
    callIds,
    surveyIds,
  }: { readonly driverId: number; readonly callIds: readonly number[]; readonly surveyIds: readonly number[] },
): Promise<readonly FactRow[]> {
  const { rows } = await sql<FactRow>`
    select call.id as call_id, null::bigint as survey_id, received_at as at, trouble_code, city from call
    where driver_id = ${driverId}::integer and id = any(${[...callIds]}::bigint[])
    union all
    select call_id, id, call_received_at, trouble_code, city from survey
    where driver_id = ${driverId}::integer and id = any(${[...surveyIds]}::bigint[])
    order by at, call_id, survey_id nulls first`.execute(db);
  return rows;
}

/** Puts drafted players, and the captains who drafted them, into a season. */
export async function addDraftedPlayers(
  trx: Kysely<Tables>,
  seasonId: number,
  players: readonly { readonly team_id: number; readonly employee_id: number; readonly experience: DraftList }[],
): Promise<void> {
  // A season that is drafted gets its teams from the draft.
  await sql`insert into season_team (season_id, team_id)
    select ${seasonId}::integer, id from unnest(${[...new Set(players.map(({ team_id }) => team_id))]}::integer[]) as drafted (id)
    on conflict do nothing`.execute(trx);
  await sql`insert into season_player (season_id, employee_id, team_id, experience)
    select ${seasonId}::integer, captain_id, team_id, 'experienced' from season_team join team on team.id = team_id
      join employee on employee.id = captain_id and employee.active
    where season_id = ${seasonId}::integer on conflict do nothing`.execute(trx);
  if (players.length > 0)
    await trx
      .insertInto('season_player')
      .values(players.map((player) => ({ season_id: seasonId, ...player })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await sql`update season set version = version + 1 where id = ${seasonId}::integer`.execute(trx);
}

/** Takes all players out of a season that hasn't started. */
export async function removeSeasonPlayers(trx: Kysely<Tables>, seasonId: number): Promise<void> {
  await trx.deleteFrom('season_player').where('season_id', '=', seasonId).execute();
}
