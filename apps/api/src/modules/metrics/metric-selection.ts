import {
  countedFrom,
  formulaOf,
  isSmallShare,
  measuresOf,
  metricById,
  metricParts,
  wilsonInterval,
} from '@roadside/domain/metrics';
import type { GoalStatus, MeasureId, Metric, MetricParts } from '@roadside/domain/metrics';
import type { MetricCell, MetricHeading } from '@roadside/contract/schemas';
import type { MeasuredBucket } from './measure-query.ts';

/** The metrics the battery flag adds: test, sale, conversion. */
export const batteryMetricIds = ['battery_test_rate', 'battery_sale_rate', 'tow_conversion_rate'] as const;

/** The metrics to show, and the measures they need. */
export interface MetricSelection {
  readonly metrics: readonly Metric[];
  readonly businessRules: boolean;
  readonly measures: readonly MeasureId[];
  readonly histogram: boolean;
}

/** The measures needed for these metrics, with or without the survey business rules. */
export function selectMetrics(metrics: readonly Metric[], businessRules: boolean): MetricSelection {
  return {
    metrics,
    businessRules,
    measures: [...new Set(metrics.flatMap((metric) => measuresOf(metric, { businessRules })))],
    histogram: metrics.some((metric) => formulaOf(metric, { businessRules }).kind === 'quantile'),
  };
}

/** The metrics of these ids in order, without duplicates; unknown ids are returned separately. */
export function metricsOf(ids: readonly string[]): {
  readonly metrics: readonly Metric[];
  readonly unknown: readonly string[];
} {
  const metrics: Metric[] = [];
  const unknown: string[] = [];
  for (const id of new Set(ids)) {
    const metric = metricById.get(id);
    if (metric) metrics.push(metric);
    else unknown.push(id);
  }
  return { metrics, unknown };
}

/** A metric's metadata in a reply, listed once for all its values. */
export function metricHeadingOf(metric: Metric): MetricHeading {
  const { id, label, unit, direction, decimals, formula } = metric;
  return { id, label, unit, direction, decimals, kind: formula.kind, countedFrom: countedFrom(metric) };
}

/** A metric value from summed facts, with the interval of a share and the color of its goal. */
export function metricCell(
  metric: Metric,
  { measures, histogram }: MeasuredBucket,
  businessRules: boolean,
  statusOf: (value: number | null) => GoalStatus | null,
): MetricCell {
  const parts = metricParts(metric, measures, histogram, { businessRules });
  const { kind } = formulaOf(metric, { businessRules });
  const status = isSmallShare(kind, parts.denominator) ? null : statusOf(parts.value);
  return { ...parts, status, ...shareInterval(metric, parts, businessRules) };
}

function shareInterval(
  metric: Metric,
  { value, numerator, denominator }: MetricParts,
  businessRules: boolean,
): { low?: number; high?: number } {
  if (
    value === null ||
    numerator === null ||
    denominator === null ||
    formulaOf(metric, { businessRules }).kind !== 'share' ||
    numerator > denominator
  )
    return {};
  return wilsonInterval(numerator, denominator) ?? {};
}
