import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { milesBetween, type MapPoint } from './distance.ts';

const boise: MapPoint = { latitude: 43.615, longitude: -116.2023 };
const portland: MapPoint = { latitude: 45.5152, longitude: -122.6784 };
const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('miles between two points', () => {
  it.each([
    [boise, portland, 345],
    [portland, boise, 345],
    [boise, boise, 0],
    [{ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 69],
    [{ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }, 12_437],
  ])('from %o to %o are %s', (one, other, miles) => {
    expect(Math.round(milesBetween(one, other))).toBe(miles);
  });

  it('never shortens a trip by a stop on the way', () => {
    fc.assert(
      fc.property(point, point, point, (a, b, c) => {
        expect(milesBetween(a, c)).toBeLessThanOrEqual(milesBetween(a, b) + milesBetween(b, c) + 1e-6);
      }),
    );
  });
});
