import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { callPointMetrics, pointsOf, surveyPointMetrics } from '@roadside/domain/arena';
import type { PointMetric, PointWeights } from '@roadside/domain/arena';
import type { Tables } from '../../platform/database/tables.ts';

/** The points of one call, its surveys included, and what a driver can't choose about it. */
export interface CallPointsRow {
  readonly driver_id: number;
  readonly local_day: string;
  readonly hour: number;
  readonly zone: string;
  readonly trouble_code: string;
  readonly points: number;
}

/** Points of a fact's verdicts, which follow its id in the order of the metrics. */
const worth = (metrics: readonly PointMetric[], weights: PointWeights): RawBuilder<unknown> =>
  sql.join(
    metrics.map(
      (metric, index) =>
        sql`case when fact ->> ${sql.lit(index + 1)} = 'counts' then ${sql.lit(pointsOf(metric, weights[metric] ?? 0))} else 0 end`,
    ),
    sql` + `,
  );

/** Points of every judged call in a range of days; the zone is what the station belongs to. */
export async function callPoints(
  db: Kysely<Tables>,
  { from, to, weights }: { readonly from: string; readonly to: string; readonly weights: PointWeights },
): Promise<readonly CallPointsRow[]> {
  const days = sql`point_day.local_day between ${from}::date and ${to}::date`;
  const { rows } = await sql<CallPointsRow>`
    with worth as (
      select local_day, (fact ->> 0)::bigint as call_id, ${worth(callPointMetrics, weights)} as points
      from point_day cross join jsonb_array_elements(calls) as fact where ${days}
      union all
      select point_day.local_day, survey.call_id, ${worth(surveyPointMetrics, weights)}
      from point_day cross join jsonb_array_elements(surveys) as fact
        join survey on survey.id = (fact ->> 0)::bigint where ${days}
    )
    select call.driver_id, call.local_day::text, call.local_hour as hour, coalesce(station.parent_id, 0)::text as zone,
      call.trouble_code, sum(worth.points)::integer as points
    from worth join call on call.local_day = worth.local_day and call.id = worth.call_id
      join organization station on station.id = call.station_id
    where call.driver_id is not null
    group by call.local_day, call.id, call.driver_id, call.local_hour, station.parent_id, call.trouble_code`.execute(
    db,
  );
  return rows;
}
