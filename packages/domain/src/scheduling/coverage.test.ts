import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addToCoverage,
  type CoverageAxis,
  coverageCounts,
  coverageOf,
  coverageRate,
  shortfall,
  weakestOf,
} from './coverage.ts';
import { overlappingShifts } from './overlap.ts';

const quarter = 15 * 60_000;
const axis: CoverageAxis = { from: Date.UTC(2026, 10, 20), bucketMinutes: 15, buckets: 96 };
const span = fc
  .tuple(fc.integer({ min: -40, max: 120 }), fc.nat(60))
  .map(([start, length]) => ({ start: axis.from + start * quarter, end: axis.from + (start + length) * quarter }));

describe('coverage', () => {
  it('counts the same as looking at every shift for every bucket', () => {
    fc.assert(
      fc.property(fc.array(span, { maxLength: 40 }), (spans) => {
        const counted = Array.from({ length: axis.buckets }, (_, bucket) => {
          const start = axis.from + bucket * quarter;
          return spans.filter((shift) => shift.start <= start && shift.end >= start + quarter).length;
        });
        expect([...coverageCounts(coverageOf(axis, spans))]).toEqual(counted);
      }),
    );
  });

  it('is back where it was when a shift is added and taken away', () => {
    fc.assert(
      fc.property(fc.array(span, { maxLength: 20 }), span, (spans, moved) => {
        const coverage = coverageOf(axis, spans);
        const before = [...coverageCounts(coverage)];
        addToCoverage(coverage, moved);
        addToCoverage(coverage, moved, -1);
        expect([...coverageCounts(coverage)]).toEqual(before);
      }),
    );
  });

  it('does not count a driver in an hour he covers in part', () => {
    const hours: CoverageAxis = { ...axis, bucketMinutes: 60, buckets: 24 };
    const shift = { start: axis.from + 33 * quarter, end: axis.from + 47 * quarter };
    const byHour = coverageCounts(coverageOf(hours, [shift]));
    expect([...byHour].flatMap((count, hour) => (count > 0 ? [hour] : []))).toEqual([9, 10]);
    expect(weakestOf(coverageCounts(coverageOf(axis, [shift])), 4)).toEqual(byHour);
  });

  it('names what is missing and the share of hours that are safe', () => {
    expect([...shortfall([2, 1, 0, 3], [1, 4, 0, 3])]).toEqual([1, 0, 0, 0]);
    expect(coverageRate([2, 1, 0, 3], [1, 4, 0, 3])).toBeCloseTo(66.667, 3);
    expect(coverageRate([0, 0], [1, 1])).toBeNull();
  });
});

describe('overlaps', () => {
  const shift = (driverId: number, hour: number, duration: number) => ({
    driverId,
    startDate: new Date(axis.from + hour * 4 * quarter).toISOString(),
    duration,
  });

  it.each([
    ['shifts that touch', [shift(1, 6, 8), shift(1, 14, 8)], []],
    ['shifts that share an hour', [shift(1, 13, 8), shift(1, 6, 8)], [[0, 1]]],
    ['a shift without an end, which lasts 8 hours', [shift(1, 6, 0), shift(1, 13, 1)], [[0, 1]]],
    ['two drivers', [shift(1, 6, 8), shift(2, 6, 8)], []],
    [
      'three at once',
      [shift(1, 6, 8), shift(1, 7, 1), shift(1, 9, 1)],
      [
        [0, 1],
        [0, 2],
      ],
    ],
  ])('%s', (_name, shifts, pairs) => {
    expect(overlappingShifts(shifts)).toEqual(pairs);
  });

  it('are the pairs that share a moment', () => {
    const any = fc
      .tuple(fc.nat(2), fc.nat(40), fc.nat(12))
      .map(([driver, hour, duration]) => shift(driver, hour, duration));
    fc.assert(
      fc.property(fc.array(any, { maxLength: 12 }), (shifts) => {
        const end = ({ startDate, duration }: ReturnType<typeof shift>) =>
          Date.parse(startDate) + (duration || 8) * 4 * quarter;
        const expected = shifts.flatMap((a, i) =>
          shifts.flatMap((b, j) =>
            i < j && a.driverId === b.driverId && Date.parse(a.startDate) < end(b) && Date.parse(b.startDate) < end(a)
              ? [`${i}-${j}`]
              : [],
          ),
        );
        expect(
          overlappingShifts(shifts)
            .map((pair) => pair.join('-'))
            .toSorted(),
        ).toEqual(expected.toSorted());
      }),
    );
  });
});
