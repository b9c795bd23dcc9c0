import { formulaOf, type MetricParts } from '../metrics/value.ts';
import type { Metric } from '../metrics/metric.ts';
import { roundTo } from '../rounding/rounding.ts';

/** Removes what adding and subtracting fractions leaves behind; sums of seconds need fewer decimals. */
const exact = 6;

/**
 * What remains of a metric after taking parts away, from numerators and denominators: the stations of no facility type, or
 * the places no row shows. Only counts, means and shares have parts that add up; anything else is unknown.
 */
export function remainderOf(metric: Metric, whole: MetricParts, parts: readonly MetricParts[]): MetricParts {
  const { kind } = formulaOf(metric);
  if (kind === 'quantile' || kind === 'external') return { value: null, numerator: null, denominator: null };
  const left = (field: 'numerator' | 'denominator'): number | null => {
    const of = whole[field];
    return of === null ? null : roundTo(of - parts.reduce((sum, part) => sum + (part[field] ?? 0), 0), exact);
  };
  const [numerator, denominator] = [left('numerator'), left('denominator')];
  if (kind === 'count') return { value: numerator, numerator, denominator: null };
  const value = numerator === null || !denominator ? null : ((kind === 'share' ? 100 : 1) * numerator) / denominator;
  return { value, numerator, denominator };
}

/** Whether nothing is counted. */
export function isNothing({ numerator, denominator }: MetricParts): boolean {
  return !numerator && !denominator;
}
