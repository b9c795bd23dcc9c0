import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Incentive, PointMetric, PointWeights } from '@roadside/domain/arena';
import type { Tables } from '../../platform/database/tables.ts';

/** A season as the commissioner saves it. */
export interface SeasonInput {
  readonly name: string;
  /** A Monday. */
  readonly startsOn: string;
  readonly regularWeeks: number;
  readonly weights: PointWeights;
  readonly handicap: boolean;
  readonly hidden: boolean;
  readonly incentives: readonly Incentive[];
}

/** Adds a season that hasn't started; returns its id. */
export async function insertSeason(trx: Kysely<Tables>, input: SeasonInput, by: number, at: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into season (name, starts_on, regular_weeks, weights, handicap, hidden, incentives, created_by, created_at, updated_at)
    values (${input.name}, ${input.startsOn}::date, ${input.regularWeeks}, ${JSON.stringify(input.weights)}::jsonb,
      ${input.handicap}, ${input.hidden}, ${JSON.stringify(input.incentives)}::jsonb, ${by}, ${at}, ${at}) returning id`.execute(
    trx,
  );
  return rows[0]?.id ?? 0;
}

/** Changes a season. */
export async function updateSeason(trx: Kysely<Tables>, id: number, input: SeasonInput, at: Date): Promise<void> {
  await sql`update season set name = ${input.name}, starts_on = ${input.startsOn}::date,
      regular_weeks = ${input.regularWeeks}, weights = ${JSON.stringify(input.weights)}::jsonb,
      handicap = ${input.handicap}, hidden = ${input.hidden},
      incentives = ${JSON.stringify(input.incentives)}::jsonb, version = version + 1, updated_at = ${at}::timestamptz
    where id = ${id}::integer`.execute(trx);
}

/** Makes these the teams of a season; teams that stay keep their players. */
export async function storeSeasonTeams(trx: Kysely<Tables>, id: number, teamIds: readonly number[]): Promise<void> {
  await sql`delete from season_team where season_id = ${id}::integer and team_id <> all(${[...teamIds]}::integer[])`.execute(
    trx,
  );
  await sql`insert into season_team (season_id, team_id) select ${id}::integer, team
    from unnest(${[...teamIds]}::integer[]) as team on conflict do nothing`.execute(trx);
}

/** Starts a season. The members of its teams who are still here play for them, unless a draft has said who does. */
export async function startSeason(trx: Kysely<Tables>, id: number, at: Date): Promise<void> {
  await sql`insert into season_player (season_id, employee_id, team_id, experience)
    select st.season_id, m.employee_id, st.team_id, 'intermediate' from season_team st
      join team_member m on m.team_id = st.team_id join employee e on e.id = m.employee_id and e.active
    where st.season_id = ${id}::integer
      and not exists (select 1 from season_player p where p.season_id = ${id}::integer)`.execute(trx);
  await sql`update season set state = 'running', frozen_at = ${at}::timestamptz, version = version + 1,
    updated_at = ${at}::timestamptz where id = ${id}::integer`.execute(trx);
}

/** Stores a commissioner's change of a settled match. */
export async function insertRestatement(
  trx: Kysely<Tables>,
  change: { readonly matchId: number; readonly teamId: number; readonly points: number; readonly reason: string },
  by: number,
  at: Date,
): Promise<void> {
  await trx
    .insertInto('season_restatement')
    .values({
      match_id: change.matchId,
      team_id: change.teamId,
      points: change.points,
      reason: change.reason,
      made_by: by,
      made_at: at,
    })
    .execute();
}

/** A restated metric as it is stored. */
export interface MetricRestatementRow {
  readonly metric: PointMetric;
  readonly from_day: string;
  readonly to_day: string;
  readonly reason: string;
  readonly bets: number;
  readonly made_at: Date;
}

/** Stores that a metric was restated. */
export async function insertMetricRestatement(
  trx: Kysely<Tables>,
  row: MetricRestatementRow,
  by: number,
): Promise<void> {
  await trx
    .insertInto('metric_restatement')
    .values({ ...row, made_by: by })
    .execute();
}

/** The latest restated metrics. */
export async function readMetricRestatements(
  db: Kysely<Tables>,
  limit: number,
): Promise<readonly MetricRestatementRow[]> {
  const { rows } = await sql<MetricRestatementRow>`select metric, from_day::text as from_day, to_day::text as to_day,
    reason, bets, made_at from metric_restatement order by id desc limit ${limit}`.execute(db);
  return rows;
}

/** The season of a match; null if there is no such match. */
export async function seasonOfMatch(db: Kysely<Tables>, matchId: number): Promise<number | null> {
  const row = await db.selectFrom('season_match').select('season_id').where('id', '=', matchId).executeTakeFirst();
  return row?.season_id ?? null;
}

/** How many play in each season, and the members of each team. */
export async function countPlayers(db: Kysely<Tables>): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; players: number }>`
    select season_id as id, count(*)::integer as players from season_player group by season_id`.execute(db);
  return new Map(rows.map(({ id, players }) => [id, players]));
}

/** A season's draft, as far as the desk shows it; null if none has been opened. */
export async function readDraftOf(db: Kysely<Tables>, seasonId: number) {
  const row = await db
    .selectFrom('draft')
    .select(['state', 'rounds', 'clock_seconds'])
    .where('season_id', '=', seasonId)
    .executeTakeFirst();
  return row ?? null;
}

/** Deletes a season with its teams. */
export async function deleteSeason(trx: Kysely<Tables>, id: number): Promise<void> {
  await trx.deleteFrom('season').where('id', '=', id).execute();
}
