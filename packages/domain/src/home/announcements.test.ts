import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { announcementState, dueToRing, mustBeRead, ringAgainMinutes } from './announcement.ts';
import { everybody, inAudience, isEverybody, type Audience } from './audience.ts';
import { isManager, managersOf, nearestManagers } from './managers.ts';
import { gapsOf, nowKinds, nowOrder } from './now.ts';
import { inOrder, reorderSome } from './widget.ts';

describe('an audience', () => {
  const driver = { positionType: 'driver', organizationIds: [40, 12, 3, 1], groupId: 7 };
  it.each<[Partial<Audience>, boolean]>([
    [{}, true],
    [{ positions: ['driver'] }, true],
    [{ positions: ['Driver'] }, false],
    [{ positions: ['executive', 'driver'] }, true],
    [{ organizationIds: [12] }, true],
    [{ organizationIds: [13] }, false],
    [{ organizationIds: [13, 1] }, true],
    [{ groupIds: [7] }, true],
    [{ groupIds: [8] }, false],
    [{ positions: ['driver'], organizationIds: [13] }, false],
    [{ positions: ['driver'], organizationIds: [12], groupIds: [8] }, false],
    [{ positions: ['driver'], organizationIds: [12], groupIds: [7] }, true],
  ])('limited by %j has this driver: %s', (limits, inside) => {
    expect(inAudience({ ...everybody, ...limits }, driver)).toBe(inside);
  });

  it('knows both spellings of station-admin, and no other position in two', () => {
    for (const positions of [['station-admin'], ['Station-Admin']])
      for (const positionType of ['station-admin', 'Station-Admin'])
        expect(inAudience({ ...everybody, positions }, { ...driver, positionType })).toBe(true);
    expect(inAudience({ ...everybody, positions: ['admin'] }, { ...driver, positionType: 'Admin' })).toBe(false);
  });

  it('leaves out people without a group where groups limit it', () => {
    expect(inAudience({ ...everybody, groupIds: [7] }, { ...driver, groupId: null })).toBe(false);
  });

  it('never grows by a further limit, and only an empty one has everybody', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 });
    const audiences = fc.record({
      positions: fc.uniqueArray(fc.constantFrom('driver', 'dispatcher'), { maxLength: 2 }),
      organizationIds: ids,
      groupIds: ids,
    });
    const people = fc.record({
      positionType: fc.constantFrom('driver', 'dispatcher', 'admin'),
      organizationIds: ids,
      groupId: fc.option(fc.integer({ min: 1, max: 4 }), { nil: null }),
    });
    fc.assert(
      fc.property(audiences, people, (audience, person) => {
        for (const part of ['positions', 'organizationIds', 'groupIds'] as const)
          if (inAudience(audience, person)) expect(inAudience({ ...audience, [part]: [] }, person)).toBe(true);
        if (isEverybody(audience)) expect(inAudience(audience, person)).toBe(true);
      }),
    );
  });
});

describe('an announcement', () => {
  it.each([
    [null, null, 'live'],
    ['2026-11-20T10:00:00Z', null, 'live'],
    ['2026-11-20T10:00:01Z', null, 'scheduled'],
    [null, '2026-11-20T10:00:00Z', 'expired'],
    [null, '2026-11-20T10:00:01Z', 'live'],
    ['2026-11-20T05:30:00-05:00', '2026-11-21T10:00:00Z', 'scheduled'],
    ['2026-11-20T09:00:00Z', '2026-11-20T09:30:00Z', 'expired'],
  ])('from %s until %s is %s at ten', (startsAt, endsAt, state) => {
    expect(announcementState({ startsAt, endsAt }, '2026-11-20T10:00:00Z')).toBe(state);
  });

  it.each([
    ['nothing', null, false],
    ['acknowledge', null, true],
    ['confirm', null, true],
    ['acknowledge', '2026-11-20T10:00:00Z', false],
    ['confirm', '2026-11-20T10:00:00Z', false],
  ] as const)('that asks for %s, confirmed at %s, must be read: %s', (asks, at, owed) => {
    expect(mustBeRead(asks, at)).toBe(owed);
  });

  it.each([
    ['nothing', null, false],
    ['acknowledge', null, false],
    ['confirm', null, true],
    ['confirm', '2026-11-20T09:45:01Z', false],
    ['confirm', '2026-11-20T09:45:00Z', true],
  ] as const)('that asks for %s and last rang at %s rings at ten: %s', (asks, rung, rings) => {
    expect(ringAgainMinutes).toBe(15);
    expect(dueToRing(asks, rung, '2026-11-20T10:00:00Z')).toBe(rings);
  });
});

describe('managers', () => {
  const person = (employeeId: number, positionType: string, organizationId: number) => ({
    employeeId,
    positionType,
    organizationId,
  });
  const people = [
    person(1, 'executive', 100),
    person(2, 'dispatcher', 12),
    person(3, 'Station-Admin', 12),
    person(4, 'station-admin', 12),
    person(5, 'territory-associate', 30),
    person(6, 'station-admin', 13),
    person(7, 'driver', 40),
  ];
  const line = [40, 12, 20, 30, 100];

  it.each([
    ['driver', false],
    ['dispatcher', false],
    ['region-manager', false],
    ['station-admin', true],
    ['Station-Admin', true],
    ['territory-associate', true],
    ['executive', true],
    ['admin', true],
    ['Admin', true],
  ])('%s decides for others: %s', (positionType, manages) => {
    expect(isManager(positionType)).toBe(manages);
  });

  it('are those in the line, nearest first, without the person', () => {
    const ids = (found: readonly { employeeId: number }[]) => found.map(({ employeeId }) => employeeId);
    expect(ids(managersOf(7, line, people))).toEqual([3, 4, 5, 1]);
    expect(ids(nearestManagers(7, line, people))).toEqual([3, 4]);
    expect(ids(nearestManagers(3, line.slice(1), people))).toEqual([4]);
    expect(ids(nearestManagers(5, [30, 100], people))).toEqual([1]);
    expect(nearestManagers(1, [100], people)).toEqual([]);
  });
});

describe('what to do now', () => {
  it('comes by kind, then by time, then by id, whatever the order it was found in', () => {
    const items = fc.array(
      fc.record({
        kind: fc.constantFrom(...nowKinds),
        at: fc.option(fc.constantFrom('2026-11-20T10:00:00Z', '2026-11-20T04:00:00-05:00'), { nil: null }),
        id: fc.nat(5),
      }),
    );
    fc.assert(
      fc.property(items, (found) => {
        const sorted = nowOrder(found);
        expect(nowOrder(found.toReversed())).toEqual(sorted);
        expect(sorted).toHaveLength(found.length);
        const kinds = sorted.map(({ kind }) => nowKinds.indexOf(kind));
        expect(kinds).toEqual(kinds.toSorted((a, b) => a - b));
      }),
    );
    expect(
      nowOrder([
        { kind: 'unread', at: null, id: 1 },
        { kind: 'request', at: '2026-11-20T10:00:00Z', id: 2 },
        { kind: 'request', at: '2026-11-20T04:00:00-05:00', id: 3 },
        { kind: 'confirm', at: null, id: 4 },
      ]).map(({ id }) => id),
    ).toEqual([4, 3, 2, 1]);
  });

  it('joins short hours that follow each other', () => {
    const at = (clock: number) => Date.UTC(2026, 10, 20, clock);
    const hour = (clock: number, needed: number, present: number) => ({ start: at(clock), needed, present });
    expect(gapsOf([])).toEqual([]);
    expect(
      gapsOf([hour(8, 3, 3), hour(9, 3, 2), hour(10, 4, 1), hour(11, 2, 5), hour(13, 2, 1), hour(15, 2, 1)]),
    ).toEqual([
      { from: '2026-11-20T09:00:00.000Z', until: '2026-11-20T11:00:00.000Z', short: 3 },
      { from: '2026-11-20T13:00:00.000Z', until: '2026-11-20T14:00:00.000Z', short: 1 },
      { from: '2026-11-20T15:00:00.000Z', until: '2026-11-20T16:00:00.000Z', short: 1 },
    ]);
  });
});

describe('sorting some widgets', () => {
  it('leaves the others in their places', () => {
    const items = [1, 2, 3, 4, 5].map((id) => ({ id, order: id * 10 }));
    const wanted = [
      { id: 4, order: 1 },
      { id: 2, order: 7 },
      { id: 5, order: 3 },
    ];
    expect(reorderSome(items, wanted)).toEqual([1, 4, 3, 5, 2].map((id, index) => ({ id, order: index + 1 })));
  });

  it('keeps every item once', () => {
    const lists = fc.uniqueArray(fc.nat(20), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(lists, fc.infiniteStream(fc.nat(9)), (ids, orders) => {
        const items = ids.map((id, order) => ({ id, order }));
        const wanted = ids.filter((id) => id % 2 === 0).map((id) => ({ id, order: orders.next().value ?? 0 }));
        const moved = reorderSome(items, wanted);
        expect(moved.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
        for (const [index, { id }] of inOrder(items).entries()) if (id % 2 === 1) expect(moved[index]?.id).toBe(id);
        expect(moved.filter(({ id }) => id % 2 === 0).map(({ id }) => id)).toEqual(inOrder(wanted).map(({ id }) => id));
      }),
    );
  });
});
