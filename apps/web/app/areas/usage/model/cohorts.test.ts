import { expect, it } from 'vitest';
import { cohortRows } from './cohorts.ts';

it('adds up the positions of a month, and counts shares from the people behind them', () => {
  const rows = cohortRows([
    { position_type: 'driver', month: '2026-08', came: [9, 6, 3] },
    { position_type: 'staff', month: '2026-08', came: [1, 1, 0] },
    { position_type: 'driver', month: '2026-10', came: [4] },
  ]);
  expect(rows).toEqual([
    { month: '2026-08', position: 'Everyone', people: 10, shares: [70, 30] },
    { month: '2026-08', position: 'driver', people: 9, shares: [67, 33] },
    { month: '2026-08', position: 'staff', people: 1, shares: [100, 0] },
    { month: '2026-10', position: 'driver', people: 4, shares: [] },
  ]);
});
