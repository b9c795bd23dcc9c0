import { describe, expect, it } from 'vitest';
import { apportion } from './driver-plan.ts';
import { planClub } from './organization-plan.ts';

const club = planClub(1);
const ofType = (type: string) => club.organizations.filter((organization) => organization.type === type);

describe('the demo club', () => {
  it('has the size given in the glossary', () => {
    const sizes = Object.fromEntries(
      [
        'club',
        'club-region',
        'market',
        'territory',
        'station-state',
        'facility-rep',
        'station-business',
        'station',
        'driver',
      ].map((type) => [type, ofType(type).length]),
    );
    expect(sizes).toEqual({
      club: 1,
      'club-region': 2,
      market: 4,
      territory: 10,
      'station-state': 3,
      'facility-rep': 8,
      'station-business': 45,
      station: 70,
      driver: 420,
    });
    const networks = ofType('station').map(({ facilityType }) => facilityType);
    expect([
      networks.filter((type) => type === 'PSP').length,
      networks.filter((type) => type === 'nonPSP').length,
      networks.filter((type) => type === 'Fleet').length,
    ]).toEqual([24, 36, 10]);
  });

  it('is consistent: every parent is above its children, and keys and slugs are unique', () => {
    const byKey = new Map(club.organizations.map((organization) => [organization.key, organization]));
    expect(byKey.size).toBe(club.organizations.length);
    expect(new Set(club.organizations.map(({ slug }) => slug)).size).toBe(club.organizations.length);
    const parentType: Record<string, string> = {
      'club-region': 'club',
      market: 'club-region',
      territory: 'market',
      'station-business': 'territory',
      station: 'station-business',
      driver: 'station',
      'station-state': 'club',
      'facility-rep': 'club',
    };
    for (const { type, parentKey, key } of club.organizations)
      expect(parentKey === null ? undefined : byKey.get(parentKey)?.type, key).toBe(parentType[type]);
    for (const station of ofType('station')) {
      expect(byKey.get(station.stateKey ?? '')?.type).toBe('station-state');
      expect(byKey.get(station.facilityRepKey ?? '')?.type).toBe('facility-rep');
    }
    // Every business and facility rep has at least one station.
    for (const business of ofType('station-business'))
      expect(
        ofType('station').some(({ parentKey }) => parentKey === business.key),
        business.slug,
      ).toBe(true);
    for (const rep of ofType('facility-rep'))
      expect(ofType('station').some(({ facilityRepKey }) => facilityRepKey === rep.key)).toBe(true);
  });

  it('covers Pennsylvania, Ohio and western Indiana, in two time zones, with montgomery among its territories', () => {
    expect(ofType('territory').map(({ slug }) => slug)).toContain('montgomery');
    for (const { latitude, longitude, timeZone, stateKey } of ofType('station')) {
      expect(latitude).toBeGreaterThan(38.9);
      expect(latitude).toBeLessThan(42);
      expect(longitude).toBeGreaterThan(-88);
      expect(longitude).toBeLessThan(-74.8);
      expect(timeZone).toBe(stateKey === 'state:IN' ? 'America/Chicago' : 'America/New_York');
    }
  });

  it('splits the calls by network: Fleet 30, PSP 50, nonPSP 20 %', () => {
    const share = (type: string) =>
      club.stations.reduce((sum, station) => sum + (station.facilityType === type ? station.share : 0), 0);
    expect(share('Fleet')).toBeCloseTo(0.3, 9);
    expect(share('PSP')).toBeCloseTo(0.5, 9);
    expect(share('nonPSP')).toBeCloseTo(0.2, 9);
  });

  it('has the glossary’s mix of driver skills, and every working station can tow and do the rest', () => {
    const drivers = club.stations.flatMap((station) => station.drivers);
    const count = (skills: string) =>
      drivers.filter(({ serviceTypes }) => serviceTypes.join('+') === skills).length / drivers.length;
    for (const [skills, share] of [
      ['Tow', 0.4],
      ['Tow+Light Service', 0.25],
      ['Battery+Light Service', 0.2],
      ['Battery', 0.08],
      ['Light Service', 0.07],
    ] as const)
      expect(Math.abs(count(skills) - share), skills).toBeLessThan(0.02);
    for (const station of club.stations.filter(({ role }) => role !== 'no-calls')) {
      const skills = new Set(station.drivers.flatMap(({ serviceTypes }) => serviceTypes));
      expect([...skills].sort(), station.slug).toEqual(['Battery', 'Light Service', 'Tow']);
    }
  });

  it('has the edge rows: one-word and four-word names, and a slug that looks like another’s facility-type slug', () => {
    const names = ofType('driver').map(({ name }) => name.split(' ').length);
    expect(names).toContain(1);
    expect(names).toContain(4);
    expect(ofType('station-business').map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['harbor-light', 'harbor-light-fleet']),
    );
  });

  it('gives each role to exactly one station', () => {
    for (const role of ['improving', 'collapsing', 'lucky', 'no-calls', 'dots-500', 'dots-501'])
      expect(
        club.stations.filter((station) => station.role === role),
        role,
      ).toHaveLength(1);
  });

  it('is the same for the same seed and differs for another', () => {
    expect(planClub(1)).toEqual(club);
    expect(planClub(2).organizations.map(({ name }) => name)).not.toEqual(club.organizations.map(({ name }) => name));
  });
});

describe('apportion', () => {
  it.each([
    [[1, 1, 1], 10],
    [[0.9, 0.05, 0.05], 30],
    [[0, 0, 1], 12],
  ])('splits %j into %i, at least two each', (shares, total) => {
    const counts = apportion(shares, total);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
  });
});
