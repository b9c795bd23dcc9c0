import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quietHalfHour } from './quiet.ts';

const hourMs = 3_600_000;
const hours = (...list: readonly (readonly [needed: number, present: number])[]) =>
  list.map(([needed, present], index) => ({ start: index * hourMs, needed, present }));
const all = { start: 0, end: 8 * hourMs };
const at = (hour: number) => ({ start: hour * hourMs, end: (hour + 0.5) * hourMs });

it.each([
  ['the hour with the most drivers to spare', hours([3, 4], [2, 5], [3, 4]), all, at(1)],
  ['the earliest of equal ones', hours([3, 3], [2, 3], [1, 2]), all, at(1)],
  ['the second half of an hour that has begun', hours([2, 3], [3, 3]), { start: 0.2 * hourMs, end: all.end }, at(0.5)],
  ['none where the forecast needs the driver', hours([3, 3], [4, 3]), all, null],
  ['none without a forecast', hours([0, 3], [0, 2]), all, null],
  ['none that ends after the shift', hours([3, 3], [1, 3]), { start: 0, end: 1.25 * hourMs }, null],
  ['none in an empty shift', [], all, null],
])('%s', (_name, given, left, expected) => {
  expect(quietHalfHour(given, left)).toEqual(expected);
});

it('never takes a driver the forecast needs, and never leaves the shift', () => {
  const hour = fc.record({ needed: fc.nat(6), present: fc.integer({ min: 1, max: 6 }) });
  fc.assert(
    fc.property(fc.array(hour, { maxLength: 12 }), fc.nat(12 * hourMs), fc.nat(12 * hourMs), (list, a, b) => {
      const given = list.map((each, index) => ({ ...each, start: index * hourMs }));
      const left = { start: Math.min(a, b), end: Math.max(a, b) };
      const quiet = quietHalfHour(given, left);
      if (quiet === null) return;
      const within = given.find(({ start }) => start <= quiet.start && quiet.start < start + hourMs);
      expect(within && within.present - 1).toBeGreaterThanOrEqual(within?.needed ?? Infinity);
      expect(quiet.start).toBeGreaterThanOrEqual(left.start);
      expect(quiet.end).toBeLessThanOrEqual(left.end);
    }),
  );
});
