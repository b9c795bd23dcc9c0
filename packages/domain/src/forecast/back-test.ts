import { hourOfWeek, hoursPerWeek, meanAbsolutePercentageError } from './accuracy.ts';
import type { ForecastPoint } from './accuracy.ts';

/** Weeks in a back-test (feature D26). */
export const backTestWeeks = 8;

/** A past forecast hour and its actual calls. */
export interface BackTestPoint extends ForecastPoint {
  /** Station-local ISO day. */
  readonly day: string;
  readonly hour: number;
}

/** Forecast error. */
export interface ForecastError {
  /** Mean absolute percentage error over hours with calls; null without any. */
  readonly mape: number | null;
  /** Mean of predicted minus actual; above 0 = forecast too high. Null without points. */
  readonly bias: number | null;
  readonly predicted: number;
  readonly actual: number;
  readonly n: number;
}

/** Forecast error for one hour of the week. */
export interface HourOfWeekError extends ForecastError {
  /** 0 = Sunday. */
  readonly dayOfWeek: number;
  readonly hour: number;
}

/** Results of a back-test. */
export interface BackTest {
  /** All 168 hours of the week, Sunday midnight first. */
  readonly hours: readonly HourOfWeekError[];
  /** Over individual hours. */
  readonly byHour: ForecastError;
  /** Over whole days, where the hourly errors partly cancel out. */
  readonly byDay: ForecastError;
}

/** Summarizes past forecasts against actual calls. */
export function backTest(points: readonly BackTestPoint[]): BackTest {
  const ofHours = Array.from({ length: hoursPerWeek }, (): BackTestPoint[] => []);
  const days = new Map<string, { predicted: number; actual: number }>();
  for (const point of points) {
    ofHours[hourOfWeek(new Date(`${point.day}T00:00:00Z`).getUTCDay(), point.hour)]?.push(point);
    const day = days.get(point.day) ?? { predicted: 0, actual: 0 };
    day.predicted += point.predicted;
    day.actual += point.actual;
    days.set(point.day, day);
  }
  return {
    hours: ofHours.map((some, at) => ({ dayOfWeek: Math.floor(at / 24), hour: at % 24, ...errorOf(some) })),
    byHour: errorOf(points),
    byDay: errorOf([...days.values()]),
  };
}

function errorOf(points: readonly ForecastPoint[]): ForecastError {
  const predicted = points.reduce((sum, point) => sum + point.predicted, 0);
  const actual = points.reduce((sum, point) => sum + point.actual, 0);
  return {
    mape: meanAbsolutePercentageError(points),
    bias: points.length === 0 ? null : (predicted - actual) / points.length,
    predicted,
    actual,
    n: points.length,
  };
}
