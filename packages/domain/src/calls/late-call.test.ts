import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { waitStretches } from './index.ts';

const minute = 60_000;

describe('who had a call, and when', () => {
  it('cuts the wait at each pass and at the promise', () => {
    expect(
      waitStretches({
        receivedAt: 0,
        arrivedAt: 90 * minute,
        promisedAt: 60 * minute,
        passes: [
          { at: 10 * minute, station: 'Harbor Road' },
          { at: 25 * minute, station: null },
        ],
        station: 'Pine Street',
      }),
    ).toEqual([
      { holder: 'Harbor Road', turn: 0, from: 0, to: 10 * minute, late: false },
      { holder: null, turn: 1, from: 10 * minute, to: 25 * minute, late: false },
      { holder: 'Pine Street', turn: 2, from: 25 * minute, to: 60 * minute, late: false },
      { holder: 'Pine Street', turn: 2, from: 60 * minute, to: 90 * minute, late: true },
    ]);
  });

  it('has nothing to show without an arrival', () => {
    const call = { receivedAt: 5, promisedAt: null, passes: [], station: 'A' };
    expect(waitStretches({ ...call, arrivedAt: null })).toEqual([]);
    expect(waitStretches({ ...call, arrivedAt: 5 })).toEqual([]);
  });

  it('covers the wait without gaps, and is late for exactly the minutes after the promise', () => {
    const times = fc.integer({ min: 0, max: 500 });
    fc.assert(
      fc.property(
        times,
        fc.integer({ min: 1, max: 500 }),
        fc.option(times, { nil: null }),
        fc.array(times, { maxLength: 5 }),
        (receivedAt, wait, promisedAt, passes) => {
          const arrivedAt = receivedAt + wait;
          const stretches = waitStretches({
            receivedAt,
            arrivedAt,
            promisedAt,
            passes: passes.map((at) => ({ at, station: 'A' })),
            station: 'B',
          });
          expect(stretches[0]?.from).toBe(receivedAt);
          expect(stretches.at(-1)?.to).toBe(arrivedAt);
          for (const [index, { from, to }] of stretches.entries()) {
            expect(to).toBeGreaterThan(from);
            if (index > 0) expect(from).toBe(stretches[index - 1]?.to);
          }
          const late = stretches.reduce((sum, { from, to, late: isLate }) => sum + (isLate ? to - from : 0), 0);
          expect(late).toBe(promisedAt === null ? 0 : Math.max(0, arrivedAt - Math.max(promisedAt, receivedAt)));
        },
      ),
    );
  });
});
