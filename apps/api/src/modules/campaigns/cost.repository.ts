import { eventPoints } from '@roadside/domain/arena';
import type { MetricValues, PointTotals } from '@roadside/domain/training';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/**
 * Points drivers would have earned in a period with these weights, and the sum of the squares of their days, by driver's
 * organization, and the first day with a call. Drivers without a call in it are not in the map.
 */
export async function readDailyPoints(
  db: Kysely<Tables>,
  weights: MetricValues,
  period: { readonly from: string; readonly to: string },
): Promise<ReadonlyMap<number, PointTotals & { readonly firstDay: string }>> {
  // PostgreSQL refuses a product that is too small for a double, so what is next to nothing is nothing.
  const worth = (metric: keyof MetricValues) => {
    const points = weights[metric] * eventPoints[metric];
    return sql`${points < 1e-9 ? 0 : points}::double precision`;
  };
  const { rows } = await sql<{ driver_id: number; total: number; squares: number; first_day: string }>`
    select driver_id, sum(points)::double precision as total, sum(points * points)::double precision as squares,
      to_char(min(local_day), 'YYYY-MM-DD') as first_day
    from (
      select driver_id, local_day,
        sum(calls_completed) * ${worth('count_calls')} + sum(kmi_informed) * ${worth('kmi')}
          + sum(outc1_top_net) * ${worth('overall_sat')} + sum(q26_top_net) * ${worth('kept_informed')} as points
      from rollup_driver_day
      where local_day between ${period.from}::date and ${period.to}::date
      group by driver_id, local_day
    ) as daily
    group by driver_id`.execute(db);
  return new Map(rows.map(({ driver_id, first_day: firstDay, ...totals }) => [driver_id, { ...totals, firstDay }]));
}
