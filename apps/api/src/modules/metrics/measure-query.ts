import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { KnownMeasures, MeasureId, MinutesHistogram } from '@roadside/domain/metrics';
import type { Database } from '../../platform/database/database.ts';
import { answerableFromRollup } from './fact-filters.ts';
import type { FactFilters } from './fact-filters.ts';
import { allOf } from '../../platform/lists/keyset.ts';
import { factSource, within } from './fact-sources.ts';
import { aggregates, sourcesOf } from './measure-terms.ts';

/** The owners whose facts make up one row of a report. All rows of a request are stations, or all are drivers. */
export type MeasureRow =
  | { readonly key: number; readonly grain: 'station'; readonly stationIds: readonly number[] }
  | { readonly key: number; readonly grain: 'driver'; readonly driverIds: readonly number[] };

/** A request: rows by buckets of days, under filters. */
export interface MeasureRequest {
  readonly rows: readonly MeasureRow[];
  /** Only facts of these stations, whichever rows are requested; null for no limit. */
  readonly withinStations: readonly number[] | null;
  /** Station-local days of each value, ascending, without gaps or overlaps. */
  readonly buckets: readonly { readonly from: string; readonly to: string }[];
  readonly measures: readonly MeasureId[];
  /** Whether quantiles are requested. */
  readonly histogram: boolean;
  readonly filters: FactFilters;
}

/** The sums of a row's bucket: the requested measures, and calls by minute of ATA if quantiles were requested. */
export interface MeasuredBucket {
  readonly measures: KnownMeasures;
  readonly histogram: MinutesHistogram | undefined;
}

/** The source of a result: daily sums, or the facts themselves. Both give the same numbers. */
export type MeasurePath = 'rollup' | 'raw';

/** Roll-ups where their key suffices, otherwise raw rows. */
export function pathOf({ rows, filters }: Pick<MeasureRequest, 'rows' | 'filters'>): MeasurePath {
  return answerableFromRollup(filters, rows[0]?.grain ?? 'station') ? 'rollup' : 'raw';
}

/** Runs a request. The result has every requested row, each with a value per bucket. */
export async function queryMeasures(
  db: Pick<Database, 'kysely'>,
  request: MeasureRequest,
  path: MeasurePath = pathOf(request),
): Promise<ReadonlyMap<number, readonly MeasuredBucket[]>> {
  const { rows, buckets } = request;
  const nothing: MeasuredBucket = {
    measures: Object.fromEntries(request.measures.map((measure) => [measure, 0])),
    histogram: request.histogram ? [] : undefined,
  };
  const answer = new Map<number, MeasuredBucket[]>(rows.map((row) => [row.key, buckets.map(() => nothing)]));
  const plan = planOf(request);
  if (!plan) return answer;

  const [sums, bins] = await Promise.all([
    request.measures.length > 0 ? sumsQuery(request, plan, path).execute(db.kysely) : null,
    request.histogram ? histogramQuery(request, plan, path).execute(db.kysely) : null,
  ]);
  for (const { row_key, bucket, ...measures } of sums?.rows ?? []) {
    const cells = answer.get(row_key);
    const cell = cells?.[bucket - 1];
    if (cells && cell) cells[bucket - 1] = { ...cell, measures };
  }
  for (const { row_key, bucket, ata_minutes, ata_minute_counts } of bins?.rows ?? []) {
    const cells = answer.get(row_key);
    const cell = cells?.[bucket - 1];
    if (cells && cell) cells[bucket - 1] = { ...cell, histogram: denseHistogram(ata_minutes, ata_minute_counts) };
  }
  return answer;
}

interface Plan {
  readonly grain: MeasureRow['grain'];
  readonly ownerIds: readonly number[];
  readonly stationIds: readonly number[] | null;
  readonly from: string;
  readonly to: string;
  /** The row a fact belongs to. */
  readonly rowKey: RawBuilder<unknown>;
  /** Joined when facts of several owners make up one row. */
  readonly member: RawBuilder<unknown>;
  readonly bucket: RawBuilder<unknown>;
}

const latest = (a: string, b: string | null) => (b !== null && b > a ? b : a);
const earliest = (a: string, b: string | null) => (b !== null && b < a ? b : a);

/** Null when nothing can match. */
function planOf({ rows, buckets, filters, withinStations }: MeasureRequest): Plan | null {
  const [firstRow] = rows;
  const firstBucket = buckets[0];
  const lastBucket = buckets.at(-1);
  if (!firstRow || !firstBucket || !lastBucket) return null;
  const { grain } = firstRow;
  const pairs = rows.flatMap((row) => {
    if (row.grain !== grain)
      throw new TypeError('Rows of stations and rows of drivers cannot be counted in one request.');
    return (row.grain === 'station' ? row.stationIds : row.driverIds).map((ownerId) => ({ ownerId, rowKey: row.key }));
  });
  const from = latest(firstBucket.from, filters.days.from);
  const to = earliest(lastBucket.to, filters.days.to);
  if (pairs.length === 0 || from > to || withinStations?.length === 0) return null;

  const owner = sql.ref(`fact.${grain}_id`);
  const single = rows.length === 1;
  const oneToOne = !single && pairs.every(({ ownerId, rowKey }) => ownerId === rowKey);
  const ownerIds = [...new Set(pairs.map((pair) => pair.ownerId))];
  return {
    grain,
    ownerIds,
    stationIds: withinStations,
    from,
    to,
    rowKey: single ? sql`${firstRow.key}::integer` : oneToOne ? owner : sql`member.row_key`,
    member:
      single || oneToOne
        ? sql``
        : sql`join unnest(${pairs.map((pair) => pair.ownerId)}::integer[], ${pairs.map((pair) => pair.rowKey)}::integer[]) as member (owner_id, row_key) on member.owner_id = ${owner}`,
    bucket: bucketExpression(buckets),
  };
}

/** The bucket a day falls in, counted from 1. */
function bucketExpression(buckets: MeasureRequest['buckets']): RawBuilder<unknown> {
  const [first] = buckets;
  if (!first || buckets.length === 1) return sql`1`;
  if (buckets.every((bucket) => bucket.from === bucket.to)) return sql`fact.local_day - ${first.from}::date + 1`;
  return sql`width_bucket(fact.local_day, ${buckets.map((bucket) => bucket.from)}::date[])`;
}

function factScope({ filters }: MeasureRequest, { grain, ownerIds, stationIds, from, to }: Plan) {
  return grain === 'station'
    ? {
        stationIds: stationIds ? ownerIds.filter((id) => stationIds.includes(id)) : ownerIds,
        driverIds: null,
        from,
        to,
        filters,
      }
    : { stationIds, driverIds: ownerIds, from, to, filters };
}

function rollupRows(request: MeasureRequest, plan: Plan): RawBuilder<unknown> {
  const conditions = within(factScope(request, plan));
  if (request.filters.troubleCodes) conditions.push(sql`trouble_code = any(${request.filters.troubleCodes}::text[])`);
  const station = request.filters.troubleCodes ? 'rollup_station_day' : 'rollup_station_day_total';
  return sql`from ${sql.table(plan.grain === 'station' ? station : 'rollup_driver_day')} as fact ${plan.member} where ${allOf(conditions)}`;
}

type SumsRow = { row_key: number; bucket: number } & { [Measure in MeasureId]?: number };

function sumsQuery(request: MeasureRequest, plan: Plan, path: MeasurePath) {
  const { measures } = request;
  const keys = sql`${plan.rowKey} as row_key, ${plan.bucket} as bucket`;
  const sums = sql.join(measures.map((measure) => sql`sum(${sql.ref(measure)}) as ${sql.ref(measure)}`));
  if (path === 'rollup') return sql<SumsRow>`select ${keys}, ${sums} ${rollupRows(request, plan)} group by 1, 2`;
  const parts = sourcesOf(measures).map(
    (source) => sql`select ${keys}, ${aggregates(measures, source)}
      from (${factSource(source, factScope(request, plan), plan.grain === 'driver')}) as fact ${plan.member} group by 1, 2`,
  );
  return sql<SumsRow>`select row_key, bucket, ${sql.join(measures.map((measure) => sql`sum(${sql.ref(measure)})::bigint as ${sql.ref(measure)}`))}
    from (${sql.join(parts, sql` union all `)}) as part group by row_key, bucket`;
}

interface HistogramRow {
  readonly row_key: number;
  readonly bucket: number;
  readonly ata_minutes: readonly number[];
  readonly ata_minute_counts: readonly number[];
}

function histogramQuery(request: MeasureRequest, plan: Plan, path: MeasurePath) {
  const keys = sql`${plan.rowKey} as row_key, ${plan.bucket} as bucket`;
  const bins =
    path === 'rollup'
      ? // Unnested in the select list: a joined function would materialize each row's arrays before reading them.
        sql`select row_key, bucket, minute, sum(calls)::integer as calls
          from (select ${keys}, unnest(ata_minutes) as minute, unnest(ata_minute_counts) as calls ${rollupRows(request, plan)}) as bin group by 1, 2, 3`
      : sql`select ${keys}, ata_seconds / 60 as minute, count(*)::integer as calls
          from (${factSource('call', factScope(request, plan), plan.grain === 'driver')}) as fact ${plan.member} where ata_seconds is not null group by 1, 2, 3`;
  return sql<HistogramRow>`select row_key, bucket, array_agg(minute::integer order by minute) as ata_minutes, array_agg(calls order by minute) as ata_minute_counts
    from (${bins}) as bin group by row_key, bucket`;
}

function denseHistogram(minutes: readonly number[], counts: readonly number[]): MinutesHistogram {
  const histogram = new Array<number>((minutes.at(-1) ?? -1) + 1).fill(0);
  for (const [index, minute] of minutes.entries()) histogram[minute] = counts[index] ?? 0;
  return histogram;
}
