import { factorOf } from './odds.ts';
import { arenaPeriodOf } from './period.ts';

/** Status of a bet (specification, section 4). */
export type BetStatus = 'CURRENT' | 'FINISHED';

/** A driver's bet on their own points (specification, section 3). */
export interface Bet {
  readonly status: BetStatus;
  /** ISO day. */
  readonly bet_made_on: string;
  readonly metric: string;
  readonly level: number;
  readonly points_bet: number;
  readonly need_to_beat: number;
  /** Points earned so far in the period. */
  readonly current_period_points: number;
  readonly projected_total_points: number;
  /** Points for the whole period; null until it ends. */
  readonly points_earned: number | null;
  /** Null while the period runs, 0 when lost. */
  readonly reward_earned: number | null;
}

/** Reasons a bet is refused. */
export type BetProblem = 'unknown-level' | 'not-a-whole-number' | 'above-cap' | 'more-than-purse' | 'cooling-off';

/** Limits that keep bets a game; settings of the installation. */
export interface BetLimits {
  /** Largest stake of one bet, in points. */
  readonly maxStake: number;
  /** Hours after a bet before the same person can bet again. */
  readonly coolOffHours: number;
}

/** The default limits: 50 points a bet, one bet a day. */
export const betLimitDefaults: BetLimits = { maxStake: 50, coolOffHours: 24 };

/** The bet someone wants to make. */
export interface BetAttempt {
  readonly level: number;
  readonly pointsBet: number;
  /** The person's play points. */
  readonly purse: number;
  /** Hours since the person's last bet; null if there is none. */
  readonly hoursSinceLastBet: number | null;
}

/** Returns the problem with a bet, or null. Points only: play points can't be bought (decisions 15). */
export function betProblem(
  { level, pointsBet, purse, hoursSinceLastBet }: BetAttempt,
  { maxStake, coolOffHours }: BetLimits = betLimitDefaults,
): BetProblem | null {
  if (factorOf(level) === null) return 'unknown-level';
  if (!Number.isSafeInteger(pointsBet) || pointsBet < 1) return 'not-a-whole-number';
  if (pointsBet > maxStake) return 'above-cap';
  if (pointsBet > purse) return 'more-than-purse';
  return hoursSinceLastBet !== null && hoursSinceLastBet < coolOffHours ? 'cooling-off' : null;
}

const hoursText = (hours: number): string => (hours === 1 ? '1 hour' : `${hours} hours`);

/**
 * What a person reads when a bet is refused.
 * @param hoursSinceLastBet - says when the next bet is possible
 */
export function betProblemWords(
  problem: BetProblem,
  { maxStake, coolOffHours }: BetLimits = betLimitDefaults,
  hoursSinceLastBet: number | null = null,
): string {
  switch (problem) {
    case 'unknown-level':
      return 'Choose one of the levels.';
    case 'not-a-whole-number':
      return 'Bet a whole number of points, 1 or more.';
    case 'above-cap':
      return `The most you can bet at once is ${maxStake === 1 ? '1 point' : `${maxStake} points`}.`;
    case 'more-than-purse':
      return 'You don’t have that many play points.';
    case 'cooling-off':
      return `Wait ${hoursText(coolOffHours)} between bets. Try again in ${hoursText(Math.max(1, Math.ceil(coolOffHours - (hoursSinceLastBet ?? 0))))}.`;
  }
}

/** Status of the bet on a given day: FINISHED once its quarter is over (decisions 16). */
export function betStatusOn(bet: Pick<Bet, 'bet_made_on'>, today: string): BetStatus {
  return today > arenaPeriodOf(bet.bet_made_on).to ? 'FINISHED' : 'CURRENT';
}

/**
 * Updates the bet to a day with the period's points. While the period runs, only the current points change. After it
 * ends, the bet is won if the points exceed need_to_beat; reward_earned is then points_bet x level, otherwise 0
 * (decisions 16). A finished bet never changes again.
 */
export function settleBet(bet: Bet, periodPoints: number, today: string): Bet {
  if (bet.status === 'FINISHED') return bet;
  if (betStatusOn(bet, today) === 'CURRENT') return { ...bet, current_period_points: periodPoints };
  const won = periodPoints > bet.need_to_beat;
  return {
    ...bet,
    status: 'FINISHED',
    current_period_points: periodPoints,
    points_earned: periodPoints,
    reward_earned: won ? bet.points_bet * bet.level : 0,
  };
}
