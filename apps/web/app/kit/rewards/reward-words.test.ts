import { describe, expect, it } from 'vitest';
import { distinctKeys, emptyReward, rewardKinds, rewardOf, rewardProblems, rewardWords } from './reward-words.ts';

describe('a reward', () => {
  it.each([
    [{ kind: 'threshold', points: 500, reward: 20 }, 'Earn 500 points', '20 points'],
    [
      { kind: 'streak', days: 5, pointsPerDay: 15, reward: 10 },
      'Earn 15 points or more on 5 days worked in a row',
      '10 points',
    ],
    [{ kind: 'leaderboard', rewards: [60, 40, 25, 10] }, 'Finish in the top 4', '1st 60, 2nd 40, 3rd 25, 4th 10'],
    [{ kind: 'leaderboard', rewards: [60] }, 'Finish first', '1st 60'],
    [
      { kind: 'squad', pointsPerMember: 300, reward: 7 },
      'Your station earns 300 points or more per driver',
      '7 points each',
    ],
  ] as const)('%j says what it is for and what it pays', (incentive, title, pays) => {
    expect(
      rewardWords(
        incentive.kind === 'leaderboard' ? { ...incentive, rewards: [...incentive.rewards] } : incentive,
        'station',
      ),
    ).toEqual({ title, pays });
  });

  it('of a whole squad names a team in a season', () => {
    expect(rewardWords({ kind: 'squad', pointsPerMember: 300, reward: 7 }, 'team').title).toBe(
      'Your team earns 300 points or more per driver',
    );
    expect(rewardKinds('team').at(-1)?.label).toBe('A whole team');
  });

  it('has a key of its own in a list, also beside the same one', () => {
    const keys = distinctKeys(['Earn 5', 'Earn 9', 'Earn 5']);
    expect(new Set(keys).size).toBe(3);
    expect(distinctKeys(['Earn 9', 'Earn 5'])).toEqual([keys[1], keys[0]]);
  });

  it('is made from a complete form only', () => {
    expect(Object.keys(rewardProblems(emptyReward))).toEqual(['points', 'reward']);
    expect(Object.keys(rewardProblems({ ...emptyReward, kind: 'streak', points: 5, reward: 5, days: 1 }))).toEqual([
      'days',
    ]);
    for (const places of ['', '60, x', '0', '-5', '1.5'])
      expect(Object.keys(rewardProblems({ ...emptyReward, kind: 'leaderboard', places }))).toEqual(['places']);
    expect(rewardProblems({ ...emptyReward, kind: 'leaderboard', places: '60, 40 25' })).toEqual({});
    expect(rewardOf({ ...emptyReward, kind: 'leaderboard', places: '60, 40 25' })).toEqual({
      kind: 'leaderboard',
      rewards: [60, 40, 25],
    });
    expect(rewardOf({ ...emptyReward, kind: 'streak', points: 15, days: 5, reward: 10 })).toEqual({
      kind: 'streak',
      days: 5,
      pointsPerDay: 15,
      reward: 10,
    });
  });
});
