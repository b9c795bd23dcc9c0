import { quantileOfHistogram, totalOf, type MinutesHistogram } from './histogram.ts';
import { measureIds, type MeasureId } from './measures.ts';
import type { Metric, MetricFormula } from './metric.ts';

/** Summed measures; an omitted one is unknown, and so is every metric that uses it. */
export type KnownMeasures = Readonly<Partial<Record<MeasureId, number>>>;

/** Options for reading the survey measures. */
export interface MetricValueOptions {
  /** Applies the survey business rules (excludes surveys rerouted or removed). @defaultValue true */
  readonly businessRules?: boolean;
}

/** A value with its parts, so that a number can be explained and its interval drawn. */
export interface MetricParts {
  readonly value: number | null;
  /** In the metric's unit (minutes, not seconds); null for a quantile. */
  readonly numerator: number | null;
  /** The divisor, or the number of calls in a quantile; null for a count. */
  readonly denominator: number | null;
}

const unknown: MetricParts = { value: null, numerator: null, denominator: null };

/** The formula in effect: raw if the survey business rules are off and the metric has a raw formula. */
export function formulaOf(metric: Metric, options: MetricValueOptions = {}): MetricFormula {
  return options.businessRules === false ? (metric.rawFormula ?? metric.formula) : metric.formula;
}

/** The measures a metric uses, numerator first; none for a quantile or an external metric. */
export function measuresOf(metric: Metric, options: MetricValueOptions = {}): readonly MeasureId[] {
  const formula = formulaOf(metric, options);
  switch (formula.kind) {
    case 'count':
      return [
        formula.numerator,
        ...(formula.knownBy === undefined ? [] : [formula.knownBy, 'calls_received' as const]),
      ];
    case 'mean':
    case 'share':
      return [formula.numerator, formula.denominator];
    default:
      return [];
  }
}

/** Whether the source does not report the fact: an export without clear codes has no data on paid calls. */
function isUnreported(measures: KnownMeasures, numerator: MeasureId, knownBy: MeasureId | undefined): boolean {
  return knownBy !== undefined && measures[numerator] === 0 && measures[knownBy] === 0 && measures.calls_received !== 0;
}

/**
 * Computes a metric with its numerator and denominator from measures summed over everything it covers: sum first, then
 * divide, so that a club is never the average of its stations' averages (decisions 13). Null if the denominator is 0, a
 * measure is unknown, or the source does not report the fact (decisions 27).
 * @param histogram - minutes of ATA, summed the same way; used only for quantiles
 */
export function metricParts(
  metric: Metric,
  measures: KnownMeasures,
  histogram?: MinutesHistogram,
  options: MetricValueOptions = {},
): MetricParts {
  const formula = formulaOf(metric, options);
  switch (formula.kind) {
    case 'count': {
      const value = measures[formula.numerator];
      if (value === undefined || isUnreported(measures, formula.numerator, formula.knownBy)) return unknown;
      return { value, numerator: value, denominator: null };
    }
    case 'mean':
      return ratio(divided(measures[formula.numerator], formula.perUnit), measures[formula.denominator], 1);
    case 'share':
      return ratio(measures[formula.numerator], measures[formula.denominator], formula.scale);
    case 'quantile':
      return histogram === undefined
        ? unknown
        : { value: quantileOfHistogram(histogram, formula.q), numerator: null, denominator: totalOf(histogram) };
    case 'external':
      return unknown;
  }
}

/** The value alone; see {@link metricParts}. */
export function metricValue(
  metric: Metric,
  measures: KnownMeasures,
  histogram?: MinutesHistogram,
  options: MetricValueOptions = {},
): number | null {
  return metricParts(metric, measures, histogram, options).value;
}

/** Adds measures, for instance for all stations of a territory; a measure unknown in any part is unknown in the sum. */
export function sumMeasures(parts: readonly KnownMeasures[]): KnownMeasures {
  const sum: Partial<Record<MeasureId, number>> = {};
  for (const id of measureIds) {
    const values = parts.map((part) => part[id]);
    if (parts.length > 0 && values.every((value) => value !== undefined))
      sum[id] = values.reduce((total, value) => total + value, 0);
  }
  return sum;
}

function ratio(numerator: number | undefined, denominator: number | undefined, scale: number): MetricParts {
  if (numerator === undefined || denominator === undefined) return unknown;
  return { value: denominator > 0 ? (scale * numerator) / denominator : null, numerator, denominator };
}

function divided(value: number | undefined, by: number): number | undefined {
  return value === undefined ? undefined : value / by;
}
