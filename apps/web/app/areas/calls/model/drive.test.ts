import type { CallDetail } from '@roadside/contract/schemas';
import { describe, expect, it } from 'vitest';
import { driveOf, driveWords } from './drive.ts';

const detail = {
  call: { station_name: 'Ardmore Towing' },
  steps: [{ step: 'ER', at: '2026-11-14T02:58:00.000Z', minutes_since_previous: null }],
  place: { latitude: 40.007, longitude: -75.285, station_latitude: 40.02, station_longitude: -75.3 },
  full: true,
} as unknown as CallDetail;
const { place } = detail;

describe('the drive of a call', () => {
  it('is a straight line from the station to the member, and says so', () => {
    expect(driveOf(detail)).toEqual({
      from: { latitude: 40.02, longitude: -75.3 },
      to: { latitude: 40.007, longitude: -75.285 },
      station: 'Ardmore Towing',
      distance: '1.2 mi',
    });
    expect(driveWords(detail)).toBe(
      'Ardmore Towing to the member: 1.2 mi in a straight line. The truck’s route and where it started aren’t recorded.',
    );
    expect(
      driveOf({ ...detail, place: { ...place, station_latitude: 40.007, station_longitude: -75.285 } }),
    ).toMatchObject({ distance: '<0.1 mi' });
  });

  it.each([
    ['a location', { place: { ...place, latitude: null } }, 'This call has no location'],
    ['the right to see it', { full: false }, 'another station served this call'],
    ['a truck en route', { steps: [] }, 'no truck was recorded en route'],
    ['a start', { place: { ...place, station_longitude: null } }, 'Ardmore Towing has no location'],
  ])('is left out without %s, with the reason', (_, without, reason) => {
    const changed = { ...detail, ...without };
    expect(driveOf(changed)).toBeNull();
    expect(driveWords(changed)).toContain(reason);
  });
});
