import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { MapMode } from '@roadside/domain/maps';
import type { Database } from '../../platform/database/database.ts';
import { allOf } from '../../platform/lists/keyset.ts';
import type { MarkFilter } from '../metrics/fact-filters.ts';
import { callsWithin, promisedMinutes, within } from '../metrics/fact-sources.ts';
import type { FactScope } from '../metrics/fact-sources.ts';

type Reader = Pick<Database, 'kysely'>;

/** West, south, east, north in degrees. */
export type MapBounds = readonly [west: number, south: number, east: number, north: number];

/** Which calls a map shows. */
export interface MapScope {
  readonly facts: FactScope;
  readonly mode: MapMode;
  readonly bounds: MapBounds | null;
  /** Which surveys count. */
  readonly reroute: MarkFilter;
  readonly remove: MarkFilter;
}

const mark = (column: string, filter: MarkFilter) =>
  filter ? [filter === 'only' ? sql`${sql.ref(column)}` : sql`not ${sql.ref(column)}`] : [];

const answered = ({ reroute, remove }: MapScope) => [
  sql`survey.outc1 is not null`,
  ...mark('survey.reroute', reroute),
  ...mark('survey.remove', remove),
];

function callsOf(scope: MapScope): RawBuilder<unknown> {
  const modes: Readonly<Record<MapMode, readonly RawBuilder<unknown>[]>> = {
    operations: [],
    volume: [],
    passes: [sql`call.pass_count > 0`],
    surveys: [
      sql`exists (select from survey where ${sql.join([sql`survey.call_id = call.id`, ...answered(scope)], sql` and `)})`,
    ],
  };
  return allOf([callsWithin(scope.facts), ...modes[scope.mode]]);
}

function inBounds({ bounds }: MapScope): RawBuilder<unknown> {
  if (!bounds) return sql`latitude is not null and longitude is not null`;
  const [west, south, east, north] = bounds;
  return sql`latitude between ${south}::float8 and ${north}::float8 and longitude between ${west}::float8 and ${east}::float8`;
}

export interface MapExtent {
  readonly total: number;
  readonly unplaced: number;
  readonly placed: number;
  readonly wide: number | null;
  readonly high: number | null;
}

/** How many calls there are, how many are in bounds, and the extent of those. */
export async function mapExtent({ kysely }: Reader, scope: MapScope): Promise<MapExtent> {
  const inside = inBounds(scope);
  const { rows } = await sql<MapExtent>`select count(*)::integer as total,
      count(*) filter (where latitude is null or longitude is null)::integer as unplaced,
      count(*) filter (where ${inside})::integer as placed,
      max(longitude) filter (where ${inside}) - min(longitude) filter (where ${inside}) as wide,
      max(latitude) filter (where ${inside}) - min(latitude) filter (where ${inside}) as high
    from call where ${callsOf(scope)}`.execute(kysely);
  return rows[0] ?? { total: 0, unplaced: 0, placed: 0, wide: null, high: null };
}

/** Calls of the scope in bounds, and the score of the latest counted survey of each. */
const picked = (scope: MapScope) => sql`
  picked as (
    select id, station_id, trouble_code, received_at, latitude, longitude, pass_count,
      coalesce(cleared_at, arrived_at, dispatched_at, received_at) as last_at,
      ata_seconds / 60.0 as ata, ${promisedMinutes} as pta
    from call where ${allOf([callsOf(scope), inBounds(scope)])}
  ),
  score as (
    select distinct on (call_id) call_id, outc1 from survey
    where ${allOf([...within(scope.facts), ...answered(scope)])}
    order by call_id, recorded_at desc, id desc
  )`;

export interface SingleCall {
  readonly id: number;
  readonly station: number;
  readonly tcd: string;
  readonly at: number;
  readonly until: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly ata: number | null;
  readonly pta: number | null;
  readonly passes: number | null;
  readonly sat: number | null;
  readonly reasons: string | null;
}

/** The calls one by one, the latest first. */
export async function singleCalls({ kysely }: Reader, scope: MapScope): Promise<readonly SingleCall[]> {
  const { rows } = await sql<SingleCall>`with ${picked(scope)}
    select id::float8 as id, station_id as station, trouble_code as tcd, extract(epoch from received_at)::integer as at, extract(epoch from last_at)::integer as until,
      round(latitude::numeric, 5)::float8 as latitude, round(longitude::numeric, 5)::float8 as longitude,
      round(ata, 1)::float8 as ata, pta, pass_count as passes, score.outc1 as sat,
      case when pass_count > 0 then (
        select string_agg(distinct reason, ', ' order by reason) from call_event
        where call_event.call_id = picked.id and kind = 'pass') end as reasons
    from picked left join score on score.call_id = picked.id
    order by received_at desc, id desc`.execute(kysely);
  return rows;
}

export interface CellCalls {
  readonly count: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly ata: number | null;
  readonly pta: number | null;
  readonly passes: number | null;
  readonly ata_known: number;
  readonly pta_known: number;
  readonly passes_known: number;
  readonly sat: number | null;
}

/** The calls grouped by grid cell and survey score. */
export async function cellCalls({ kysely }: Reader, scope: MapScope, degrees: number): Promise<readonly CellCalls[]> {
  const { rows } = await sql<CellCalls>`with ${picked(scope)}
    select count(*)::integer as count,
      round(avg(latitude)::numeric, 5)::float8 as latitude, round(avg(longitude)::numeric, 5)::float8 as longitude,
      avg(ata)::float8 as ata, avg(pta)::float8 as pta, avg(pass_count)::float8 as passes,
      count(ata)::integer as ata_known, count(pta)::integer as pta_known, count(pass_count)::integer as passes_known,
      score.outc1 as sat
    from picked left join score on score.call_id = picked.id
    group by floor(latitude / ${degrees}::float8), floor(longitude / ${degrees}::float8), score.outc1
    order by count(*) desc, min(picked.id)`.execute(kysely);
  return rows;
}
