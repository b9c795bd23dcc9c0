import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bet, betProblem, betProblemWords, betStatusOn, maxToBet, settleBet } from './bet.ts';
import { normalDistribution } from './normal.ts';
import { blendPoints, chanceOfWinning, factorOf, type OddsLevel, oddsLevels, projectedPoints } from './odds.ts';
import { arenaPeriodOf, remainingDays } from './period.ts';

const driver = { mean: 22, std: 9, sum: 500 };
const everybody = { mean: 20, std: 11 };

describe('odds', () => {
  it('have five levels with their factors', () => {
    expect(oddsLevels.map(({ level, factor }) => [level, factor])).toEqual([
      [2, 0],
      [3, 0.42],
      [4, 0.68],
      [5, 0.87],
      [10, 1.33],
    ]);
    expect(factorOf(6)).toBeNull();
  });

  it('blend three quarters driver and one quarter everyone', () => {
    expect(blendPoints(driver, everybody)).toEqual({ mean: 21.5, std: 9.5 });
  });

  it.each([
    [2, 10, 'days', 500 + 21.5 * 10],
    [3, 10, 'days', 500 + (0.42 * 9.5 + 21.5) * 10],
    [10, 30, 'days', 500 + (1.33 * 9.5 + 21.5) * 30],
    [10, 30, 'sqrt', 500 + 21.5 * 30 + 1.33 * 9.5 * Math.sqrt(30)],
    [5, 1, 'sqrt', 500 + 21.5 + 0.87 * 9.5],
    [10, 0, 'days', 500],
  ] as const)('level %s over %s days by %s requires %s', (level, days, horizon, points) => {
    expect(projectedPoints({ driver, everybody, level, remainingDays: days, horizon })).toBeCloseTo(points, 9);
  });

  it('require more at a higher level, with more days and with more spread, and agree at one day', () => {
    const stats = fc.record({
      mean: fc.double({ min: 0, max: 100, noNaN: true }),
      std: fc.double({ min: 0, max: 50, noNaN: true }),
    });
    fc.assert(
      fc.property(stats, stats, fc.nat(90), (own, all, days) => {
        const ask = (level: OddsLevel, remaining = days, horizon: 'days' | 'sqrt' = 'days') =>
          projectedPoints({ driver: { ...own, sum: 10 }, everybody: all, level, remainingDays: remaining, horizon });
        const asked = oddsLevels.map(({ level }) => ask(level));
        expect(asked).toEqual(asked.toSorted((a, b) => a - b));
        expect(ask(5, days + 1)).toBeGreaterThanOrEqual(ask(5));
        expect(ask(5, 1, 'sqrt')).toBe(ask(5, 1));
        expect(ask(5, days, 'sqrt')).toBeLessThanOrEqual(ask(5) + 1e-9);
      }),
    );
  });
});

describe('chance of winning', () => {
  it.each([
    [0, 0.5],
    [1, 0.8413447],
    [-1, 0.1586553],
    [1.959964, 0.975],
    [3.72, 0.9999004],
    [-8, 0],
  ])('below %s is %s of the normal distribution', (z, share) => {
    expect(normalDistribution(z)).toBeCloseTo(share, 6);
  });

  it('is even at level 2, for any number of days, when a driver matches everyone', () => {
    for (const days of [1, 10, 60]) {
      const needToBeat = projectedPoints({
        driver: { ...everybody, sum: 5 },
        everybody,
        level: 2,
        remainingDays: days,
      });
      expect(chanceOfWinning({ sum: 5, needToBeat, daily: everybody, remainingDays: days })).toBeCloseTo(0.5, 6);
    }
  });

  it.each([
    ['days', 1, [0.5, 0.337, 0.248, 0.192, 0.092]],
    ['days', 30, [0.5, 0.011, 0.0001, 0, 0]],
    ['sqrt', 30, [0.5, 0.337, 0.248, 0.192, 0.092]],
  ] as const)('by %s over %s days is %j', (horizon, days, chances) => {
    const real = oddsLevels.map(({ level }) => {
      const needToBeat = projectedPoints({
        driver: { ...everybody, sum: 0 },
        everybody,
        level,
        remainingDays: days,
        horizon,
      });
      return chanceOfWinning({ sum: 0, needToBeat, daily: everybody, remainingDays: days });
    });
    for (const [index, chance] of real.entries()) expect(chance).toBeCloseTo(chances[index] ?? -1, 3);
  });

  it('is within one point of ten thousand simulated seasons', () => {
    const needToBeat = projectedPoints({ driver, everybody, level: 3, remainingDays: 7 });
    const chance = chanceOfWinning({ sum: driver.sum, needToBeat, daily: driver, remainingDays: 7 });
    expect(Math.abs(chance - playedShare(needToBeat, 7, 10_000))).toBeLessThan(0.01);
  });

  it('is certain without days or spread, and a tie does not win', () => {
    const certain = { sum: 10, daily: { mean: 2, std: 0 }, remainingDays: 5 };
    expect(chanceOfWinning({ ...certain, needToBeat: 19.9 })).toBe(1);
    expect(chanceOfWinning({ ...certain, needToBeat: 20 })).toBe(0);
    expect(chanceOfWinning({ sum: 10, daily: driver, remainingDays: 0, needToBeat: 10 })).toBe(0);
  });
});

describe('bets', () => {
  const bet: Bet = {
    status: 'CURRENT',
    bet_made_on: '2026-11-20',
    metric: 'overall_points',
    level: 5,
    points_bet: 40,
    need_to_beat: 900,
    current_period_points: 500,
    projected_total_points: 900,
    points_earned: null,
    reward_earned: null,
  };

  it.each([
    ['2026-12-31', 1000, 'CURRENT', 1000, null, null],
    ['2027-01-01', 900.5, 'FINISHED', 900.5, 900.5, 200],
    ['2027-01-01', 900, 'FINISHED', 900, 900, 0],
    ['2027-06-01', 10, 'FINISHED', 10, 10, 0],
  ])('on %s with %s points is %s', (today, points, status, current, earned, reward) => {
    expect(settleBet(bet, points, today)).toMatchObject({
      status,
      current_period_points: current,
      points_earned: earned,
      reward_earned: reward,
    });
  });

  it('do not change once finished', () => {
    const finished = settleBet(bet, 950, '2027-01-01');
    expect(settleBet(finished, 1, '2027-02-01')).toBe(finished);
  });

  it('run until the last day of the quarter has passed', () => {
    expect(remainingDays('2026-12-31')).toBe(0);
    expect(remainingDays('2026-10-01')).toBe(91);
    expect(betStatusOn({ bet_made_on: '2026-12-31' }, '2026-12-31')).toBe('CURRENT');
    expect(betStatusOn({ bet_made_on: '2026-12-31' }, '2027-01-01')).toBe('FINISHED');
    expect(arenaPeriodOf('2026-05-05')).toEqual({ period: 'quarter2', from: '2026-04-01', to: '2026-06-30' });
  });

  const attempt = { level: 5, chance: 0.2, pointsBet: 10, purse: 100, hoursSinceLastBet: null, today: '2026-11-20' };

  it.each([
    [5, 40, 40, null],
    [6, 40, 40, 'unknown-level'],
    [5, 41, 40, 'more-than-purse'],
    [5, 0, 40, 'not-a-whole-number'],
    [5, -3, 40, 'not-a-whole-number'],
    [5, 1.5, 40, 'not-a-whole-number'],
    [5, Number.NaN, 40, 'not-a-whole-number'],
  ])('level %s, stake %s of %s: %s', (level, pointsBet, purse, problem) => {
    expect(betProblem({ ...attempt, level, pointsBet, purse })).toBe(problem);
  });

  it.each([
    [50, 24, null],
    [51, 24, 'above-cap'],
    [50, 23.9, 'cooling-off'],
    [50, 0, 'cooling-off'],
  ])('of %s points, %s hours after the last one: %s', (pointsBet, hoursSinceLastBet, problem) => {
    expect(betProblem({ ...attempt, pointsBet, hoursSinceLastBet })).toBe(problem);
  });

  it('need a day to be played after them', () => {
    expect(betProblem({ ...attempt, today: '2026-12-30' })).toBeNull();
    expect(betProblem({ ...attempt, today: '2026-12-31' })).toBe('last-day');
    expect(betProblem({ ...attempt, today: '2027-01-01' })).toBeNull();
    expect(betProblemWords('last-day', { ...attempt, today: '2026-12-31' })).toBe(
      'Bets for this quarter are closed: no day is left after today. You can bet again on Jan 1, 2027.',
    );
  });

  it.each([
    // What the odds pay for, and up to twice that: the cap of the installation.
    [2, 0.5, 50],
    [2, 1, 50],
    [10, 0.1, 50],
    [10, 0.2, 50],
    // The day before the last one, ten times the stake can be won every other time.
    [10, 0.53, 11],
    [10, 1, 5],
    [3, 0.9, 29],
  ])('at %sx with a chance of %s: up to %s points', (level, chance, most) => {
    expect(maxToBet({ level, chance })).toBe(most);
    expect(betProblem({ ...attempt, level, chance, pointsBet: most })).toBeNull();
    expect(betProblem({ ...attempt, level, chance, pointsBet: most + 1 })).toBe(
      most === 50 ? 'above-cap' : 'above-odds-cap',
    );
  });

  it('are never expected to gain more than the cap', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(2, 3, 4, 5, 10),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 10, max: 200 }),
        (level, chance, maxStake) =>
          maxToBet({ level, chance }, { maxStake }) * (level * chance - 1) <= maxStake + 1e-9,
      ),
    );
  });

  it('say how much the odds allow', () => {
    expect(betProblemWords('above-odds-cap', { ...attempt, level: 10, chance: 0.53 })).toBe(
      'At 10x you can bet up to 11 points today: your real chance is better than the odds pay for.',
    );
  });

  it.each([
    [24, 0, 'Wait 24 hours between bets. Try again in 24 hours.'],
    [24, 18.5, 'Wait 24 hours between bets. Try again in 6 hours.'],
    [24, 23.9, 'Wait 24 hours between bets. Try again in 1 hour.'],
    [1, 0.5, 'Wait 1 hour between bets. Try again in 1 hour.'],
  ])(
    'says when the next bet is possible: %s hours, %s since the last one',
    (coolOffHours, hoursSinceLastBet, words) => {
      expect(betProblemWords('cooling-off', { ...attempt, hoursSinceLastBet }, { maxStake: 50, coolOffHours })).toBe(
        words,
      );
    },
  );
});

/** Share of seasons beyond the target, with normally distributed days (Box and Muller), from a seeded random stream. */
function playedShare(needToBeat: number, days: number, seasons: number): number {
  let state = 20_261_120;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
  let won = 0;
  for (let season = 0; season < seasons; season += 1) {
    let total = driver.sum;
    for (let day = 0; day < days; day += 1)
      total += driver.mean + driver.std * Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
    if (total > needToBeat) won += 1;
  }
  return won / seasons;
}
