import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zoneOffset } from '../internal/words/dates.ts';
import { matchedDomain, timeTicks } from './index.ts';

const moment = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2090, 0, 1) });
const newYork = (at: number) => zoneOffset(at, 'America/New_York');

describe('ticks of time', () => {
  it('are in order within the range, and about as many as requested', () => {
    fc.assert(
      fc.property(
        moment,
        fc.integer({ min: 0, max: 40 * 365 * 86_400_000 }),
        fc.integer({ min: 1, max: 14 }),
        (from, length, most) => {
          const ticks = timeTicks(from, from + length, most);
          expect(ticks.length).toBeLessThanOrEqual(most + 2);
          for (const [index, { at }] of ticks.entries()) {
            expect(at).toBeGreaterThanOrEqual(from);
            expect(at).toBeLessThanOrEqual(from + length);
            if (index > 0) expect(at).toBeGreaterThan(ticks[index - 1]?.at ?? 0);
          }
        },
      ),
    );
  });

  it.each([
    ['a day that has 23 hours', '2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z'],
    ['a day that has 25 hours', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
  ])('fall on whole hours of the clock on %s', (_, from, to) => {
    const ticks = timeTicks(Date.parse(from), Date.parse(to), 9, newYork);
    const hours = ticks.map(({ at }) =>
      new Intl.DateTimeFormat('en-US', {
        timeZone: 'America/New_York',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }).format(at),
    );
    expect(hours).toEqual(['00:00', '03:00', '06:00', '09:00', '12:00', '15:00', '18:00', '21:00', '00:00']);
  });

  it('returns nothing for an empty range', () => {
    expect(timeTicks(5, 1, 5)).toEqual([]);
    expect(timeTicks(Number.NaN, 1, 5)).toEqual([]);
    expect(timeTicks(0, Number.POSITIVE_INFINITY, 5)).toEqual([]);
  });
});

describe('a domain aligned to a grid', () => {
  it('contains its values in the requested number of steps', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e9, max: 1e9, noNaN: true }),
        fc.double({ min: 0.001, max: 1e9, noNaN: true }),
        fc.integer({ min: 1, max: 10 }),
        (low, length, parts) => {
          const [start, end] = matchedDomain(low, low + length, parts);
          const slack = (end - start) * 1e-6;
          expect(start).toBeLessThanOrEqual(low + slack);
          expect(end).toBeGreaterThanOrEqual(low + length - slack);
        },
      ),
    );
  });
});
