import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalsApart, roundTo, roundedParts, shownDifference, shownMinutes } from './index.ts';

const written = (value: number, decimals: number) =>
  new Intl.NumberFormat('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: false,
    signDisplay: 'negative',
  }).format(value);
const anyNumber = fc.double({ min: -1e9, max: 1e9, noNaN: true });
const anyTie = fc.tuple(fc.integer({ min: -1e7, max: 1e7 }), fc.integer({ min: 0, max: 4 }));
const anyDecimals = fc.integer({ min: 0, max: 4 });

describe('rounding', () => {
  it.each([
    [84.25, 1, 84.3],
    [-84.25, 1, -84.3],
    [1.005, 2, 1.01],
    [0.45, 1, 0.5],
    [2.5, 0, 3],
    [-2.5, 0, -3],
    [-0.04, 1, 0],
    [1e-9, 2, 0],
    [1.5e21, 0, 1.5e21],
    [5e-324, 4, 0],
  ])('%d to %d decimals is %d', (value, decimals, rounded) => {
    expect(roundTo(value, decimals)).toBe(rounded);
  });

  it('rounds as the screen writes, ties too', () => {
    fc.assert(
      fc.property(anyNumber, anyDecimals, (value, decimals) => {
        expect(written(roundTo(value, decimals), decimals)).toBe(written(value, decimals));
      }),
    );
    fc.assert(
      fc.property(anyTie, ([whole, decimals]) => {
        const tie = Number(`${whole}5e-${decimals + 1}`);
        expect(written(roundTo(tie, decimals), decimals)).toBe(written(tie, decimals));
      }),
    );
  });

  it('rounds once: what is rounded stays, and opposite numbers round alike', () => {
    fc.assert(
      fc.property(anyNumber, anyDecimals, (value, decimals) => {
        const rounded = roundTo(value, decimals);
        expect(roundTo(rounded, decimals)).toBe(rounded);
        expect(roundTo(-value, decimals)).toBe(0 - rounded);
      }),
    );
  });

  it('leaves what is not a finite number alone', () => {
    expect(roundTo(Number.POSITIVE_INFINITY, 1)).toBe(Number.POSITIVE_INFINITY);
    expect(roundTo(Number.NaN, 1)).toBeNaN();
  });
});

describe('the shown difference', () => {
  it.each([
    // 87 - 84.24 is 2.76, 87 - 84.15 is 2.85: both are 2.8 from the 84.2 on the screen.
    [87, 84.24, 1, 2.8],
    [87, 84.15, 1, 2.8],
    [84.2, 84.2, 1, 0],
    [0.3, 0.1, 1, 0.2],
    [45.04, 48.05, 1, -3.1],
  ])('%d from %d with %d decimals is %d', (value, from, decimals, difference) => {
    expect(shownDifference(value, from, decimals)).toBe(difference);
  });

  it('added to the number shown first gives the number shown second', () => {
    const share = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(share, share, anyDecimals, (value, from, decimals) => {
        const sum = roundTo(from, decimals) + shownDifference(value, from, decimals);
        expect(written(sum, decimals)).toBe(written(value, decimals));
      }),
    );
  });
});

describe('rounded parts', () => {
  it.each([
    [[0.34, 0.34, 0.34], 1, 1, [0.4, 0.3, 0.3]],
    [[33.333, 33.333, 33.334], 1, 100, [33.3, 33.3, 33.4]],
    [[2.75, -0.25, 0.26], 1, 2.8, [2.8, -0.3, 0.3]],
    // The numbers shown are a unit further apart than the parts.
    [[0.01, 0.01], 1, 0.1, [0.1, 0]],
    [[-0.02, 0.1], 1, 0, [-0.1, 0.1]],
    [[], 1, 0, []],
  ])('%j with %d decimals, of %d, are %j', (parts, decimals, total, rounded) => {
    expect(roundedParts(parts, decimals, total)).toEqual(rounded);
  });

  it('add up to the rounded total, each within a unit of its part', () => {
    const anyParts = fc.array(fc.double({ min: -100, max: 100, noNaN: true }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(anyParts, fc.integer({ min: 0, max: 2 }), (parts, decimals) => {
        const total = parts.reduce((sum, part) => sum + part, 0);
        const rounded = roundedParts(parts, decimals, total);
        const sum = rounded.reduce((all, part) => all + part, 0);
        expect(roundTo(sum, decimals)).toBe(roundTo(total, decimals));
        for (const [index, part] of parts.entries())
          expect(Math.abs((rounded[index] ?? 0) - part)).toBeLessThan(10 ** -decimals + 1e-9);
      }),
    );
  });
});

describe('decimals', () => {
  it.each([
    [82, 81.5, 1, 1],
    [82, 81.96, 1, 2],
    [82, 81.996, 1, 3],
    [45, 45.04, 0, 2],
    [82, 82, 1, 1],
    // Noise of the computation, not a difference.
    [82, 82.00000000001, 1, 1],
  ])('that tell %d from %d, at least %d, are %d', (value, other, least, digits) => {
    expect(decimalsApart(value, other, least)).toBe(digits);
  });
});

describe('shown minutes', () => {
  const at = (clock: string) => Date.parse(`2026-11-20T${clock}Z`);

  it.each([
    ['09:15:50', '09:17:10', 2],
    ['09:15:10', '09:15:50', 0],
    ['09:15:59', '09:16:00', 1],
    ['09:17:10', '09:15:50', -2],
  ])('from %s to %s are %d', (from, to, minutes) => {
    expect(shownMinutes(at(from), at(to))).toBe(minutes);
  });

  it('of the steps add up to those from the first to the last', () => {
    const instants = fc.array(fc.integer({ min: 0, max: 4e12 }), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(instants, (times) => {
        const parts = times.slice(1).map((time, index) => shownMinutes(times[index] as number, time));
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(
          shownMinutes(times[0] as number, times.at(-1) as number),
        );
      }),
    );
  });
});
