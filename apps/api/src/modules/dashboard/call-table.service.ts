import { serviceGroupOf } from '@roadside/domain/calls';
import { periodProblem } from '@roadside/domain/dashboards';
import type { CallRow } from '@roadside/contract/schemas';
import { ApiError } from '../../platform/errors/api-error.ts';
import { queryMeasures } from '../metrics/measure-query.ts';
import { ownRow } from '../metrics/measure-rows.ts';
import type { OrganizationTree } from '../organizations/organization-tree.ts';
import { callOrders, callPage } from './call-table.repository.ts';
import type { CallOrder, CallTableCursor, CallTableRow } from './call-table.repository.ts';
import { narrowedDays, ownersOf } from './fact-owners.ts';
import type { ReportRequest } from './report-request.ts';
import { metaOf } from './report.service.ts';
import type { ReportTools } from './report.service.ts';
import { pageBounds } from './row-order.ts';

/**
 * The calls of a geography one by one, without anything about the member (std12e_reduced). As many as the metrics of
 * the same request say were received: a number and the list behind it agree.
 */
export async function callTableReport({ db, tree }: Pick<ReportTools, 'db' | 'tree'>, request: ReportRequest) {
  const { geography, period, filters, args } = request;
  const { rows: measured, withinStations } = ownRow(tree, geography, filters.facilityTypes);
  const places = ownersOf(measured[0], withinStations);
  const range = { from: period.from, to: period.to };
  const cursor = args.cursor === undefined ? null : readCursor(args.cursor);
  const { start, size } = pageBounds(args);
  const { orderBy, descending } = readOrder(args.order_by);
  const [counted, page] = await Promise.all([
    queryMeasures(db, { rows: measured, withinStations, buckets: [range], measures: ['calls_received'], histogram: false, filters, timeZone: geography.timeZone }),
    callPage(db, { scope: { ...places, ...narrowedDays(range, filters.days), timeZone: geography.timeZone, filters }, orderBy, descending, after: cursor, offset: cursor ? 0 : start, limit: size + 1 }),
  ]);
  if (!page) throw invalidCursor();
  const shown = page.slice(0, size);
  const last = shown.at(-1);
  return {
    data: shown.map((row) => callRow(tree, row)),
    meta: {
      ...metaOf(request),
      total_rows: counted.get(geography.id)?.[0]?.measures.calls_received ?? 0,
      next_cursor: last && page.length > size ? `${last.local_day}.${last.id}` : null,
    },
  };
}

function readOrder(orderBy = 'sc_dt'): { readonly orderBy: CallOrder; readonly descending: boolean } {
  const field = orderBy.replace(/^-/, '');
  const known = callOrders.find((order) => order === field);
  if (!known) throw new ApiError('invalid-body', 'The order is not one of this table.', { fields: { 'args.order_by': `Sort by one of: ${callOrders.join(', ')}` } });
  return { orderBy: known, descending: orderBy.startsWith('-') };
}

function readCursor(text: string): CallTableCursor {
  const [, localDay, id] = /^(\d{4}-\d{2}-\d{2})\.(\d{1,15})$/.exec(text) ?? [];
  if (localDay === undefined || id === undefined || periodProblem({ from: localDay }) !== null) throw invalidCursor();
  return { localDay, id: Number(id) };
}

function invalidCursor(): ApiError {
  return new ApiError('invalid-body', 'The list can no longer be read on from here; begin again.', { fields: { 'args.cursor': 'Not the cursor of an earlier reply, or its call is gone' } });
}

function callRow(tree: OrganizationTree, row: CallTableRow): CallRow {
  const station = tree.byId(row.station_id);
  return {
    id: row.id,
    sc_dt: row.local_day,
    received_at: row.received_at.toISOString(),
    station_id: row.station_id,
    station_slug: station?.slug ?? `station-${row.station_id}`,
    station_name: station?.displayName ?? '',
    driver_id: row.driver_id,
    driver_name: row.driver_id === null ? null : (tree.byId(row.driver_id)?.displayName ?? null),
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
  };
}
