import { type BetMetric, campaignMetrics, defaultWeights, type PointWeights } from '@roadside/domain/arena';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { pointsByDay, pointsInPeriod, weighed } from '../points/index.ts';

/** Days, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The weights of what a bet is on: those of a campaign, or one metric alone. */
const weightsOf = (metric: BetMetric): PointWeights => (metric === 'points' ? defaultWeights : { [metric]: 1 });

/** Points by day of each of these drivers; a day without points is missing. */
export async function readPointsByDay(
  db: Kysely<Tables>,
  driverIds: readonly number[],
  metric: BetMetric,
  days: Days,
): Promise<ReadonlyMap<number, ReadonlyMap<string, number>>> {
  const byDriver = new Map<number, Map<string, number>>();
  for (const { driver_id, local_day, points } of await pointsByDay(db, {
    ...days,
    driverIds,
    weights: weightsOf(metric),
  }))
    byDriver.set(driver_id, (byDriver.get(driver_id) ?? new Map<string, number>()).set(local_day, points));
  return byDriver;
}

/** Sums of each of these drivers over the days; a driver without points is missing. */
export async function sumPoints(
  db: Kysely<Tables>,
  driverIds: readonly number[],
  metric: BetMetric,
  days: Days,
): Promise<ReadonlyMap<number, number>> {
  const rows = await pointsInPeriod(db, { ...days, driverIds, weights: weightsOf(metric), before: days.to });
  return new Map(rows.map(({ driver_id, points }) => [driver_id, points]));
}

/** How many driver days brought how many points; days off since a driver's first day count as 0. */
export async function countDaysByPoints(
  db: Kysely<Tables>,
  metric: BetMetric,
  { from, to }: Days,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ points: number; days: number }>`
    with worked as (
      select driver_id, local_day, sum(${weighed(weightsOf(metric))})::integer as points from point_count
      where local_day between ${from}::date and ${to}::date group by driver_id, local_day
    ), since as (
      select ${to}::date - min(local_day) + 1 - count(*)::integer as off from worked group by driver_id
    )
    select points, count(*)::integer as days from worked group by points
    union all select 0, coalesce(sum(off), 0)::integer from since`.execute(db);
  const counts = new Map<number, number>();
  for (const { points, days } of rows) counts.set(points, (counts.get(points) ?? 0) + days);
  return counts;
}

/** How often each of a campaign's metrics counted. */
export type EventCounts = Readonly<Record<(typeof campaignMetrics)[number], number>>;

/** What counted for each of these drivers, on days of their own; a driver without calls is missing. */
export async function sumEvents(
  db: Kysely<Tables>,
  drivers: readonly (Days & { readonly driverId: number })[],
): Promise<ReadonlyMap<number, EventCounts>> {
  const counts = campaignMetrics.map((metric) => sql`sum(${sql.ref(metric)})::integer as ${sql.ref(metric)}`);
  const { rows } = await sql<EventCounts & { driver_id: number }>`
    select driver_id, ${sql.join(counts)} from point_count
    join unnest(${drivers.map(({ driverId }) => driverId)}::integer[], ${drivers.map(({ from }) => from)}::date[],
      ${drivers.map(({ to }) => to)}::date[]) as own (id, first, last) on own.id = driver_id
    where local_day between own.first and own.last
    group by driver_id`.execute(db);
  return new Map(rows.map(({ driver_id, ...events }) => [driver_id, events]));
}
