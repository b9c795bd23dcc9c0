import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisSteps, linearScale, niceDomain, roundTicks } from './index.ts';

const number = fc.double({ min: -1e12, max: 1e12, noNaN: true });

describe('linear', () => {
  it.each([
    [0, 100, 5, [0, 20, 40, 60, 80, 100]],
    [0, 1, 5, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [-0.3, 0.3, 6, [-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3]],
    [82.1, 87.9, 3, [84, 86]],
    [0, 12, 4, [0, 2, 4, 6, 8, 10, 12]],
    [5, 5, 5, [5]],
    [1, 0, 5, []],
  ])('ticks from %f to %f, about %i steps', (low, high, most, expected) => {
    expect(roundTicks(low, high, most)).toEqual(expected);
  });

  it('a nice domain contains its values, and coordinates round-trip', () => {
    fc.assert(
      fc.property(number, number, (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        fc.pre(high - low > Math.max(1e-9, Math.abs(high) * 1e-9));
        const [start, end] = niceDomain(low, high);
        const slack = (end - start) * 1e-6;
        expect(start).toBeLessThanOrEqual(low + slack);
        expect(end).toBeGreaterThanOrEqual(high - slack);
        const scale = linearScale([start, end]);
        expect(Math.abs(scale.invert(scale.at(low)) - low)).toBeLessThanOrEqual(slack + 1e-9);
        expect(roundTicks(start, end, axisSteps).length).toBeLessThanOrEqual(7);
      }),
    );
  });

  it.each([
    [Number.NaN, 1],
    [0, Number.POSITIVE_INFINITY],
    [0, 0],
    [7, 7],
  ])('draws something for the domain of %f and %f', (low, high) => {
    const [start, end] = niceDomain(low, high);
    expect(end).toBeGreaterThan(start);
  });
});
