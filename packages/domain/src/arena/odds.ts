import { normalDistribution } from './normal.ts';

/** Payout multiples, and the standard deviations above the mean each one requires (specification, section 9). */
export const oddsLevels = [
  { level: 2, factor: 0 },
  { level: 3, factor: 0.42 },
  { level: 4, factor: 0.68 },
  { level: 5, factor: 0.87 },
  { level: 10, factor: 1.33 },
] as const;

/** A payout multiple. */
export type OddsLevel = (typeof oddsLevels)[number]['level'];

/** Daily points, and their sum so far in the period (specification, section 3: odds stats). */
export interface PointsStats {
  readonly mean: number;
  readonly std: number;
  readonly sum: number;
}

/** Mean and standard deviation of a day's points. */
export type DailyPoints = Pick<PointsStats, 'mean' | 'std'>;

/** Weight of the driver's own record in the odds; the rest is everyone's (specification, section 9). */
export const driverShare = 0.75;

/**
 * How the spread grows with the days left: `days` is the specification's formula, `sqrt` is how the spread of a sum
 * actually grows (decisions 15). Set by ODDS_HORIZON.
 */
export type OddsHorizon = 'days' | 'sqrt';

/** The factor of a level; null for an unknown level. */
export function factorOf(level: number): number | null {
  return oddsLevels.find((known) => known.level === level)?.factor ?? null;
}

/** Daily points the odds are based on: 75 % the driver's, 25 % everyone's. */
export function blendPoints(driver: DailyPoints, everybody: DailyPoints): DailyPoints {
  const blend = (own: number, all: number) => driverShare * own + (1 - driverShare) * all;
  return { mean: blend(driver.mean, everybody.mean), std: blend(driver.std, everybody.std) };
}

/** Inputs for a bet's projection. */
export interface Projection {
  readonly driver: PointsStats;
  readonly everybody: DailyPoints;
  readonly level: OddsLevel;
  /** Days left after today; 0 on the last day of the period. */
  readonly remainingDays: number;
  /** @defaultValue 'days' */
  readonly horizon?: OddsHorizon;
}

/**
 * Points to beat: driver sum + (factor x std + mean) x remaining days, std and mean blended (specification, section 9).
 * With horizon `sqrt`, the deviation grows with the square root of the days instead.
 */
export function projectedPoints({ driver, everybody, level, remainingDays, horizon = 'days' }: Projection): number {
  const { mean, std } = blendPoints(driver, everybody);
  const spread = horizon === 'sqrt' ? Math.sqrt(remainingDays) : remainingDays;
  return driver.sum + mean * remainingDays + (factorOf(level) ?? 0) * std * spread;
}

/**
 * The actual probability that a driver beats a target, 0 to 1, assuming independent days and a normal sum. Shown next
 * to the odds (decisions 15). Pass the driver's own daily points, not the blend the odds use. Without spread or days
 * left the outcome is certain; hitting the target exactly does not beat it.
 */
export function chanceOfWinning(chance: {
  readonly sum: number;
  readonly needToBeat: number;
  readonly daily: DailyPoints;
  readonly remainingDays: number;
}): number {
  const { sum, needToBeat, daily, remainingDays } = chance;
  const expected = sum + daily.mean * remainingDays;
  const deviation = daily.std * Math.sqrt(remainingDays);
  if (deviation === 0) return expected > needToBeat ? 1 : 0;
  return 1 - normalDistribution((needToBeat - expected) / deviation);
}
