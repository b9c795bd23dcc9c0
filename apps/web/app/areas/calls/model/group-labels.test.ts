import { expect, it } from 'vitest';
import { cutGroupsWords } from './group-labels.ts';

it.each([
  ['driver', 420, 420, null],
  ['driver', 0, 0, null],
  ['city', 1000, 1420, 'The 1,000 largest groups of 1,420. Add a filter or choose fewer days to see the others.'],
  ['day', 1000, 1200, 'The 1,000 latest days of 1,200. Choose fewer days to see the others.'],
] as const)('calls by %s, %d of %d groups: %s', (by, shown, groups, words) => {
  expect(cutGroupsWords(by, shown, groups)).toBe(words);
});
