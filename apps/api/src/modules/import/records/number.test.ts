import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumber } from './number.ts';

const minutes = { whole: true, min: 0, max: 9999 };
const any = { whole: false, min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };
const degrees = { whole: false, min: -180, max: 180 };

describe('a number', () => {
  it.each([
    ['45', minutes, 45],
    ['1,000', minutes, 1000],
    ['1 000', minutes, 1000],
    ['1\u00a0000', minutes, 1000],
    ['1\u202f000', minutes, 1000],
    ["1'000", minutes, 1000],
    ['1’000', minutes, 1000],
    ['1,000.0', minutes, 1000],
    ['1.000,0', minutes, 1000],
    ['12,0', minutes, 12],
    ['0.000', minutes, 0],
    ['+45', minutes, 45],
    ['1,234,567.5', any, 1_234_567.5],
    ['1.234.567,5', any, 1_234_567.5],
    ['1 234 567,5', any, 1_234_567.5],
    ['(45)', any, -45],
    ['(1,234.5)', any, -1234.5],
    ['45-', any, -45],
    ['−45', any, -45],
    ['.5', any, 0.5],
    ['40,1221', degrees, 40.1221],
    ['40,125', degrees, 40.125],
    ['-75,340', degrees, -75.34],
    ['-75.3405', degrees, -75.3405],
  ])('%j is read', (text, rule, value) => {
    expect(readNumber(text, rule)).toEqual({ value });
  });

  it.each([
    ['1,440,5', any],
    ['12,34,567', any],
    ['1 00', any],
    ["1'000 000", any],
    ['0x10', any],
    ['1e999', any],
    ['45 min', minutes],
    ['$45', minutes],
    ['45%', minutes],
    ['--45', any],
    ['(-45)', any],
    ['', any],
    ['Infinity', any],
    ['1,5', minutes],
  ])('%j is refused', (text, rule) => {
    expect(readNumber(text, rule)).toEqual({
      problem: `is '${text}', expected ${rule.whole ? 'a whole number' : 'a number'}`,
    });
  });

  it.each([
    ['1,000', any, '1000 or 1'],
    ['1.000', minutes, '1 or 1000'],
    ['45.000', { ...minutes, max: 99_999 }, '45 or 45000'],
  ])('%j with two readings is refused with both', (text, rule, both) => {
    expect(readNumber(text, rule)).toEqual({
      problem: `is '${text}', which can mean ${both}; write it without separators`,
    });
  });

  it.each([
    ['(45)', minutes, 'is -45, expected 0 to 9999'],
    ['100,000', minutes, 'is 100000, expected 0 to 9999'],
    ['1,000', { whole: true, min: 0, max: 99 }, 'is 1000, expected 0 to 99'],
  ])('%j out of range is refused with the number meant', (text, rule, problem) => {
    expect(readNumber(text, rule)).toEqual({ problem });
  });

  it('grouped in any way is never another number', () => {
    const style = fc.constantFrom([',', '.'], ['.', ','], [' ', ','], ["'", '.'], ['\u202f', ',']);
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), style, (cents, [group = '', point = '']) => {
        const whole = String(Math.abs(Math.trunc(cents / 100))).replace(/\B(?=(\d{3})+$)/g, group);
        const text = `${cents < 0 ? '-' : ''}${whole}${point}${String(Math.abs(cents) % 100).padStart(2, '0')}`;
        expect(readNumber(text, any)).toEqual({ value: cents / 100 || 0 });
      }),
    );
  });
});
