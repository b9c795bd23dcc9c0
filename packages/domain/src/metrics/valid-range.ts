import type { Metric } from './metric.ts';

/** Tells whether a value is one the metric can have; anything else is a fault of the data. */
export function isInRange(metric: Pick<Metric, 'validRange'>, value: number): boolean {
  const [low, high] = metric.validRange;
  return Number.isFinite(value) && (low === null || value >= low) && (high === null || value <= high);
}
