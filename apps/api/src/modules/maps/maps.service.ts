import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { Filters } from '@roadside/contract/schemas';
import { addDays, dayCount } from '@roadside/domain/calendar';
import type { Geography, GeographyType } from '@roadside/domain/geography';
import { gridCellDegrees, mapDefaults, singleCallLimit } from '@roadside/domain/maps';
import type { MapMode } from '@roadside/domain/maps';
import { callMetricIds } from '@roadside/domain/metrics';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { scoredFilters } from '../metrics/fact-filters.ts';
import { ownRow } from '../metrics/measure-rows.ts';
import { narrowedDays, ownersOf } from '../reports/fact-owners.ts';
import { monthToDate, readReport } from '../reports/report-request.ts';
import type { CellCalls, MapBounds, MapScope } from './maps.repository.ts';
import { cellCalls, gridFrom, mapExtent, singleCalls, stationBounds } from './maps.repository.ts';

type Reply = CallReply<typeof calls.dashboard.maps>;
type Columns = Omit<Reply, 'meta' | 'home'>;

/** The calls to read, and their location. */
export interface MapRequest {
  readonly slug: string;
  readonly type?: GeographyType | undefined;
  readonly parameters: {
    readonly filters?: Filters | undefined;
    readonly mode?: MapMode | undefined;
    readonly bounds?: MapBounds | undefined;
  };
}

/** The calls of a location for its map: individual calls, or grid cells when there are too many. */
export async function mapCalls(context: CallContext, { slug, type, parameters }: MapRequest): Promise<Reply> {
  const { filters, mode = mapDefaults.mode, bounds } = parameters;
  const request = await readReport(
    context,
    slug,
    { time_type: 'Range', metrics: [...callMetricIds], relation: 'self', filters },
    monthToDate,
  );
  if (type !== undefined && type !== request.geography.type)
    throw new ApiError('invalid-body', 'The geography has a different type.', {
      fields: { type: `The geography’s type is ${request.geography.type}` },
    });
  const { rows, withinStations } = ownRow(context.tree, request.geography, request.filters.facilityTypes);
  const { period, filters: read, selection } = request;
  const scope: MapScope = {
    facts: {
      ...ownersOf(rows[0], withinStations),
      ...narrowedDays({ from: period.from, to: period.to }, read.days),
      filters: read,
    },
    mode,
    bounds: bounds ?? null,
    counted: scoredFilters({ filters: read, businessRules: selection.businessRules }),
  };
  const columns = await columnsOf(context, scope);
  return {
    ...columns,
    home:
      columns.total === columns.unplaced
        ? await stationBounds(context.db, stationsOf(context, request.geography))
        : null,
    meta: { mode, from: period.from, to: period.to, as_of: request.asOf },
  };
}

/** The stations that show where a location is: its own, or that of a driver. */
function stationsOf({ tree }: CallContext, geography: Geography): readonly number[] {
  const stations = tree.stationIds(geography);
  return stations.length > 0 || geography.parentId === null ? stations : [geography.parentId];
}

async function columnsOf(context: CallContext, scope: MapScope): Promise<Columns> {
  const many = await manyCalls(context.db, scope);
  if (many) return many;
  const extent = await mapExtent(context.db, scope);
  const { total, unplaced, placed } = extent;
  const counts = { total, in_bounds: placed, unplaced };
  if (placed <= singleCallLimit)
    return { ...singleColumns(context, placed === 0 ? [] : await singleCalls(context.db, scope)), ...counts };
  const degrees = gridCellDegrees(extent.wide ?? 0, extent.high ?? 0);
  const { cells } = await cellCalls(context.db, scope, gridFrom(degrees, extent.west ?? 0, extent.south ?? 0));
  return { ...cellColumns(cells), ...counts };
}

/** For longer periods, the extent is estimated from one day in this many. */
const sampledEvery = 25;
/** The finest grid for the first pass, about thirty meters; anything finer may have one square per call. */
const finest = 2 ** -12;

/**
 * The cells of a long period, in one pass over its calls instead of two. A sample of days gives the extent, so the
 * squares are never too large and can be merged by fours afterwards. Null when the sample is too small, or there are
 * too few calls to group.
 */
async function manyCalls(db: CallContext['db'], scope: MapScope): Promise<Columns | null> {
  const { from, to } = scope.facts;
  const length = dayCount(from, to);
  if (length < 2 * sampledEvery) return null;
  const days = Array.from({ length: Math.floor(length / sampledEvery) }, (_, index) =>
    addDays(from, index * sampledEvery + 12),
  );
  const { placed, wide, high, west, south } = await mapExtent(db, { ...scope, days });
  const degrees = gridCellDegrees(wide ?? 0, high ?? 0);
  if (placed * sampledEvery < 2 * singleCallLimit || degrees < finest) return null;
  const { total, unplaced, cells } = await cellCalls(db, scope, gridFrom(degrees, west ?? 0, south ?? 0));
  const in_bounds = cells.reduce((sum, { count }) => sum + count, 0);
  if (in_bounds <= singleCallLimit) return null;
  return { ...cellColumns(joinedCells(cells, degrees)), total, in_bounds, unplaced };
}

/**
 * Merges cells up to the size that their extent requires. Each square of a grid lies within a square of every coarser
 * one.
 */
function joinedCells(cells: readonly CellCalls[], degrees: number): readonly CellCalls[] {
  const spread = (of: (cell: CellCalls) => number) => {
    const [least, most] = cells.reduce(
      ([low, high], cell) => [Math.min(low, of(cell)), Math.max(high, of(cell))],
      [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
    );
    return most - least;
  };
  const wanted = gridCellDegrees(
    spread(({ longitude, count }) => longitude / count),
    spread(({ latitude, count }) => latitude / count),
  );
  const times = wanted / degrees;
  if (times <= 1) return cells;
  const joined = new Map<string, CellCalls>();
  for (const cell of cells) {
    const [east, north] = [Math.floor(cell.east / times), Math.floor(cell.north / times)];
    const key = `${east} ${north} ${cell.sat}`;
    const known = joined.get(key);
    joined.set(key, known ? sumOf(known, cell) : { ...cell, east, north });
  }
  return [...joined.values()];
}

const sumOf = (a: CellCalls, b: CellCalls): CellCalls => ({
  ...a,
  count: a.count + b.count,
  latitude: a.latitude + b.latitude,
  longitude: a.longitude + b.longitude,
  ata: a.ata + b.ata,
  pta: a.pta + b.pta,
  passes: a.passes + b.passes,
  ata_known: a.ata_known + b.ata_known,
  pta_known: a.pta_known + b.pta_known,
  passes_known: a.passes_known + b.passes_known,
  first: Math.min(a.first, b.first),
});

function singleColumns({ tree }: CallContext, rows: Awaited<ReturnType<typeof singleCalls>>) {
  const stations = [...new Set(rows.map(({ station }) => station))].flatMap((id) => tree.byId(id) ?? []);
  return {
    calls: {
      id: rows.map(({ id }) => id),
      count: rows.map(() => 1),
      latitude: rows.map(({ latitude }) => rounded(latitude)),
      longitude: rows.map(({ longitude }) => rounded(longitude)),
      at: rows.map(({ at }) => at),
      until: rows.map(({ until }) => until),
      tcd: rows.map(({ tcd }) => tcd),
      station: rows.map(({ station }) => station),
      ata: rows.map(({ ata }) => (ata === null ? null : Math.round(ata * 10) / 10)),
      pta: rows.map(({ pta }) => pta),
      passes: rows.map(({ passes }) => passes),
      sat: rows.map(({ sat }) => sat),
      reasons: rows.map(({ reasons }) => reasons),
      known: null,
    },
    stations: stations.map(({ id, slug, displayName }) => ({ id, slug, name: displayName })),
  };
}

const average = (sum: number, count: number) => (count > 0 ? sum / count : null);
/** Rounds to about a meter. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/** Cells in column form, largest first. */
function cellColumns(cells: readonly CellCalls[]) {
  const rows = cells.toSorted((a, b) => b.count - a.count || a.first - b.first);
  const none = rows.map(() => null);
  return {
    calls: {
      id: none,
      count: rows.map(({ count }) => count),
      latitude: rows.map(({ latitude, count }) => rounded(latitude / count)),
      longitude: rows.map(({ longitude, count }) => rounded(longitude / count)),
      at: none,
      until: none,
      tcd: none,
      station: none,
      ata: rows.map(({ ata, ata_known }) => average(ata, ata_known)),
      pta: rows.map(({ pta, pta_known }) => average(pta, pta_known)),
      passes: rows.map(({ passes, passes_known }) => average(passes, passes_known)),
      sat: rows.map(({ sat }) => sat),
      reasons: none,
      known: {
        ata: rows.map(({ ata_known }) => ata_known),
        pta: rows.map(({ pta_known }) => pta_known),
        passes: rows.map(({ passes_known }) => passes_known),
      },
    },
    stations: [],
  };
}
