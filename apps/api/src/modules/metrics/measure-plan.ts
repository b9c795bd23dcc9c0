import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { FactScope } from './fact-sources.ts';
import type { MeasureRequest, MeasureRow } from './measure-query.ts';

/** How a request is counted: whose facts, on which days, and the row each fact belongs to. */
export interface MeasurePlan {
  readonly grain: MeasureRow['grain'];
  readonly ownerIds: readonly number[];
  readonly stationIds: readonly number[] | null;
  readonly from: string;
  readonly to: string;
  /** The only row; null when there are several. */
  readonly singleRow: number | null;
  /** The row a fact belongs to. */
  readonly rowKey: RawBuilder<unknown>;
  /** Joined when facts of several owners make up one row. */
  readonly member: RawBuilder<unknown>;
  readonly bucket: RawBuilder<unknown>;
}

const latest = (a: string, b: string | null) => (b !== null && b > a ? b : a);
const earliest = (a: string, b: string | null) => (b !== null && b < a ? b : a);

/** Null when nothing can match. */
export function planOf({ rows, buckets, filters, withinStations }: MeasureRequest): MeasurePlan | null {
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
  const singleRow = rows.length === 1 ? firstRow.key : null;
  const oneToOne = singleRow === null && pairs.every(({ ownerId, rowKey }) => ownerId === rowKey);
  const ownerIds = [...new Set(pairs.map((pair) => pair.ownerId))];
  return {
    grain,
    ownerIds,
    stationIds: withinStations,
    from,
    to,
    singleRow,
    rowKey: singleRow !== null ? sql`${singleRow}::integer` : oneToOne ? owner : sql`member.row_key`,
    member:
      singleRow !== null || oneToOne
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

/** The facts of a plan. */
export function scopeOf(
  filters: MeasureRequest['filters'],
  { grain, ownerIds, stationIds, from, to }: Omit<MeasurePlan, 'rowKey' | 'member' | 'bucket' | 'singleRow'>,
): FactScope {
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
