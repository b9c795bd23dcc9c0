import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likelyRange, mapNumbers, type MapColumns } from './map-numbers.ts';

const singles: MapColumns = {
  count: [1, 1, 1, 1],
  ata: [20, 40, null, 60],
  pta: [45, null, null, 45],
  passes: [0, 3, null, 0],
  sat: [5, null, 1, 5],
  known: null,
};

it('averages known values, and counts their calls', () => {
  const numbers = mapNumbers(singles, [0, 1, 2, 3]);
  expect(numbers.calls).toBe(4);
  expect(numbers.ata).toMatchObject({ value: 40, n: 3 });
  // 20, 40 and 60 deviate by 20. With three of them t is 4.303, not 1.96: 49.683 either way, and minutes end at 0.
  expect(numbers.ata.low).toBe(0);
  expect(numbers.ata.high).toBeCloseTo(40 + 49.683, 3);
  expect(numbers.pta).toEqual({ value: 45, n: 2, low: 45, high: 45 });
  expect(numbers.passes).toMatchObject({ value: 1, n: 3 });
  expect(numbers.satisfaction.value).toBeCloseTo(66.67, 1);
  expect(numbers.satisfaction.n).toBe(3);
});

it('is unknown without calls', () => {
  const none = { value: null, n: 0, low: null, high: null };
  expect(mapNumbers(singles, [])).toEqual({ calls: 0, ata: none, pta: none, passes: none, satisfaction: none });
  expect(mapNumbers(singles, [2]).ata).toEqual(none);
});

it('weighs cells by the calls in their average, and gives no range for them', () => {
  const cells: MapColumns = {
    count: [10, 5],
    ata: [30, 60],
    pta: [null, 45],
    passes: [0.5, null],
    sat: [5, 3],
    known: { ata: [1, 5], pta: [0, 5], passes: [10, 0] },
  };
  const numbers = mapNumbers(cells, [0, 1]);
  expect(numbers.ata).toEqual({ value: 55, n: 6, low: null, high: null });
  expect(numbers.passes).toEqual({ value: 0.5, n: 10, low: null, high: null });
  expect(numbers.satisfaction).toMatchObject({ n: 15 });
});

it('is within the least and greatest value, and inside its own range', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 479 }), { minLength: 2, maxLength: 60 }), (waits) => {
      const blank = waits.map(() => null);
      const columns = { count: waits.map(() => 1), ata: waits, pta: blank, passes: blank, sat: blank, known: null };
      const { value, low, high, n } = mapNumbers(
        columns,
        waits.map((_, index) => index),
      ).ata;
      expect(n).toBe(waits.length);
      expect(value).toBeGreaterThanOrEqual(Math.min(...waits) - 1e-9);
      expect(value).toBeLessThanOrEqual(Math.max(...waits) + 1e-9);
      expect(low).toBeLessThanOrEqual((value ?? 0) + 1e-9);
      expect(high).toBeGreaterThanOrEqual((value ?? 0) - 1e-9);
    }),
  );
});

describe('the likely range of an average', () => {
  const parts = (...values: readonly (number | null)[]) => values.map((value) => ({ value, count: 1 }));

  it('matches the numbers beside the map', () => {
    const { ata, satisfaction } = mapNumbers(singles, [0, 1, 2, 3]);
    expect(likelyRange('ata', parts(20, 40, null, 60))).toEqual([ata.low, ata.high]);
    expect(likelyRange('satisfaction', parts(100, null, 0, 100))).toEqual([satisfaction.low, satisfaction.high]);
  });

  it('is null for fewer than two calls, and for averages of several', () => {
    expect(likelyRange('ata', parts(20, null))).toBeNull();
    expect(likelyRange('satisfaction', parts(100))).toBeNull();
    expect(likelyRange('ata', [{ value: 20, count: 9 }, ...parts(30)])).toBeNull();
  });

  it('of a share is computed from the surveys of all cells', () => {
    expect(likelyRange('satisfaction', [{ value: 50, count: 10 }])).toEqual(
      likelyRange('satisfaction', parts(100, 0, 100, 0, 100, 0, 100, 0, 100, 0)),
    );
  });
});
