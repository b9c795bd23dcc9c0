import { describe, expect, it } from 'vitest';
import { betOffers, chanceWords, isBetMetric, pointsStatsOf, totalsAhead } from './bookie.ts';
import { dailyDistribution } from './chance.ts';

const days = Array.from({ length: 90 }, (_, day) => [0, 20, 35, 15, 20, 40, 25][day % 7] ?? 0);
const board = (remainingDays: number, horizon: 'days' | 'sqrt' = 'days') => ({
  driver: pointsStatsOf(days, 500),
  everybody: { mean: 20, std: 11 },
  day: dailyDistribution(days, []),
  earnedToday: 0,
  remainingDays,
  horizon,
});

describe('the bookie', () => {
  it('takes mean and standard deviation of all days, days off included', () => {
    expect(pointsStatsOf([10, 20, 0], 30)).toEqual({ mean: 10, std: Math.sqrt(200 / 3), sum: 30 });
    expect(pointsStatsOf([], 5)).toEqual({ mean: 0, std: 0, sum: 5 });
  });

  it('offers the specification’s five levels, each harder to beat than the one before', () => {
    const offers = betOffers(board(20));
    expect(offers.map(({ level, factor }) => [level, factor])).toEqual([
      [2, 0],
      [3, 0.42],
      [4, 0.68],
      [5, 0.87],
      [10, 1.33],
    ]);
    const needs = offers.map(({ needToBeat }) => needToBeat);
    expect(needs).toEqual(needs.toSorted((a, b) => a - b));
    const chances = offers.map(({ chance }) => chance);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
  });

  it('shows that the specification’s horizon makes high levels almost impossible, and that sqrt doesn’t', () => {
    const at = (horizon: 'days' | 'sqrt') =>
      betOffers(board(30, horizon)).find(({ level }) => level === 5)?.chance ?? 0;
    expect(at('days')).toBeLessThan(0.001);
    expect(at('sqrt')).toBeGreaterThan(0.1);
  });

  it('draws a curve that falls from almost certain to almost impossible, and fits the offers', () => {
    const { totals, chances } = totalsAhead(board(20));
    expect(totals.length).toBeGreaterThan(20);
    expect(totals.length).toBeLessThanOrEqual(41);
    expect(chances[0]).toBeGreaterThan(0.95);
    expect(chances.at(-1)).toBeLessThan(0.01);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
  });

  it('counts today’s points on the last day, which the specification’s odds don’t', () => {
    const offers = betOffers(board(0));
    expect(offers.map(({ needToBeat }) => needToBeat)).toEqual([500, 500, 500, 500, 500]);
    // Every seventh day brings nothing; 90 days have 13 of them.
    for (const { chance } of offers) expect(chance).toBeCloseTo(77 / 90, 9);
    expect(totalsAhead(board(0)).totals.at(-1)).toBe(540);
  });

  it('expects of a day that has begun what days like it still bring', () => {
    const [offer] = betOffers({ ...board(0), earnedToday: 35 });
    // Of the days that brought 35 or more, half brought 40.
    const better = days.filter((points) => points > 35).length;
    expect(offer?.chance).toBeCloseTo(better / days.filter((points) => points >= 35).length, 9);
    expect(betOffers({ ...board(0), earnedToday: 60 })[0]?.chance).toBe(0);
  });

  it('draws one certain total when no day brought a point', () => {
    expect(totalsAhead({ ...board(0), day: dailyDistribution([0], []) })).toEqual({ totals: [500], chances: [0] });
  });

  it.each([
    [1, 'almost certain'],
    [0.97, 'very likely'],
    [0.7, 'about 7 in 10'],
    [0.5, 'about 1 in 2'],
    [0.33, 'about 3 in 10'],
    [0.2, 'about 1 in 5'],
    [0.09, 'about 1 in 11'],
    [0.0123, 'about 1 in 80'],
    [0.0009, 'about 1 in 1,000'],
    [0.0001, 'almost impossible'],
    [0, 'almost impossible'],
  ])('says %f as %s', (chance, words) => expect(chanceWords(chance)).toBe(words));

  it('knows what can be bet on', () => {
    expect(isBetMetric('points')).toBe(true);
    expect(isBetMetric('toString')).toBe(false);
  });
});
