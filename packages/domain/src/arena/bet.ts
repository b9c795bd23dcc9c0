import { factorOf } from './odds.ts';
import { arenaPeriodOf } from './period.ts';

/** Where a bet stands (specification, section 4). */
export type BetStatus = 'CURRENT' | 'FINISHED';

/** A bet of a driver on his own points (specification, section 3). */
export interface Bet {
  readonly status: BetStatus;
  /** ISO day. */
  readonly bet_made_on: string;
  readonly metric: string;
  readonly level: number;
  readonly points_bet: number;
  readonly need_to_beat: number;
  /** Points of the period so far. */
  readonly current_period_points: number;
  readonly projected_total_points: number;
  /** Points of the whole period; null while it runs. */
  readonly points_earned: number | null;
  /** Null while the period runs, 0 when lost. */
  readonly reward_earned: number | null;
}

/** Why a bet is refused. */
export type BetProblem = 'unknown-level' | 'not-a-whole-number' | 'more-than-purse';

/** What is wrong with a stake, or null. Points only: a purse cannot be filled by buying (decisions 15). */
export function betProblem(level: number, pointsBet: number, purse: number): BetProblem | null {
  if (factorOf(level) === null) return 'unknown-level';
  if (!Number.isSafeInteger(pointsBet) || pointsBet < 1) return 'not-a-whole-number';
  return pointsBet > purse ? 'more-than-purse' : null;
}

/** The bet as it stands on a day: FINISHED once its quarter is over (decisions 16). */
export function betStatusOn(bet: Pick<Bet, 'bet_made_on'>, today: string): BetStatus {
  return today > arenaPeriodOf(bet.bet_made_on).to ? 'FINISHED' : 'CURRENT';
}

/**
 * The bet brought up to a day with the period's points: while the period runs only the current points change; after it
 * the bet is won when they exceed need_to_beat, and reward_earned is points_bet x level, else 0 (decisions 16). A
 * finished bet never changes again.
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
