import { expect, it } from 'vitest';
import { barAt, barOf, barsBetween } from './scrub.ts';

it.each([
  [-0.2, 0],
  [0, 0],
  [0.09, 0],
  [0.1, 1],
  [0.999, 9],
  [1, 9],
  [1.4, 9],
])('%d along ten bars is bar %i', (along, index) => {
  expect(barAt(along, 10)).toBe(index);
});

it('draws a range by day, by week or by month, and nothing if it ends before it begins', () => {
  expect(barsBetween({ from: '2026-10-30', to: '2026-11-01' }).map(({ from }) => from)).toEqual([
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
  ]);
  expect(barsBetween({ from: '2025-11-19', to: '2026-11-18' })[1]).toEqual({ from: '2025-11-23', to: '2025-11-29' });
  expect(barsBetween({ from: '2016-11-19', to: '2026-11-18' })[0]).toEqual({ from: '2016-11-19', to: '2016-11-30' });
  expect(barsBetween({ from: '2026-11-02', to: '2026-11-01' })).toEqual([]);
});

it('finds the bar of a day', () => {
  const bars = barsBetween({ from: '2025-11-19', to: '2026-11-18' });
  expect(['2025-11-19', '2025-11-29', '2025-11-30', '2026-11-18'].map((day) => barOf(bars, day))).toEqual([
    0, 1, 2, 52,
  ]);
  expect([barOf(bars, '2000-01-01'), barOf(bars, '2100-01-01'), barOf([], '2026-11-18')]).toEqual([0, 52, 0]);
});
