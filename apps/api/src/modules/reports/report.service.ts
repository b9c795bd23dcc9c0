import { canView } from '@roadside/domain/geography';
import type { Geography } from '@roadside/domain/geography';
import { goalStatus } from '@roadside/domain/metrics';
import { addDays } from '@roadside/domain/calendar';
import { unfinishedPeriods } from '@roadside/domain/dashboards';
import type { PeriodBucket } from '@roadside/domain/dashboards';
import type { AccessSettings, EmployeeSubject } from '@roadside/domain/permissions';
import type { MetricCell, MetricMeta, MetricRow, MetricSeries } from '@roadside/contract/schemas';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { goalBook, goalChain } from '../goals/goal-book.ts';
import type { GoalBook } from '../goals/goal-book.ts';
import { goalsInMemory } from '../goals/index.ts';
import { queryMeasures } from '../metrics/measure-query.ts';
import type { MeasuredBucket } from '../metrics/measure-query.ts';
import { childRows, ownRow } from '../metrics/measure-rows.ts';
import type { MeasuredPlaces } from '../metrics/measure-rows.ts';
import { metricCell, metricHeadingOf } from '../metrics/metric-selection.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { beforeOf, meanCells, sumBuckets } from './compared-cells.ts';
import { goalSteps } from './goal-steps.ts';
import { projectedValues, recentDays } from './projected-values.ts';
import { daysOf } from './report-request.ts';
import type { ReportRequest } from './report-request.ts';
import { pageOf, sortRows } from './row-order.ts';
import type { RowPage } from './row-order.ts';

/** Dependencies of the reports. */
export interface ReportTools {
  readonly db: Pick<Database, 'kysely'>;
  readonly tree: OrganizationTree;
  readonly subject: EmployeeSubject;
  readonly access: AccessSettings;
}

/** The report dependencies of a request. */
export function toolsOf({ db, tree, subject, config }: CallContext): ReportTools {
  return { db, tree, subject, access: config.access };
}

type Cells = Record<string, MetricCell>;
type Days = Pick<PeriodBucket, 'from' | 'to'>;

/** Number of points in a card's sparkline. */
const sparklineDays = 30;
/** Maximum cells in one reply; larger ones take the server seconds and nobody reads them. */
const maxCells = 400_000;

/** The geography's own metrics over the whole range and the days before, and a series for the sparkline. */
export async function cardReport(tools: ReportTools, request: ReportRequest) {
  const { geography, period, selection } = request;
  const points =
    period.granularity === 'month' ? period.buckets : daysOf(addDays(period.to, 1 - sparklineDays), period.to);
  const places = ownRow(tools.tree, geography, request.filters.facilityTypes);
  const [{ now, previous, goals }, series] = await Promise.all([
    cardCells(tools, request),
    measure(tools, anyDay(request), places, points),
  ]);
  const cells = selection.metrics.map((metric): [string, readonly MetricCell[]] => [
    metric.id,
    (series.get(geography.id) ?? []).map((bucket) => metricCell(metric, bucket, selection.businessRules, () => null)),
  ]);
  const counted = cells.filter(([, days]) => days.some(({ low }) => low !== undefined));
  return {
    data: { ...placeOf(geography), metrics: now },
    previous,
    before: beforeOf(request),
    series: {
      dates: points.map((point) => point.key),
      values: Object.fromEntries(cells.map(([id, days]) => [id, days.map(({ value }) => value)])),
      ...(counted.length > 0
        ? { counted: Object.fromEntries(counted.map(([id, days]) => [id, days.map(({ denominator }) => denominator)])) }
        : {}),
    },
    meta: { ...metaOf(request), goals },
  };
}

/** Headline numbers, each with its value on the days it is compared with. */
export async function highlightsReport(tools: ReportTools, request: ReportRequest) {
  const { now, previous, goals } = await cardCells(tools, request);
  return {
    data: request.selection.metrics.flatMap((metric) => {
      const cell = now[metric.id];
      return cell
        ? [{ metric: metric.id, label: metric.label, unit: metric.unit, cell, previous: previous[metric.id] ?? null }]
        : [];
    }),
    before: beforeOf(request),
    meta: { ...metaOf(request), goals },
  };
}

/** One row per child, or the geography itself: sorted, one page at a time, with the geography's own totals. */
export async function tableReport(tools: ReportTools, request: ReportRequest) {
  const { args } = request;
  const { rows, totals, goals } = await wholeRows(tools, request);
  const sorted = sortRows(rows, args.order_by, (row, metricId) => row.metrics[metricId], request.selection.metrics);
  const page = pageOf(sorted, args);
  return {
    data: [...page.rows],
    totals,
    meta: { ...metaOf(request), goals, page: page.page, rows_per_page: page.rowsPerPage, total_rows: rows.length },
  };
}

/** The same rows over time. Sorting and paging use the values over the whole range. */
export async function trendReport(tools: ReportTools, request: ReportRequest) {
  const {
    geography,
    selection,
    filters,
    period: { buckets },
  } = request;
  const shown = request.relation === 'self' ? [geography] : await trendPage(tools, request);
  if ((shown.length + 1) * buckets.length * selection.metrics.length > maxCells)
    throw new ApiError('invalid-body', 'That’s too much data for one reply.', {
      fields: { args: `Request fewer rows, points or metrics: at most ${maxCells} cells` },
    });
  const own = ownRow(tools.tree, geography, filters.facilityTypes);
  const [goals, total, recent, parts] = await Promise.all([
    goalsFor(tools, request, [geography, ...shown]),
    measure(tools, request, own, buckets),
    recentDays(tools.db, request, own),
    request.relation === 'self' || shown.length === 0
      ? null
      : measure(tools, request, childRows(tools.tree, geography, shown, filters.facilityTypes), buckets),
  ]);
  const seriesOf = (place: Geography, measured: ReadonlyMap<number, readonly MeasuredBucket[]>): MetricSeries => {
    const cells = (measured.get(place.id) ?? []).map((bucket, index) =>
      cellsOf(request, goals, place, buckets[index]?.to ?? request.period.to, bucket),
    );
    return {
      ...placeOf(place),
      metrics: Object.fromEntries(selection.metrics.map(({ id }) => [id, cells.flatMap((each) => each[id] ?? [])])),
    };
  };
  const projected = projectedValues(request, total.get(geography.id)?.at(-1), recent);
  const totals = { ...seriesOf(geography, total), ...(projected ? { projected } : {}) };
  return {
    series: parts ? shown.map((place) => seriesOf(place, parts)) : shown.length > 0 ? [totals] : [],
    totals,
    meta: {
      ...metaOf(request),
      goals: goalsInForce(request, goals),
      goal_steps: goalSteps(request, goals),
      total_rows: rowsOf(tools, request),
    },
  };
}

/** Metadata included in every reply. */
export function metaOf({ geography, period, lastDay, selection, asOf }: ReportRequest): MetricMeta {
  const unfinished = unfinishedPeriods(period, lastDay).map(({ key, ...part }) => ({ date: key, ...part }));
  return {
    dates: period.buckets.map((bucket) => bucket.key),
    from: period.from,
    to: period.to,
    time_type: period.timeType,
    metrics: selection.metrics.map(metricHeadingOf),
    as_of: asOf,
    ...(unfinished.length > 0 ? { unfinished } : {}),
    geography: {
      id: geography.id,
      slug: geography.slug,
      type: geography.type,
      name: geography.displayName,
      facility_type: geography.facilityType,
    },
  };
}

/** The geography's own metrics over the whole range and on the days it is compared with, and their goals. */
export async function cardCells(
  tools: ReportTools,
  request: ReportRequest,
): Promise<{ now: Cells; previous: Cells; goals: MetricMeta['goals'] }> {
  const { geography, period } = request;
  const { spans } = request.before;
  const places = ownRow(tools.tree, geography, request.filters.facilityTypes);
  const [goals, now, previous] = await Promise.all([
    goalsFor(tools, request, [geography]),
    measure(tools, request, places, [period]),
    Promise.all(spans.map((span) => measure(tools, anyDay(request), places, [span]))),
  ]);
  const earlier = sumBuckets(previous.flatMap((span) => span.get(geography.id) ?? []));
  return {
    now: wholeCells(request, goals, geography, period, now),
    previous: meanCells(cellsOf(request, goals, geography, spans.at(-1)?.to ?? period.to, earlier), request),
    goals: goalsInForce(request, goals),
  };
}

/** Drops the day filters, which apply only to the request's own range and not to other ranges. */
function anyDay(request: ReportRequest): ReportRequest {
  return { ...request, filters: { ...request.filters, days: { from: null, to: null } } };
}

async function wholeRows(
  tools: ReportTools,
  request: ReportRequest,
): Promise<{ rows: MetricRow[]; totals: MetricRow; goals: MetricMeta['goals'] }> {
  const { geography, period, filters } = request;
  const children = request.relation === 'self' ? [] : childrenOf(tools, request);
  const [goals, total, parts] = await Promise.all([
    goalsFor(tools, request, [geography, ...children]),
    measure(tools, request, ownRow(tools.tree, geography, filters.facilityTypes), [period]),
    children.length === 0
      ? null
      : measure(tools, request, childRows(tools.tree, geography, children, filters.facilityTypes), [period]),
  ]);
  const rowOf = (place: Geography, measured: ReadonlyMap<number, readonly MeasuredBucket[]>): MetricRow => ({
    ...placeOf(place),
    metrics: wholeCells(request, goals, place, period, measured),
  });
  const totals = rowOf(geography, total);
  return {
    rows: request.relation === 'self' ? [totals] : children.flatMap((child) => (parts ? rowOf(child, parts) : [])),
    totals,
    goals: goalsInForce(request, goals),
  };
}

async function trendPage(tools: ReportTools, request: ReportRequest): Promise<readonly Geography[]> {
  const { args, selection } = request;
  const byMetric = args.order_by !== undefined && args.order_by.replace(/^-/, '') !== 'name';
  const children = childrenOf(tools, request);
  const values = byMetric ? new Map((await wholeRows(tools, request)).rows.map((row) => [row.id, row.metrics])) : null;
  const sorted = sortRows(
    children.map((child) => ({ ...placeOf(child), child })),
    args.order_by,
    (row, metricId) => values?.get(row.id)?.[metricId],
    selection.metrics,
  );
  const page: RowPage<(typeof sorted)[number]> = pageOf(sorted, args);
  return page.rows.map((row) => row.child);
}

/** Counts the rows of this table or trend over all pages. */
export function rowsOf(tools: ReportTools, request: ReportRequest): number {
  return request.relation === 'self' ? 1 : childrenOf(tools, request).length;
}

/** The children the caller may see whose name contains the search text. */
function childrenOf(
  { tree, subject, access }: ReportTools,
  { geography, childType, args }: ReportRequest,
): readonly Geography[] {
  const text = args.search_field?.trim().toLocaleLowerCase('en') ?? '';
  return (childType ? tree.children(geography, childType) : []).filter(
    (child) =>
      canView(subject, child, access) && (text === '' || child.displayName.toLocaleLowerCase('en').includes(text)),
  );
}

function measure(
  { db }: ReportTools,
  { selection, filters, rollupVersion }: ReportRequest,
  places: MeasuredPlaces,
  buckets: readonly Days[],
) {
  return queryMeasures(db, {
    ...places,
    buckets,
    measures: selection.measures,
    histogram: selection.histogram,
    filters,
    rollupVersion,
  });
}

async function goalsFor(
  { db }: ReportTools,
  { selection, goalVersion }: ReportRequest,
  places: readonly Geography[],
): Promise<GoalBook> {
  const organizationIds = new Set(places.flatMap(goalChain));
  const metricIds = new Set(selection.metrics.map(({ id }) => id));
  const goals = await goalsInMemory(db.kysely, goalVersion, [...organizationIds]);
  return goalBook(goals.filter(({ metricId }) => metricIds.has(metricId)));
}

function wholeCells(
  request: ReportRequest,
  goals: GoalBook,
  place: Geography,
  { to }: Days,
  measured: ReadonlyMap<number, readonly MeasuredBucket[]>,
): Cells {
  const [bucket] = measured.get(place.id) ?? [];
  return bucket ? cellsOf(request, goals, place, to, bucket) : {};
}

/** The goals for the geography's own metrics on the last day, by metric. */
function goalsInForce({ geography, period, selection }: ReportRequest, goals: GoalBook): MetricMeta['goals'] {
  return Object.fromEntries(
    selection.metrics.flatMap((metric) => {
      const bounds = metric.direction === 'neutral' ? null : goals.boundsOn(geography, metric.id, period.to);
      return bounds ? [[metric.id, { green: bounds.green, yellow: bounds.yellow }]] : [];
    }),
  );
}

/** Colors cells by the goal valid on the last day they cover. */
function cellsOf(
  { selection }: ReportRequest,
  goals: GoalBook,
  place: Geography,
  lastDay: string,
  bucket: MeasuredBucket,
): Cells {
  return Object.fromEntries(
    selection.metrics.map((metric) => [
      metric.id,
      metricCell(metric, bucket, selection.businessRules, (value) =>
        goalStatus(metric, value, goals.boundsOn(place, metric.id, lastDay)),
      ),
    ]),
  );
}

/** Always drillable: rows exist only for places the caller may open. */
function placeOf({ id, slug, displayName, type }: Geography) {
  return { id, slug, name: displayName, type, drillable: true };
}
