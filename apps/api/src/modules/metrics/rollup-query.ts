import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { MeasureId } from '@roadside/domain/metrics';
import type { Tables } from '../../platform/database/tables.ts';
import { allOf } from '../../platform/lists/keyset.ts';
import { within } from './fact-sources.ts';
import { scopeOf } from './measure-plan.ts';
import type { MeasurePlan } from './measure-plan.ts';
import type { MeasureRequest } from './measure-query.ts';

/** A request that roll-ups can answer. */
export interface RollupRequest {
  readonly request: MeasureRequest;
  readonly plan: MeasurePlan;
}

/** Sums of a row's bucket; `part` is the request's place in the list. */
export type SumsRow = { part: number; row_key: number; bucket: number } & { [Measure in MeasureId]?: number };

/** Calls by minute of ATA of a row's bucket. */
export interface HistogramRow {
  readonly part: number;
  readonly row_key: number;
  readonly bucket: number;
  readonly ata_minutes: readonly number[];
  readonly ata_minute_counts: readonly number[];
}

/**
 * Identifies the facts of a request apart from their days: requests with the same facts can be answered by one
 * statement.
 */
export function factsKeyOf({ request, plan }: RollupRequest): string {
  return JSON.stringify([request.rows, plan.stationIds, request.filters.troubleCodes]);
}

/**
 * The sums of requests with the same facts, in one statement. If the facts make up a single row, they are first summed
 * by day, so that each day is read once even if several requests contain it.
 */
export async function rollupSums(db: Kysely<Tables>, parts: readonly RollupRequest[]): Promise<readonly SumsRow[]> {
  const [first] = parts;
  if (!first) return [];
  const measures = [...new Set(parts.flatMap(({ request }) => request.measures))];
  const isShared = parts.length > 1 && first.plan.singleRow !== null;
  const selects = parts.map((part, index) => {
    const sums = measures.map((measure) =>
      part.request.measures.includes(measure)
        ? sql`sum(fact.${sql.ref(measure)}) as ${sql.ref(measure)}`
        : sql`null::numeric as ${sql.ref(measure)}`,
    );
    const { from, to } = part.plan;
    const source = isShared
      ? sql`from by_day as fact where fact.local_day between ${from}::date and ${to}::date`
      : rollupRows(part, part.plan);
    return sql`select ${sql.lit(index)} as part, ${keysOf(part.plan)}, ${sql.join(sums)} ${source} group by 2, 3`;
  });
  const byDay = isShared ? sql`with by_day as materialized (${dailySums(first, daysOf(parts), measures)}) ` : sql``;
  const { rows } = await sql<SumsRow>`${byDay}${sql.join(selects, sql` union all `)}`.execute(db);
  return rows;
}

/** The arrival times of requests with the same facts, in one statement. */
export async function rollupHistograms(
  db: Kysely<Tables>,
  parts: readonly RollupRequest[],
): Promise<readonly HistogramRow[]> {
  const bins = parts.map(
    // Unnested in the select list: a joined function would materialize each row's arrays before reading them.
    (part, index) =>
      sql`select ${sql.lit(index)} as part, ${keysOf(part.plan)}, unnest(ata_minutes) as minute, unnest(ata_minute_counts) as calls ${rollupRows(part, part.plan)}`,
  );
  const { rows } =
    await sql<HistogramRow>`select part, row_key, bucket, array_agg(minute::integer order by minute) as ata_minutes, array_agg(calls order by minute) as ata_minute_counts
    from (select part, row_key, bucket, minute, sum(calls)::integer as calls from (${sql.join(bins, sql` union all `)}) as bin group by 1, 2, 3, 4) as minutes
    group by part, row_key, bucket`.execute(db);
  return rows;
}

type Days = Pick<MeasurePlan, 'from' | 'to'>;

const keysOf = ({ rowKey, bucket }: MeasurePlan) => sql`${rowKey} as row_key, ${bucket} as bucket`;

function rollupRows({ request: { filters }, plan }: RollupRequest, days: Days): RawBuilder<unknown> {
  const conditions = within(scopeOf(filters, { ...plan, ...days }));
  if (filters.troubleCodes) conditions.push(sql`trouble_code = any(${filters.troubleCodes}::text[])`);
  const station = filters.troubleCodes ? 'rollup_station_day' : 'rollup_station_day_total';
  return sql`from ${sql.table(plan.grain === 'station' ? station : 'rollup_driver_day')} as fact ${plan.member} where ${allOf(conditions)}`;
}

function dailySums(part: RollupRequest, spans: readonly Days[], measures: readonly MeasureId[]): RawBuilder<unknown> {
  const sums = sql.join(measures.map((measure) => sql`sum(fact.${sql.ref(measure)}) as ${sql.ref(measure)}`));
  // One range of days for each statement: alternatives in one condition would read every day of a station.
  const selects = spans.map((days) => sql`select fact.local_day, ${sums} ${rollupRows(part, days)} group by 1`);
  return sql.join(selects, sql` union all `);
}

/** The days that requests cover, as ranges without overlap. */
function daysOf(parts: readonly RollupRequest[]): readonly Days[] {
  const merged: { from: string; to: string }[] = [];
  for (const { from, to } of parts.map(({ plan }) => plan).sort((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = merged.at(-1);
    if (last && from <= last.to) last.to = to > last.to ? to : last.to;
    else merged.push({ from, to });
  }
  return merged;
}
