import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countBins } from './distribution.layout.ts';

describe('binning', () => {
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

  it('has no bins without values', () => {
    expect(countBins([null, undefined, Number.NaN])).toEqual({ bins: [], ascending: [] });
  });
});
