import type { CodeFilter } from '../scheduling/service-filter.ts';

/** One hour of the prediction strip, by the specification's field names (section 3). */
export interface PredictionHour {
  /** ISO instant at which the hour begins. */
  readonly sc_dt: string;
  readonly volume_pred: number;
  readonly productivity_goal: number;
  readonly drivers_needed: number;
  readonly total_drivers: number;
  /** Services the hour is about; null = all. */
  readonly code: CodeFilter | null;
  /** drivers_needed came from the optimizer, not from plain division. */
  readonly was_optimized: boolean;
  readonly time_type: string;
}

/** Who is scheduled over an hour, people and placeholders apart. */
export interface ScheduledCount {
  readonly drivers: number;
  readonly ghosts: number;
}

/** All drivers covering an hour, placeholders included (glossary, section 3: total_drivers). */
export function totalDrivers({ drivers, ghosts }: ScheduledCount): number {
  return drivers + ghosts;
}

/** Whether the prediction panel is shown: without hours nothing is (specification, section 8). */
export function showsPredictions(hours: readonly PredictionHour[]): boolean {
  return hours.length > 0;
}
