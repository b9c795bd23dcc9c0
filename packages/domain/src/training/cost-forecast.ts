import { z95 } from '../metrics/student.ts';

/** What a campaign may cost, before it starts. */
export interface CostForecast {
  /** Points expected of everybody together, and their 95 % range. */
  readonly points: number;
  readonly low: number;
  readonly high: number;
  /** The same in cents. */
  readonly cents: number;
  readonly lowCents: number;
  readonly highCents: number;
  /** Whether the upper end of the range exceeds the budget; false without a budget. */
  readonly mayExceed: boolean;
  /** Whether the expected cost exceeds the budget. */
  readonly exceeds: boolean;
}

/** Points of one day of one person at weight-1 campaigns: mean and standard deviation over all days, days off too. */
export interface DailySpread {
  readonly mean: number;
  readonly std: number;
}

/** Points of one person over some days: their sum, and the sum of the squares of each day's. */
export interface PointTotals {
  readonly total: number;
  readonly squares: number;
}

/** Mean and standard deviation of a day, over a number of days of which those without points are 0. */
export function dailySpread({ total, squares }: PointTotals, days: number): DailySpread {
  const mean = total / days;
  return { mean, std: Math.sqrt(Math.max(0, squares / days - mean * mean)) };
}

/**
 * How much a good or bad month moves everybody together (weather, volume), as a share of the expected points. Without
 * it the range of 400 people would be far too narrow, because their days are not independent.
 */
const commonSpread = 0.08;

/**
 * Expected points and cost of a campaign with its range, from the points of the people who may take part.
 * @param people daily points of each eligible person
 * @param days days of the campaign
 * @param centsPerPoint what a point costs
 * @param budgetCents 0 = no budget
 */
export function forecastCost(
  people: readonly DailySpread[],
  days: number,
  centsPerPoint: number,
  budgetCents: number,
): CostForecast {
  const points = days * people.reduce((sum, { mean }) => sum + mean, 0);
  const own = days * people.reduce((sum, { std }) => sum + std * std, 0);
  const reach = z95 * Math.sqrt(own + (commonSpread * points) ** 2);
  const low = Math.max(0, points - reach);
  const high = points + reach;
  const inCents = (amount: number) => Math.round(amount * centsPerPoint);
  return {
    points: Math.round(points),
    low: Math.round(low),
    high: Math.round(high),
    cents: inCents(points),
    lowCents: inCents(low),
    highCents: inCents(high),
    mayExceed: budgetCents > 0 && inCents(high) > budgetCents,
    exceeds: budgetCents > 0 && inCents(points) > budgetCents,
  };
}
