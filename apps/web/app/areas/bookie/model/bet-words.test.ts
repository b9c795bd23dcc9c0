import type { BetReply } from '@roadside/contract/schemas';
import { describe, expect, it } from 'vitest';
import {
  betOutcomeWords,
  betState,
  betTitle,
  betWords,
  breakEvenText,
  chanceText,
  leastToWin,
  stakeWords,
} from './bet-words.ts';

const bet: BetReply = {
  id: 'b1',
  status: 'CURRENT',
  bet_made_on: '2026-11-20',
  metric: 'points',
  level: 3,
  points_bet: 10,
  need_to_beat: 1204.5,
  current_period_points: 900,
  projected_total_points: 1190.4,
  points_earned: null,
  reward_earned: null,
  period: { from: '2026-10-01', to: '2026-12-31' },
  chance_then: 0.2,
  chance_now: 0.21,
  void_reason: null,
};
const finished = { ...bet, status: 'FINISHED', chance_now: null, points_earned: 1300, reward_earned: 30 } as const;

describe('the words of bets', () => {
  it('say how an open bet stands', () => {
    expect(betTitle(bet)).toBe('3x on campaign points');
    expect(betState(bet).label).toBe('CURRENT');
    expect(betWords(bet)).toBe(
      'Stake 10 points · need to beat 1,204.5 · 900 so far, on pace for 1,190 · chance now 21% (about 1 in 5)',
    );
  });

  it('say that the quarter is over while its bets wait for the last count', () => {
    expect(betWords({ ...bet, chance_now: null, current_period_points: 1210 })).toBe(
      'Stake 10 points · need to beat 1,204.5 · quarter over, 1,210 counted so far',
    );
  });

  it('say how a bet ended', () => {
    expect(betState(finished).label).toBe('Won');
    expect(betState({ ...finished, reward_earned: 0 }).label).toBe('Lost');
    expect(betWords(finished)).toContain('earned 1,300 · reward 30 points');
    const off = { ...finished, points_earned: null, reward_earned: 0, void_reason: 'The driver has left the club.' };
    expect(betState(off).label).toBe('Called off');
    expect(betWords(off)).toBe('Stake 10 points returned · The driver has left the club.');
  });

  it.each([
    [0.0001, '<1% (almost impossible)'],
    [0.2, '20% (about 1 in 5)'],
    [0.999, '>99% (almost certain)'],
    [1, '100% (almost certain)'],
  ])('write a chance of %f as %s', (chance, words) => expect(chanceText(chance)).toBe(words));

  it('say what a stake can win or lose, and nearly as long before there is one', () => {
    expect(betOutcomeWords(5, 3)).toBe('If you win: 15 points. If you lose: your stake of 5 points is gone.');
    for (const none of [null, 0])
      expect(betOutcomeWords(none, 3)).toBe(
        'If you win: 3 times your stake in points. If you lose: your stake is gone.',
      );
  });

  it('say how much can be bet, and why it is less on the last days', () => {
    const odds = { play_points: 55, max_stake: 50 };
    expect(stakeWords(odds, { max_stake: 50 })).toBe('Up to 50 points of 55 points');
    expect(stakeWords({ ...odds, play_points: 8 }, { max_stake: 50 })).toBe('Up to 8 points of 8 points');
    expect(stakeWords(odds, { max_stake: 11 })).toBe(
      'Up to 11 points of 55 points. Your chance at this level is better than the odds pay for.',
    );
  });

  it('say what wins and what is worth it', () => {
    expect(leastToWin(1204.5)).toBe(1205);
    expect(leastToWin(1204)).toBe(1205);
    expect(breakEvenText(3)).toBe('33%');
  });
});
