import { hourOfWeek, hoursPerWeek, meanAbsolutePercentageError } from './accuracy.ts';
import type { ForecastPoint } from './accuracy.ts';

/** Weeks a back-test looks at (feature D26). */
export const backTestWeeks = 8;

/** A forecast hour of the past, and the calls that came. */
export interface BackTestPoint extends ForecastPoint {
  /** Station-local ISO day. */
  readonly day: string;
  readonly hour: number;
}

/** How far forecasts were off. */
export interface ForecastError {
  /** Mean absolute percentage error over those with calls; null without any. */
  readonly mape: number | null;
  /** Mean of predicted less actual; above 0 = too many predicted. Null without points. */
  readonly bias: number | null;
  readonly predicted: number;
  readonly actual: number;
  readonly n: number;
}

/** The error of an hour of the week. */
export interface HourOfWeekError extends ForecastError {
  /** 0 = Sunday. */
  readonly dayOfWeek: number;
  readonly hour: number;
}

/** A back-test in numbers. */
export interface BackTest {
  /** All 168 hours of the week, Sunday midnight first. */
  readonly hours: readonly HourOfWeekError[];
  /** Over single hours. */
  readonly byHour: ForecastError;
  /** Over whole days: the errors of a day's hours cancel out in part. */
  readonly byDay: ForecastError;
}

/** Sums up how forecasts of the past did. */
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
