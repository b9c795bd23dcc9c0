import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addToCoverage,
  coverage,
  coverageCounts,
  type CoverageOptions,
  coverageRate,
  coveredHours,
  shortfall,
} from './coverage.ts';

const quarter = 15 * 60_000;
const midnight = Date.UTC(2026, 10, 20);
const day: CoverageOptions = { from: midnight, to: midnight + 96 * quarter, bucketMinutes: 15 };
const span = fc
  .tuple(fc.integer({ min: -40, max: 120 }), fc.nat(60))
  .map(([start, length]) => ({ start: midnight + start * quarter, end: midnight + (start + length) * quarter }));
/** Covered hours of a day as [hour, count], for shifts in quarter hours from midnight. */
const hoursOf = (...shifts: readonly (readonly [number, number])[]) =>
  [
    ...coverageCounts(
      coverage(
        shifts.map(([start, end]) => ({ start: midnight + start * quarter, end: midnight + end * quarter })),
        { ...day, bucketMinutes: 60 },
      ),
    ),
  ].flatMap((count, hour) => (count > 0 ? [[hour, count]] : []));

describe('coverage', () => {
  it('matches a brute-force count of every shift for every bucket', () => {
    fc.assert(
      fc.property(
        fc.array(span, { maxLength: 40 }),
        fc.constantFrom(15, 30, 60, 120),
        // Includes a window whose last bucket is cut short.
        fc.constantFrom(96, 95, 41),
        (spans, bucketMinutes, quarters) => {
          const to = midnight + quarters * quarter;
          const width = bucketMinutes * 60_000;
          const counted = Array.from({ length: Math.ceil((quarters * 15) / bucketMinutes) }, (_, bucket) => {
            const start = midnight + bucket * width;
            const end = Math.min(start + width, to);
            return spans.filter((shift) => shift.start < shift.end && shift.start <= start && shift.end >= end).length;
          });
          expect([...coverageCounts(coverage(spans, { from: midnight, to, bucketMinutes }))]).toEqual(counted);
        },
      ),
    );
  });

  it('returns to the same counts when a shift is added and removed', () => {
    fc.assert(
      fc.property(fc.array(span, { maxLength: 20 }), span, (spans, moved) => {
        const counted = coverage(spans, day);
        const before = [...coverageCounts(counted)];
        addToCoverage(counted, moved);
        addToCoverage(counted, moved, -1);
        expect([...coverageCounts(counted)]).toEqual(before);
      }),
    );
  });

  it.each([
    ['a 15-minute shift staffs no hour', [[36, 37]], []],
    ['nor do 45 minutes', [[36, 39]], []],
    ['a whole hour does', [[36, 40]], [[9, 1]]],
    [
      'hours covered in part do not count',
      [[33, 47]],
      [
        [9, 1],
        [10, 1],
      ],
    ],
    // No driver is there for the whole hour, although one is there in every minute of it.
    [
      'two halves are not a whole',
      [
        [36, 38],
        [38, 40],
      ],
      [],
    ],
    [
      'two shifts count twice',
      [
        [36, 44],
        [36, 40],
      ],
      [
        [9, 2],
        [10, 1],
      ],
    ],
  ] as const)('%s', (_name, shifts, hours) => {
    expect(hoursOf(...shifts)).toEqual(hours);
  });

  it('counts fractions of hours in sums', () => {
    const shifts = [
      { start: midnight + 33 * quarter, end: midnight + 47 * quarter },
      { start: midnight + 36 * quarter, end: midnight + 37 * quarter },
    ];
    expect(coveredHours(coverage(shifts, day))).toBe(3.75);
    expect(coveredHours(coverage(shifts, { ...day, bucketMinutes: 30 }))).toBe(3);
    expect(coveredHours(coverage(shifts, { ...day, bucketMinutes: 60 }))).toBe(2);
    // The last bucket of an hour and a half is half an hour long.
    const window = { from: day.from, to: day.from + 90 * 60_000, bucketMinutes: 60 };
    expect(coveredHours(coverage([{ start: window.from, end: window.to }], window))).toBe(1.5);
  });

  it('counts nothing in an empty window', () => {
    expect([...coverageCounts(coverage([{ start: 0, end: midnight }], { ...day, to: day.from }))]).toEqual([]);
  });

  it('returns the shortfall and the share of covered hours', () => {
    expect([...shortfall([2, 1, 0, 3], [1, 4, 0, 3])]).toEqual([1, 0, 0, 0]);
    expect(coverageRate([2, 1, 0, 3], [1, 4, 0, 3])).toBeCloseTo(66.667, 3);
    expect(coverageRate([0, 0], [1, 1])).toBeNull();
  });
});
