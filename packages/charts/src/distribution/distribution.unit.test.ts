import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countBins, quantile } from './distribution.layout.ts';

describe('counting into bins', () => {
  it('counts every value once, in a readable number of bins', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 300 }),
        (values) => {
          const { bins } = countBins(values);
          expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
          expect(bins.length).toBeLessThanOrEqual(60);
        },
      ),
    );
  });

  it('finds quantiles between neighbours', () => {
    expect(quantile([10, 20, 30], 0.5)).toBe(20);
    expect(quantile([10, 20], 0.5)).toBe(15);
    expect(quantile([], 0.5)).toBeNaN();
  });
});
