import { expect, test } from 'vitest';
import { activeWords } from './active-words.ts';

test.each([
  [null, null],
  ['2026-11-20T13:55:00Z', 'active now'],
  ['2026-11-20T13:35:00Z', 'active 25 min ago'],
  ['2026-11-20T11:00:00Z', 'active 3 hours ago'],
])('somebody last seen at %s: %s', (activeAt, words) => {
  expect(activeWords(activeAt, '2026-11-20T14:00:00Z', 'en-US')).toBe(words);
});
