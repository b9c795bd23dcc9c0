import { describe, expect, it } from 'vitest';
import { readPlace } from './place.ts';

const timeZone = 'America/New_York';
const bounds = { south: 39, north: 41, west: -76, east: -75 };

describe('the place of a call', () => {
  it.each([
    [40.1221, -75.3405, timeZone],
    [61.2, -149.9, 'America/Anchorage'],
    [18.4, -66.1, 'America/Puerto_Rico'],
    [50.1, 8.7, 'Europe/Berlin'],
    [13.4, 144.8, 'Pacific/Guam'],
  ])('%s, %s is kept in %s', (latitude, longitude, zone) => {
    expect(readPlace(latitude, longitude, { timeZone: zone })).toEqual({ latitude, longitude });
  });

  it('may be missing', () => {
    expect(readPlace(null, null, { timeZone })).toEqual({ latitude: null, longitude: null });
  });

  it.each([
    [0, 0, /at 0/],
    [40.1, 0, /at 0/],
    [-75.3405, 40.1221, /swapped/],
    [40.1221, 75.3405, /outside America\. Check their signs/],
    [-999, -999, /aren’t on the globe/],

    [999, 999, /aren’t on the globe/],
    [91, -75, /aren’t on the globe/],
    [40.1, null, /missing/],
    [null, -75.3, /missing/],
    ['N40.1', 'W75.3', /aren’t degrees/],
  ])('%j, %j is left out', (latitude, longitude, why) => {
    expect(readPlace(latitude, longitude, { timeZone })).toEqual({
      latitude: null,
      longitude: null,
      leftOut: expect.stringMatching(why) as unknown,
    });
  });

  it('is inside the map’s bounds, whatever the time zone', () => {
    expect(readPlace(40, -75.5, { bounds, timeZone })).toEqual({ latitude: 40, longitude: -75.5 });
    expect(readPlace(32, -86, { bounds, timeZone }).leftOut).toContain('outside the map’s bounds');
    expect(readPlace(-75.5, 40, { bounds, timeZone }).leftOut).toContain('swapped');
    expect(readPlace(40, 8, { bounds: { ...bounds, west: 7, east: 9 }, timeZone })).toEqual({
      latitude: 40,
      longitude: 8,
    });
  });
});
