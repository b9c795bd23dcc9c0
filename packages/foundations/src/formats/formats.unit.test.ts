import { describe, expect, it } from 'vitest';
import { numberFormat, writeShare } from './index.ts';

const decimals = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });

describe('a number', () => {
  it.each([
    [-0.001, {}, '-0.001'],
    [-0.001, { maximumFractionDigits: 2 }, '0'],
    [-0, {}, '0'],
    [-0.04, decimals(1), '0.0'],
    [-0.0004, { style: 'percent' as const }, '0%'],
    [-2.5, decimals(1), '-2.5'],
    [2.5, { ...decimals(1), signDisplay: 'exceptZero' as const }, '+2.5'],
  ])('%d with %j is %s, never -0', (value, options, text) => {
    expect(numberFormat('en-US', options).format(value)).toBe(text);
  });
});

describe('a share', () => {
  it.each([
    [(100 * 2884) / 2885, decimals(1), '>99.9'],
    [(100 * 2884) / 2885, decimals(2), '99.97'],
    [99.94, decimals(1), '99.9'],
    [99.95, decimals(1), '>99.9'],
    [100, decimals(1), '100.0'],
    [100 / 3000, decimals(1), '<0.1'],
    [0.05, decimals(1), '0.1'],
    [0, decimals(1), '0.0'],
    [99.6, decimals(0), '>99'],
    [0.4, decimals(0), '<1'],
    // Not a share after all: a change, or a count above the whole.
    [-0.01, decimals(1), '0.0'],
    [120, decimals(1), '120.0'],
    [0.03, { ...decimals(1), signDisplay: 'exceptZero' as const }, '0.0'],
  ])('of %d percent with %j is %s', (value, options, text) => {
    expect(writeShare(value, numberFormat('en-US', options))).toBe(text);
  });

  it.each([
    [2884 / 2885, { style: 'percent' as const, maximumFractionDigits: 1 }, '>99.9%'],
    [1 / 3000, { style: 'percent' as const, maximumFractionDigits: 1 }, '<0.1%'],
    [1, { style: 'percent' as const, maximumFractionDigits: 1 }, '100%'],
    [0.42, { style: 'percent' as const }, '42%'],
  ])('of 1 as %d with %j is %s', (value, options, text) => {
    expect(writeShare(value, numberFormat('en-US', options))).toBe(text);
  });
});
