import { addDays, dayList, lastOfMonth } from '@roadside/domain/calendar';
import { isSmallShare, metricParts, projectionDays, projectWholePeriod, formulaOf } from '@roadside/domain/metrics';
import type { MeasuredDays } from '@roadside/domain/metrics';
import { unfinishedPeriods } from '@roadside/domain/dashboards';
import { queryMeasures } from '../metrics/measure-query.ts';
import type { MeasuredBucket } from '../metrics/measure-query.ts';
import type { MeasuredPlaces } from '../metrics/measure-rows.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ReportRequest } from './report-request.ts';

/** The facts of one day. */
export type RecentDay = MeasuredDays & { readonly day: string };

/** The facts of the days a projection is based on; null where the last month of a series isn't still growing. */
export async function recentDays(
  db: Pick<Database, 'kysely'>,
  request: ReportRequest,
  places: MeasuredPlaces,
): Promise<readonly RecentDay[] | null> {
  const { lastDay, selection, filters, rollupVersion } = request;
  if (remainingDays(request).length === 0) return null;
  const days = dayList(addDays(lastDay, 1 - projectionDays), lastDay);
  const measured = await queryMeasures(db, {
    ...places,
    buckets: days.map((day) => ({ from: day, to: day })),
    measures: selection.measures,
    histogram: selection.histogram,
    filters: { ...filters, days: { from: null, to: null } },
    rollupVersion,
  });
  const [own = []] = measured.values();
  return days.flatMap((day, index) => (own[index] ? [{ day, ...own[index] }] : []));
}

/** The expected values of the whole last month, by metric; a share of few has none. */
export function projectedValues(
  request: ReportRequest,
  soFar: MeasuredBucket | undefined,
  recent: readonly RecentDay[] | null,
): Record<string, number | null> | null {
  const whole = soFar && recent && projectWholePeriod(soFar, recent, remainingDays(request));
  if (!whole) return null;
  const { metrics, businessRules } = request.selection;
  return Object.fromEntries(
    metrics.map((metric) => {
      const { value, denominator } = metricParts(metric, whole.measures, whole.histogram, { businessRules });
      return [metric.id, isSmallShare(formulaOf(metric, { businessRules }).kind, denominator) ? null : value];
    }),
  );
}

/** The days of the last month that have no data yet; none if the series ends before the last day with data. */
function remainingDays({ period, lastDay, filters }: ReportRequest): readonly string[] {
  const last = period.buckets.at(-1);
  const isGrowing =
    unfinishedPeriods(period, lastDay).some(({ key, through }) => key === last?.key && through === lastDay) &&
    filters.days.to === null;
  return isGrowing ? dayList(addDays(lastDay, 1), lastOfMonth(lastDay)) : [];
}
