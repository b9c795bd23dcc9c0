import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dailyDistribution, distributionOfDays, realChance } from './chance.ts';

/** A small seeded generator (mulberry32), so that a simulation is the same on every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function simulated(days: readonly number[], runs: number, remaining: number, above: number, seed: number): number {
  const next = random(seed);
  let won = 0;
  for (let run = 0; run < runs; run += 1) {
    let sum = 0;
    for (let day = 0; day < remaining; day += 1) sum += days[Math.floor(next() * days.length)] ?? 0;
    if (sum > above) won += 1;
  }
  return won / runs;
}

const restDays = [0, 0];
const workdays = [15, 20, 20, 35, 15, 40, 55, 20, 0, 35];
const steady = [22, 22, 21, 23, 22];
const rare = [...Array.from({ length: 27 }, () => 0), 80];

describe('the real chance of a bet', () => {
  it.each([
    ['workdays', [...workdays, ...restDays], 1, 20],
    ['workdays', [...workdays, ...restDays], 20, 480],
    ['workdays', [...workdays, ...restDays], 60, 1300],
    ['steady days', steady, 30, 662],
    ['one big day in four weeks', rare, 5, 0],
    ['one big day in four weeks', rare, 28, 100],
  ])('of %s %o, %i days ahead, over %i points, is within a point of 100,000 runs', (_name, days, remaining, above) => {
    const chance = realChance({
      sum: 0,
      needToBeat: above,
      day: dailyDistribution(days, []),
      remainingDays: remaining,
    });
    expect(Math.abs(chance - simulated(days, 100_000, remaining, above, 7))).toBeLessThan(0.01);
  });

  it.each([
    ['passed already', 501, 500, 0, 1],
    ['hit exactly', 500, 500, 0, 0],
    ['a fraction above', 500, 499.5, 0, 1],
    ['a fraction below', 500, 500.5, 0, 0],
  ])('on the last day, %s', (_name, sum, needToBeat, remainingDays, chance) => {
    expect(realChance({ sum, needToBeat, remainingDays, day: [0.5, 0.5] })).toBe(chance);
  });

  it('never rises with the target', () => {
    const points = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(
        points,
        fc.integer({ min: 0, max: 40 }),
        fc.nat(2000),
        fc.nat(200),
        (days, remaining, target, more) => {
          const day = dailyDistribution(days, []);
          const at = (needToBeat: number) => realChance({ sum: 0, needToBeat, day, remainingDays: remaining });
          expect(at(target + more)).toBeLessThanOrEqual(at(target) + 1e-9);
        },
      ),
    );
  });

  it('gives every share of a sum', () => {
    const day = dailyDistribution([1, 2], []);
    expect(distributionOfDays(day, 2)).toEqual({ first: 2, shares: [0.25, 0.5, 0.25] });
  });
});

describe('the points of a day', () => {
  it('are everyone’s for somebody without a record', () => {
    expect(dailyDistribution([], [0, 2])).toEqual([0.5, 0, 0.5]);
  });

  it('lean on everyone’s while the record is short, and sum to 1', () => {
    const day = dailyDistribution([1, 1, 1, 1, 1, 1, 1], [0]);
    expect(day[1]).toBeCloseTo((0.75 * 7) / 28);
    expect(day.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });

  it('are the own alone from four weeks on', () => {
    expect(
      dailyDistribution(
        Array.from({ length: 28 }, () => 1),
        [0],
      ),
    ).toEqual([0, 1]);
  });
});

it('knows sums of days on which nothing counted', () => {
  expect(distributionOfDays([], 5)).toEqual({ first: 0, shares: [1] });
  expect(distributionOfDays([0, 0, 0], 5)).toEqual({ first: 0, shares: [1] });
});
