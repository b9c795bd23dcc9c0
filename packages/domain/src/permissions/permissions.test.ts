import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Geography, GeographyType } from '../geography/index.ts';
import {
  actionOfRow,
  actions,
  can,
  hasPermission,
  isAction,
  permissions,
  positionOfType,
  type Action,
  type EmployeeSubject,
  type Target,
} from './index.ts';

const place = (id: number, type: GeographyType, ancestorIds: readonly number[] = []): Geography => ({
  id,
  baseId: id,
  slug: `${type}-${id}`,
  name: `${type} ${id}`,
  displayName: `${type} ${id}`,
  type,
  facilityType: null,
  stationFacilityType: null,
  parentId: ancestorIds[0] ?? null,
  ancestorIds,
  timeZone: 'America/New_York',
});
const club = place(1, 'club');
const station = place(2, 'station', [1]);
const otherStation = place(3, 'station', [1]);
const driver = place(4, 'driver', [2, 1]);

const person = (positionType: string, organization: Geography, held: readonly string[] = []): EmployeeSubject => ({
  kind: 'employee',
  employeeId: 7,
  positionType,
  permissions: held,
  organization,
  teamSlug: 'mountain-marvelers',
});

describe('positions and permissions', () => {
  it.each([
    ['driver', 'driver'],
    ['Driver', 'staff'],
    ['station-admin', 'station-admin'],
    ['Station-Admin', 'station-admin'],
    ['Station-admin', 'staff'],
    ['territory-associate', 'territory-associate'],
    ['executive', 'executive'],
    ['admin', 'admin'],
    ['Admin', 'Admin'],
    ['ADMIN', 'staff'],
    ['facility-rep', 'staff'],
    ['', 'staff'],
  ])('position %j is %s', (positionType, position) => {
    expect(positionOfType(positionType)).toBe(position);
  });

  it('position Admin implies permission Admin and no other; position admin implies none', () => {
    expect(permissions.filter((name) => hasPermission(person('Admin', club), name))).toEqual(['Admin']);
    expect(permissions.filter((name) => hasPermission(person('admin', club), name))).toEqual([]);
    expect(permissions.filter((name) => hasPermission({ kind: 'anonymous' }, name))).toEqual([]);
  });

  it('compares permissions exactly', () => {
    expect(can(person('clerk', station, ['admin', 'ADMIN', 'See-All']), 'feature.usage').allowed).toBe(false);
  });
});

describe('the front-end rules of section 5', () => {
  it.each<[Action, string]>([
    ['feature.usage', 'Admin'],
    ['feature.arena', 'Admin'],
    ['feature.rewards', 'territory-associate executive admin Admin'],
    ['feature.search', 'clerk station-admin territory-associate executive admin Admin'],
    ['feature.disable-business-rules', 'clerk station-admin territory-associate executive admin Admin'],
    ['feature.user-reports', 'clerk station-admin territory-associate executive admin Admin'],
    ['feature.edit-home-page', ''],
    ['feature.beta', ''],
    ['feature.notready', 'admin Admin'],
  ])('%s without any permission: %s', (action, allowed) => {
    const everyPosition = ['driver', 'clerk', 'station-admin', 'territory-associate', 'executive', 'admin', 'Admin'];
    expect(everyPosition.filter((position) => can(person(position, station), action).allowed).join(' ')).toBe(allowed);
  });

  it.each<Action>([
    'dashboard-data.read',
    'dashboards.export',
    'elements.read',
    'elements.export',
    'survey-aggregator.read',
  ])('keeps the survey business rules on for a driver: %s', (action) => {
    const asks = (position: string, organization: Geography, businessRules: boolean) =>
      can(person(position, organization), action, { geography: organization, businessRules }).allowed;
    expect([asks('driver', driver, true), asks('driver', driver, false)]).toEqual([true, false]);
    expect([asks('clerk', station, true), asks('clerk', station, false)]).toEqual([true, true]);
  });

  it('allows only position admin with homepage-edit to edit the home page', () => {
    const editors = ['driver', 'clerk', 'admin', 'Admin'].filter(
      (position) => can(person(position, club, ['homepage-edit', 'Admin']), 'feature.edit-home-page').allowed,
    );
    expect(editors).toEqual(['admin']);
  });

  it('denies a driver usage even with permission Admin', () => {
    expect(can(person('driver', driver, ['Admin']), 'screen.usage').allowed).toBe(false);
  });

  it('shows the Arena menu to enrolled drivers only if ARENA_AUDIENCE is enrolled', () => {
    const enrolled = { ...person('driver', driver), availableCampaignIds: [3] };
    expect(can(enrolled, 'feature.arena').allowed).toBe(false);
    expect(can(enrolled, 'feature.arena', {}, { arenaAudience: 'enrolled' }).allowed).toBe(true);
    expect(
      can({ ...enrolled, availableCampaignIds: [] }, 'feature.arena', {}, { arenaAudience: 'enrolled' }).allowed,
    ).toBe(false);
    expect(can(person('driver', driver), 'feature.arena', {}, { arenaAudience: 'enrolled' }).allowed).toBe(false);
    expect(can(person('clerk', station), 'feature.arena', {}, { arenaAudience: 'enrolled' }).allowed).toBe(false);
  });
});

describe('the reason for a refusal', () => {
  it.each<[string, EmployeeSubject | null, Action, Target, string]>([
    ['nobody signed in', null, 'goals.set', { geography: station }, 'unauthenticated'],
    [
      'the position may not, whatever it is about',
      person('driver', driver),
      'goals.set',
      { geography: null },
      'forbidden',
    ],
    ['a foreign geography', person('executive', station), 'goals.set', { geography: otherStation }, 'forbidden'],
    ['a slug nobody has, the same', person('executive', station), 'goals.set', { geography: null }, 'forbidden'],
    ['a foreign record', person('clerk', station), 'bookmarks.change', { ownerEmployeeId: 8 }, 'not-found'],
    ['a file, without a sign-in', null, 'files.read-export', {}, 'not-found'],
    [
      'a file of somebody else',
      person('Admin', club, ['Admin']),
      'files.read-export',
      { ownerEmployeeId: 8 },
      'not-found',
    ],
    [
      'the condition comes before the record',
      person('driver', driver),
      'pto.change',
      { ownerEmployeeId: 8, pending: false },
      'forbidden',
    ],
  ])('%s', (_case, subject, action, target, reason) => {
    expect(can(subject ?? { kind: 'anonymous' }, action, target)).toEqual({ allowed: false, reason });
  });
});

describe('bulk actions', () => {
  const manager = person('station-admin', station);

  it('are refused entirely if one geography is out of scope', () => {
    expect(can(manager, 'accounts.bulk-profiles', { geographies: [station, driver] }).allowed).toBe(true);
    expect(can(manager, 'accounts.bulk-profiles', { geographies: [station, otherStation, driver] }).allowed).toBe(
      false,
    );
    expect(can(manager, 'accounts.bulk-profiles', { geographies: [station, null] }).allowed).toBe(false);
  });

  it('never gain access from one more geography', () => {
    const anyPlace = fc.constantFrom<Geography | null>(club, station, otherStation, driver, null);
    fc.assert(
      fc.property(fc.array(anyPlace), anyPlace, (geographies, further) => {
        const more = can(manager, 'schedule.save', { geographies: [...geographies, further] }).allowed;
        if (more) expect(can(manager, 'schedule.save', { geographies }).allowed).toBe(true);
      }),
    );
  });
});

describe('the owner’s access settings', () => {
  it('VIEW_SCOPE applies to every action that needs view access', () => {
    const neighbor = { geography: otherStation };
    const manager = person('station-admin', station);
    for (const action of ['screen.dashboard', 'dashboard-data.read', 'goals.read', 'search.employees'] as const) {
      expect(can(manager, action, neighbor).allowed).toBe(true);
      expect(can(manager, action, neighbor, { viewScope: 'subtree' }).allowed).toBe(false);
    }
  });
});

describe('the names of actions', () => {
  it('are exactly those isAction accepts', () => {
    expect(actions.every(isAction)).toBe(true);
    expect(['constructor', 'goals', 'goals.set '].some(isAction)).toBe(false);
    expect(actionOfRow['C043']).toBe('goals.set');
  });
});
