/** Forecast and actual calls of a day or hour. */
export interface ForecastPoint {
  readonly predicted: number;
  readonly actual: number;
}

/**
 * Mean absolute percentage error, 0 or more: the mean of |predicted - actual| / actual x 100 (glossary, section 3:
 * forecast_mape). Points without calls have no percentage and are skipped; null if none are left.
 */
export function meanAbsolutePercentageError(points: Iterable<ForecastPoint>): number | null {
  let sum = 0;
  let count = 0;
  for (const { predicted, actual } of points) {
    if (actual === 0) continue;
    sum += Math.abs(predicted - actual) / actual;
    count += 1;
  }
  return count === 0 ? null : (100 * sum) / count;
}

/** Error targets from the glossary, in percent. */
export const errorTargets = { day: 12, hour: 30 } as const;

/**
 * Seasonal naive baseline that every model has to beat: repeats the same hour of the last season (for hours, a season
 * is 168). Null with less than one season of history.
 */
export function seasonalNaive(history: readonly number[], season: number, horizon: number): readonly number[] | null {
  if (season < 1 || history.length < season) return null;
  const last = history.slice(-season);
  return Array.from({ length: horizon }, (_, step) => last[step % season] ?? 0);
}

/** Hours in a week: the season of call volume. */
export const hoursPerWeek = 168;

/** Index of an hour in its week, 0 = Sunday midnight. */
export function hourOfWeek(dayOfWeek: number, hour: number): number {
  return dayOfWeek * 24 + hour;
}

/** Expected calls in an hour from its parts: base(hour of week) x season x trend x weather (glossary, section 3). */
export function volumeFrom(parts: {
  readonly base: number;
  readonly season: number;
  readonly trend: number;
  readonly weather: number;
}): number {
  return parts.base * parts.season * parts.trend * parts.weather;
}
