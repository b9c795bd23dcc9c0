import { describe, expect, it } from 'vitest';
import {
  basisOf,
  changeFrom,
  changeOf,
  percentWords,
  shownChange,
  signedChange,
  reliableDays,
  figure,
  firstOrder,
  goalOf,
  intervalOf,
  likelyRange,
  unitOf,
} from './figures.ts';

const share = { kind: 'share', unit: 'percent', direction: 'higher', decimals: 1, countedFrom: 'surveys' } as const;
const minutes = { kind: 'mean', unit: 'minutes', direction: 'lower', decimals: 1, countedFrom: 'calls' } as const;
const calls = { kind: 'count', unit: 'calls', direction: 'neutral', decimals: 0, countedFrom: 'calls' } as const;
const cancelled = { ...share, direction: 'lower', countedFrom: 'calls' } as const;

describe('figures', () => {
  it.each([
    [share, 84.24, '84.2', '%'],
    [minutes, 48, '48.0', 'min'],
    [calls, 12_340, '12,340', undefined],
    [share, null, null, '%'],
    [share, (100 * 2884) / 2885, '>99.9', '%'],
    [share, 100 / 3000, '<0.1', '%'],
    [share, 100, '100.0', '%'],
    [minutes, 99.97, '100.0', 'min'],
    [minutes, -0.04, '0.0', 'min'],
  ] as const)('%j %d', (heading, value, written, unit) => {
    expect(figure(heading, value)).toBe(written);
    expect(unitOf(heading)).toBe(unit);
  });

  it.each([
    ['a share that rose', share, 84.2, 83, { amount: '1.2 points', trend: 'up', effect: 'better' }],
    ['a share that fell', share, 83, 84.2, { amount: '1.2 points', trend: 'down', effect: 'worse' }],
    ['minutes that fell', minutes, 45, 48, { amount: '3.0 min', trend: 'down', effect: 'better' }],
    ['more calls, which is neither', calls, 110, 100, { amount: '10.0%', trend: 'up', effect: 'even' }],
    [
      'the difference of the two numbers shown',
      share,
      87,
      84.15,
      { amount: '2.8 points', trend: 'up', effect: 'better' },
    ],
    ['two numbers shown alike', share, 84.24, 84.16, { amount: '0.0 points', trend: 'flat', effect: 'even' }],
    ['whole points', { ...share, decimals: 0 }, 84.4, 82.6, { amount: '1 point', trend: 'up', effect: 'better' }],
    ['what rounds to nothing', share, 84.201, 84.199, { amount: '0.0 points', trend: 'flat', effect: 'even' }],
  ] as const)('describes the change: %s', (_name, heading, value, before, change) => {
    expect(changeOf(heading, value, before)).toEqual(change);
  });

  it.each([
    ['surveys', 1, 'of 1 survey (too few to score)'],
    ['surveys', 9, 'of 9 surveys (too few to score)'],
    ['surveys', 10, 'of 10 surveys'],
    ['calls', 3, 'of 3 calls (too few to score)'],
    ['calls', 12_340, 'of 12,340 calls'],
    ['offers', 12, 'of 12 offers'],
    ['calls', 0, null],
  ] as const)('names the count a share of %s is based on', (countedFrom, counted, words) => {
    expect(basisOf({ kind: 'share', countedFrom }, counted)).toBe(words);
  });

  it("names no count for metrics that aren't shares", () => {
    expect(basisOf(minutes, 12)).toBeNull();
    expect(basisOf(calls, 12)).toBeNull();
  });

  it('describes the confidence of a share of answers', () => {
    const cell = { value: 84, numerator: 17, denominator: 20, status: null, low: 63.96, high: 94.76 } as const;
    expect(likelyRange({ ...share, decimals: 0 }, cell)).toBe('likely range 64-95%, of 20 surveys');
    expect(likelyRange({ ...share, decimals: 0 }, { ...cell, denominator: 4 })).toBe(
      'likely range 64-95%, of 4 surveys (too few to score)',
    );
    expect(likelyRange(cancelled, cell)).toBe('likely range 64.0-94.8%, of 20 calls');
    expect(likelyRange(minutes, cell)).toBeUndefined();
    expect(likelyRange(share, undefined)).toBeUndefined();
  });

  it('puts the unit after the upper end of a likely range', () => {
    const cell = { value: 84, numerator: 17, denominator: 20, status: null, low: 63.96, high: 94.76 } as const;
    expect(intervalOf(share, cell)).toEqual({ low: '64.0', high: '94.8%' });
    expect(intervalOf(share, { ...cell, high: null })).toBeNull();
    expect(intervalOf(share, undefined)).toBeNull();
  });

  it('leaves days with few answers out of a small chart, unless most have few', () => {
    expect(reliableDays(share, [80, 82, null, 0], [40, 10, 0, 1])).toEqual([80, 82, null, null]);
    expect(reliableDays(share, [100, 50, null, 80], [1, 2, 0, 12])).toEqual([100, 50, null, 80]);
    expect(reliableDays(cancelled, [10, 11, 0], [40, 30, 1])).toEqual([10, 11, null]);
    expect(reliableDays(minutes, [10, 0], [40, 1])).toEqual([10, 0]);
    expect(reliableDays(share, [80, 0], undefined)).toEqual([80, 0]);
  });

  it('gives no verdict on a share with few answers', () => {
    const cell = { value: 100, numerator: 4, denominator: 4, status: 'green' } as const;
    expect(goalOf(share, cell)).toBeNull();
    expect(goalOf(share, { ...cell, numerator: 10, denominator: 10 })).toBe('green');
    expect(goalOf(cancelled, cell)).toBeNull();
    expect(goalOf(minutes, cell)).toBe('green');
    expect(goalOf(minutes, null)).toBeNull();
  });

  it('draws no change to or from a share with few answers', () => {
    const of = (value: number, denominator: number) => ({ value, denominator });
    expect(changeFrom(share, of(100, 9), of(80, 40))).toBeNull();
    expect(changeFrom(share, of(80, 40), of(100, 9))).toBeNull();
    expect(changeFrom(share, of(80, 40), of(75, 10))?.amount).toBe('5.0 points');
    expect(changeFrom(minutes, of(45, 2), of(48, 3))?.amount).toBe('3.0 min');
    expect(changeFrom(share, of(80, 40), null)).toBeNull();
  });

  it('says of a change between few answers that it can be chance, and gives it no color', () => {
    // 11 of 13 surveys now, 14 of 22 before: 84.6% and 63.6%.
    const now = { value: 84.62, denominator: 13, low: 57.77, high: 95.67 };
    const before = { value: 63.64, denominator: 22, low: 42.95, high: 80.27 };
    const change = changeFrom(share, now, before)!;
    expect(change).toEqual({ amount: '21.0 points', trend: 'up', effect: 'even', chance: true });
    expect(shownChange(change, 'vs. Oct 1 to 28')?.against).toBe('vs. Oct 1 to 28, can be chance');
    expect(shownChange(change)?.against).toBe('can be chance');
    expect(signedChange(change)).toBe('+21.0 points (can be chance)');
  });

  it('says nothing of chance if a change is larger, has no likely range, or is none', () => {
    const of = (value: number, low?: number, high?: number) => ({ value, denominator: 1000, low, high });
    const larger = changeFrom(share, of(84, 81.6, 86.1), of(76, 73.3, 78.5))!;
    expect(larger).toEqual({ amount: '8.0 points', trend: 'up', effect: 'better', chance: false });
    expect(shownChange(larger)).toEqual(larger);
    expect(signedChange(larger)).toBe('+8.0 points');
    expect(changeFrom(minutes, of(45), of(48))).toMatchObject({ effect: 'better', chance: false });
    expect(changeFrom(share, of(84, 81, 87), of(84, 81, 87))).toMatchObject({ trend: 'flat', chance: false });
    expect(signedChange(null)).toBe('–');
    expect(shownChange(null)).toBeNull();
  });

  it.each([
    [84.24, '84.2%'],
    [99.97, '>99.9%'],
    [0.03, '<0.1%'],
    [null, '–'],
  ])('writes a share of %d as %s', (value, text) => {
    expect(percentWords(value)).toBe(text);
  });

  it('is empty when there is nothing to compare', () => {
    expect(changeOf(share, null, 80)).toBeNull();
    expect(changeOf(share, 80, null)).toBeNull();
    expect(changeOf(calls, 5, 0)).toBeNull();
  });

  it('sorts the better end first', () => {
    expect([share, minutes, calls].map(firstOrder)).toEqual(['descending', 'ascending', 'descending']);
  });
});
