import { expect, it } from 'vitest';
import type { Geography } from '@roadside/domain/geography';
import { goalBook, goalChain, startingGoal } from './goal-book.ts';
import type { Goal } from './goal-book.ts';

const place = { baseId: 7, ancestorIds: [1], facilityType: null, stationFacilityType: null } as unknown as Geography;
const goal: Goal = {
  id: 1,
  organizationId: 7,
  facilityType: null,
  metricId: 'ata_avg',
  green: 40,
  yellow: 50,
  startDay: '2026-03-01',
  endDay: '2026-03-31',
};

it('is valid from its first day to its last, both included', () => {
  const book = goalBook([goal]);
  const held = ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'].map(
    (day) => book.setGoal(place, 'ata_avg', day)?.id ?? null,
  );
  expect(held).toEqual([null, 1, 1, null]);
  expect(book.boundsOn(place, 'ata_avg', '2026-04-01')).toMatchObject({ green: 45, yellow: 55 });
});

const bookOf = (...goals: readonly Partial<Goal>[]) =>
  goalBook(goals.map((each, index) => ({ ...goal, id: index + 1, endDay: null, ...each })));
const held = (book: ReturnType<typeof goalBook>, at: Geography = place, day = '2026-05-01') =>
  book.setGoal(at, 'ata_avg', day)?.id ?? null;

it('comes from the nearest organization that has one on the day', () => {
  const far = { ...place, ancestorIds: [4, 1] } as unknown as Geography;
  const book = bookOf(
    { organizationId: 1 },
    { organizationId: 4, startDay: '2026-05-01' },
    { startDay: '2026-06-01' },
    { organizationId: 9, startDay: '2026-01-01' },
    { metricId: 'pta_avg', startDay: '2026-01-01' },
  );
  expect(['2026-04-30', '2026-05-01', '2026-06-01'].map((day) => held(book, far, day))).toEqual([1, 2, 3]);
});

it('with the latest start wins, and of two with the same start the one set last', () => {
  const goals = [
    { startDay: '2026-02-01' },
    { startDay: '2026-04-01' },
    { startDay: '2026-04-01' },
    { startDay: '2026-03-01' },
  ].map((each, index) => ({ ...each, id: index + 1 }));
  expect(held(bookOf(...goals))).toBe(3);
  expect(held(bookOf(...goals.toReversed()))).toBe(3);
});

it('for the geography’s network wins over a general one of the same organization, and applies to no other', () => {
  const book = bookOf(
    { facilityType: 'PSP', startDay: '2026-01-01' },
    { facilityType: null, startDay: '2026-02-01' },
    { facilityType: 'Fleet', startDay: '2026-03-01' },
    { organizationId: 1, facilityType: 'nonPSP' },
  );
  const at = (facilityType: string | null, stationFacilityType: string | null) =>
    held(book, { ...place, facilityType, stationFacilityType } as unknown as Geography);
  expect([at('PSP', null), at(null, 'PSP'), at('Fleet', 'PSP'), at('nonPSP', null), at(null, null)]).toEqual([
    1, 1, 3, 2, 2,
  ]);
  // Without a general goal, a goal for another network doesn't apply.
  expect(held(bookOf({ facilityType: 'PSP' }))).toBeNull();
});

it('falls back to the default where none is set, and to none for other metrics', () => {
  expect(startingGoal('ata_avg')).toMatchObject({ green: 45, yellow: 55 });
  expect(startingGoal('no_such_metric')).toBeNull();
  expect(bookOf().boundsOn(place, 'no_such_metric', '2026-05-01')).toBeNull();
  expect(bookOf({}).boundsOn(place, 'ata_avg', '2026-05-01')).toMatchObject({ green: 40, yellow: 50 });
});

it('is looked up at the geography first, and once per organization', () => {
  expect(goalChain({ ...place, ancestorIds: [7, 4, 1] } as unknown as Geography)).toEqual([7, 4, 1]);
});
