import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hourOfWeek, hoursPerWeek, meanAbsolutePercentageError, seasonalNaive, volumeFrom } from './accuracy.ts';
import { probabilityOfWaiting } from './arrival-within-promise.ts';
import { defaultProductivityGoals, driversForOccupancy, driversNeeded, pooledProductivity } from './drivers-needed.ts';
import { showsPredictions, totalDrivers } from './prediction-hour.ts';

describe('drivers needed by division', () => {
  it.each([
    [0, 0.75, true, 1],
    [0, 0.75, false, 0],
    [0.75, 0.75, true, 1],
    [0.76, 0.75, true, 2],
    [1.5, 0.75, true, 2],
    [3.3, 1.1, true, 3],
    [12, 1.25, true, 10],
    [12, 1.25, false, 0],
  ])('%s calls at %s per driver, open %s: %s', (volume, productivity, open, drivers) => {
    expect(driversNeeded(volume, productivity, open)).toBe(drivers);
  });

  it('are enough, and one fewer is not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20_000 }),
        fc.constantFrom(...Object.values(defaultProductivityGoals)),
        (calls, goal) => {
          const volume = calls / 100;
          const drivers = driversNeeded(volume, goal);
          expect(drivers * goal).toBeGreaterThanOrEqual(volume - 1e-6);
          if (drivers > 1) expect((drivers - 1) * goal).toBeLessThan(volume);
        },
      ),
    );
  });

  it('pool Battery and Light Service by the time they take', () => {
    const pool = pooledProductivity([
      { volume: 1.1, productivity: 1.1 },
      { volume: 1.25, productivity: 1.25 },
    ]);
    expect(pool).toBeCloseTo(2.35 / 2, 10);
    expect(driversNeeded(2.35, pool!)).toBe(2);
    expect(pooledProductivity([{ volume: 0, productivity: 1.1 }])).toBeNull();
  });

  it('respect an occupancy cap: 33.3 erlangs at 85 % are 40 trucks', () => {
    expect(driversForOccupancy(33.3, 0.85)).toBe(40);
    expect(driversForOccupancy(34, 0.85)).toBe(40);
  });
});

describe('the queue', () => {
  // One server: C = a. Two servers: C = a^2 / (2 + a), the closed forms of M/M/1 and M/M/2.
  it.each([
    [1, 0.5, 0.5],
    [1, 0.9, 0.9],
    [2, 1, 1 / 3],
    [2, 1.5, 2.25 / 3.5],
    [3, 3, 1],
    [5, 0, 0],
  ])('%s drivers under %s erlangs: all busy %s of the time', (drivers, load, expected) => {
    expect(probabilityOfWaiting(drivers, load)).toBeCloseTo(expected, 12);
  });

  it('stays exact where factorials would overflow', () => {
    expect(probabilityOfWaiting(400, 380)).toBeGreaterThan(0.1);
    expect(probabilityOfWaiting(400, 380)).toBeLessThan(0.4);
    expect(probabilityOfWaiting(2000, 100)).toBe(0);
  });
});

describe('accuracy', () => {
  it.each([
    [
      [
        { predicted: 110, actual: 100 },
        { predicted: 80, actual: 100 },
      ],
      15,
    ],
    [
      [
        { predicted: 5, actual: 0 },
        { predicted: 90, actual: 100 },
      ],
      10,
    ],
    [[{ predicted: 5, actual: 0 }], null],
    [[], null],
  ])('%j has an error of %s percent', (points, error) => {
    const measured = meanAbsolutePercentageError(points);
    if (error === null) expect(measured).toBeNull();
    else expect(measured).toBeCloseTo(error, 10);
  });

  it('repeats the last season', () => {
    expect(seasonalNaive([9, 9, 1, 2, 3], 3, 7)).toEqual([1, 2, 3, 1, 2, 3, 1]);
    expect(seasonalNaive([1, 2], 3, 4)).toBeNull();
    expect(hourOfWeek(6, 23)).toBe(hoursPerWeek - 1);
  });

  it('multiplies the parts of a volume', () => {
    expect(volumeFrom({ base: 10, season: 1.1, trend: 1.02, weather: 1.4 })).toBeCloseTo(15.708, 10);
  });
});

it('counts ghosts among total drivers and hides an empty panel', () => {
  expect(totalDrivers({ drivers: 3, ghosts: 1 })).toBe(4);
  expect(showsPredictions([])).toBe(false);
});
