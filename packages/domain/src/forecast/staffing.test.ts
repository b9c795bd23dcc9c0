import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrivalWithinPromise, optimizedDriversNeeded, withShrinkage } from './arrival-within-promise.ts';
import { driversForOccupancy } from './drivers-needed.ts';
import { poolWork } from './pool-work.ts';
import type { ServiceWork } from './pool-work.ts';
import { promiseThroughDay } from './promise-through-day.ts';

const tow = (callsPerHour: number, variation = 0.5): ServiceWork => ({
  callsPerHour,
  drive: { mean: 20, variation },
  onSite: { mean: 42, variation: 0.5 },
  promisedMinutes: 60,
  dispatchMinutes: 8,
});
const light = (callsPerHour: number, variation = 0.5): ServiceWork => ({
  callsPerHour,
  drive: { mean: 18, variation },
  onSite: { mean: 16, variation: 0.4 },
  promisedMinutes: 45,
  dispatchMinutes: 8,
});

interface Setting {
  readonly name: string;
  /** Services and drivers on shift in each hour. */
  readonly hours: readonly { readonly services: readonly ServiceWork[]; readonly drivers: number }[];
}
const steady = (name: string, services: readonly ServiceWork[], drivers: number): Setting => ({
  name,
  hours: [
    { services, drivers },
    { services, drivers },
    { services, drivers },
  ],
});
const day = (name: string, calls: readonly number[], drivers: readonly number[]): Setting => ({
  name,
  hours: calls.map((count, at) => ({ services: [tow(count * 0.6), light(count * 0.4)], drivers: drivers[at]! })),
});

const settings: readonly Setting[] = [
  // One service: small and large pools, quiet and busy, short and long-tailed drives.
  steady('a quiet station', [tow(0.5)], 1),
  steady('a station of two', [tow(1)], 2),
  steady('a busy station of two', [tow(1.4)], 2),
  steady('three trucks', [tow(2)], 3),
  steady('five trucks', [tow(4)], 5),
  steady('five trucks, regular drives', [tow(4, 0.2)], 5),
  steady('five trucks, erratic drives', [tow(4, 0.9)], 5),
  steady('eight trucks', [tow(6.5)], 8),
  steady('twelve trucks', [tow(10)], 12),
  steady('twelve trucks, erratic drives', [tow(10, 0.9)], 12),
  steady('thirty trucks', [tow(26)], 30),
  steady('light service, two drivers', [light(2.2)], 2),
  steady('light service, four drivers', [light(5.5)], 4),
  steady('light service, ten drivers', [light(15)], 10),
  // Two services, each with its own times and promises.
  steady('both services, two drivers', [tow(0.7), light(1)], 2),
  steady('both services, three drivers', [tow(1), light(2)], 3),
  steady('both services, five drivers', [tow(2), light(3)], 5),
  steady('both services, mostly light', [tow(1), light(6)], 6),
  steady('both services, mostly tow', [tow(6), light(1)], 8),
  steady('both services, ten drivers', [tow(5), light(6)], 10),
  steady('both services, erratic drives', [tow(5, 0.9), light(6, 0.9)], 10),
  steady('both services, twenty drivers', [tow(10), light(13)], 20),
  // Calls that change through the day, and shifts that start and end to match.
  day('a shift starts for the rush', [2, 2, 4, 4, 2], [3, 3, 5, 5, 5]),
  day('the morning rush', [2, 5, 8, 8, 5], [3, 6, 9, 9, 8]),
  day('one driver after another', [3, 4, 5, 6, 7], [4, 5, 6, 7, 8]),
  day('the evening', [10, 8, 6, 4, 2], [11, 10, 8, 6, 4]),
  day('a peak of one hour', [4, 4, 9, 4, 4], [5, 5, 9, 8, 6]),
  day('a large pool at noon', [14, 18, 24, 24, 18], [15, 18, 24, 25, 22]),
  day('an early shift that overlaps', [5, 6, 7, 7, 6], [6, 7, 9, 9, 8]),
  day('a small station’s day', [0.5, 1, 1.5, 1.5, 1], [1, 2, 2, 3, 3]),
];

describe('the queueing model', () => {
  it('is compared in thirty settings', () => expect(settings).toHaveLength(30));

  it.each(settings.map((setting) => [setting.name, setting] as const))(
    'agrees with the simulation within 2 points: %s',
    (_, { hours }) => {
      const modeled = promiseThroughDay(hours.map(({ services, drivers }) => ({ work: poolWork(services), drivers })));
      const simulated = simulate(hours, 40_000);
      const calls = hours.map(({ services }) => poolWork(services).callsPerHour);
      const mean = (shares: readonly number[]) =>
        shares.reduce((sum, share, at) => sum + share * calls[at]!, 0) / calls.reduce((sum, count) => sum + count, 0);
      expect(Math.abs(mean(modeled) - mean(simulated))).toBeLessThan(0.02);
    },
  );

  it('agrees with the simulation hour by hour, through six days of 24 hours', () => {
    const shape = [2, 1.5, 1, 1, 1, 2, 3, 6, 9, 8, 7, 7, 7, 7, 7, 8, 9, 10, 9, 7, 6, 5, 4, 3];
    const crews = {
      tight: shape.map((calls) => Math.max(1, Math.round(calls * 0.85))),
      ample: shape.map((calls) => Math.ceil(calls * 1.2) + 1),
      shifts: shape.map((_, hour) => (hour < 6 ? 2 : hour < 14 ? 7 : hour < 22 ? 8 : 3)),
    };
    let close = 0;
    let off = 0;
    for (const [scale, drivers] of [
      [1, crews.tight],
      [1, crews.ample],
      [1, crews.shifts],
      [1.1, crews.shifts],
      [0.3, crews.shifts.map((count) => Math.ceil(count * 0.4))],
      [4, crews.shifts.map((count) => Math.ceil(count * 3.6))],
    ] as const) {
      const { hours } = day(
        'a day',
        shape.map((calls) => calls * scale),
        drivers,
      );
      const simulated = simulate(hours, 250_000);
      const modeled = promiseThroughDay(
        hours.map(({ services, drivers: crew }) => ({ work: poolWork(services), drivers: crew })),
      );
      for (const [hour, share] of modeled.entries()) {
        const error = Math.abs(share - simulated[hour]!);
        if (error <= 0.02) close += 1;
        off += error / 144;
      }
    }
    // Both are simulations, so an hour may be further off by chance.
    expect(close).toBeGreaterThanOrEqual(100);
    expect(off).toBeLessThan(0.02);
  }, 60_000);

  it('carries what waits into the next hours, and gives the same day the same result', () => {
    const crowded = [1, 1, 9, 1, 1].map((calls) => ({ work: poolWork([tow(calls)]), drivers: 2 }));
    const [, before, rush, after] = promiseThroughDay(crowded);
    expect(before).toBeGreaterThan(0.7);
    expect(rush).toBeLessThan(before!);
    expect(after).toBeLessThan(0.2);
    expect(promiseThroughDay(crowded)).toEqual(promiseThroughDay(crowded));
    expect(promiseThroughDay([])).toEqual([]);
    expect(promiseThroughDay([0, 1].map((calls) => ({ work: poolWork([tow(calls)]), drivers: 0 })))).toEqual([0, 0]);
  });

  it('follows a constant day to the steady-state formula', () => {
    for (const { hours } of settings.slice(0, 22)) {
      const { services, drivers } = hours[0]!;
      const work = poolWork(services);
      if (work.load > 0.85 * drivers) continue;
      expect(promiseThroughDay([{ work, drivers }])[0]!).toBeCloseTo(arrivalWithinPromise(drivers, work), 2);
    }
  });

  it('gets no worse with another driver', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.double({ min: 0, max: 30, noNaN: true }), (drivers, calls) => {
        const work = poolWork([tow(calls), light(calls / 2)]);
        expect(arrivalWithinPromise(drivers + 1, work)).toBeGreaterThanOrEqual(
          arrivalWithinPromise(drivers, work) - 1e-12,
        );
      }),
    );
  });
});

describe('drivers needed for a promise', () => {
  it('are the fewest that reach the target, in the simulation too', () => {
    const services = [tow(3), light(3)];
    const need = optimizedDriversNeeded(poolWork(services), { share: 0.8 });
    const achieved = (drivers: number) =>
      mean(
        simulate(
          Array.from({ length: 3 }, () => ({ services, drivers })),
          40_000,
        ),
      );
    const mean = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0) / shares.length;
    expect(need.drivers).toBe(need.working);
    expect(achieved(need.working)).toBeGreaterThan(0.78);
    expect(achieved(need.working - 1)).toBeLessThan(0.82);
  });

  it('answer the chief’s question: 80 % on time, when today’s crew falls short', () => {
    const work = poolWork([tow(4)]);
    expect(arrivalWithinPromise(5, work)).toBeLessThan(0.75);
    const need = optimizedDriversNeeded(work, { share: 0.8 });
    expect(need.drivers).toBeGreaterThan(5);
    expect(need.withinPromise).toBeGreaterThanOrEqual(0.8);
  });

  it('respect the occupancy cap: 33.3 erlangs at 85 % are 40 trucks', () => {
    const work = poolWork([{ ...tow((33.3 * 60) / 62), promisedMinutes: 600 }]);
    expect(work.load).toBeCloseTo(33.3, 10);
    expect(optimizedDriversNeeded(work, { share: 0.5, occupancyCap: 0.85 })).toMatchObject({
      drivers: 40,
      working: 40,
    });
    expect(driversForOccupancy(33.3, 0.85)).toBe(40);
  });

  it('include shrinkage', () => {
    expect(withShrinkage(9, 0.1)).toBe(10);
    expect(withShrinkage(10, 0.3)).toBe(15);
    const work = poolWork([tow(4)]);
    const plain = optimizedDriversNeeded(work, { share: 0.8 });
    expect(optimizedDriversNeeded(work, { share: 0.8, shrinkage: 0.25 }).drivers).toBe(Math.ceil(plain.working / 0.75));
  });

  it('are one for a quiet hour', () => {
    expect(optimizedDriversNeeded(poolWork([tow(0)]), { share: 0.8 })).toMatchObject({ drivers: 1 });
  });

  it('come close to the best possible where the drive alone is too long for the target', () => {
    const work = poolWork([{ ...tow(4), promisedMinutes: 35 }]);
    const need = optimizedDriversNeeded(work, { share: 0.9 });
    expect(need.bestPossible).toBeLessThan(0.9);
    expect(need.bestPossible).toBeCloseTo(arrivalWithinPromise(1000, work), 6);
    expect(need.withinPromise).toBeGreaterThanOrEqual(need.bestPossible - 0.01);
    expect(arrivalWithinPromise(need.working - 1, work)).toBeLessThan(need.bestPossible - 0.01);
  });

  it('are finite where no drive is short enough', () => {
    const impossible = poolWork([{ ...tow(3), promisedMinutes: 5 }]);
    expect(optimizedDriversNeeded(impossible, { share: 0.8 })).toMatchObject({ bestPossible: 0, withinPromise: 0 });
  });

  it('never fall as the target rises, at any place', () => {
    fc.assert(
      fc.property(
        fc.record({
          calls: fc.double({ min: 0, max: 30, noNaN: true }),
          light: fc.double({ min: 0, max: 20, noNaN: true }),
          drive: fc.double({ min: 3, max: 90, noNaN: true }),
          promisedMinutes: fc.integer({ min: 15, max: 120 }),
          occupancyCap: fc.double({ min: 0.5, max: 1, noNaN: true }),
          shrinkage: fc.double({ min: 0, max: 0.4, noNaN: true }),
        }),
        ({ calls, light: others, drive, promisedMinutes, ...target }) => {
          const placed = (more: number) =>
            poolWork([
              { ...tow(calls + more), promisedMinutes, drive: { mean: drive, variation: 0.5 } },
              light(others),
            ]);
          let before = 0;
          for (let share = 0; share < 1; share += 0.05) {
            const { drivers, bestPossible } = optimizedDriversNeeded(placed(0), { ...target, share });
            expect(drivers).toBeGreaterThanOrEqual(before);
            expect(bestPossible).toBeLessThanOrEqual(1 + 1e-9);
            before = drivers;
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('grow with calls', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 0.9, noNaN: true }),
        fc.double({ min: 0, max: 30, noNaN: true }),
        (share, calls) => {
          const drivers = (more: number) => optimizedDriversNeeded(poolWork([tow(calls + more)]), { share }).drivers;
          expect(drivers(1)).toBeGreaterThanOrEqual(drivers(0));
        },
      ),
      { numRuns: 40 },
    );
  });
});

/**
 * First come, first served, event by event: Poisson calls, lognormal drives and work, drivers who start on the hour and
 * finish their call before going home. Returns the share on time for each hour, over many independent days.
 */
function simulate(hours: Setting['hours'], calls: number): readonly number[] {
  let state = 20_261_120;
  const random = () => {
    // Mulberry32: consecutive numbers from a plain congruential generator would correlate the drives.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (((mixed ^ (mixed >>> 14)) >>> 0) + 0.5) / 2 ** 32;
  };
  const lognormal = ({ mean, variation }: ServiceWork['drive']) => {
    const spread = Math.sqrt(Math.log(1 + variation ** 2));
    const normal = Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
    return mean * Math.exp(spread * normal - (spread * spread) / 2);
  };
  const lead = 16;
  const plan = [...Array.from({ length: lead }, () => hours[0]!), ...hours];
  const driversAt = (minute: number) => plan[Math.min(plan.length - 1, Math.floor(minute / 60))]!.drivers;
  const most = Math.max(...plan.map(({ drivers }) => drivers));
  const seen = hours.map(() => 0);
  const reached = hours.map(() => 0);
  const perDay = hours.reduce((sum, { services }) => sum + services.reduce((all, one) => all + one.callsPerHour, 0), 0);
  for (let day = 0; day < calls / perDay; day += 1) {
    const free = Array<number>(most).fill(0);
    // Driver n is on shift while at least n + 1 drivers are; otherwise they wait for the next hour when that is true.
    const available = (driver: number, from: number) => {
      let at = from;
      while (driversAt(at) <= driver) {
        if (at >= plan.length * 60) return Infinity;
        at = (Math.floor(at / 60) + 1) * 60;
      }
      return at;
    };
    for (let hour = 0; hour < plan.length; hour += 1) {
      const { services } = plan[hour]!;
      const rate = services.reduce((sum, { callsPerHour }) => sum + callsPerHour, 0) / 60;
      for (
        let clock = hour * 60 - Math.log(random()) / rate;
        clock < (hour + 1) * 60;
        clock -= Math.log(random()) / rate
      ) {
        let pick = random() * rate * 60;
        const service = services.find(({ callsPerHour }) => (pick -= callsPerHour) < 0) ?? services[0]!;
        let [first, start] = [0, Infinity];
        for (let driver = 0; driver < most; driver += 1) {
          const at = available(driver, Math.max(clock, free[driver]!));
          if (at < start) [first, start] = [driver, at];
        }
        const drive = lognormal(service.drive);
        free[first] = start + drive + lognormal(service.onSite);
        if (hour < lead) continue;
        seen[hour - lead]! += 1;
        if (start - clock + (service.dispatchMinutes ?? 0) + drive <= service.promisedMinutes)
          reached[hour - lead]! += 1;
      }
    }
  }
  return reached.map((count, hour) => count / seen[hour]!);
}
