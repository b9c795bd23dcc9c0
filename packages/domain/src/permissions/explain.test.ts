import { describe, expect, it } from 'vitest';
import { routes } from '../navigation/routes.ts';
import { canView } from '../geography/access.ts';
import type { Geography } from '../geography/geography.ts';
import { can, explainAccess, type EmployeeSubject } from './index.ts';

const place = (id: number, type: Geography['type'], name: string, ancestorIds: readonly number[]): Geography => ({
  id,
  baseId: id,
  slug: `place-${id}`,
  name,
  displayName: name,
  type,
  facilityType: null,
  stationFacilityType: null,
  parentId: ancestorIds[0] ?? null,
  ancestorIds: [...ancestorIds],
  timeZone: 'America/New_York',
});
const club = place(1, 'club', 'Lantern', []);
const east = place(2, 'station-business', 'Lantern East', [1]);
const west = place(3, 'station-business', 'Lantern West', [1]);
const station = place(4, 'station', 'Harbor Towing', [2, 1]);
const places = [club, east, west, station];
const positions = ['driver', 'mechanic', 'station-admin', 'executive', 'admin', 'Admin'];
const person = (
  positionType: string,
  organization: Geography,
  permissions: readonly string[] = [],
): EmployeeSubject => ({
  kind: 'employee',
  employeeId: 7,
  positionType,
  permissions,
  organization,
  teamSlug: null,
});
const subjects = positions.flatMap((positionType) =>
  [[], ['see-all'], ['see-children'], ['Admin']].flatMap((permissions) =>
    places.map((organization) => person(positionType, organization, permissions)),
  ),
);

describe('an explanation', () => {
  it('always says what the policy decides, for every page, person and location', () => {
    for (const { action, title, slug } of routes)
      for (const subject of subjects)
        for (const geography of slug === 'geography' ? places : [null]) {
          const { allowed, sentences } = explainAccess(subject, { title, action, geography }, null);
          expect(allowed).toBe(can(subject, action, geography ? { geography } : {}).allowed);
          expect(sentences.length).toBeGreaterThan(0);
          const sees = sentences.some((sentence) => sentence.startsWith('You see '));
          if (geography && sentences.length === 2) expect(sees).toBe(canView(subject, geography));
        }
  });

  const ask = (subject: EmployeeSubject, id: string, geography: Geography | null, who: string | null = null) => {
    const { action, title } = routes.find((route) => route.id === id) ?? routes[0];
    return explainAccess(subject, { title, action, geography }, who);
  };

  it.each([
    [
      ask(person('station-admin', east), 'surveys', east),
      true,
      ['Surveys is open to you as a station-admin.', 'You see Lantern East because you belong to it.'],
    ],
    [
      ask(person('station-admin', east), 'surveys', station, 'Sue Staff'),
      true,
      [
        'Surveys is open to Sue Staff as a station-admin.',
        'Sue Staff sees Harbor Towing because it’s part of Lantern East, where Sue Staff belongs.',
      ],
    ],
    [
      ask(person('mechanic', east), 'surveys', west),
      false,
      [
        'Surveys is open to you as a mechanic.',
        'You can’t see Lantern West: it isn’t part of Lantern East, and no position or permission opens it.',
      ],
    ],
    [ask(person('executive', east), 'usage', club), false, ['Usage needs the permission Admin, which you don’t have.']],
    [
      ask(person('driver', east), 'campaigns', null, 'Dan Driver'),
      false,
      ['Training campaigns isn’t open to Dan Driver as a driver.'],
    ],
  ])('%j', ({ allowed, sentences }, expected, words) => {
    expect([allowed, sentences]).toEqual([expected, words]);
  });
});
