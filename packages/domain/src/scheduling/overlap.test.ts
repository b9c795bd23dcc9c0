import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFit } from './fit.ts';
import { overlapWords, shiftTime, spansOverlap } from './overlap.ts';

const hour = 3_600_000;
const midnight = Date.UTC(2026, 10, 20);
const shift = (start: number, duration: number) => ({
  startDate: new Date(midnight + start * hour).toISOString(),
  duration,
});

describe('spansOverlap', () => {
  it.each([
    ['shifts that touch', shift(6, 8), shift(14, 8), false],
    ['shifts that share an hour', shift(13, 8), shift(6, 8), true],
    ['one inside the other', shift(6, 8), shift(7, 1), true],
    ['an open-ended shift, which lasts 8 hours', shift(6, 0), shift(13, 1), true],
    ['a shift after an open-ended one', shift(6, 0), shift(14, 1), false],
  ])('%s', (_name, one, other, expected) => {
    expect(spansOverlap(shiftTime(one), shiftTime(other))).toBe(expected);
    expect(spansOverlap(shiftTime(other), shiftTime(one))).toBe(expected);
  });

  it('is true exactly when some minute belongs to both', () => {
    const span = fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 20 })).map(([start, length]) => ({
      start,
      end: start + length,
    }));
    const minutes = ({ start, end }: { start: number; end: number }) =>
      Array.from({ length: end - start }, (_, at) => start + at);
    fc.assert(
      fc.property(span, span, (one, other) => {
        const shared = minutes(one).some((minute) => minutes(other).includes(minute));
        expect(spansOverlap(one, other)).toBe(shared);
      }),
    );
  });
});

describe('overlapWords', () => {
  it('are the words of the fit check', () => {
    const driver = {
      id: 1,
      fullName: 'Ann Lee',
      tcd: ['Tow' as const],
      availability: [],
      pto: [],
      activeNotAvailable: false,
      ghost: false,
      active: true,
    };
    const stored = shift(19, 4);
    const timeZone = 'America/New_York';
    const planned = (each: ReturnType<typeof shift>) => ({
      ...each,
      driverId: 1,
      endDate: each.startDate,
      scheduleType: ['Tow' as const],
    });
    const words = overlapWords({ span: shiftTime(stored), timeZone });
    expect(words).toBe('Overlaps another shift: Fri, Nov 20, 2:00 PM–6:00 PM');
    const [finding] = checkFit(driver, planned(shift(20, 1)), [planned(stored)], { timeZone });
    expect(finding).toMatchObject({ rule: 'overlap', words });
  });

  it('leave out times that aren’t known', () => {
    expect(overlapWords()).toBe('Overlaps another shift');
  });
});
