import { chanceAbove, distributionAhead, type PointDistribution, type SumDistribution } from './chance.ts';
import {
  type DailyPoints,
  type OddsHorizon,
  type OddsLevel,
  oddsLevels,
  type PointsStats,
  projectedPoints,
} from './odds.ts';
import { campaignMetrics, type PointMetric } from './points.ts';

/** What a person can bet on: the points of the four campaign metrics, or those of one. Their weights are always 1, so that a season's weights don't move a bet. */
export const betMetrics = ['points', ...campaignMetrics] as const;

/** A metric to bet on. */
export type BetMetric = (typeof betMetrics)[number];

/** Whether a variable is one that people can bet on. */
export const isBetMetric = (variable: string): variable is BetMetric =>
  (betMetrics as readonly string[]).includes(variable);

/** The bets that a metric decides: on itself, and on all points, if it is one of a campaign's. */
export const betMetricsOn = (metric: PointMetric): readonly BetMetric[] =>
  isBetMetric(metric) ? ['points', metric] : [];

/** What the metrics are called on the screen. */
export const betMetricLabels: Readonly<Record<BetMetric, string>> = {
  points: 'Campaign points',
  overall_sat: 'Top survey answers',
  count_calls: 'Completed calls',
  kmi: 'Member updates',
  kept_informed: 'Kept informed',
};

/** Mean and standard deviation of days, and the sum of those in the period (specification, section 3: odds stats). */
export function pointsStatsOf(days: readonly number[], sum: number): PointsStats {
  if (days.length === 0) return { mean: 0, std: 0, sum };
  const mean = days.reduce((total, points) => total + points, 0) / days.length;
  const variance = days.reduce((total, points) => total + (points - mean) ** 2, 0) / days.length;
  return { mean, std: Math.sqrt(variance), sum };
}

/** Everything the odds of one driver and metric are made of. */
export interface BetBoard {
  readonly driver: PointsStats;
  readonly everybody: DailyPoints;
  /** How the driver's days are distributed, for the real chance. */
  readonly day: PointDistribution;
  /** Points of today so far; they are in the driver's sum. */
  readonly earnedToday: number;
  /** Days after today, as the specification's odds count them. */
  readonly remainingDays: number;
  readonly horizon: OddsHorizon;
}

/** One level as offered: what to beat, and how likely that really is. */
export interface BetOffer {
  readonly level: OddsLevel;
  readonly factor: number;
  readonly needToBeat: number;
  /** 0 to 1. */
  readonly chance: number;
}

/** How likely each total of the period is, for a curve. */
export interface TotalsAhead {
  /** Totals at the end of the period, ascending. */
  readonly totals: readonly number[];
  /** The chance to exceed each of them. */
  readonly chances: readonly number[];
}

/** How the points still to come are distributed. Today counts when the bet is settled, so it counts here as well. */
export const pointsAhead = ({ day, earnedToday, remainingDays }: BetBoard): SumDistribution =>
  distributionAhead(day, earnedToday, remainingDays);

/** The five levels: the specification's odds, with the real chance beside them (decisions 15). */
export function betOffers(board: BetBoard): readonly BetOffer[] {
  const { driver, everybody, remainingDays, horizon } = board;
  const ahead = pointsAhead(board);
  return oddsLevels.map(({ level, factor }) => {
    const needToBeat = projectedPoints({ driver, everybody, level, remainingDays, horizon });
    return { level, factor, needToBeat, chance: chanceAbove(ahead, needToBeat - driver.sum) };
  });
}

/** Where the curve of totals ends on both sides: less likely ones are left out. */
const leastShown = 0.002;

/** The chance to exceed each total, from almost certain to almost impossible. */
export function totalsAhead(board: BetBoard, steps = 40): TotalsAhead {
  const { first, shares } = pointsAhead(board);
  const exceeding: number[] = [];
  let left = 1;
  for (const share of shares) exceeding.push((left = Math.max(0, left - share)));
  const from = Math.max(
    0,
    exceeding.findIndex((chance) => chance <= 1 - leastShown),
  );
  const to = Math.max(
    from,
    exceeding.findIndex((chance) => chance <= leastShown),
  );
  const width = Math.max(1, Math.ceil((to - from) / steps));
  const at = Array.from({ length: Math.floor((to - from) / width) + 1 }, (_, step) => from + step * width);
  return {
    totals: at.map((index) => board.driver.sum + first + index),
    chances: at.map((index) => exceeding[index] ?? 0),
  };
}

/** A chance as people say it: "about 1 in 5". */
export function chanceWords(chance: number): string {
  if (chance >= 0.995) return 'almost certain';
  if (chance >= 0.95) return 'very likely';
  if (chance > 0.55) return `about ${Math.round(chance * 10)} in 10`;
  if (chance >= 0.45) return 'about 1 in 2';
  if (chance >= 0.3) return `about ${Math.round(chance * 10)} in 10`;
  if (chance < 0.0005) return 'almost impossible';
  const one = Math.round(1 / chance);
  return `about 1 in ${one <= 20 ? one : Number(one.toPrecision(1)).toLocaleString('en-US')}`;
}
