import { expect, it } from 'vitest';
import type { Geography } from '@roadside/domain/geography';
import { goalBook } from './goal-book.ts';
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

it('holds from its first day to its last, both included', () => {
  const book = goalBook([goal]);
  const held = ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'].map(
    (day) => book.setGoal(place, 'ata_avg', day)?.id ?? null,
  );
  expect(held).toEqual([null, 1, 1, null]);
  expect(book.boundsOn(place, 'ata_avg', '2026-04-01')).toMatchObject({ green: 45, yellow: 55 });
});
