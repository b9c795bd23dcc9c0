import { describe, expect, it } from 'vitest';
import { mayGrant, mayHoldLink, permissions, positions, type EmployeeSubject } from './index.ts';

const giver = (positionType: string, held: readonly string[] = []): EmployeeSubject => ({
  kind: 'employee',
  employeeId: 7,
  positionType,
  permissions: held,
  organization: {
    id: 1,
    baseId: 1,
    slug: 'beacon',
    name: 'Beacon',
    displayName: 'Beacon',
    type: 'club',
    facilityType: null,
    stationFacilityType: null,
    parentId: null,
    ancestorIds: [],
    timeZone: 'America/New_York',
  },
  teamSlug: null,
});

describe('rights that may be passed on', () => {
  it.each([
    ['station-admin', [], 'driver', [], true, true],
    ['station-admin', [], 'Station-Admin', [], true, true],
    ['station-admin', [], 'executive', [], false, false],
    ['station-admin', [], 'driver', ['see-all'], false, false],
    ['station-admin', ['see-children'], 'driver', ['see-children'], true, true],
    ['station-admin', ['see-all'], 'driver', ['see-children'], false, true],
    ['station-admin', ['see-children'], 'driver', ['see-all'], false, false],
    ['executive', [], 'driver', ['Admin'], false, false],
    ['Admin', [], 'driver', ['Admin'], true, true],
    ['Admin', [], 'executive', ['see-all'], false, false],
    ['Admin', [], 'admin', ['homepage-edit'], false, true],
    ['executive', ['Admin'], 'Admin', [], false, false],
    ['Admin', [], 'driver', ['made-up'], false, false],
  ])('%s %j to %s %j: %s, by a link: %s', (position, held, positionType, given, grants, holds) => {
    const rights = { positionType, permissions: given };
    expect([mayGrant(giver(position, held), rights), mayHoldLink(giver(position, held), rights)]).toEqual([
      grants,
      holds,
    ]);
  });

  it('are always those a person has', () => {
    for (const positionType of positions)
      for (const permission of permissions)
        expect(mayGrant(giver(positionType, [permission]), { positionType, permissions: [permission] })).toBe(true);
  });
});
