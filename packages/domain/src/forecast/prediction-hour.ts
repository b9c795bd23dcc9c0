import type { CodeFilter } from '../scheduling/service-filter.ts';

/** One hour of the prediction strip, by the specification's field names (section 3). */
export interface PredictionHour {
  /** ISO instant at which the hour starts. */
  readonly sc_dt: string;
  readonly volume_pred: number;
  readonly productivity_goal: number;
  readonly drivers_needed: number;
  readonly total_drivers: number;
  /** Services the hour covers; null = all. */
  readonly code: CodeFilter | null;
  /** Whether drivers_needed came from the optimizer rather than plain division. */
  readonly was_optimized: boolean;
  readonly time_type: string;
}

/** Number scheduled over an hour, split into people and placeholders. */
export interface ScheduledCount {
  readonly drivers: number;
  readonly ghosts: number;
}

/** All drivers covering an hour, including placeholders (glossary, section 3: total_drivers). */
export function totalDrivers({ drivers, ghosts }: ScheduledCount): number {
  return drivers + ghosts;
}

/** Whether to show the prediction panel; it is hidden if there are no hours (specification, section 8). */
export function showsPredictions(hours: readonly PredictionHour[]): boolean {
  return hours.length > 0;
}
