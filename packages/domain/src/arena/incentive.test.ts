import { describe, expect, it } from 'vitest';
import { awardsOf, type CampaignPlayer, type Incentive, longestStreak, mostItCosts, streakFits } from './incentive.ts';

const player = (id: number, points: readonly number[], squadId: number | null = null, bets = 0): CampaignPlayer => ({
  id,
  name: `driver ${id}`,
  bets,
  squadId,
  days: points.map((value, index) => ({ day: `2026-11-0${index + 1}`, points: value })),
});
const paid = (incentive: Incentive, players: readonly CampaignPlayer[]) =>
  awardsOf(incentive, players).map(({ playerId, reward }) => [playerId, reward]);

describe('what a campaign pays', () => {
  it('for a threshold, to everybody who reached it', () => {
    const incentive: Incentive = { kind: 'threshold', points: 50, reward: 10 };
    expect(paid(incentive, [player(1, [30, 20]), player(2, [49]), player(3, [])])).toEqual([[1, 10]]);
  });

  it('for a streak of days worked', () => {
    const incentive: Incentive = { kind: 'streak', days: 3, pointsPerDay: 20, reward: 5 };
    expect(paid(incentive, [player(1, [20, 25, 20]), player(2, [20, 19, 20, 20])])).toEqual([[1, 5]]);
    expect(longestStreak(player(1, [20, 0, 20, 20]).days, 20)).toBe(2);
    expect(streakFits({ days: 3 }, '2026-11-01', '2026-11-03')).toBe(true);
    expect(streakFits({ days: 4 }, '2026-11-01', '2026-11-03')).toBe(false);
  });

  it('for a place, shared among equals, and never without points', () => {
    const incentive: Incentive = { kind: 'leaderboard', rewards: [30, 20, 10] };
    expect(paid(incentive, [player(1, [50]), player(2, [50]), player(3, [40]), player(4, [5])])).toEqual([
      [1, 30],
      [2, 30],
      [3, 10],
    ]);
    expect(paid(incentive, [player(1, [50], null, 1), player(2, [50])])).toEqual([
      [2, 30],
      [1, 20],
    ]);
    expect(paid(incentive, [player(1, [0])])).toEqual([]);
  });

  it('for a squad, to all of it or none', () => {
    const incentive: Incentive = { kind: 'squad', pointsPerMember: 40, reward: 8 };
    expect(
      paid(incentive, [player(1, [70], 1), player(2, [10], 1), player(3, [39], 2), player(4, [99], null)]),
    ).toEqual([
      [1, 8],
      [2, 8],
    ]);
  });

  it.each<[Incentive, string]>([
    [{ kind: 'threshold', points: 1, reward: 5 }, 'Reached 1 point'],
    [{ kind: 'threshold', points: 2, reward: 5 }, 'Reached 2 points'],
    [{ kind: 'streak', days: 1, pointsPerDay: 1, reward: 5 }, '1 day with 1 point or more'],
    [{ kind: 'streak', days: 2, pointsPerDay: 2, reward: 5 }, '2 days in a row with 2 points or more'],
    [{ kind: 'leaderboard', rewards: [5] }, 'Place 1 with 5 points'],
    [{ kind: 'squad', pointsPerMember: 1, reward: 5 }, 'The squad reached 1 point per member'],
  ])('says why: %j', (incentive, words) => {
    expect(awardsOf(incentive, [player(1, [3, 2], 1)])[0]?.words).toBe(words);
  });

  it('says one point of a place', () => {
    const [award] = awardsOf({ kind: 'leaderboard', rewards: [5] }, [player(1, [1])]);
    expect(award?.words).toBe('Place 1 with 1 point');
  });

  it.each<[Incentive, number]>([
    [{ kind: 'threshold', points: 1, reward: 10 }, 120],
    [{ kind: 'leaderboard', rewards: [30, 20, 10] }, 60],
  ])('costs at most what is said before: %j', (incentive, cost) => {
    expect(mostItCosts(incentive, 12)).toBe(cost);
  });
});
