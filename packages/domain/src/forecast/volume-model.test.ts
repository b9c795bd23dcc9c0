import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countQuantile, deviation, fitDispersion } from './negative-binomial.ts';
import { holidayOf } from './holidays.ts';
import { hoursPerDay } from './hourly-series.ts';
import type { HourlySeries } from './hourly-series.ts';
import { solveSymmetric, nonNegativeWeights } from './linear-system.ts';
import { usableHours } from './usable-hours.ts';
import { forecastQuantile, forecastRolling, forecastVolume, trainVolumeModel } from './volume-model.ts';
import { fitPattern, patternVolume } from './volume-pattern.ts';

const firstDay = '2025-01-05';
const weekShape = (hour: number) => 1 + Math.sin((2 * Math.PI * ((hour % 24) - 7)) / 24);
const random = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
};
const poisson = (mean: number, draw: () => number) => {
  let [count, left] = [0, draw()];
  const limit = Math.exp(-mean);
  while (left > limit) {
    count += 1;
    left *= draw();
  }
  return count;
};
const made = (days: number, mean: (hour: number) => number, seed = 1): HourlySeries => {
  const draw = random(seed);
  return {
    firstDay,
    counts: Float64Array.from({ length: days * hoursPerDay }, (_, hour) => poisson(mean(hour), draw)),
  };
};
const ordinary = (hour: number) => 4 * weekShape(hour) * (Math.floor(hour / 24) % 7 === 0 ? 0.7 : 1.05);

describe('a forecast', () => {
  const history = made(200, ordinary);
  const model = trainVolumeModel(history);

  it('recovers the weekly pattern', () => {
    const ahead = forecastVolume(model, history, 14 * 24);
    const off = ahead.map(({ mean }, hour) => Math.abs(mean - ordinary(200 * 24 + hour)));
    expect(off.reduce((sum, one) => sum + one, 0) / off.length).toBeLessThan(0.4);
  });

  it('never uses the future: changing it never changes an earlier forecast', () => {
    const through = 190 * 24;
    const trained = trainVolumeModel({ firstDay, counts: history.counts.slice(0, through) });
    fc.assert(
      fc.property(
        fc.integer({ min: through, max: 200 * 24 - 1 }),
        fc.integer({ min: 0, max: 400 }),
        fc.constantFrom(1, 24, 168),
        (changed, calls, lead) => {
          const other = { firstDay, counts: history.counts.slice() };
          other.counts[changed] = calls;
          const before = forecastRolling(trained, history, through, lead);
          const after = forecastRolling(trained, other, through, lead);
          // The changed hour itself and everything forecast before it ended.
          const known = Math.min(before.length, changed - through + lead);
          expect(after.slice(0, known)).toEqual(before.slice(0, known));
        },
      ),
      { numRuns: 12 },
    );
  });

  it('rises during a storm if past storms lasted, and less so for next week', () => {
    const stormy = (hour: number) => ordinary(hour) * (hour % (24 * 13) < 14 ? 5 : 1);
    const known = made(200, stormy);
    const begun = { firstDay, counts: known.counts.slice(0, 196 * 24) };
    const calm = { firstDay, counts: begun.counts.slice() };
    const storm = { firstDay, counts: begun.counts.slice() };
    for (let hour = 196 * 24 - 6; hour < 196 * 24; hour += 1) storm.counts[hour] = Math.round(5 * ordinary(hour));
    const trained = trainVolumeModel(known);
    const ahead = (series: HourlySeries) => forecastVolume(trained, series, 336);
    expect(ahead(storm)[0]!.mean).toBeGreaterThan(1.5 * ahead(calm)[0]!.mean);
    expect(ahead(storm)[335]!.mean).toBeLessThan(1.2 * ahead(calm)[335]!.mean);
  });

  it('follows a storm hour by hour when each hour is forecast from the one before', () => {
    const stormy = (hour: number) => ordinary(hour) * (hour % (24 * 13) < 14 ? 5 : 1);
    const trained = trainVolumeModel(made(200, stormy));
    const calm = made(200, ordinary);
    const storm = { firstDay, counts: calm.counts.slice() };
    const from = 196 * 24;
    // The storm starts six hours after the first hour of the forecast.
    for (let hour = from + 6; hour < from + 14; hour += 1) storm.counts[hour] = Math.round(5 * ordinary(hour));
    const [rolling, usual] = [storm, calm].map((series) => forecastRolling(trained, series, from, 1));
    expect(rolling![5]!.mean).toBe(usual![5]!.mean);
    expect(rolling![12]!.mean).toBeGreaterThan(1.3 * usual![12]!.mean);
  });

  it('has calibrated quantiles', () => {
    const later = made(260, ordinary, 7);
    const ahead = forecastRolling(model, later, 200 * 24, 168);
    const inside = ahead.filter((hour, at) => {
      const actual = later.counts[200 * 24 + at]!;
      return actual >= forecastQuantile(hour, 0.1) && actual <= forecastQuantile(hour, 0.9);
    });
    expect(inside.length / ahead.length).toBeGreaterThan(0.78);
    expect(inside.length / ahead.length).toBeLessThan(0.97);
  });

  it('works with two weeks, one day and no history', () => {
    for (const days of [0, 1, 15]) {
      const short = made(days, ordinary);
      const ahead = forecastVolume(trainVolumeModel(short), short, 24);
      expect(ahead.every(({ mean }) => Number.isFinite(mean) && mean >= 0)).toBe(true);
    }
  });
});

describe('closed days and outages', () => {
  const sunday = (hour: number) => Math.floor(hour / 24) % 7 === 0;
  const open = (hour: number) => (sunday(hour) || hour % 24 < 7 || hour % 24 > 18 ? 0 : 2);
  const totals = (hours: readonly { mean: number }[]) =>
    Array.from({ length: hours.length / 24 }, (_, day) =>
      hours.slice(day * 24, (day + 1) * 24).reduce((sum, { mean }) => sum + mean, 0),
    );

  it.each([21, 70, 400])(
    'forecast no calls on closed Sundays, after %s days, and all of them on other days',
    (days) => {
      const series = made(days, open);
      expect(usableHours(series.counts).every((use, hour) => use === 1 || !sunday(hour))).toBe(true);
      const shown = totals(forecastVolume(trainVolumeModel(series), series, 21 * 24));
      for (const [at, total] of shown.entries()) {
        if ((days + at) % 7 === 0) expect(total).toBeLessThan(2);
        else expect(Math.abs(total / 24 - 1)).toBeLessThan(0.2);
      }
    },
  );

  it('follow a place that has been closed on Sundays for two months', () => {
    const series = made(400, (hour) => (hour < 340 * 24 && sunday(hour) ? open(hour + 24) : open(hour)));
    const shown = totals(forecastVolume(trainVolumeModel(series), series, 14 * 24));
    // 24 calls on Sundays before.
    expect(shown[(7 - (400 % 7)) % 7]!).toBeLessThan(13);
  });

  it('learn a holiday on which the place is closed', () => {
    const day = (hour: number) => new Date(Date.parse(firstDay) + Math.floor(hour / 24) * 86_400_000);
    const series = made(400, (hour) => (day(hour).getUTCMonth() === 11 && day(hour).getUTCDate() === 25 ? 0 : 4));
    expect(fitPattern(series, usableHours(series.counts)).holidays['christmas']).toBeLessThan(0.3);
  });

  it('are not lowered by hours without a recording, known or not', () => {
    const whole = made(200, ordinary, 3);
    const mean = (series: HourlySeries) =>
      totals(forecastVolume(trainVolumeModel(series), series, 336)).reduce((sum, total) => sum + total, 0);
    for (const missing of [0, Number.NaN]) {
      const gaps = { firstDay, counts: whole.counts.slice() };
      for (let day = 6; day < 200; day += 9) gaps.counts.fill(missing, day * 24 + 8, day * 24 + 20);
      expect(Math.abs(mean(gaps) / mean(whole) - 1)).toBeLessThan(0.03);
    }
  });
});

describe('hours treated as missing', () => {
  it('are unknown ones, long silences and extraordinary days', () => {
    const { counts } = made(120, ordinary);
    counts[50 * 24 + 3] = Number.NaN;
    counts.fill(0, 60 * 24 + 10, 60 * 24 + 16);
    for (let hour = 80 * 24; hour < 81 * 24; hour += 1) counts[hour] = 5 * ordinary(hour);
    const usable = usableHours(counts);
    expect(usable[50 * 24 + 3]).toBe(0);
    expect(usable.slice(60 * 24 + 10, 60 * 24 + 16)).toEqual(new Uint8Array(6));
    expect(usable.slice(80 * 24, 81 * 24).every((use) => use === 0)).toBe(true);
    expect(usable.reduce((sum, use) => sum + use, 0)).toBeGreaterThan(119 * 24 - 60);
  });

  it('do not move the pattern', () => {
    const clean = made(120, ordinary);
    const dirty = { firstDay, counts: clean.counts.slice() };
    dirty.counts.fill(40, 80 * 24, 81 * 24);
    const volume = (series: HourlySeries) => patternVolume(fitPattern(series, usableHours(series.counts)), firstDay, 7);
    const off = volume(dirty).map((value, at) => Math.abs(value - volume(clean)[at]!));
    expect(Math.max(...off)).toBeLessThan(0.3);
  });

  it('are never the busy hours of a station with three calls a day', () => {
    expect(usableHours(made(120, () => 1 / 8).counts).every((use) => use === 1)).toBe(true);
  });
});

describe('the pattern', () => {
  it('learns the effect of a holiday', () => {
    const series = made(400, (hour) => {
      const day = new Date(Date.parse(firstDay) + Math.floor(hour / 24) * 86_400_000).toISOString().slice(0, 10);
      return 2 * ordinary(hour) * (holidayOf(day) === 'thanksgiving' ? 0.5 : 1);
    });
    const { holidays } = fitPattern(series, usableHours(series.counts));
    expect(holidays['thanksgiving']).toBeLessThan(0.65);
    expect(holidays['labor-day']).toBeGreaterThan(0.85);
  });

  it('learns a season from enough calls, and discounts one from few', () => {
    const seasonal = (scale: number) =>
      made(400, (hour) => scale * ordinary(hour) * (1 + 0.3 * Math.cos((2 * Math.PI * (hour / 24 + 4)) / 365.25)));
    const swing = (series: HourlySeries) => {
      const [, , sine = 0, cosine = 0] = fitPattern(series, usableHours(series.counts)).season;
      return Math.hypot(sine, cosine);
    };
    expect(swing(seasonal(3))).toBeGreaterThan(0.24);
    expect(swing(seasonal(0.02))).toBeLessThan(0.22);
  });

  it.each([
    ['2026-01-01', 'new-year'],
    ['2026-05-25', 'memorial-day'],
    ['2026-07-04', 'independence-day'],
    ['2026-09-07', 'labor-day'],
    ['2026-11-26', 'thanksgiving'],
    ['2026-11-27', 'day-after-thanksgiving'],
    ['2026-12-26', 'day-after-christmas'],
    ['2026-11-19', null],
    ['2026-09-14', null],
  ])('%s is %s', (day, holiday) => {
    expect(holidayOf(day)).toBe(holiday);
  });
});

describe('negative binomial counts', () => {
  // Geometric counts (dispersion 1) and Poisson ones have closed forms.
  it.each([
    [3, 1, 0.5, 2],
    [3, 1, 0.9, 8],
    [1, 500, 0.5, 1],
    [0, 5, 0.9, 0],
    [0.05, 5, 0.9, 0],
    [9, 500, 0.9, 13],
  ])('of mean %s and dispersion %s: quantile %s is %s', (mean, dispersion, probability, count) => {
    expect(countQuantile(mean, dispersion, probability)).toBe(count);
  });

  it('stay finite for large means', () => {
    expect(countQuantile(20_000, 400, 0.5)).toBeCloseTo(20_000, -2);
    expect(countQuantile(20_000, 400, 0.9)).toBeCloseTo(20_000 + 1.2816 * deviation(20_000, 400), -2);
  });

  it('have their dispersion recovered', () => {
    const draw = random(5);
    const counts = Float64Array.from({ length: 6000 }, () => {
      // A gamma of shape 2 is the sum of two exponentials.
      const burst = (-Math.log(draw()) - Math.log(draw())) / 2;
      return poisson(4 * burst, draw);
    });
    expect(fitDispersion(new Float64Array(6000).fill(4), counts)).toBeCloseTo(2, 0);
    expect(
      fitDispersion(
        new Float64Array(6000).fill(4),
        counts.map(() => poisson(4, draw)),
      ),
    ).toBeGreaterThan(50);
  });

  it.each([
    [600, 20],
    [600, 2],
    [1500, 60],
    [40, 20],
  ])('have their dispersion recovered at %s calls an hour: %s', (mean, dispersion) => {
    const draw = random(11);
    const normal = () => Math.sqrt(-2 * Math.log(draw())) * Math.cos(2 * Math.PI * draw());
    // A gamma of a whole shape is a sum of exponentials; a Poisson count of hundreds is practically normal.
    const counts = Float64Array.from({ length: 4000 }, () => {
      let burst = 0;
      for (let part = 0; part < dispersion; part += 1) burst -= Math.log(draw()) / dispersion;
      return Math.max(0, Math.round(mean * burst + Math.sqrt(mean * burst) * normal()));
    });
    const fitted = fitDispersion(new Float64Array(counts.length).fill(mean), counts);
    expect(Math.abs(fitted / dispersion - 1)).toBeLessThan(0.1);
  });

  it('are recognized as Poisson counts at any volume', () => {
    const draw = random(12);
    const normal = () => Math.sqrt(-2 * Math.log(draw())) * Math.cos(2 * Math.PI * draw());
    const counts = Float64Array.from({ length: 4000 }, () => Math.round(600 + Math.sqrt(600) * normal()));
    const fitted = fitDispersion(new Float64Array(counts.length).fill(600), counts);
    expect(deviation(600, fitted)).toBeLessThan(1.05 * Math.sqrt(600));
  });
});

describe('small systems', () => {
  it('are solved', () => {
    const solution = solveSymmetric([4, 1, 1, 3], [1, 2]);
    expect(solution[0]).toBeCloseTo(1 / 11, 12);
    expect(solution[1]).toBeCloseTo(7 / 11, 12);
  });

  it('have no weight below 0', () => {
    // y = 2 a - b, so an unconstrained b would be negative.
    expect(nonNegativeWeights([2, 1, 1, 2], [3, 0])).toEqual([1.5, 0]);
  });
});
