import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sparkline } from './sparkline.layout.ts';

describe('a sparkline', () => {
  it('breaks where nothing was counted', () => {
    expect(sparkline([1, 2, null, 3, 4]).path.match(/M/g)).toHaveLength(2);
  });

  it('draws nothing for nothing', () => {
    expect(sparkline([])).toEqual({ path: '', end: null });
    expect(sparkline([null, null])).toEqual({ path: '', end: null });
  });

  it('ends at the last known value and stays inside its box', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.double({ min: -1e6, max: 1e6, noNaN: true }))), (values) => {
        const { path, end } = sparkline(values);
        const numbers = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
        const inside = numbers.every((number, index) => number >= 0 && number <= (index % 2 ? 32 : 120));
        return inside && (end !== null) === values.some((value) => value !== null);
      }),
    );
  });
});
