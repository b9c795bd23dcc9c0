import { normalDistribution } from './normal.ts';

/** Payout multiples and the deviations above expectation each asks for (specification, section 9). */
export const oddsLevels = [
  { level: 2, factor: 0 },
  { level: 3, factor: 0.42 },
  { level: 4, factor: 0.68 },
  { level: 5, factor: 0.87 },
  { level: 10, factor: 1.33 },
] as const;

/** A payout multiple. */
export type OddsLevel = (typeof oddsLevels)[number]['level'];

/** Points per day, and their sum so far in the period (specification, section 3: odds stats). */
export interface PointsStats {
  readonly mean: number;
  readonly std: number;
  readonly sum: number;
}

/** Mean and spread of a day's points. */
export type DailyPoints = Pick<PointsStats, 'mean' | 'std'>;

/** Share of the driver's own record in the odds; the rest is everybody's (specification, section 9). */
export const driverShare = 0.75;

/**
 * How the spread grows with the days left: `days` is the specification's formula, `sqrt` the way the spread of a sum
 * really grows (decisions 15). The setting ODDS_HORIZON chooses.
 */
export type OddsHorizon = 'days' | 'sqrt';

/** The factor of a level; null for a level there is not. */
export function factorOf(level: number): number | null {
  return oddsLevels.find((known) => known.level === level)?.factor ?? null;
}

/** Daily points the odds are made of: 75 % the driver's, 25 % everybody's. */
export function blendPoints(driver: DailyPoints, everybody: DailyPoints): DailyPoints {
  const blend = (own: number, all: number) => driverShare * own + (1 - driverShare) * all;
  return { mean: blend(driver.mean, everybody.mean), std: blend(driver.std, everybody.std) };
}

/** What the projection of a bet needs. */
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
 * With horizon `sqrt` the deviation grows with the root of the days instead.
 */
export function projectedPoints({ driver, everybody, level, remainingDays, horizon = 'days' }: Projection): number {
  const { mean, std } = blendPoints(driver, everybody);
  const spread = horizon === 'sqrt' ? Math.sqrt(remainingDays) : remainingDays;
  return driver.sum + mean * remainingDays + (factorOf(level) ?? 0) * std * spread;
}

/**
 * The real chance that a driver beats a target, 0 to 1, taking his days as independent and their sum as normal. Shown
 * beside the odds (decisions 15); meant for the driver's own daily points, not for the blend the odds are made of.
 * Without spread or days left the outcome is certain; exactly the target does not beat it.
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
