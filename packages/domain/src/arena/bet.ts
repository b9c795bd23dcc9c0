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
export type BetProblem = 'unknown-level' | 'not-a-whole-number' | 'more-than-purse';

/** Returns the problem with a stake, or null. Points only: a purse can't be topped up with money (decisions 15). */
export function betProblem(level: number, pointsBet: number, purse: number): BetProblem | null {
  if (factorOf(level) === null) return 'unknown-level';
  if (!Number.isSafeInteger(pointsBet) || pointsBet < 1) return 'not-a-whole-number';
  return pointsBet > purse ? 'more-than-purse' : null;
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
