import { describe, expect, it } from 'vitest';
import { RandomStream } from './random-stream.ts';

const draws = 60_000;

function moments(name: string, sample: (stream: RandomStream) => number) {
  const stream = new RandomStream('moments', name);
  let sum = 0;
  let squares = 0;
  for (let index = 0; index < draws; index++) {
    const value = sample(stream);
    sum += value;
    squares += value * value;
  }
  const mean = sum / draws;
  return { mean, variance: squares / draws - mean * mean };
}

describe('RandomStream', () => {
  it('repeats for the same key and differs for others', () => {
    const first = (...key: (string | number)[]) => {
      const stream = new RandomStream(...key);
      return Array.from({ length: 8 }, () => stream.word());
    };
    expect(first(1, 'norristown', '2026-11-20')).toEqual(first(1, 'norristown', '2026-11-20'));
    // The exact values are pinned, so that a world created by an older version can be continued.
    expect(first('roadside', 1).slice(0, 3)).toEqual([555868996, 3903834505, 1940102025]);
    const others = [
      first(2, 'norristown', '2026-11-20'),
      first(1, 'norristown', '2026-11-21'),
      first(1, 'norristow', 'n2026-11-20'),
      first(),
    ];
    const seen = new Set(others.flat());
    for (const word of first(1, 'norristown', '2026-11-20')) expect(seen.has(word)).toBe(false);
  });

  it('is uniform: 64 cells of 60,000 draws pass a chi-square test at 0.1 %', () => {
    const stream = new RandomStream('uniform');
    const cells = Array.from({ length: 64 }, () => 0);
    for (let index = 0; index < draws; index++) {
      const cell = Math.floor(stream.next() * 64);
      cells[cell] = (cells[cell] ?? 0) + 1;
    }
    const expected = draws / 64;
    const chiSquare = cells.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(103.4); // 63 degrees of freedom
  });

  it('has uncorrelated streams for neighboring days', () => {
    const pairs = Array.from(
      { length: 4000 },
      (_, day) => [new RandomStream('s', day).next(), new RandomStream('s', day + 1).next()] as const,
    );
    const covariance = pairs.reduce((sum, [a, b]) => sum + (a - 0.5) * (b - 0.5), 0) / pairs.length;
    expect(Math.abs(covariance * 12)).toBeLessThan(0.05);
  });

  const median = 40;
  const sigma = 0.5;
  it.each<[string, (stream: RandomStream) => number, number, number]>([
    ['uniform', (stream) => stream.between(2, 6), 4, 16 / 12],
    ['integer', (stream) => stream.integer(1, 6), 3.5, 35 / 12],
    ['normal', (stream) => stream.normal(10, 3), 10, 9],
    [
      'lognormal',
      (stream) => stream.lognormal(median, sigma),
      median * Math.exp(sigma ** 2 / 2),
      median ** 2 * Math.exp(sigma ** 2) * (Math.exp(sigma ** 2) - 1),
    ],
    ['exponential', (stream) => stream.exponential(5), 5, 25],
    ['gamma', (stream) => stream.gammaOfMeanOne(25), 1, 1 / 25],
    ['poisson, small', (stream) => stream.poisson(0.24), 0.24, 0.24],
    ['poisson, large', (stream) => stream.poisson(90), 90, 90],
    ['negative binomial', (stream) => stream.negativeBinomial(16, 25), 16, 16 + 16 ** 2 / 25],
  ])('%s has the theoretical mean and variance', (name, sample, mean, variance) => {
    const measured = moments(name, sample);
    // Five standard errors for the mean; variances are heavier-tailed, so they get 5 %.
    expect(Math.abs(measured.mean - mean)).toBeLessThan(5 * Math.sqrt(variance / draws));
    expect(Math.abs(measured.variance / variance - 1)).toBeLessThan(0.05);
  });

  it('never picks entries with zero weight', () => {
    const stream = new RandomStream('edges');
    expect(stream.poisson(0)).toBe(0);
    expect(stream.chance(0)).toBe(false);
    expect(stream.chance(1)).toBe(true);
    for (let index = 0; index < 1000; index++)
      expect(
        stream.pickWeighted([
          ['never', 0],
          ['always', 1],
          ['nor this', 0],
        ]),
      ).toBe('always');
  });

  it('picks in proportion to the weights', () => {
    const stream = new RandomStream('weights');
    let heavy = 0;
    for (let index = 0; index < draws; index++)
      if (
        stream.pickWeighted([
          ['heavy', 3],
          ['light', 1],
        ]) === 'heavy'
      )
        heavy++;
    expect(Math.abs(heavy / draws - 0.75)).toBeLessThan(0.01);
  });

  it('shuffles without losing items', () => {
    const items = Array.from({ length: 50 }, (_, index) => index);
    const shuffled = new RandomStream('shuffle').shuffle(items);
    expect(shuffled).not.toEqual(items);
    expect([...shuffled].sort((a, b) => a - b)).toEqual(items);
  });
});
