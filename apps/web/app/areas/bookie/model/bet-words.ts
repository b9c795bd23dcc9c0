import type { BetReply, PointsStatsReply } from '@roadside/contract/schemas';
import { betMetricLabels, chanceWords } from '@roadside/domain/arena';
import { numberFormat } from '../../../kit/format/formats.ts';

const whole = numberFormat('en-US');
const tenths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** "1 point", "1,204 points". */
export const pointsWords = (points: number): string => `${whole.format(points)} ${points === 1 ? 'point' : 'points'}`;

/** Points that may be a fraction, as a target is: "1,204.5". */
export const targetText = (points: number): string => tenths.format(points);

/** The least whole number of points that beats a target. */
export const leastToWin = (needToBeat: number): number => Math.floor(needToBeat) + 1;

/** A chance as a share and in words: "21% (about 1 in 5)". */
export function chanceText(chance: number): string {
  const percent = chance * 100;
  const share = percent > 0 && percent < 1 ? '<1%' : percent > 99 && percent < 100 ? '>99%' : `${Math.round(percent)}%`;
  return `${share} (${chanceWords(chance)})`;
}

/** How often a bet has to win to be worth it: "33%" at three times the stake. */
export const breakEvenText = (level: number): string => `${Math.round(100 / level)}%`;

/** What a stake can win or lose; it reads about as long before a stake is entered, so that nothing below it moves. */
export const betOutcomeWords = (stake: number | null, level: number): string =>
  stake !== null && stake > 0
    ? `If you win: ${pointsWords(stake * level)}. If you lose: your stake of ${pointsWords(stake)} is gone.`
    : `If you win: ${level} times your stake in points. If you lose: your stake is gone.`;

/** How much can be bet at a level, and why it is less than usual. */
export function stakeWords(
  { play_points, max_stake: usual }: Pick<PointsStatsReply, 'play_points' | 'max_stake'>,
  { max_stake: atLevel }: Pick<PointsStatsReply['levels'][number], 'max_stake'>,
): string {
  const most = `Up to ${pointsWords(Math.min(atLevel, play_points))} of ${pointsWords(play_points)}`;
  return atLevel < usual ? `${most}. Your chance at this level is better than the odds pay for.` : most;
}

/** What a bet is on: "3x on campaign points". */
export const betTitle = ({ level, metric }: Pick<BetReply, 'level' | 'metric'>): string =>
  `${level}x on ${betMetricLabels[metric].toLowerCase()}`;

/** How a bet stands or ended, in a word and a tone. */
export function betState({ status, reward_earned, void_reason }: BetReply) {
  if (status === 'CURRENT') return { label: 'CURRENT', tone: 'info' } as const;
  if (void_reason !== null) return { label: 'Called off', tone: 'neutral' } as const;
  return (reward_earned ?? 0) > 0
    ? ({ label: 'Won', tone: 'success' } as const)
    : ({ label: 'Lost', tone: 'neutral' } as const);
}

/** The facts of a bet in a line. */
export function betWords(bet: BetReply): string {
  const stake = `Stake ${pointsWords(bet.points_bet)}`;
  const target = `need to beat ${targetText(bet.need_to_beat)}`;
  if (bet.void_reason !== null) return `${stake} returned · ${bet.void_reason}`;
  if (bet.status === 'FINISHED')
    return `${stake} · ${target} · earned ${whole.format(bet.points_earned ?? 0)} · reward ${pointsWords(bet.reward_earned ?? 0)}`;
  const soFar = whole.format(bet.current_period_points);
  // Nothing is ahead anymore; the last calls and surveys may still arrive.
  if (bet.chance_now === null) return `${stake} · ${target} · quarter over, ${soFar} counted so far`;
  const now = `${soFar} so far, on pace for ${whole.format(Math.round(bet.projected_total_points))}`;
  return `${stake} · ${target} · ${now} · chance now ${chanceText(bet.chance_now)}`;
}
