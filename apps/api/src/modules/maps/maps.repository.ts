import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { MapMode } from '@roadside/domain/maps';
import type { Database } from '../../platform/database/database.ts';
import { allOf } from '../../platform/lists/keyset.ts';
import { markConditions } from '../metrics/fact-filters.ts';
import type { FactFilters } from '../metrics/fact-filters.ts';
import { callsWithin, promisedMinutes, within } from '../metrics/fact-sources.ts';
import type { FactScope } from '../metrics/fact-sources.ts';

type Reader = Pick<Database, 'kysely'>;

/** West, south, east and north in degrees. */
export type MapBounds = readonly [west: number, south: number, east: number, north: number];

/** The calls a map shows. */
export interface MapScope {
  readonly facts: FactScope;
  readonly mode: MapMode;
  readonly bounds: MapBounds | null;
  /** Only calls on these of its days. */
  readonly days?: readonly string[];
  /** The marks of the surveys that count. */
  readonly counted: Pick<FactFilters, 'reroute' | 'remove'>;
}

const answered = ({ counted }: MapScope) => [sql`survey.outc1 is not null`, ...markConditions(counted)];

function callsOf(scope: MapScope): RawBuilder<unknown> {
  const modes: Readonly<Record<MapMode, readonly RawBuilder<unknown>[]>> = {
    operations: [],
    volume: [],
    passes: [sql`call.pass_count > 0`],
    surveys: [
      sql`call.id in (select call_id from survey where ${allOf([...within(scope.facts), ...answered(scope)])})`,
    ],
  };
  const days = scope.days ? [sql`call.local_day = any(${scope.days}::date[])`] : [];
  return allOf([callsWithin(scope.facts), ...days, ...modes[scope.mode]]);
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
  readonly west: number | null;
  readonly south: number | null;
  readonly wide: number | null;
  readonly high: number | null;
}

/** Returns the number of calls, how many are in bounds, and the extent of those. */
export async function mapExtent({ kysely }: Reader, scope: MapScope): Promise<MapExtent> {
  const inside = inBounds(scope);
  const { rows } = await sql<MapExtent>`select count(*)::integer as total,
      count(*) filter (where latitude is null or longitude is null)::integer as unplaced,
      count(*) filter (where ${inside})::integer as placed,
      min(longitude) filter (where ${inside}) as west,
      min(latitude) filter (where ${inside}) as south,
      max(longitude) filter (where ${inside}) - min(longitude) filter (where ${inside}) as wide,
      max(latitude) filter (where ${inside}) - min(latitude) filter (where ${inside}) as high
    from call where ${callsOf(scope)}`.execute(kysely);
  return rows[0] ?? { total: 0, unplaced: 0, placed: 0, west: null, south: null, wide: null, high: null };
}

/** The bounds of some stations; null if none of them has coordinates. */
export async function stationBounds(
  { kysely }: Reader,
  stationIds: readonly number[],
): Promise<[west: number, south: number, east: number, north: number] | null> {
  const { rows } = await sql<{ west: number | null; south: number | null; east: number | null; north: number | null }>`
    select min(longitude) as west, min(latitude) as south, max(longitude) as east, max(latitude) as north
    from organization where id = any(${[...stationIds]}::integer[]) and latitude is not null and longitude is not null`.execute(
    kysely,
  );
  const { west, south, east, north } = rows[0] ?? {};
  return west == null || south == null || east == null || north == null ? null : [west, south, east, north];
}

/** The score of each call's latest counted survey. */
const scores = (scope: MapScope) => sql`
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

/** Individual calls, latest first. */
export async function singleCalls({ kysely }: Reader, scope: MapScope): Promise<readonly SingleCall[]> {
  const { rows } = await sql<SingleCall>`with picked as (
      select id, station_id, trouble_code, received_at, latitude, longitude, pass_count,
        coalesce(cleared_at, arrived_at, dispatched_at, received_at) as last_at,
        ata_seconds / 60.0::float8 as ata, (${promisedMinutes})::float8 as pta
      from call where ${allOf([callsOf(scope), inBounds(scope)])}
    ), ${scores(scope)}
    select id::float8 as id, station_id as station, trouble_code as tcd, date_part('epoch', received_at)::integer as at,
      date_part('epoch', last_at)::integer as until, latitude, longitude, ata, pta, pass_count as passes, score.outc1 as sat,
      case when pass_count > 0 then (
        select string_agg(distinct reason, ', ' order by reason) from call_event
        where call_event.call_id = picked.id and kind = 'pass') end as reasons
    from picked left join score on score.call_id = picked.id
    order by received_at desc, id desc`.execute(kysely);
  return rows;
}

/** A grid of equal squares, each identified by its offset east and north of the first. */
export interface Grid {
  /** The side length of a square. */
  readonly degrees: number;
  /** Indexes of the first square, counted from the equator and the prime meridian. */
  readonly east: number;
  readonly north: number;
}

/** A grid of squares of the given size that starts at the square containing a point. */
export const gridFrom = (degrees: number, west: number, south: number): Grid => ({
  degrees,
  east: Math.floor(west / degrees),
  north: Math.floor(south / degrees),
});

/** The calls of one grid cell with the same survey score: their number, and sums of the known values. */
export interface CellCalls {
  /** Indexes of the cell, counted from the equator and the prime meridian. */
  readonly east: number;
  readonly north: number;
  readonly sat: number | null;
  readonly count: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly ata: number;
  readonly pta: number;
  readonly passes: number;
  readonly ata_known: number;
  readonly pta_known: number;
  readonly passes_known: number;
  /** The smallest id among its calls. */
  readonly first: number;
}

export interface CellsRead {
  readonly total: number;
  readonly unplaced: number;
  readonly cells: readonly CellCalls[];
}

interface CellRow extends Omit<CellCalls, 'east' | 'north'> {
  readonly cell: number | null;
  readonly unplaced: number;
}

/** More squares than any map has in a row. */
const rowLength = 2 ** 26;

/**
 * Groups the calls by grid cell and survey score, in one pass that also counts those out of bounds and without a
 * location.
 */
export async function cellCalls({ kysely }: Reader, scope: MapScope, grid: Grid): Promise<CellsRead> {
  const { degrees, east, north } = grid;
  const number = (column: string, from: number) =>
    sql`(floor(${sql.ref(column)} / ${degrees}::float8) - ${from}::float8)`;
  // One key for both axes: with two, the planner multiplies its estimates and sorts all calls instead of hashing the
  // cells.
  const { rows } = await sql<CellRow>`with ${scores(scope)}, picked as (
      select id, latitude, longitude, ata_seconds, pass_count, ${promisedMinutes} as pta,
        case when ${inBounds(scope)} then ${number('latitude', north)} * ${rowLength}::float8 + ${number('longitude', east)} end as cell
      from call where ${callsOf(scope)}
    )
    select cell, score.outc1 as sat, count(*)::integer as count,
      count(*) filter (where latitude is null or longitude is null)::integer as unplaced,
      sum(latitude) as latitude, sum(longitude) as longitude,
      coalesce(sum(ata_seconds), 0)::float8 / 60 as ata, coalesce(sum(pta), 0)::float8 as pta,
      coalesce(sum(pass_count), 0)::float8 as passes,
      count(ata_seconds)::integer as ata_known, count(pta)::integer as pta_known,
      count(pass_count)::integer as passes_known, min(id)::float8 as first
    from picked left join score on score.call_id = picked.id group by cell, score.outc1`.execute(kysely);
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    unplaced: rows.reduce((sum, row) => sum + row.unplaced, 0),
    cells: rows.flatMap(({ cell, unplaced: _unplaced, ...row }) => {
      if (cell === null) return [];
      const rowsNorth = Math.round(cell / rowLength);
      return { ...row, north: north + rowsNorth, east: east + cell - rowsNorth * rowLength };
    }),
  };
}
