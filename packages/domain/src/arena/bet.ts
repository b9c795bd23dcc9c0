import { addDays } from '../calendar/calendar.ts';
import { dayWords } from '../scheduling/fit-words.ts';
import { factorOf } from './odds.ts';
import { arenaPeriodOf, remainingDays } from './period.ts';

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
export type BetProblem =
  | 'unknown-level'
  | 'not-a-whole-number'
  | 'above-cap'
  | 'above-odds-cap'
  | 'more-than-purse'
  | 'cooling-off'
  | 'last-day';

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
  /** The real chance to win, 0 to 1. */
  readonly chance: number;
  readonly pointsBet: number;
  /** The person's play points. */
  readonly purse: number;
  /** Hours since the person's last bet; null if there is none. */
  readonly hoursSinceLastBet: number | null;
  /** ISO day. */
  readonly today: string;
}

/**
 * Whether bets are open on a day. On the last day of a quarter no day is left to beat: the specification's target is
 * then the points so far at every level, and ten times the stake would be as likely as twice.
 */
const betsOpenOn = (today: string): boolean => remainingDays(today) > 0;

/**
 * The largest stake of one bet. In the last days of a quarter the specification's odds can pay several times what the
 * real chance is worth; the stake is then smaller, so that what a bet is expected to gain never exceeds the cap.
 */
export function maxToBet(
  { level, chance }: Pick<BetAttempt, 'level' | 'chance'>,
  { maxStake }: Pick<BetLimits, 'maxStake'> = betLimitDefaults,
): number {
  const gainPerPoint = level * chance - 1;
  return gainPerPoint <= 1 ? maxStake : Math.max(1, Math.floor(maxStake / gainPerPoint));
}

/** Returns the problem with a bet, or null. Points only: play points can't be bought (decisions 15). */
export function betProblem(attempt: BetAttempt, limits: BetLimits = betLimitDefaults): BetProblem | null {
  const { level, pointsBet, purse, hoursSinceLastBet, today } = attempt;
  if (factorOf(level) === null) return 'unknown-level';
  if (!betsOpenOn(today)) return 'last-day';
  if (!Number.isSafeInteger(pointsBet) || pointsBet < 1) return 'not-a-whole-number';
  if (pointsBet > limits.maxStake) return 'above-cap';
  if (pointsBet > maxToBet(attempt, limits)) return 'above-odds-cap';
  if (pointsBet > purse) return 'more-than-purse';
  return hoursSinceLastBet !== null && hoursSinceLastBet < limits.coolOffHours ? 'cooling-off' : null;
}

const hoursText = (hours: number): string => (hours === 1 ? '1 hour' : `${hours} hours`);
const pointsText = (points: number): string => (points === 1 ? '1 point' : `${points} points`);

/** Why bets are closed on the last day of a quarter, and when they open again. */
const lastDayWords = (today: string): string =>
  `Bets for this quarter are closed: no day is left after today. You can bet again on ${dayWords(addDays(arenaPeriodOf(today).to, 1))}.`;

/** What a person reads when a bet is refused. */
export function betProblemWords(
  problem: BetProblem,
  attempt: Pick<BetAttempt, 'level' | 'chance' | 'hoursSinceLastBet' | 'today'>,
  limits: BetLimits = betLimitDefaults,
): string {
  const { maxStake, coolOffHours } = limits;
  switch (problem) {
    case 'unknown-level':
      return 'Choose one of the levels.';
    case 'not-a-whole-number':
      return 'Bet a whole number of points, 1 or more.';
    case 'above-cap':
      return `The most you can bet at once is ${pointsText(maxStake)}.`;
    case 'above-odds-cap':
      return `At ${attempt.level}x you can bet up to ${pointsText(maxToBet(attempt, limits))} today: your real chance is better than the odds pay for.`;
    case 'more-than-purse':
      return 'You don’t have that many play points.';
    case 'cooling-off':
      return `Wait ${hoursText(coolOffHours)} between bets. Try again in ${hoursText(Math.max(1, Math.ceil(coolOffHours - (attempt.hoursSinceLastBet ?? 0))))}.`;
    case 'last-day':
      return lastDayWords(attempt.today);
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
