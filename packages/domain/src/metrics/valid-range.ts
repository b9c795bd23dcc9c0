import type { Metric } from './metric.ts';

/** Whether a value is in the metric's valid range; anything else is bad data. */
export function isInRange(metric: Pick<Metric, 'validRange'>, value: number): boolean {
  const [low, high] = metric.validRange;
  return Number.isFinite(value) && (low === null || value >= low) && (high === null || value <= high);
}
