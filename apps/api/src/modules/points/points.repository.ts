import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { pointMetrics, pointsOf } from '@roadside/domain/arena';
import type { ChangedFact, JudgedDay, PointWeights } from '@roadside/domain/arena';
import type { Tables } from '../../platform/database/tables.ts';
import type { DayRange } from './judge.repository.ts';

/** Points of a row of `point_count` by these weights. */
export function weighed(weights: PointWeights): RawBuilder<number> {
  const terms = pointMetrics.flatMap((metric) => {
    const points = pointsOf(metric, weights[metric] ?? 0);
    return points === 0 ? [] : [sql`${sql.ref(metric)} * ${sql.lit(points)}`];
  });
  return terms.length === 0 ? sql<number>`0` : sql<number>`(${sql.join(terms, sql` + `)})`;
}

/** Whose points to sum, and over which days. */
export interface PointsQuery extends DayRange {
  readonly weights: PointWeights;
  /** Only these drivers (rows of organization). @defaultValue every driver */
  readonly driverIds?: readonly number[];
}

const whose = ({ from, to, driverIds }: PointsQuery) => sql`local_day between ${from}::date and ${to}::date
  ${driverIds === undefined ? sql`` : sql`and driver_id = any(${[...driverIds]}::integer[])`}`;

/** A driver's points on one day. */
export interface DayTotal {
  readonly driver_id: number;
  readonly local_day: string;
  readonly points: number;
}

/** Points per driver and day, corrections included; days without a judged call are missing. */
export async function pointsByDay(db: Kysely<Tables>, query: PointsQuery): Promise<readonly DayTotal[]> {
  const { rows } =
    await sql<DayTotal>`select driver_id, local_day::text, sum(${weighed(query.weights)})::integer as points
    from point_count where ${whose(query)} group by driver_id, local_day order by local_day, driver_id`.execute(db);
  return rows;
}

/** A driver's points in a period, and until an earlier day of it. */
export interface PeriodTotal {
  readonly driver_id: number;
  readonly points: number;
  readonly points_before: number;
}

/**
 * Points per driver in a period, and what they were at the end of `before`: the rank then is compared with the rank now.
 */
export async function pointsInPeriod(
  db: Kysely<Tables>,
  query: PointsQuery & { readonly before: string },
): Promise<readonly PeriodTotal[]> {
  const { rows } = await sql<PeriodTotal>`select driver_id, sum(points)::integer as points,
      coalesce(sum(points) filter (where local_day <= ${query.before}::date), 0)::integer as points_before
    from (select driver_id, local_day, ${weighed(query.weights)} as points from point_count where ${whose(query)}) counted
    group by driver_id`.execute(db);
  return rows;
}

/** How often each metric counted for a driver, by quarter of a year or by day. */
export interface CountedRow extends Readonly<Record<(typeof pointMetrics)[number], number>> {
  readonly key: string;
  readonly days: number;
}

const sumsOfMetrics = sql.join(
  pointMetrics.map((metric) => sql`sum(${sql.ref(metric)})::integer as ${sql.ref(metric)}`),
);

/** Sums per quarter of a year (`1` to `4`), for one driver. */
export async function countedByQuarter(
  db: Kysely<Tables>,
  driverId: number,
  year: number,
): Promise<readonly CountedRow[]> {
  const { rows } = await sql<CountedRow>`
    select extract(quarter from local_day)::integer::text as key, count(distinct local_day)::integer as days, ${sumsOfMetrics}
    from point_count where driver_id = ${driverId}::integer
      and local_day between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date
    group by 1 order by 1`.execute(db);
  return rows;
}

/** Sums over a range and the number of driver days in it, for these drivers together. */
export async function countedInRange(
  db: Kysely<Tables>,
  { from, to }: DayRange,
  driverIds: readonly number[],
): Promise<CountedRow | null> {
  const { rows } = await sql<CountedRow>`select '' as key, count(*)::integer as days, ${sumsOfMetrics} from point_count
    where local_day between ${from}::date and ${to}::date
      and driver_id = any(${[...driverIds]}::integer[])`.execute(db);
  return rows[0] !== undefined && rows[0].days > 0 ? rows[0] : null;
}

/** A correction with the day it is about. */
export interface CorrectionRow {
  readonly of_day: string;
  readonly changes: readonly ChangedFact[];
}

/** A driver's day as judged, and the corrections of other days booked on it. */
export interface StoredDay {
  readonly judged: JudgedDay;
  readonly corrections: readonly CorrectionRow[];
}

/** Reads one driver's day. */
export async function storedDay(db: Kysely<Tables>, driverId: number, day: string): Promise<StoredDay> {
  const [stored, corrections] = await Promise.all([
    db
      .selectFrom('point_day')
      .select(['calls', 'surveys'])
      .where('driver_id', '=', driverId)
      .where('local_day', '=', day)
      .executeTakeFirst(),
    sql<CorrectionRow>`select of_day::text, changes from point_correction
      where driver_id = ${driverId}::integer and booked_on = ${day}::date order by id`.execute(db),
  ]);
  return { judged: stored ?? { calls: [], surveys: [] }, corrections: corrections.rows };
}

/** Days waiting to be recomputed, oldest first. */
export async function dueDays(db: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ day: string }>`select local_day::text as day from point_due order by local_day`.execute(
    db,
  );
  return rows.map(({ day }) => day);
}

/** Puts days with judged calls on the waiting list. */
export async function markDue(trx: Kysely<Tables>, { from, to }: DayRange): Promise<void> {
  await sql`insert into point_due (local_day)
    select distinct local_day from point_day where local_day between ${from}::date and ${to}::date order by local_day
    on conflict (local_day) do nothing`.execute(trx);
}

/** Takes days from the waiting list; a writer that marks one in the meantime leaves a new mark. */
export async function takeDue(trx: Kysely<Tables>, { from, to }: DayRange): Promise<void> {
  await sql`delete from point_due where local_day in (select local_day from point_due
    where local_day between ${from}::date and ${to}::date for update skip locked)`.execute(trx);
}

/** The last settled day; null before the first settlement. */
export async function settledThrough(db: Kysely<Tables>): Promise<string | null> {
  const { rows } = await sql<{ through: string | null }>`select through::text from point_settlement`.execute(db);
  return rows[0]?.through ?? null;
}

/** Settles days: what changes about them from now on is a correction. */
export async function settleThrough(trx: Kysely<Tables>, day: string): Promise<void> {
  await sql`update point_settlement set through = greatest(through, ${day}::date)`.execute(trx);
}

/** First and last day with facts; null without any. */
export async function daysWithFacts(db: Kysely<Tables>): Promise<DayRange | null> {
  const { rows } = await sql<{ from: string | null; to: string | null }>`
    select min(local_day)::text as from, max(local_day)::text as to from rollup_driver_day`.execute(db);
  const found = rows[0];
  return found?.from && found.to ? { from: found.from, to: found.to } : null;
}

/** Version of the points; it rises with every change. */
export async function pointVersion(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ version: string }>`select version from point_version`.execute(db);
  return Number(rows[0]?.version ?? 0);
}

/** One recomputation or settlement at a time. */
export async function lockPoints(trx: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(7_623_048)})`.execute(trx);
}

/** The club's day at a moment; null before the club exists. */
export async function clubDay(db: Kysely<Tables>, at: Date): Promise<string | null> {
  const { rows } = await sql<{ day: string }>`select (${at}::timestamptz at time zone time_zone)::date::text as day
    from organization where parent_id is null and type = 'club' order by id limit 1`.execute(db);
  return rows[0]?.day ?? null;
}

/** The day it still is in the club's last time zone: the days before it are over everywhere. Null before the club exists. */
export async function earliestDay(db: Kysely<Tables>, at: Date): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select min((${at}::timestamptz at time zone time_zone)::date)::text as day from organization`.execute(db);
  return rows[0]?.day ?? null;
}

/** A driver's last day with judged calls; null without any. */
export async function lastDayOfDriver(db: Kysely<Tables>, driverId: number): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select max(local_day)::text as day from point_day where driver_id = ${driverId}::integer`.execute(db);
  return rows[0]?.day ?? null;
}
