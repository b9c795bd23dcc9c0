import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  binOf,
  histogramBins,
  isSmallSample,
  meanInterval,
  quantileOfHistogram,
  sumHistograms,
  totalOf,
  wilsonInterval,
} from './index.ts';
import { student95, student99 } from './student.ts';

describe('the Wilson interval', () => {
  it.each([
    [20, 63, 94],
    [30, 67, 93],
    [100, 76, 90],
    [200, 78, 88],
  ])('at 84 %% of %d runs from %d to %d', (n, low, high) => {
    const interval = wilsonInterval(0.84 * n, n);
    expect([Math.round(interval?.low ?? 0), Math.round(interval?.high ?? 0)]).toEqual([low, high]);
  });

  it('matches worked examples', () => {
    const half = wilsonInterval(5, 10);
    expect(half?.low).toBeCloseTo(23.659, 3);
    expect(half?.high).toBeCloseTo(76.341, 3);
    const none = wilsonInterval(0, 10);
    expect(none?.low).toBe(0);
    expect(none?.high).toBeCloseTo(27.753, 3);
  });

  const anyAnswers = fc
    .integer({ min: 1, max: 5000 })
    .chain((n) => fc.tuple(fc.integer({ min: 0, max: n }), fc.constant(n)));

  it('contains its share and stays within 0 and 100', () => {
    fc.assert(
      fc.property(anyAnswers, ([top, n]) => {
        const { low, high } = wilsonInterval(top, n) ?? { low: Number.NaN, high: Number.NaN };
        const share = (100 * top) / n;
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual(share);
        expect(high).toBeGreaterThanOrEqual(share);
        expect(high).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('mirrors when the answers are inverted, and narrows with more of them', () => {
    fc.assert(
      fc.property(anyAnswers, ([top, n]) => {
        const here = wilsonInterval(top, n);
        const mirrored = wilsonInterval(n - top, n);
        const tenfold = wilsonInterval(10 * top, 10 * n);
        if (here === null || mirrored === null || tenfold === null) throw new Error('there are answers');
        expect(mirrored.low).toBeCloseTo(100 - here.high, 9);
        expect(tenfold.high - tenfold.low).toBeLessThan(here.high - here.low);
      }),
    );
  });

  it('needs answers', () => {
    expect(wilsonInterval(0, 0)).toBeNull();
  });

  it('is gray below ten of them', () => {
    expect([0, 9, 10, 11].map(isSmallSample)).toEqual([true, true, false, false]);
  });
});

describe("Student's t", () => {
  // From the printed tables: the two-sided 95% points.
  it.each([
    [1, 12.7062],
    [2, 4.3027],
    [3, 3.1824],
    [4, 2.7764],
    [5, 2.5706],
    [8, 2.306],
    [9, 2.2622],
    [10, 2.2281],
    [15, 2.1314],
    [20, 2.086],
    [29, 2.0452],
    [30, 2.0423],
    [40, 2.0211],
    [60, 2.0003],
    [120, 1.9799],
    [100_000, 1.96],
  ])('with %d degrees of freedom is %d', (freedom, t) => {
    expect(student95(freedom)).toBeCloseTo(t, 4);
  });

  it.each([
    [1, 63.6567],
    [9, 3.2498],
    [29, 2.7564],
    [30, 2.75],
    [49, 2.68],
    [1e9, 2.5758],
  ])('99%% of means with %i degrees of freedom are within %f standard errors', (freedom, t) => {
    expect(student99(freedom)).toBeCloseTo(t, 4);
  });

  it('falls toward 1.96 without a jump where the expansion takes over', () => {
    for (let freedom = 1; freedom < 400; freedom += 1) expect(student95(freedom + 1)).toBeLessThan(student95(freedom));
    expect(student95(29) - student95(30)).toBeLessThan(student95(28) - student95(29));
    expect(student95(1e9)).toBeCloseTo(1.959964, 6);
  });

  it('has no reach without a degree of freedom', () => {
    expect(student95(0)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('the interval of a mean', () => {
  const intervalOf = (values: readonly number[]) =>
    meanInterval(
      values.reduce((sum, value) => sum + value, 0),
      values.reduce((sum, value) => sum + value * value, 0),
      values.length,
    );

  it('uses t, not z: three waits of 20, 40 and 60 minutes say little', () => {
    const interval = intervalOf([20, 40, 60]);
    expect(interval?.low).toBeCloseTo(40 - (4.30265 * 20) / Math.sqrt(3), 3);
    expect(interval?.high).toBeCloseTo(40 + (4.30265 * 20) / Math.sqrt(3), 3);
  });

  it('contains its mean, and is a point if all values are the same', () => {
    expect(intervalOf([45, 45, 45])).toEqual({ low: 45, high: 45 });
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 480, noNaN: true }), { minLength: 2, maxLength: 40 }), (values) => {
        const interval = intervalOf(values);
        const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
        expect(interval?.low).toBeLessThanOrEqual(mean);
        expect(interval?.high).toBeGreaterThanOrEqual(mean);
      }),
    );
  });

  it('needs two values', () => {
    expect(intervalOf([])).toBeNull();
    expect(intervalOf([45])).toBeNull();
  });
});

const anyWait = fc.double({ min: 0.01, max: 479.99, noNaN: true });
const histogramOf = (waits: readonly number[]) => {
  const bins = Array.from({ length: histogramBins }, () => 0);
  for (const wait of waits) {
    const bin = binOf(wait);
    if (bin !== null) bins[bin] = (bins[bin] ?? 0) + 1;
  }
  return bins;
};

describe('the minutes histogram', () => {
  it.each([
    [0, null],
    [-3, null],
    [0.2, 0],
    [44.99, 44],
    [45, 45],
    [479.9, 479],
    [480, null],
  ])('puts %d minutes into bin %s', (minutes, bin) => {
    expect(binOf(minutes)).toBe(bin);
  });

  it('adds bin by bin, for any lengths', () => {
    expect(sumHistograms([[1, 2], [0, 1, 4], []])).toEqual([1, 3, 4]);
    expect(sumHistograms([])).toEqual([]);
    expect(totalOf([1, 3, 4])).toBe(8);
  });

  it.each([
    [[], 0.5, null],
    [[0, 0], 0.5, null],
    [[0, 0, 0, 1], 0.5, 3],
    [[1, 1, 1, 1], 0.5, 1],
    [[1, 1, 1, 1], 0.51, 2],
    [[1, 1, 1, 1, 1, 1, 1, 1, 1, 1], 0.9, 8],
    [[1, 1, 1, 1, 1, 1, 1, 1, 1, 1], 0.7, 6],
    [[5, 5], 0, 0],
    [[5, 5], 1, 1],
  ])('%j has the %d quantile %s', (histogram, q, value) => {
    expect(quantileOfHistogram(histogram, q)).toBe(value);
  });

  it('returns the whole minute of the nearest-rank quantile of the raw waits', () => {
    fc.assert(
      fc.property(
        fc.array(anyWait, { minLength: 1, maxLength: 200 }),
        fc.integer({ min: 1, max: 100 }),
        (waits, percent) => {
          const sorted = waits.toSorted((left, right) => left - right);
          const exact = sorted[Math.ceil((percent * waits.length) / 100) - 1] ?? Number.NaN;
          expect(quantileOfHistogram(histogramOf(waits), percent / 100)).toBe(Math.floor(exact));
        },
      ),
    );
  });

  it('puts the median below a whole minute exactly when at least half waited less', () => {
    fc.assert(
      fc.property(fc.array(anyWait, { minLength: 1 }), fc.integer({ min: 1, max: 479 }), (waits, minute) => {
        const less = waits.filter((wait) => wait < minute).length;
        expect((quantileOfHistogram(histogramOf(waits), 0.5) ?? 0) < minute).toBe(2 * less >= waits.length);
      }),
    );
  });

  it('grows with the quantile and does not depend on how it was summed', () => {
    fc.assert(
      fc.property(
        fc.array(anyWait, { minLength: 1 }),
        fc.array(anyWait),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (left, right, p, q) => {
          const summed = sumHistograms([histogramOf(left), histogramOf(right)]);
          expect(summed).toEqual(histogramOf([...left, ...right]));
          const [lower, upper] = [Math.min(p, q), Math.max(p, q)].map((at) => quantileOfHistogram(summed, at) ?? 0);
          expect(lower).toBeLessThanOrEqual(upper ?? 0);
        },
      ),
    );
  });
});
