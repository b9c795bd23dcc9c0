import { serviceGroupOf } from '@roadside/domain/calls';
import { periodProblem } from '@roadside/domain/dashboards';
import { canView } from '@roadside/domain/geography';
import { metricById } from '@roadside/domain/metrics';
import type { MeasureId } from '@roadside/domain/metrics';
import type { CallRow } from '@roadside/contract/schemas';
import { ApiError } from '../../platform/errors/api-error.ts';
import { cutPage, invalidCursor, readOrders, rowsToRead } from '../../platform/lists/list-request.ts';
import { callsWithin } from '../metrics/fact-sources.ts';
import type { FactScope } from '../metrics/fact-sources.ts';
import { pathOf, queryMeasures } from '../metrics/measure-query.ts';
import { ownRow } from '../metrics/measure-rows.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { callOrders, callPage, countCalls } from './call-table.repository.ts';
import type { CallTableCursor, CallTableRow } from './call-table.repository.ts';
import { countedMeasure, isCounted } from './counted-calls.repository.ts';
import type { CountedPart } from './counted-calls.repository.ts';
import { narrowedDays, ownersOf } from './fact-owners.ts';
import type { ReportRequest } from './report-request.ts';
import { metaOf } from './report.service.ts';
import type { ReportTools } from './report.service.ts';
import { pageBounds } from './row-order.ts';
import { whereAndWho } from './where-and-who.ts';

/** The calls to list: all, or only those a metric counts. */
export interface CountedBy {
  readonly metric: string;
  readonly part: CountedPart;
}

/**
 * The calls of a geography, one per row, without member data (std12e_reduced). Their number equals the calls received
 * in the same request's metrics, so a number and the list behind it agree. With `countedBy`, only the calls that metric
 * counts, plus the metric's own count.
 */
export async function callTableReport(
  { db, tree, subject, access }: Pick<ReportTools, 'db' | 'tree' | 'subject' | 'access'>,
  request: ReportRequest,
  countedBy?: CountedBy,
) {
  const { geography, period, filters, args } = request;
  const { rows: measured, withinStations } = ownRow(tree, geography, filters.facilityTypes);
  const range = { from: period.from, to: period.to };
  const scope: FactScope = {
    ...ownersOf(measured[0], withinStations),
    ...narrowedDays(range, filters.days),
    filters,
  };
  const counts = countedBy ? readCounted(countedBy, request) : 'calls_received';
  const where = countedBy ? isCounted(counts, scope, measured[0]?.grain === 'driver') : callsWithin(scope);
  const cursor = args.cursor === undefined ? null : readCursor(args.cursor);
  const { start, size } = pageBounds(args);
  const orderBy = readOrders(args.order_by ?? 'sc_dt', callOrders);
  // Use daily sums to count where possible, otherwise count rows. A metric's measures always need the sums.
  const counting = countedBy !== undefined || pathOf({ rows: measured, filters }) === 'rollup';
  const [sums, rows, page] = await Promise.all([
    counting
      ? queryMeasures(db, {
          rows: measured,
          withinStations,
          buckets: [range],
          measures: [counts],
          histogram: false,
          filters,
          rollupVersion: request.rollupVersion,
        })
      : null,
    countedBy || !counting ? countCalls(db, where) : null,
    callPage(db, { where, orderBy, after: cursor, offset: cursor ? 0 : start, limit: rowsToRead(size) }),
  ]);
  if (!page) throw lostCursor();
  const sum = sums?.get(geography.id)?.[0]?.measures;
  const counted = sum?.[counts] ?? 0;
  const { rows: shown, last } = cutPage(page, size);
  // A passed call was served by someone else, whom the caller may not be allowed to see.
  const mayName = (driverId: number) => {
    const driver = tree.byId(driverId);
    return driver !== null && canView(subject, driver, access);
  };
  return {
    data: shown.map((row) =>
      callRow(
        tree,
        row.driver_id === null || !countedBy || mayName(row.driver_id) ? row : { ...row, driver_id: null, truck: null },
      ),
    ),
    meta: {
      ...metaOf(request),
      total_rows: rows ?? counted,
      ...(countedBy ? { counted } : {}),
      next_cursor: last ? `${last.local_day}.${last.id}` : null,
    },
  };
}

function readCounted({ metric, part }: CountedBy, { selection }: ReportRequest): MeasureId {
  const known = metricById.get(metric);
  if (!known)
    throw new ApiError('invalid-body', 'A metric isn’t in the catalog.', {
      fields: { 'counted_by.metric': 'Not in the metric catalog' },
    });
  const counted = countedMeasure(known, part, selection.businessRules);
  if (!counted)
    throw new ApiError('invalid-body', 'This metric isn’t counted from calls.', {
      fields: { 'counted_by.metric': 'Its data isn’t loaded yet' },
    });
  return counted;
}

function readCursor(text: string): CallTableCursor {
  const [, localDay, id] = /^(\d{4}-\d{2}-\d{2})\.(\d{1,15})$/.exec(text) ?? [];
  if (localDay === undefined || id === undefined || periodProblem({ from: localDay }) !== null) throw lostCursor();
  return { localDay, id: Number(id) };
}

function lostCursor(): ApiError {
  return invalidCursor('args.cursor', 'Not a cursor from an earlier reply, or its call was deleted');
}

/** A call in API form. */
export function callRow(tree: OrganizationTree, row: CallTableRow): CallRow {
  return {
    id: row.id,
    sc_dt: row.local_day,
    received_at: row.received_at.toISOString(),
    ...whereAndWho(tree, row),
    sc_svc_prov_type: row.provider_type,
    tcd: row.trouble_code,
    service: serviceGroupOf(row.trouble_code),
    outcome: row.outcome,
    clear_code: row.clear_code,
    ata_minutes: row.ata_seconds === null ? null : row.ata_seconds / 60,
    pta_minutes: row.promised_minutes,
    pass_count: row.pass_count,
    city: row.city,
    state: row.state,
    grid: row.grid,
    outc1: row.outc1,
    late: row.late,
    appointment: row.appointment,
    vehicle: row.vehicle,
    truck: row.truck,
    time_zone: tree.byId(row.station_id)?.timeZone ?? 'UTC',
  };
}
