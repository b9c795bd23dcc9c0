import { expect, it } from 'vitest';
import { dayAt, daysBetween } from './scrub.ts';

it.each([
  [-0.2, 0],
  [0, 0],
  [0.09, 0],
  [0.1, 1],
  [0.999, 9],
  [1, 9],
  [1.4, 9],
])('%d along ten days is day %i', (along, index) => {
  expect(dayAt(along, 10)).toBe(index);
});

it('lists the days of a range across months, and none if it ends before it begins', () => {
  expect(daysBetween('2026-10-30', '2026-11-02')).toEqual(['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02']);
  expect(daysBetween('2026-11-02', '2026-11-01')).toEqual([]);
});
