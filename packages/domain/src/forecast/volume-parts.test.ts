import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arrivalWithinPromise,
  optimizedDriversNeeded,
  probabilityOfWaiting,
  withShrinkage,
} from './arrival-within-promise.ts';
import { holidayOf } from './holidays.ts';
import { hoursPerDay } from './hourly-series.ts';
import { nonNegativeWeights, solveSymmetric } from './linear-system.ts';
import { countQuantile, deviation } from './negative-binomial.ts';
import { normalQuantile } from './normal-quantile.ts';
import { poolWork, type ServiceWork } from './pool-work.ts';
import { lookBacks, opinionCount, RecentLevel } from './recent-level.ts';
import { usableHours } from './usable-hours.ts';
import { forecastVolume, trainVolumeModel } from './volume-model.ts';
import { fitPattern, patternVolume } from './volume-pattern.ts';
import { CallTally, learnShares, shareCell, shareCells, shareHalfLifeDays } from './volume-shares.ts';

const steady = (days: number, calls: number) => new Float64Array(days * hoursPerDay).fill(calls);

describe('usable hours', () => {
  const gapOf = (hours: number, calls: number, others = 100) => {
    const counts = steady(others, calls);
    counts.fill(0, 50 * 24 + 3, 50 * 24 + 3 + hours);
    return usableHours(counts);
  };
  const lost = (usable: Uint8Array) => usable.filter((use) => use === 0).length;

  it('exclude all of a silence in which eight calls were expected, and no hour next to it', () => {
    // The silence itself counts toward the hours its expected calls are based on: 99 of 100 days.
    expect(lost(gapOf(8, 1))).toBe(0);
    const usable = gapOf(9, 1);
    expect(lost(usable)).toBe(9);
    expect([usable[50 * 24 + 2], usable[50 * 24 + 3], usable[50 * 24 + 11], usable[50 * 24 + 12]]).toEqual([
      1, 0, 0, 1,
    ]);
  });

  it('exclude a silence at the end, too', () => {
    const counts = steady(100, 1);
    counts.fill(0, counts.length - 12);
    expect(lost(usableHours(counts))).toBe(12);
  });

  it('base expected calls on the hour of the day, using known hours only', () => {
    const counts = steady(100, 0);
    for (let hour = 0; hour < counts.length; hour += 1) counts[hour] = hour % 24 < 12 ? 4 : 0;
    // Silent nights are no gap; a silent morning is.
    expect(lost(usableHours(counts))).toBe(0);
    counts.fill(0, 50 * 24, 50 * 24 + 3);
    expect(lost(usableHours(counts))).toBe(15);
    const unknown = steady(100, 1);
    for (let day = 0; day < 100; day += 2) unknown.fill(Number.NaN, day * 24, (day + 1) * 24);
    unknown.fill(0, 51 * 24, 51 * 24 + 8);
    expect(lost(usableHours(unknown))).toBe(50 * 24);
    unknown.fill(0, 51 * 24, 51 * 24 + 9);
    expect(lost(usableHours(unknown))).toBe(50 * 24 + 9);
  });

  const dayOf = (total: number, usual: number, at = 50, days = 100) => {
    const counts = steady(days, usual / 24);
    counts.fill(total / 24, at * 24, (at + 1) * 24);
    return lost(usableHours(counts));
  };

  it('exclude a day with more than 2.2 times its usual volume', () => {
    // (total + 1) / (usual + 1) against 2.2 of 240 calls a day
    expect([dayOf(529, 240), dayOf(530, 240)]).toEqual([0, 24]);
  });

  it('exclude a day with less than a quarter of its usual volume', () => {
    expect([dayOf(60, 240), dayOf(59, 240)]).toEqual([0, 24]);
  });

  it('keep a day within chance', () => {
    // 4 standard deviations of sqrt(usual + 1): 12 more than 8 calls a day.
    expect([dayOf(19.9, 8), dayOf(20.1, 8)]).toEqual([0, 24]);
  });

  it('compare a day with the four weeks before and after it', () => {
    const counts = steady(120, 10);
    // The busy days count as usual only for days with more of them around.
    counts.fill(40, 60 * 24);
    const usable = usableHours(counts);
    const out = Array.from({ length: 120 }, (_, day) => day).filter((day) => usable[day * 24] === 0);
    expect(out).toEqual([]);
    const early = steady(60, 10);
    early.fill(40, 0, 20 * 24);
    const dropped = usableHours(early);
    // Day 0 sees days 0 to 28: 20 of 29 are busy, so its usual day is busy too. Day 19 sees 0 to 47: 20 of 48.
    expect([dropped[0], dropped[11 * 24], dropped[12 * 24], dropped[19 * 24], dropped[20 * 24]]).toEqual([
      1, 1, 0, 0, 1,
    ]);
  });
});

describe('a tally', () => {
  it('has three-hour blocks for every day of the week', () => {
    expect([0, 6].map((day) => shareCell(day, 0))).toEqual([0, 48]);
    expect([1, 2, 3, 4, 5].map((day) => shareCell(day, 23))).toEqual([15, 23, 31, 39, 47]);
    expect([2, 3, 5, 6].map((hour) => shareCell(1, hour))).toEqual([8, 9, 9, 10]);
    expect(shareCell(6, 23)).toBe(shareCells - 1);
  });

  it('counts each call in full, and recent ones by their age', () => {
    const one = new CallTally();
    one.add(1, 4, 0);
    one.add(1, 4, shareHalfLifeDays, 4);
    one.addBlock(1, 3, 1.5);
    expect([one.calls[9], one.calls[1], one.recent]).toEqual([5, 3, 4.5]);
    const both = new CallTally();
    both.addAll(one);
    both.addAll(one);
    expect([both.calls[9], both.calls[1], both.calls[0], both.recent]).toEqual([10, 6, 0, 9]);
  });

  it('gives each child its share of the recent calls, shrunk toward the long run by 40 calls', () => {
    const child = (calls: number, recent: number) => {
      const made = new CallTally();
      for (let cell = 0; cell < shareCells; cell += 1) made.addBlock(cell, calls, recent / shareCells);
      return made;
    };
    const [one, other] = learnShares([child(30, 60), child(10, 60)]);
    // (60 + 40 * 3/4) / (120 + 40) and (60 + 40 * 1/4) / 160; every block equals its child's share.
    for (let cell = 0; cell < shareCells; cell += 1)
      expect([one?.[cell], other?.[cell]]).toEqual([expect.closeTo(90 / 160, 12), expect.closeTo(70 / 160, 12)]);
    for (const share of learnShares([new CallTally(), new CallTally()]))
      expect([...share]).toEqual(Array(shareCells).fill(0.5));
  });

  it('lets a block differ as far as its own calls support it, against a prior of 25', () => {
    const [a, b] = [new CallTally(), new CallTally()];
    a.addBlock(0, 50, 50);
    b.addBlock(1, 50, 50);
    const [share] = learnShares([a, b]);
    // Half of each block is expected for each: level 1/2 times (50 + 25) / (25 + 25), over both.
    expect(share?.[0]).toBeCloseTo(1.5 / (1.5 + 0.5), 12);
    expect(share?.[1]).toBeCloseTo(0.5 / (1.5 + 0.5), 12);
    expect(share?.[2]).toBeCloseTo(0.5, 12);
  });
});

describe('the work of a pool', () => {
  const service = (more: Partial<ServiceWork> = {}): ServiceWork => ({
    callsPerHour: 3,
    drive: { mean: 20, variation: 0.5 },
    onSite: { mean: 40, variation: 1 },
    promisedMinutes: 60,
    ...more,
  });

  it('is the time calls keep drivers busy', () => {
    const work = poolWork([service()]);
    expect(work).toMatchObject({ callsPerHour: 3, load: 3, busyMinutes: 60 });
    // Variance 10² + 40² with a mean of 60.
    expect(work.busyVariation).toBeCloseTo(1700 / 3600, 12);
  });

  it('weighs services by their calls, or evenly if there are none', () => {
    const short = service({ callsPerHour: 1, drive: { mean: 10, variation: 0 }, onSite: { mean: 10, variation: 0 } });
    expect(poolWork([service(), short])).toMatchObject({ callsPerHour: 4, busyMinutes: 50, load: 200 / 60 });
    const idle = [service({ callsPerHour: 0 }), { ...short, callsPerHour: 0 }];
    expect(poolWork(idle)).toMatchObject({ callsPerHour: 0, busyMinutes: 40, load: 0 });
    expect(poolWork([])).toMatchObject({ callsPerHour: 0, busyMinutes: 0, load: 0, busyVariation: 1 });
  });

  it('has the slack that the promise leaves after dispatch and drive', () => {
    const total = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0);
    const work = poolWork([service({ dispatchMinutes: 5 })]);
    // A 20-minute lognormal drive within 55 minutes: nearly all.
    expect(total(work.slackShares)).toBeCloseTo(0.9913, 4);
    expect([...work.slack]).toEqual([...work.slack].toSorted((a, b) => b - a));
    expect(Math.min(...work.slack)).toBeGreaterThan(0);
    expect(Math.max(...work.slack)).toBeLessThan(55);
    const meanDrive = total(work.slack.map((slack) => 55 - slack)) / work.slack.length;
    expect(meanDrive).toBeCloseTo(19.5, 0);
    // The middle of the reachable drives is their median.
    expect((55 - work.slack[7]! + (55 - work.slack[8]!)) / 2).toBeCloseTo(20 / Math.sqrt(1.25), 0);
    const late = poolWork([service({ promisedMinutes: 5, dispatchMinutes: 5 })]);
    expect([total(late.slack), total(late.slackShares)]).toEqual([0, 0]);
    const two = poolWork([service(), service({ callsPerHour: 1, promisedMinutes: 0 })]);
    expect([two.slack.length, total(two.slackShares)]).toEqual([32, expect.closeTo(0.75 * 0.9948, 4)]);
  });
});

describe('the recent level', () => {
  it('is calls seen over calls expected, each weighted by its half-life', () => {
    const level = new RecentLevel();
    const factors = new Float64Array(opinionCount + 1).fill(9);
    level.factorsInto(factors, 1);
    expect([...factors]).toEqual([9, 1, 1, 1, 1, 1, 1, 0]);
    level.add(8, 2);
    level.add(Number.NaN, 2);
    level.add(8, 2);
    level.factorsInto(factors, 1);
    lookBacks.forEach(({ halfLifeHours, prior }, at) => {
      const kept = 0.5 ** (1 / halfLifeHours) + 1;
      expect(factors[2 + at]).toBeCloseTo((8 * kept + prior) / (2 * kept + prior), 12);
    });
    // Above twice the usual, a storm feeds itself.
    expect(factors[opinionCount]).toBeCloseTo(Math.max(0, factors[2]! - 2), 12);
    expect(factors[opinionCount]).toBeGreaterThan(0);
  });
});

describe('quantiles of counts', () => {
  it('are the smallest count with at least that probability at or below it', () => {
    const logGamma = (x: number): number =>
      x < 9
        ? logGamma(x + 1) - Math.log(x)
        : (x - 0.5) * Math.log(x) - x + 0.9189385332 + 1 / (12 * x) - 1 / (360 * x ** 3);
    const below = (count: number, mean: number, dispersion: number) => {
      let sum = 0;
      for (let k = 0; k <= count; k += 1)
        sum += Math.exp(
          logGamma(k + dispersion) -
            logGamma(dispersion) -
            logGamma(k + 1) +
            dispersion * Math.log(dispersion / (dispersion + mean)) +
            k * Math.log(mean / (mean + dispersion)),
        );
      return sum;
    };
    fc.assert(
      fc.property(
        fc.double({ min: 0.05, max: 40, noNaN: true }),
        fc.double({ min: 0.3, max: 200, noNaN: true }),
        fc.double({ min: 0.02, max: 0.98, noNaN: true }),
        (mean, dispersion, probability) => {
          const count = countQuantile(mean, dispersion, probability);
          expect(below(count, mean, dispersion)).toBeGreaterThanOrEqual(probability - 1e-6);
          if (count > 0) expect(below(count - 1, mean, dispersion)).toBeLessThan(probability + 1e-6);
        },
      ),
    );
    expect([countQuantile(0, 5, 0.99), countQuantile(-1, 5, 0.99)]).toEqual([0, 0]);
    expect(deviation(4, 2)).toBeCloseTo(Math.sqrt(12), 12);
  });
});

describe('small systems', () => {
  const number = fc.double({ min: -3, max: 3, noNaN: true });
  const problem = fc.integer({ min: 1, max: 5 }).chain((size) =>
    fc.record({
      rows: fc.array(fc.array(number, { minLength: size, maxLength: size }), {
        minLength: size + 2,
        maxLength: size + 4,
      }),
      right: fc.array(number, { minLength: size, maxLength: size }),
    }),
  );
  /**
   * Sums of products of the columns, plus a small ridge on the diagonal so that no column is a combination of others.
   */
  const gramOf = (rows: readonly (readonly number[])[], size: number) =>
    Array.from({ length: size * size }, (_, at) => {
      const [a, b] = [Math.floor(at / size), at % size];
      return rows.reduce((sum, row) => sum + row[a]! * row[b]!, 0) + (a === b ? 0.5 : 0);
    });
  const times = (matrix: readonly number[], vector: readonly number[]) =>
    vector.map((_, row) => vector.reduce((sum, value, at) => sum + matrix[row * vector.length + at]! * value, 0));

  it('have a solution that reproduces the right side', () => {
    fc.assert(
      fc.property(problem, ({ rows, right }) => {
        const gram = gramOf(rows, right.length);
        const back = times(gram, solveSymmetric([...gram], right));
        for (const [at, value] of right.entries()) expect(back[at]).toBeCloseTo(value, 6);
      }),
    );
  });

  it('have nonnegative weights that no small change improves', () => {
    fc.assert(
      fc.property(problem, ({ rows, right }) => {
        const gram = gramOf(rows, right.length);
        const weights = nonNegativeWeights(gram, right);
        const slopes = times(gram, weights).map((value, at) => value - right[at]!);
        for (const [at, weight] of weights.entries()) {
          expect(weight).toBeGreaterThanOrEqual(0);
          if (weight > 0) expect(slopes[at]).toBeCloseTo(0, 3);
          else expect(slopes[at]).toBeGreaterThan(-1e-3);
        }
      }),
    );
    // An all-zero column has no weight.
    expect(nonNegativeWeights([0, 0, 0, 2], [5, 4])).toEqual([0, 2]);
  });
});

describe('holidays', () => {
  it.each([
    [
      2026,
      { '05-25': 'memorial-day', '09-07': 'labor-day', '11-26': 'thanksgiving', '11-27': 'day-after-thanksgiving' },
    ],
    [
      2027,
      { '05-31': 'memorial-day', '09-06': 'labor-day', '11-25': 'thanksgiving', '11-26': 'day-after-thanksgiving' },
    ],
    [
      2025,
      { '05-26': 'memorial-day', '09-01': 'labor-day', '11-27': 'thanksgiving', '11-28': 'day-after-thanksgiving' },
    ],
    [
      2029,
      { '05-28': 'memorial-day', '09-03': 'labor-day', '11-22': 'thanksgiving', '11-23': 'day-after-thanksgiving' },
    ],
    [
      2030,
      { '05-27': 'memorial-day', '09-02': 'labor-day', '11-28': 'thanksgiving', '11-29': 'day-after-thanksgiving' },
    ],
  ])('of %i are exactly these', (year, some) => {
    const found: Record<string, string> = {};
    for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += 86_400_000) {
      const day = new Date(at).toISOString().slice(0, 10);
      const holiday = holidayOf(day);
      if (holiday !== null) found[day.slice(5)] = holiday;
    }
    const everyYear = Object.keys(found).filter((day) => !Object.hasOwn(some, day));
    expect(found).toMatchObject(some);
    expect(everyYear).toEqual(['01-01', '07-04', '12-24', '12-25', '12-26', '12-31']);
  });
});

describe('the normal distribution', () => {
  it.each([
    [0.5, 0],
    [0.9, 1.281552],
    [0.1, -1.281552],
    [0.975, 1.959964],
    [0.025, -1.959964],
    [0.999, 3.090232],
    [0.3, -0.524401],
    [0.501, 0.002507],
  ])('has a share of %d below %d', (probability, value) => {
    expect(Math.abs(normalQuantile(probability) - value)).toBeLessThan(4.6e-4);
  });
});

describe('the share reached within the promise', () => {
  /** One exponential service with almost no drive, so that the closed forms of M/M/n hold. */
  const work = (callsPerHour: number, promise: number) =>
    poolWork([
      {
        callsPerHour,
        drive: { mean: 1e-6, variation: 0.1 },
        onSite: { mean: 60, variation: 1 },
        promisedMinutes: promise,
      },
    ]);

  it('is whatever the drives allow if no call waits, and zero with more work than drivers', () => {
    expect(arrivalWithinPromise(50, work(2, 30))).toBeCloseTo(1, 6);
    expect([0, 1, 2].map((drivers) => arrivalWithinPromise(drivers, work(2, 30)))).toEqual([0, 0, 0]);
    expect(arrivalWithinPromise(3, work(2, 30))).toBeGreaterThan(0);
  });

  it('for a zero-minute promise, is the share that need not wait', () => {
    for (const [drivers, load] of [
      [3, 2],
      [10, 8],
      [2, 0.5],
    ] as const)
      expect(arrivalWithinPromise(drivers, work(load, 1e-4))).toBeCloseTo(1 - probabilityOfWaiting(drivers, load), 2);
  });

  it('with many drivers, falls off exponentially with the promise, as in M/M/n', () => {
    const [drivers, load] = [40, 36];
    for (const minutes of [10, 20, 40]) {
      const exact = 1 - probabilityOfWaiting(drivers, load) * Math.exp((-(drivers - load) * minutes) / 60);
      expect(Math.abs(arrivalWithinPromise(drivers, work(load, minutes)) - exact)).toBeLessThan(0.02);
    }
  });

  it('needs the fewest drivers that reach the target, plus shrinkage', () => {
    const pool = work(8, 20);
    const need = optimizedDriversNeeded(pool, { share: 0.9 });
    expect(need?.withinPromise).toBeGreaterThanOrEqual(0.9);
    expect(arrivalWithinPromise((need?.working ?? 0) - 1, pool)).toBeLessThan(0.9);
    expect(need?.drivers).toBe(need?.working);
    const shrunk = optimizedDriversNeeded(pool, { share: 0.9, shrinkage: 0.25 });
    expect([shrunk?.working, shrunk?.drivers]).toEqual([need?.working, Math.ceil((need?.working ?? 0) / 0.75)]);
    // 8 erlangs at no more than 40 % are 20 drivers, for any promise.
    expect(optimizedDriversNeeded(work(7.99, 20), { share: 0.1, occupancyCap: 0.4 })?.working).toBe(20);
    expect(optimizedDriversNeeded(work(0, 20), { share: 0.9 })).toMatchObject({ working: 1, drivers: 1 });
    expect(withShrinkage(9, 0.1)).toBe(10);
    expect(withShrinkage(10, 0)).toBe(10);
    const far = poolWork([
      { callsPerHour: 1, drive: { mean: 40, variation: 0.5 }, onSite: { mean: 20, variation: 1 }, promisedMinutes: 30 },
    ]);
    expect(optimizedDriversNeeded(far, { share: 0.9 }).bestPossible).toBeLessThan(0.9);
  });
});

describe('a pattern', () => {
  it('is a steady week when all hours are alike', () => {
    const series = { firstDay: '2025-01-05', counts: steady(70, 2) };
    const pattern = fitPattern(series, usableHours(series.counts));
    expect([pattern.firstDay, pattern.days, pattern.week.length]).toEqual(['2025-01-05', 70, 168]);
    for (const rate of pattern.week) expect(rate).toBeCloseTo(2, 3);
    for (const [at, term] of pattern.season.entries()) expect([at, term]).toEqual([at, expect.closeTo(0, 3)]);
    for (const calls of patternVolume(pattern, '2025-03-16', 3)) expect(calls).toBeCloseTo(2, 2);
  });

  it('applies the day of the week, the season and the holiday', () => {
    const week = Array.from({ length: 168 }, (_, hour) => 1 + hour / 100);
    const pattern = {
      firstDay: '2025-01-05',
      days: 100,
      week,
      flatWeek: week,
      season: [Math.log(2), Math.log(1.5), 0, 0, 0, 0],
      holidays: { thanksgiving: 0.5 },
    };
    // A Monday in the first week: the trend is measured back from the end of the history.
    const monday = patternVolume(pattern, '2025-01-06', 1);
    expect(monday).toHaveLength(24);
    expect(monday[3]).toBeCloseTo(2 * 1.5 ** (-99 / 365.25) * week[27]!, 10);
    // The trend is not extrapolated past the history.
    expect(patternVolume(pattern, '2025-11-26', 2)[24 + 5]).toBeCloseTo(2 * 0.5 * week[4 * 24 + 5]!, 10);
    expect(patternVolume(pattern, '2025-11-26', 2)[5]).toBeCloseTo(2 * week[3 * 24 + 5]!, 10);
    const waves = { ...pattern, season: [0, 0, 0.1, 0.2, 0.3, 0.4] };
    const angle = (2 * Math.PI * 45) / 365.25;
    const season =
      0.1 * Math.sin(angle) + 0.2 * Math.cos(angle) + 0.3 * Math.sin(2 * angle) + 0.4 * Math.cos(2 * angle);
    expect(patternVolume(waves, '2025-02-15', 1)[0]).toBeCloseTo(Math.exp(season) * week[6 * 24]!, 10);
  });
});

describe('the whole forecast', () => {
  // Ten weeks over Christmas with a storm, a silent feed and unknown hours.
  const counts = Float64Array.from({ length: 70 * 24 }, (_, hour) => {
    const burst = (hour * 7919) % 97 < 12 ? 6 : ((hour * 7919) % 5) - 2;
    const busy = Math.round(4 + 3 * Math.sin((2 * Math.PI * ((hour % 24) - 8)) / 24) + burst);
    const day = Math.floor(hour / 24);
    return Math.max(0, day % 7 === 0 ? busy - 2 : day === 30 ? 4 * busy : day === 24 ? Math.round(busy / 2) : busy);
  });
  counts.fill(0, 40 * 24 + 5, 40 * 24 + 17);
  counts.fill(Number.NaN, 50 * 24, 50 * 24 + 4);
  const history = { firstDay: '2025-12-07', counts };
  const model = trainVolumeModel(history);
  const round = (value: number) => Math.round(value * 1e5) / 1e5;

  it('matches its snapshot: a different number is a decision, not an accident', () => {
    const ahead = forecastVolume(model, history, 336);
    const shown = [0, 1, 5, 12, 23, 24, 47, 100, 168, 335].map((hour) => ahead[hour]!);
    expect(shown.map(({ mean, dispersion }) => [round(mean), round(dispersion)])).toEqual([
      [1.3651, 7.37472],
      [1.32476, 5.19229],
      [1.45019, 5.19229],
      [6.33033, 5.19229],
      [1.38041, 5.19229],
      [2.15157, 4.80652],
      [3.11654, 4.80652],
      [1.57605, 4.80652],
      [1.42417, 4.5155],
      [2.80419, 4.5155],
    ]);
    expect(model.pattern.season.map(round)).toEqual([-0.00187, 0, -0.00004, 0.00027, -0.00043, 0.00081]);
    expect(
      Object.fromEntries(Object.entries(model.pattern.holidays).map(([name, factor]) => [name, round(factor)])),
    ).toEqual({
      'christmas-eve': 1.00337,
      christmas: 0.92996,
      'day-after-christmas': 1.00718,
      'new-years-eve': 0.67142,
      'new-year': 1.02448,
    });
    expect([0, 13, 30, 80, 167].map((hour) => round(model.pattern.week[hour]!))).toEqual([
      1.35653, 5.60061, 3.56985, 4.7498, 2.67002,
    ]);
  });
});
