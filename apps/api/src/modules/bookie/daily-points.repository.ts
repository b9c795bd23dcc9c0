import { type BetMetric, campaignMetrics, eventPoints, type PointMetric } from '@roadside/domain/arena';
import type { MeasureId } from '@roadside/domain/metrics';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** The measure that counts the events of each metric. */
const eventsOf = {
  count_calls: 'calls_completed',
  pta_hit_rate: 'pta_hits',
  kmi: 'kmi_informed',
  fix_on_site_rate: 'onsite_fixed',
  overall_sat: 'outc1_top_net',
  kept_informed: 'q26_top_net',
  technician_sat: 'q24_top_net',
  response_time_sat: 'response_sat_top_net',
} as const satisfies Readonly<Record<PointMetric, MeasureId>>;

/** The points of a day's row at weight 1. */
function pointsIn(metric: BetMetric): RawBuilder<number> {
  const metrics: readonly PointMetric[] = metric === 'points' ? campaignMetrics : [metric];
  return sql.join(
    metrics.map((each) => sql`${sql.ref(eventsOf[each])} * ${sql.lit(eventPoints[each])}`),
    sql` + `,
  );
}

/** Days, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Points by day of each of these drivers; a day without points is missing. */
export async function readPointsByDay(
  db: Kysely<Tables>,
  driverIds: readonly number[],
  metric: BetMetric,
  { from, to }: Days,
): Promise<ReadonlyMap<number, ReadonlyMap<string, number>>> {
  const { rows } = await sql<{ driver_id: number; day: string; points: number }>`
    select driver_id, local_day::text as day, sum(${pointsIn(metric)})::integer as points from rollup_driver_day
    where driver_id = any(${[...driverIds]}::integer[]) and local_day between ${from}::date and ${to}::date
    group by driver_id, local_day`.execute(db);
  const days = new Map<number, Map<string, number>>();
  for (const { driver_id, day, points } of rows)
    days.set(driver_id, (days.get(driver_id) ?? new Map<string, number>()).set(day, points));
  return days;
}

/** Sums of each of these drivers over the days; a driver without points is missing. */
export async function sumPoints(
  db: Kysely<Tables>,
  driverIds: readonly number[],
  metric: BetMetric,
  { from, to }: Days,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ driver_id: number; points: number }>`
    select driver_id, sum(${pointsIn(metric)})::integer as points from rollup_driver_day
    where driver_id = any(${[...driverIds]}::integer[]) and local_day between ${from}::date and ${to}::date
    group by driver_id`.execute(db);
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
      select driver_id, local_day, sum(${pointsIn(metric)})::integer as points from rollup_driver_day
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

/** What counted for each of these drivers over the days; a driver without calls is missing. */
export async function sumEvents(
  db: Kysely<Tables>,
  driverIds: readonly number[],
  { from, to }: Days,
): Promise<ReadonlyMap<number, EventCounts>> {
  const counts = campaignMetrics.map((metric) => sql`sum(${sql.ref(eventsOf[metric])})::integer as ${sql.ref(metric)}`);
  const { rows } = await sql<EventCounts & { driver_id: number }>`
    select driver_id, ${sql.join(counts)} from rollup_driver_day
    where driver_id = any(${[...driverIds]}::integer[]) and local_day between ${from}::date and ${to}::date
    group by driver_id`.execute(db);
  return new Map(rows.map(({ driver_id, ...events }) => [driver_id, events]));
}
