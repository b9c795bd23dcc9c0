import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { Filters } from '@roadside/contract/schemas';
import { addDays, dayList, rangeParts } from '@roadside/domain/calendar';
import type { RangeStep } from '@roadside/domain/calendar';
import { isFinished } from '@roadside/domain/dashboards';
import { declineWindows, rollingRates, sharesOf, dayShifts } from '@roadside/domain/calls';
import { canView } from '@roadside/domain/geography';
import { callMetricIds, metricExclusions } from '@roadside/domain/metrics';
import type { CallContext } from '../../platform/calls/handler.ts';
import { noFilters } from '../metrics/fact-filters.ts';
import type { FactScope } from '../metrics/fact-sources.ts';
import { queryMeasures } from '../metrics/measure-query.ts';
import type { MeasureRow } from '../metrics/measure-query.ts';
import { ownRow } from '../metrics/measure-rows.ts';
import { narrowedDays, ownersOf } from '../reports/fact-owners.ts';
import { monthToDate, readReport } from '../reports/report-request.ts';
import type { ReportRequest } from '../reports/report-request.ts';
import { tableReport, toolsOf } from '../reports/report.service.ts';
import {
  callsByDay,
  callsByGroup,
  exclusionsOf,
  offersByShift,
  passesByHour,
  passesByReasonAndDriver,
  passesByStation,
} from './call-lists.repository.ts';
import type { CallDimension } from './call-lists.repository.ts';

/** Calls of a geography under filters. */
export interface CallsRequest {
  readonly slug: string;
  readonly filters?: Filters | undefined;
}

type Reply<Name extends keyof typeof calls.callDetails> = CallReply<(typeof calls.callDetails)[Name]>;

/** More than the drivers of a large club, and almost three years of days. */
const maxGroups = 1000;
const maxNamed = 50;
const [shortWindow, longWindow] = declineWindows;

async function read(context: CallContext, { slug, filters }: CallsRequest) {
  const request = await readReport(
    context,
    slug,
    { time_type: 'Range', metrics: [...callMetricIds], relation: 'self', filters },
    monthToDate,
  );
  const { rows, withinStations } = ownRow(context.tree, request.geography, request.filters.facilityTypes);
  const owners = ownersOf(rows[0], withinStations);
  const range = { from: request.period.from, to: request.period.to };
  const scope: FactScope = { ...owners, ...narrowedDays(range, request.filters.days), filters: request.filters };
  return { request, rows, withinStations, owners, scope };
}

const metaOf = ({ period, asOf }: ReportRequest) => ({ from: period.from, to: period.to, as_of: asOf });

/** Calls per day, week or month; those without calls are zeros. */
export async function callDays(
  context: CallContext,
  { each, ...body }: CallsRequest & { readonly each: RangeStep },
): Promise<Reply<'days'>> {
  const { request, scope } = await read(context, body);
  const rows = rangeParts(request.period, each).map(({ from, to }) => ({
    to,
    counted: { day: from, calls: 0, late: 0, passed: 0, cancelled: 0 },
  }));
  let at = 0;
  // Both are in order of days, so one pass finds the row of every day.
  for (const { day, calls, late, passed, cancelled } of await callsByDay(context.db, scope)) {
    while (rows[at] && rows[at]!.to < day) at += 1;
    const row = rows[at]?.counted;
    if (!row) break;
    row.calls += calls;
    row.late += late;
    row.passed += passed;
    row.cancelled += cancelled;
  }
  return { data: rows.map(({ counted }) => counted), meta: metaOf(request) };
}

/** Calls by group, with organizations by name; days come newest first, other groups largest first. */
export async function callGroups(
  context: CallContext,
  { group_by, ...body }: CallsRequest & { readonly group_by: CallDimension },
): Promise<Reply<'groups'>> {
  const { request, scope } = await read(context, body);
  const rows = await callsByGroup(context.db, scope, group_by, maxGroups);
  const named = group_by === 'station' || group_by === 'driver';
  return {
    data: rows.map(({ groups: _groups, ...row }) => ({
      ...row,
      label: named && row.key !== null ? (context.tree.byId(Number(row.key))?.displayName ?? null) : row.key,
    })),
    meta: { ...metaOf(request), groups: rows[0]?.groups ?? 0 },
  };
}

/** When, why and by whom the stations passed calls, and their decline rates. */
export async function callPasses(context: CallContext, body: CallsRequest): Promise<Reply<'passes'>> {
  const { db, tree, subject, config } = context;
  const { request, rows: measured, withinStations, owners, scope } = await read(context, body);
  // Rolling rates end on the last day with data: today, and days not loaded yet, would look like a change.
  const to = isFinished(scope, request.lastDay) ? scope.to : request.lastDay;
  const days = dayList(addDays(to, 2 - 2 * longWindow), to);
  const plain = { ...noFilters, facilityTypes: request.filters.facilityTypes };
  const offersOf = (rows: readonly MeasureRow[], buckets: readonly { readonly from: string; readonly to: string }[]) =>
    queryMeasures(db, {
      rows,
      withinStations,
      buckets,
      measures: ['offers', 'offers_passed'],
      histogram: false,
      filters: plain,
      rollupVersion: request.rollupVersion,
    });
  const lately = (window: number): FactScope => ({ ...owners, from: addDays(to, 1 - window), to, filters: plain });
  const [cells, parts, passed, daily, shifts14, shifts30, shiftPasses] = await Promise.all([
    passesByHour(db, scope),
    passesByReasonAndDriver(db, scope),
    passesByStation(db, scope),
    offersOf(
      measured,
      days.map((day) => ({ from: day, to: day })),
    ),
    offersByShift(db, lately(shortWindow)),
    offersByShift(db, lately(longWindow)),
    offersByShift(db, scope),
  ]);
  const byDriver = sumBy(parts, ({ driver_id }) => driver_id);
  // Drivers and stations are named only to callers who may see them; passes by the others still count.
  const mostPasses = (counted: ReadonlyMap<number | null, number>) =>
    [...counted]
      .flatMap(([id, passes]) => {
        const found = id === null ? null : tree.byId(id);
        return found && canView(subject, found, config.access)
          ? [{ id: found.id, slug: found.slug, name: found.displayName, passes }]
          : [];
      })
      .toSorted((a, b) => b.passes - a.passes || a.id - b.id)
      .slice(0, maxNamed);
  const shown = mostPasses(byDriver);
  const stations = mostPasses(passed.stations);
  const ratesOf = async (rows: readonly MeasureRow[]) =>
    rows.length === 0
      ? []
      : Promise.all(declineWindows.map((window) => offersOf(rows, [{ from: addDays(to, 1 - window), to }])));
  const [driverRates, stationRates] = await Promise.all([
    ratesOf(shown.map(({ id }) => ({ key: id, grain: 'driver', driverIds: [id] }))),
    ratesOf(stations.map(({ id }) => ({ key: id, grain: 'station', stationIds: [id] }))),
  ]);
  const byReason = [...sumBy(parts, ({ reason }) => reason)].toSorted(([, a], [, b]) => b - a);
  const shares = sharesOf(byReason.map(([, passes]) => passes));
  const series = (daily.get(request.geography.id) ?? []).map(({ measures }, index) => ({
    day: days[index] ?? to,
    offers: measures.offers ?? 0,
    passes: measures.offers_passed ?? 0,
  }));
  const short = rollingRates(series, shortWindow);
  const long = rollingRates(series, longWindow);
  const shortRates = new Map(short.map((rate) => [rate.day, rate.rate]));
  const shiftRate = (found: typeof shifts14, shift: (typeof dayShifts)[number]) =>
    rateOf(found.find((each) => each.shift === shift));
  const bothRates = ([short, long]: typeof driverRates, id: number) => {
    const [days_14, days_30] = [short, long].map((rates) => {
      const measures = rates?.get(id)?.[0]?.measures;
      return rateOf({ offers: measures?.offers ?? 0, passes: measures?.offers_passed ?? 0 });
    }) as [ReturnType<typeof rateOf>, ReturnType<typeof rateOf>];
    return { days_14, days_30 };
  };
  return {
    cells: [...cells],
    reasons: byReason.map(([reason, passes], index) => ({ reason, passes, share: shares[index] ?? 0 })),
    shifts: dayShifts.map((shift) => ({
      shift,
      passes: shiftPasses.find((each) => each.shift === shift)?.passes ?? 0,
      days_14: shiftRate(shifts14, shift),
      days_30: shiftRate(shifts30, shift),
    })),
    stations: stations.map(({ id, slug, name, passes }) => ({
      station_id: id,
      station_slug: slug,
      station_name: name,
      passes,
      ...bothRates(stationRates, id),
    })),
    drivers: shown.map(({ id, name, passes }) => ({
      driver_id: id,
      driver_name: name,
      passes,
      ...bothRates(driverRates, id),
    })),
    total: passed.passes,
    calls_passed: passed.calls,
    without_driver: byDriver.get(null) ?? 0,
    rolling: long.map(({ day, rate }) => ({ day, rate_14: shortRates.get(day) ?? null, rate_30: rate })),
    days_14: rateOf(short.at(-1)),
    days_30: rateOf(long.at(-1)),
    meta: metaOf(request),
  };
}

/** Explains what each of the five metrics counts, what it excludes, and why. */
export async function explainMetrics(context: CallContext, body: CallsRequest): Promise<Reply<'explain'>> {
  const { request, scope } = await read(context, body);
  const [{ totals }, found] = await Promise.all([
    tableReport(toolsOf(context), request),
    exclusionsOf(context.db, scope, request.selection.businessRules),
  ]);
  return {
    data: callMetricIds.flatMap((metric): Reply<'explain'>['data'] => {
      const cell = totals.metrics[metric];
      if (!cell) return [];
      if (metric === 'passed_calls_freq') {
        // Every pass is also an offer, so the starting number is larger than the calls received.
        const offers = cell.denominator ?? 0;
        const unknown = found[metric].find(({ reason }) => reason !== null)?.count ?? 0;
        const excluded = [{ reason: 'passes-unknown', count: unknown }];
        return [{ metric, cell, from: offers + unknown, counted: offers, excluded }];
      }
      const reasons = found[metric];
      return [
        {
          metric,
          cell,
          from: reasons.reduce((sum, { count }) => sum + count, 0),
          counted: reasons.find(({ reason }) => reason === null)?.count ?? 0,
          excluded: Object.keys(metricExclusions[metric].reasons).map((reason) => ({
            reason,
            count: reasons.find((each) => each.reason === reason)?.count ?? 0,
          })),
        },
      ];
    }),
    meta: metaOf(request),
  };
}

interface Offers {
  readonly offers: number;
  readonly passes: number;
}

function rateOf(found: Offers | undefined) {
  const { offers, passes } = found ?? { offers: 0, passes: 0 };
  return { offers, passes, rate: offers === 0 ? null : (100 * passes) / offers };
}

function sumBy<Row extends { readonly passes: number }, Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): ReadonlyMap<Key, number> {
  const sums = new Map<Key, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.passes);
  return sums;
}
