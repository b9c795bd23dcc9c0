import { formulaOf, isSmallShare, metricParts } from '@roadside/domain/metrics';
import type { DayRange } from '@roadside/domain/calendar';
import type { CallContext } from '../../platform/calls/handler.ts';
import { queryMeasures } from '../metrics/measure-query.ts';
import { ownRow } from '../metrics/measure-rows.ts';
import { readReport } from './report-request.ts';

/**
 * A location's metric over consecutive ranges of days, as its cards show it; null where too little was counted.
 * @param spans ascending, without gaps or overlaps
 * @throws ApiError 403 for a location out of view, 400 for an unknown metric
 */
export async function metricValues(
  context: CallContext,
  slug: string,
  metricId: string,
  spans: readonly DayRange[],
): Promise<readonly (number | null)[]> {
  const { from } = spans[0] ?? {};
  const { to } = spans.at(-1) ?? {};
  const { geography, selection, filters, rollupVersion } = await readReport(context, slug, {
    time_type: 'Range',
    metrics: [metricId],
    relation: 'self',
    args: { from, to },
  });
  const [metric] = selection.metrics;
  if (!metric) return spans.map(() => null);
  const measured = await queryMeasures(context.db, {
    ...ownRow(context.tree, geography, filters.facilityTypes),
    buckets: spans,
    measures: selection.measures,
    histogram: selection.histogram,
    filters,
    rollupVersion,
  });
  const { businessRules } = selection;
  const { kind } = formulaOf(metric, { businessRules });
  return (measured.get(geography.id) ?? []).map(({ measures, histogram }) => {
    const { value, denominator } = metricParts(metric, measures, histogram, { businessRules });
    return isSmallShare(kind, denominator) ? null : value;
  });
}
