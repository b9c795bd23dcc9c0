import type { Metric } from '../metrics/metric.ts';
import { onDaysText } from '../reports/sentence-text.ts';
import { decimalsApart } from '../rounding/rounding.ts';
import { conditionHolds, metricCondition } from './send-condition.ts';
import type { ConditionFinding, MetricCondition, SendCondition } from './send-condition.ts';

/** What the words need of a metric. */
type Named = Pick<Metric, 'label' | 'unit' | 'decimals'>;

/**
 * A condition in words: only if “ATA” is above 45.0 min. Empty for a report that is always sent.
 * @param metric null if it isn't in the catalog anymore
 */
export function conditionWords(condition: SendCondition, metric: Named | null): string {
  if (condition.kind === 'changed') return 'only if the numbers changed';
  const rule = metricCondition(condition);
  if (!rule) return '';
  const name = nameOf(metric, rule);
  return rule.kind === 'unexpected'
    ? `only if ${name} is outside its expected range`
    : `only if ${name} is ${rule.kind} ${numberText(metric, rule.threshold)}`;
}

/** What a condition found, in words: “ATA” was 52.3 min on Nov 19, 2026, above 45.0 min. */
export function findingWords(condition: MetricCondition, finding: ConditionFinding, metric: Named | null): string {
  const name = nameOf(metric, condition);
  const { value, low, high } = finding;
  const days = onDaysText(finding);
  if (value === null) return `${name} had too little data ${days}`;
  const holds = conditionHolds(condition, finding);
  const was = (shown: Named | null) => `${name} was ${numberText(shown, value)} ${days}`;
  if (condition.kind !== 'unexpected') {
    const shown = holds ? apart(metric, value, condition.threshold) : metric;
    return `${was(shown)}, ${holds ? '' : 'not '}${condition.kind} ${numberText(shown, condition.threshold)}`;
  }
  if (low === null || high === null) return `${was(metric)}; there’s too little history to say what to expect`;
  const shown = holds ? apart(metric, value, value < low ? low : high) : metric;
  return `${was(shown)}, ${holds ? 'outside' : 'within'} the expected ${rangeText(shown, low, high)}`;
}

/** The metric with as many decimals as show that a value is past a limit. */
const apart = (metric: Named | null, value: number, limit: number): Named | null =>
  metric && { ...metric, decimals: decimalsApart(value, limit, metric.decimals) };

/** In quotes, since some metrics are plural. */
const nameOf = (metric: Named | null, condition: MetricCondition) => `“${metric?.label ?? condition.metric}”`;

function numberText(metric: Named | null, value: number): string {
  return `${figureText(metric, value)}${unitText(metric)}`;
}

/** A number of things is never below zero, and a share is never outside 0 to 100%, whatever the interval says. */
function rangeText(metric: Named | null, low: number, high: number): string {
  const most = metric?.unit === 'percent' ? 100 : Number.POSITIVE_INFINITY;
  const least = metric?.unit === 'points' ? low : 0;
  return `${figureText(metric, Math.max(low, least))}–${figureText(metric, Math.min(high, most))}${unitText(metric)}`;
}

function figureText(metric: Named | null, value: number): string {
  const decimals = metric?.decimals ?? 1;
  return value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

function unitText(metric: Named | null): string {
  return metric?.unit === 'percent' ? '%' : metric?.unit === 'minutes' ? ' min' : '';
}
