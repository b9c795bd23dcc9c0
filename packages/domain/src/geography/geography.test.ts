import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Subject } from '../permissions/index.ts';
import {
  baseTypeOf,
  canView,
  canWrite,
  childTypesOf,
  firstChildTypeOf,
  compareRank,
  contains,
  facilityTypes,
  facilityTypeSlug,
  facilityTypeTypeOf,
  geographyTypes,
  isGeographyType,
  rankOf,
  selectedOrder,
  signInOrder,
  splitFacilityTypeSlug,
  typeLabel,
  withFacilityType,
  type Geography,
  type GeographyType,
} from './index.ts';

const anyType = fc.constantFrom(...geographyTypes);
const anyFacilityType = fc.constantFrom(...facilityTypes);

describe('the orders of organization types', () => {
  it('are those of section 3, letter for letter', () => {
    expect(signInOrder.join(', ')).toBe('club, station-state, facility-rep, station-business, station, driver');
    expect(selectedOrder.join(', ')).toBe(
      'club, club-facility-type, club-region, club-region-facility-type, market, market-facility-type, territory, station-business, station, driver',
    );
  });

  it.each([
    ['sign-in', signInOrder],
    ['selected', selectedOrder],
  ] as const)('rank goes down along the %s order', (_name, order) => {
    const ranks = order.map(rankOf);
    expect(ranks).toEqual(ranks.toSorted((left, right) => left - right));
    expect(new Set(ranks).size).toBe(order.length);
  });

  it('place station-state and facility-rep just above station-business', () => {
    expect(geographyTypes.slice(geographyTypes.indexOf('territory'), geographyTypes.indexOf('station'))).toEqual([
      'territory',
      'station-state',
      'station-state-facility-type',
      'facility-rep',
      'station-business',
    ]);
  });

  it('give a total order: different types have different ranks, and comparing is antisymmetric and transitive', () => {
    fc.assert(
      fc.property(anyType, anyType, anyType, (a, b, c) => {
        expect(compareRank(a, b) === 0).toBe(a === b);
        expect(Math.sign(compareRank(a, b)) + Math.sign(compareRank(b, a))).toBe(0);
        if (compareRank(a, b) <= 0 && compareRank(b, c) <= 0) expect(compareRank(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('know a type by its exact name', () => {
    expect(['club', 'Club', 'toString', ''].map(isGeographyType)).toEqual([true, false, false, false]);
  });
});

describe('facility-type slugs', () => {
  it.each([
    ['PSP', 'lantern-psp'],
    ['nonPSP', 'lantern-nonPSP'],
    ['Fleet', 'lantern-fleet'],
    ['csn', 'lantern-csn'],
    [null, 'lantern'],
  ] as const)('%s makes %s', (facilityType, slug) => {
    expect(facilityTypeSlug('lantern', facilityType)).toBe(slug);
  });

  it.each([
    { slug: 'lantern-psp', existing: ['lantern'], base: 'lantern', facilityType: 'PSP' },
    { slug: 'lantern-nonPSP', existing: ['lantern'], base: 'lantern', facilityType: 'nonPSP' },
    { slug: 'lantern-nonpsp', existing: ['lantern'], base: 'lantern-nonpsp', facilityType: null },
    { slug: 'lantern', existing: ['lantern'], base: 'lantern', facilityType: null },
    { slug: 'hillside-fleet', existing: ['hillside-fleet'], base: 'hillside-fleet', facilityType: null },
    { slug: 'hillside-fleet', existing: ['hillside', 'hillside-fleet'], base: 'hillside-fleet', facilityType: null },
    {
      slug: 'hillside-fleet-psp',
      existing: ['hillside', 'hillside-fleet'],
      base: 'hillside-fleet',
      facilityType: 'PSP',
    },
    { slug: 'nowhere-psp', existing: ['lantern'], base: 'nowhere-psp', facilityType: null },
    { slug: '-psp', existing: ['lantern'], base: '-psp', facilityType: null },
  ])('$slug among $existing is $base cut to $facilityType', ({ slug, existing, base, facilityType }) => {
    expect(splitFacilityTypeSlug(slug, (candidate) => existing.includes(candidate))).toEqual({ base, facilityType });
  });

  it('survive a round trip of joining and splitting', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z]{1,8}(-[a-z]{1,8}){0,2}$/),
        fc.option(anyFacilityType),
        (base, facilityType) => {
          expect(splitFacilityTypeSlug(facilityTypeSlug(base, facilityType), (slug) => slug === base)).toEqual({
            base,
            facilityType,
          });
        },
      ),
    );
  });

  it('are only split if they can be joined again', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (slug, existing) => {
        const { base, facilityType } = splitFacilityTypeSlug(slug, (candidate) => existing.includes(candidate));
        expect(facilityTypeSlug(base, facilityType)).toBe(slug);
      }),
    );
  });
});

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

describe('facility-type organizations', () => {
  it.each([
    ['club', 'club-facility-type'],
    ['club-region', 'club-region-facility-type'],
    ['market', 'market-facility-type'],
    ['station-state', 'station-state-facility-type'],
    ['territory', null],
    ['facility-rep', null],
    ['station-business', null],
    ['station', null],
    ['driver', null],
    ['club-facility-type', null],
  ] as const)('%s has the twin %s', (type, twin) => {
    expect(facilityTypeTypeOf(type)).toBe(twin);
    if (twin !== null) expect(baseTypeOf(twin)).toBe(type);
    expect(withFacilityType(place(3, type), 'PSP')?.type ?? null).toBe(twin);
  });

  it('have the base as parent and are contained wherever the base is', () => {
    expect(withFacilityType(place(5, 'market', [2, 1]), 'nonPSP')).toMatchObject({
      baseId: 5,
      slug: 'market-5-nonPSP',
      displayName: 'market 5 NON-PSP',
      type: 'market-facility-type',
      facilityType: 'nonPSP',
      parentId: 5,
      ancestorIds: [5, 2, 1],
    });
  });

  it('never share an id with each other or with a row', () => {
    const ids = [1, 2, 3, 4, 5].flatMap((id) =>
      facilityTypes.map((facilityType) => withFacilityType(place(id, 'club'), facilityType)?.id ?? 0),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id < 0)).toBe(true);
  });
});

describe('drill-down child types', () => {
  it('use the spelling of section 5 for every type', () => {
    expect(geographyTypes.map(typeLabel)).toEqual(
      geographyTypes.map((type) => type.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())),
    );
  });

  const written = (type: GeographyType, grouped = false) => childTypesOf(type, { grouped }).map(typeLabel).join(', ');

  it.each([
    ['club', 'Club-Region, Facility-Rep, Station-State, Station-Business, Station, Driver'],
    ['club-facility-type', 'Club-Region, Market, Territory, Station-Business, Station, Driver'],
    ['station-state', 'Station-Business, Station, Driver'],
    ['station-state-facility-type', 'Station-Business, Station, Driver'],
    ['facility-rep', 'Station-Business, Station, Driver'],
    ['station-business', 'Station, Driver'],
    ['station', 'Driver'],
    ['driver', ''],
  ] as const)('of %s are those of section 5', (type, children) => {
    expect(written(type)).toBe(children);
  });

  it.each([
    ['club-region', 'Market, Territory, Station-Business, Station, Driver'],
    ['club-region-facility-type', 'Market, Territory, Station-Business, Station, Driver'],
    ['market', 'Territory, Station-Business, Station, Driver'],
    ['market-facility-type', 'Territory, Station-Business, Station, Driver'],
    ['territory', 'Station-Business, Station, Driver'],
  ] as const)('of %s, which section 5 omits, follow the selected order', (type, children) => {
    expect(written(type)).toBe(children);
  });

  it('of a grouped element are the same without Driver', () => {
    for (const type of geographyTypes) expect(written(type, true)).toBe(written(type).replace(/(, )?Driver$/, ''));
  });

  it.each([
    ['club', 'club-region'],
    ['territory', 'station-business'],
    ['station-state', 'station'],
    ['station-state-facility-type', 'station'],
    ['facility-rep', 'station'],
    ['station-business', 'station'],
    ['station', 'driver'],
    ['driver', null],
  ] as const)('of %s begin with %s: a cut’s are its stations', (type, first) => {
    expect(firstChildTypeOf(type)).toBe(first);
  });

  it('always rank below their parent', () => {
    for (const type of geographyTypes)
      for (const child of childTypesOf(type)) expect(rankOf(child)).toBeGreaterThan(rankOf(type));
  });
});

const club = place(1, 'club');
const state = place(2, 'station-state', [1]);
const otherState = place(3, 'station-state', [1]);
const territory = place(4, 'territory', [1]);
const business = place(5, 'station-business', [4, 1, 2]);
const station = place(6, 'station', [5, 4, 1, 2]);
const otherStation = place(7, 'station', [8, 9, 1, 3]);
const driver = place(10, 'driver', [6, 5, 4, 1, 2]);
const places = [club, state, otherState, territory, business, station, otherStation, driver];

const person = (positionType: string, organization: Geography, permissions: readonly string[] = []): Subject => ({
  kind: 'employee',
  employeeId: 1,
  positionType,
  permissions,
  organization,
  teamSlug: null,
});

describe('viewing a geography', () => {
  it.each([
    {
      who: 'Station-Admin spelled with capitals',
      subject: person('Station-Admin', station),
      sees: otherStation,
      answer: true,
    },
    { who: 'station-admin', subject: person('station-admin', station), sees: otherStation, answer: true },
    { who: 'station-admin, upwards', subject: person('station-admin', station), sees: business, answer: false },
    {
      who: 'STATION-ADMIN, which is no position of the list',
      subject: person('STATION-ADMIN', station),
      sees: otherStation,
      answer: false,
    },
    { who: 'Executive, which is not executive', subject: person('Executive', station), sees: club, answer: false },
    { who: 'admin', subject: person('admin', station), sees: club, answer: true },
    { who: 'Admin without see-all', subject: person('Admin', station), sees: club, answer: false },
    { who: 'a driver looking at his own station', subject: person('driver', driver), sees: station, answer: false },
    {
      who: 'a facility representative at a reporting cut it contains',
      subject: person('facility-rep', state),
      sees: station,
      answer: true,
    },
    { who: 'the same at another cut', subject: person('facility-rep', state), sees: otherStation, answer: false },
  ])('$who: $answer', ({ subject, sees, answer }) => {
    expect(canView(subject, sees)).toBe(answer);
  });

  it('shrinks to the subtree with VIEW_SCOPE=subtree, and only for the level test', () => {
    const levelTest = person('station-admin', station, ['see-children']);
    expect(canView(levelTest, otherStation, { viewScope: 'rank' })).toBe(true);
    expect(canView(levelTest, otherStation, { viewScope: 'subtree' })).toBe(false);
    expect(canView(levelTest, driver, { viewScope: 'subtree' })).toBe(true);
    expect(canView(person('dispatcher', station, ['see-all']), club, { viewScope: 'subtree' })).toBe(true);
    expect(canView(person('executive', station), club, { viewScope: 'subtree' })).toBe(true);
  });

  it('treats a facility-type cut like its base', () => {
    const cut = withFacilityType(state, 'csn');
    const otherCut = withFacilityType(otherState, 'csn');
    expect(cut && canView(person('clerk', state), cut)).toBe(true);
    expect(otherCut && canView(person('clerk', state), otherCut)).toBe(false);
  });
});

const anySubject = fc
  .record({
    positionType: fc.constantFrom(
      'driver',
      'clerk',
      'station-admin',
      'Station-Admin',
      'territory-associate',
      'executive',
      'admin',
      'Admin',
    ),
    organization: fc.constantFrom(...places),
    permissions: fc.subarray(['see-all', 'see-children', 'homepage-edit', 'beta', 'Admin']),
  })
  .map(({ positionType, organization, permissions }) => person(positionType, organization, permissions));
const anyPlace = fc.constantFrom(...places);
const anyScope = fc.constantFrom('rank' as const, 'subtree' as const);

describe('laws of viewing and changing', () => {
  it('anonymous subjects see and change nothing', () => {
    for (const target of places)
      expect([canView({ kind: 'anonymous' }, target), canWrite({ kind: 'anonymous' }, target)]).toEqual([false, false]);
  });

  it('without permission Admin, write access implies view access, under either scope', () => {
    fc.assert(
      fc.property(anySubject, anyPlace, anyScope, (subject, target, viewScope) => {
        const holdsAdmin =
          subject.kind === 'employee' && (subject.permissions.includes('Admin') || subject.positionType === 'Admin');
        if (!holdsAdmin && canWrite(subject, target)) expect(canView(subject, target, { viewScope })).toBe(true);
      }),
    );
  });

  it('everyone sees their own geography and all it contains', () => {
    fc.assert(
      fc.property(anySubject, anyPlace, anyScope, (subject, target, viewScope) => {
        if (subject.kind === 'employee' && contains(subject.organization, target))
          expect(canView(subject, target, { viewScope })).toBe(true);
      }),
    );
  });

  it('see-all never widens write access', () => {
    fc.assert(
      fc.property(anySubject, anyPlace, (subject, target) => {
        if (subject.kind !== 'employee') return;
        const without = { ...subject, permissions: subject.permissions.filter((name) => name !== 'see-all') };
        expect(canWrite({ ...subject, permissions: [...without.permissions, 'see-all'] }, target)).toBe(
          canWrite(without, target),
        );
      }),
    );
  });

  it('adding a permission never removes view access, and subtree never shows more than rank', () => {
    fc.assert(
      fc.property(
        anySubject,
        anyPlace,
        fc.constantFrom('see-all', 'see-children', 'Admin', 'beta'),
        (subject, target, permission) => {
          if (subject.kind !== 'employee') return;
          const more = { ...subject, permissions: [...subject.permissions, permission] };
          if (canView(subject, target)) expect(canView(more, target)).toBe(true);
          if (canView(subject, target, { viewScope: 'subtree' }))
            expect(canView(subject, target, { viewScope: 'rank' })).toBe(true);
        },
      ),
    );
  });
});
