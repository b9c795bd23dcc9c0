import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { Filters } from '@roadside/contract/schemas';
import type { GeographyType } from '@roadside/domain/geography';
import { gridCellDegrees, mapDefaults, singleCallLimit } from '@roadside/domain/maps';
import type { MapMode } from '@roadside/domain/maps';
import { callMetricIds } from '@roadside/domain/metrics';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { ownRow } from '../metrics/measure-rows.ts';
import { narrowedDays, ownersOf } from '../reports/fact-owners.ts';
import { monthToDate, readReport } from '../reports/report-request.ts';
import type { MapBounds, MapScope } from './maps.repository.ts';
import { cellCalls, mapExtent, singleCalls } from './maps.repository.ts';

type Reply = CallReply<typeof calls.dashboard.maps>;

/** The calls to read, and of which location. */
export interface MapRequest {
  readonly slug: string;
  readonly type?: GeographyType | undefined;
  readonly parameters: {
    readonly filters?: Filters | undefined;
    readonly mode?: MapMode | undefined;
    readonly bounds?: MapBounds | undefined;
  };
}

/** The calls of a location for its map: one by one, or grouped into cells when there are too many. */
export async function mapCalls(context: CallContext, { slug, type, parameters }: MapRequest): Promise<Reply> {
  const { filters, mode = mapDefaults.mode, bounds } = parameters;
  const request = await readReport(
    context,
    slug,
    { time_type: 'Range', metrics: [...callMetricIds], relation: 'self', filters },
    monthToDate,
  );
  if (type !== undefined && type !== request.geography.type)
    throw new ApiError('invalid-body', 'The geography is of another type.', {
      fields: { type: `Is not the type of the geography, ${request.geography.type}` },
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
    reroute: selection.businessRules ? 'without' : read.reroute,
    remove: selection.businessRules ? 'without' : read.remove,
  };
  const { total, unplaced, placed, wide, high } = await mapExtent(context.db, scope);
  return {
    ...(placed > singleCallLimit
      ? cellColumns(await cellCalls(context.db, scope, gridCellDegrees(wide ?? 0, high ?? 0)))
      : singleColumns(context, placed === 0 ? [] : await singleCalls(context.db, scope))),
    total,
    in_bounds: placed,
    unplaced,
    meta: { mode, from: period.from, to: period.to, as_of: request.asOf },
  };
}

function singleColumns({ tree }: CallContext, rows: Awaited<ReturnType<typeof singleCalls>>) {
  const stations = [...new Set(rows.map(({ station }) => station))].flatMap((id) => tree.byId(id) ?? []);
  return {
    calls: {
      id: rows.map(({ id }) => id),
      count: rows.map(() => 1),
      latitude: rows.map(({ latitude }) => latitude),
      longitude: rows.map(({ longitude }) => longitude),
      at: rows.map(({ at }) => at),
      until: rows.map(({ until }) => until),
      tcd: rows.map(({ tcd }) => tcd),
      station: rows.map(({ station }) => station),
      ata: rows.map(({ ata }) => ata),
      pta: rows.map(({ pta }) => pta),
      passes: rows.map(({ passes }) => passes),
      sat: rows.map(({ sat }) => sat),
      reasons: rows.map(({ reasons }) => reasons),
      known: null,
    },
    stations: stations.map(({ id, slug, displayName }) => ({ id, slug, name: displayName })),
  };
}

function cellColumns(rows: Awaited<ReturnType<typeof cellCalls>>) {
  const none = rows.map(() => null);
  return {
    calls: {
      id: none,
      count: rows.map(({ count }) => count),
      latitude: rows.map(({ latitude }) => latitude),
      longitude: rows.map(({ longitude }) => longitude),
      at: none,
      until: none,
      tcd: none,
      station: none,
      ata: rows.map(({ ata }) => ata),
      pta: rows.map(({ pta }) => pta),
      passes: rows.map(({ passes }) => passes),
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
