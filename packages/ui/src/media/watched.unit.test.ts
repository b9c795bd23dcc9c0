import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlayedRange, rangesOf, unitedRanges, watchedSeconds } from './watched.ts';

describe('watchedSeconds', () => {
  it.each<[string, readonly PlayedRange[], number]>([
    ['nothing', [], 0],
    ['one piece', [[0, 12.7]], 12],
    [
      'what was seen twice',
      [
        [0, 10],
        [5, 12],
      ],
      12,
    ],
    [
      'what was skipped',
      [
        [0, 3],
        [57, 60],
      ],
      6,
    ],
    [
      'pieces that make a second together',
      [
        [0, 0.4],
        [3, 3.3],
        [9, 9.3],
      ],
      1,
    ],
    [
      'a jump backwards in the list',
      [
        [50, 55],
        [0, 5],
      ],
      10,
    ],
    ['an empty piece', [[4, 4]], 0],
  ])('%s', (_name, ranges, seconds) => {
    expect(watchedSeconds(ranges)).toBe(seconds);
  });

  it('never grows on replay and never exceeds what was played', () => {
    const piece = fc.tuple(fc.nat(300), fc.nat(60)).map(([from, length]): PlayedRange => [from, from + length]);
    fc.assert(
      fc.property(fc.array(piece), (ranges) => {
        const seconds = watchedSeconds(ranges);
        expect(watchedSeconds([...ranges, ...ranges])).toBe(seconds);
        // The ranges are whole seconds, so they can be counted one by one.
        expect(seconds).toBe(
          new Set(ranges.flatMap(([from, to]) => Array.from({ length: to - from }, (_second, index) => from + index)))
            .size,
        );
        const united = unitedRanges(ranges);
        for (const [index, [from, to]] of united.entries()) {
          expect(to).toBeGreaterThan(from);
          if (index > 0) expect(from).toBeGreaterThan(united[index - 1]?.[1] ?? 0);
        }
      }),
    );
  });
});

describe('rangesOf', () => {
  it('reads the ranges of an element', () => {
    expect(rangesOf({ length: 2, start: (index) => index * 10, end: (index) => index * 10 + 3 })).toEqual([
      [0, 3],
      [10, 13],
    ]);
  });
});
