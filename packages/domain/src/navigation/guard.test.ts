import { describe, expect, it } from 'vitest';
import type { Geography, GeographyType } from '../geography/geography.ts';
import type { Subject } from '../permissions/subject.ts';
import { guardScreen } from './guard.ts';
import { matchRoute } from './match-route.ts';

const place = (id: number, slug: string, type: GeographyType, ancestorIds: readonly number[]): Geography => ({
  id,
  baseId: id,
  slug,
  name: slug,
  displayName: slug,
  type,
  facilityType: null,
  stationFacilityType: null,
  parentId: ancestorIds[0] ?? null,
  ancestorIds,
  timeZone: 'America/New_York',
});
const club = place(1, 'lantern', 'club', []);
const station = place(2, 'north', 'station', [1]);
const other = place(3, 'south', 'station', [1]);
const person = (positionType: string, organization: Geography, permissions: readonly string[] = []): Subject => ({
  kind: 'employee',
  employeeId: 9,
  positionType,
  permissions,
  organization,
  teamSlug: 'mountain-marvelers',
});

describe('guardScreen', () => {
  it.each([
    [
      'nobody on a dashboard',
      { kind: 'anonymous' } as const,
      '/dashboard/lantern',
      club,
      { kind: 'login', to: '/login/?nextUrl=%2Fdashboard%2Flantern' },
    ],
    ['nobody on the login', { kind: 'anonymous' } as const, '/login/', undefined, { kind: 'open' }],
    ['nobody nowhere', { kind: 'anonymous' } as const, '/nowhere', undefined, { kind: 'open' }],
    ['an executive anywhere', person('executive', club), '/dashboard/south', other, { kind: 'open' }],
    ['staff at home', person('staff', station), '/dashboard/north', station, { kind: 'open' }],
    [
      'staff elsewhere',
      person('staff', station),
      '/dashboard/south',
      other,
      { kind: 'own-dashboard', to: '/dashboard/north', message: 'Not Allowed to Go There' },
    ],
    [
      'staff on a slug that does not exist',
      person('staff', station),
      '/dashboard/x',
      null,
      { kind: 'own-dashboard', to: '/dashboard/north', message: 'Not Allowed to Go There' },
    ],
    [
      'staff without see-all on communications',
      person('staff', station),
      '/communications/north',
      station,
      { kind: 'back', to: '/dashboard/north', message: 'Sorry, Your not allowed to go there.' },
    ],
    [
      'staff on usage',
      person('staff', station),
      '/usage/north',
      station,
      { kind: 'back', to: '/dashboard/north', message: 'Sorry, Your not allowed to go there.' },
    ],
    [
      'somebody with see-all on communications of a place that does not exist',
      person('staff', station, ['see-all']),
      '/communications/x',
      null,
      { kind: 'own-dashboard', to: '/dashboard/north', message: 'Not Allowed to Go There' },
    ],
    [
      'Admin at the bank of nobody',
      person('Admin', club),
      '/bank/x',
      null,
      { kind: 'own-dashboard', to: '/dashboard/lantern', message: 'Not Allowed to Go There' },
    ],
    ['Admin on usage', person('Admin', club), '/usage/lantern', club, { kind: 'open' }],
    ['staff at the season', person('staff', station), '/season/', undefined, { kind: 'open' }],
  ])('%s', (_name, subject, path, geography, verdict) => {
    const target = geography === undefined ? {} : { geography };
    expect(guardScreen(matchRoute(path).route, subject, target, path)).toEqual(verdict);
  });
});
