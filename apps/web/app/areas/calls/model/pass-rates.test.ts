import { describe, expect, it } from 'vitest';
import { fewLast, rateWords, reasonShare, rollingWords } from './pass-rates.ts';

const rate = (passes: number, offers: number) => ({
  passes,
  offers,
  rate: offers === 0 ? null : (100 * passes) / offers,
});

describe('a decline rate', () => {
  it.each([
    [2, 3, '66.7% of 3 offers'],
    [1, 1, '100.0% of 1 offer'],
    [2, 9, '22.2% of 9 offers'],
    [1, 10, '10.0%'],
    [2999, 3000, '>99.9%'],
    [1, 3000, '<0.1%'],
    [0, 0, '–'],
  ])('of %d of %d is %s', (passes, offers, text) => {
    expect(rateWords(rate(passes, offers))).toBe(text);
  });

  it('with few offers comes after the others', () => {
    const rows = [
      { name: 'few', days_30: rate(3, 3) },
      { name: 'many', days_30: rate(4, 40) },
      { name: 'none', days_30: rate(0, 0) },
      { name: 'nine', days_30: rate(1, 9) },
    ];
    expect(fewLast(rows).map(({ name }) => name)).toEqual(['many', 'none', 'few', 'nine']);
  });
});

it.each([
  [2884, 100, 2885, '>99.9%'],
  [1, 0, 2885, '<0.1%'],
  [5, 100, 5, '100.0%'],
  [0, 0, 5, '0.0%'],
  [1, 33.4, 3, '33.4%'],
])('%d passes, rounded to %d, of %d are %s', (passes, share, total, text) => {
  expect(reasonShare({ reason: null, passes, share }, total)).toBe(text);
});

it('names the last day of rolling rates, which may be long ago', () => {
  const rolling = ['2026-08-30', '2026-08-31'].map((day) => ({ day, rate_14: 12.5, rate_30: 11 }));
  const rates = { days_14: rate(5, 40), days_30: rate(1, 3) };
  expect(rollingWords({ ...rates, rolling })).toBe('14 days through Aug 31, 2026: 12.5%, 30 days: 33.3% of 3 offers');
  expect(rollingWords({ ...rates, rolling: [] })).toBe('14 days: 12.5%, 30 days: 33.3% of 3 offers');
});
