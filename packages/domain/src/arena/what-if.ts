import { pointMetrics, pointsOf, type PointWeights } from './points.ts';

/** What some calls would bring. */
export interface WhatIf {
  /** Completed, and nothing else. */
  readonly least: number;
  /** Completed on time; null if being on time brings nothing. */
  readonly onTime: number | null;
  /** With everything a call can bring: on time, kept up to date, and the top answer to every question. */
  readonly most: number;
}

/** What a driver's next calls would bring by these weights, so that today's work has a number before it is done. */
export function whatIf(calls: number, weights: PointWeights): WhatIf {
  const each = (metrics: readonly (typeof pointMetrics)[number][]) =>
    metrics.reduce((sum, metric) => sum + pointsOf(metric, weights[metric] ?? 0), 0);
  return {
    least: calls * each(['count_calls']),
    onTime: each(['pta_hit_rate']) === 0 ? null : calls * each(['count_calls', 'pta_hit_rate']),
    most: calls * each(pointMetrics),
  };
}
