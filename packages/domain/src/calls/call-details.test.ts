import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayShifts,
  hoursOfShift,
  lifeSegments,
  lifeSteps,
  rollingRates,
  sharesOf,
  shiftOfHour,
  type LifeTimes,
} from './index.ts';

describe('minutes between the steps of a call', () => {
  const anyTimes: fc.Arbitrary<LifeTimes> = fc
    .tuple(...lifeSteps.map(() => fc.option(fc.integer({ min: 0, max: 10_000_000 }), { nil: undefined })))
    .map((values) =>
      Object.fromEntries(
        lifeSteps.flatMap(({ code }, index) => (values[index] === undefined ? [] : [[code, values[index]]])),
      ),
    );

  it('skip unknown steps', () => {
    expect(lifeSegments({ RE: 0, DI: 8 * 60_000, OL: 48 * 60_000, CL: 60 * 60_000 })).toEqual([
      { from: 'RE', to: 'DI', minutes: 8 },
      { from: 'DI', to: 'OL', minutes: 40 },
      { from: 'OL', to: 'CL', minutes: 12 },
    ]);
    expect(lifeSegments({ RE: 0 })).toEqual([]);
    expect(lifeSegments({})).toEqual([]);
  });

  it('add up to the minutes from the first step to the last, even with steps missing or out of order', () => {
    fc.assert(
      fc.property(anyTimes, (times) => {
        const known = lifeSteps.flatMap(({ code }) => times[code] ?? []);
        const sum = lifeSegments(times).reduce((total, { minutes }) => total + minutes, 0);
        expect(sum).toBeCloseTo(((known.at(-1) ?? 0) - (known[0] ?? 0)) / 60_000, 6);
        expect(lifeSegments(times)).toHaveLength(Math.max(0, known.length - 1));
      }),
    );
  });
});

describe('shifts', () => {
  it.each([
    [5, 'night'],
    [6, 'day'],
    [13, 'day'],
    [14, 'evening'],
    [21, 'evening'],
    [22, 'night'],
    [0, 'night'],
  ] as const)('%i:00 is in the %s shift', (hour, shift) => {
    expect(shiftOfHour(hour)).toBe(shift);
  });

  it('share the day without overlap', () => {
    expect(dayShifts.flatMap(hoursOfShift).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 24 }, (_, hour) => hour),
    );
    expect(hoursOfShift('night')).toEqual([22, 23, 0, 1, 2, 3, 4, 5]);
  });
});

describe('rolling decline rates', () => {
  const counts = fc
    .record({ offers: fc.nat(50) })
    .chain(({ offers }) => fc.record({ offers: fc.constant(offers), passes: fc.nat(offers) }));

  it('are unknown while there are no offers', () => {
    const days = [
      { day: '1', offers: 0, passes: 0 },
      { day: '2', offers: 4, passes: 1 },
    ];
    expect(rollingRates(days, 1).map(({ rate }) => rate)).toEqual([null, 25]);
  });

  it('match a recount of each window', () => {
    fc.assert(
      fc.property(fc.array(counts, { maxLength: 60 }), fc.integer({ min: 1, max: 30 }), (some, window) => {
        const days = some.map((each, index) => ({ ...each, day: String(index) }));
        const rates = rollingRates(days, window);
        expect(rates).toHaveLength(Math.max(0, days.length - window + 1));
        rates.forEach((rate, index) => {
          const own = days.slice(index, index + window);
          const offers = own.reduce((sum, day) => sum + day.offers, 0);
          const passes = own.reduce((sum, day) => sum + day.passes, 0);
          expect(rate).toEqual({
            day: own.at(-1)?.day,
            offers,
            passes,
            rate: offers === 0 ? null : (100 * passes) / offers,
          });
        });
      }),
    );
  });
});

describe('shares', () => {
  it('add up to exactly 100, each within a tenth of its exact value', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000), { minLength: 1, maxLength: 12 }), (counts) => {
        const total = counts.reduce((sum, count) => sum + count, 0);
        const shares = sharesOf(counts);
        expect(Math.round(shares.reduce((sum, share) => sum + share, 0) * 10)).toBe(total === 0 ? 0 : 1000);
        shares.forEach((share, index) => {
          if (total > 0) expect(Math.abs(share - (100 * (counts[index] ?? 0)) / total)).toBeLessThanOrEqual(0.1 + 1e-9);
        });
      }),
    );
  });

  it('give the rounding remainder to the shares that lost most', () => {
    expect(sharesOf([1, 1, 1])).toEqual([33.4, 33.3, 33.3]);
    expect(sharesOf([])).toEqual([]);
  });
});
