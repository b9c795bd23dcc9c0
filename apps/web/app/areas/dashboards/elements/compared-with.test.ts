import { expect, it } from 'vitest';
import { comparedWith } from './compared-with.ts';

it.each([
  ['This_Month', '2026-11-01', '2026-11-17', 'vs. last month'],
  ['Prev_Month', '2026-10-01', '2026-10-31', 'vs. last month'],
  ['Range', '2026-11-03', '2026-11-03', 'vs. last month'],
  ['Range', '2026-10-28', '2026-11-03', 'vs. previous period'],
  ['Month', '2025-12-01', '2026-11-17', 'vs. previous period'],
  ['This_Incentive_Period', '2026-11-01', '2026-11-17', 'vs. previous period'],
  ['Prev_Incentive_Period', '2026-11-01', '2026-11-30', 'vs. previous period'],
] as const)('%s from %s to %s is compared %s', (timeType, from, to, words) => {
  expect(comparedWith(timeType, { from, to })).toBe(words);
});
