import { expect, test } from 'vitest';
import { stepsOf } from './reach-steps.ts';

const hour = (at: string, seen: number, acknowledged = 0) => ({ at, seen, acknowledged, clicks: 0 });

test('hours without a read are bars of nothing', () => {
  expect(stepsOf([hour('2026-11-20T14:00:00.000Z', 3, 1), hour('2026-11-20T16:00:00.000Z', 2)])).toEqual([
    { at: '2026-11-20T14:00:00.000Z', seen: 3, acknowledged: 1 },
    { at: '2026-11-20T15:00:00.000Z', seen: 0, acknowledged: 0 },
    { at: '2026-11-20T16:00:00.000Z', seen: 2, acknowledged: 0 },
  ]);
});

test('long runs are joined, and nobody is lost', () => {
  const hours = Array.from({ length: 200 }, (_, index) =>
    hour(new Date(Date.UTC(2026, 10, 1) + index * 7 * 3_600_000).toISOString(), 1, index % 2),
  );
  const steps = stepsOf(hours);
  expect(steps.length).toBeLessThanOrEqual(24);
  expect(steps.reduce((sum, { seen }) => sum + seen, 0)).toBe(200);
  expect(steps.reduce((sum, { acknowledged }) => sum + acknowledged, 0)).toBe(100);
  expect(stepsOf([])).toEqual([]);
});
