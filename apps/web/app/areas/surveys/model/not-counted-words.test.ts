import { expect, it } from 'vitest';
import { notCountedWords } from './not-counted-words.ts';

it.each([
  [52, 29, '81 surveys don’t count: 52 rerouted, 29 removed.'],
  [1, 0, '1 survey doesn’t count: 1 rerouted.'],
  [0, 1200, '1,200 surveys don’t count: 1,200 removed.'],
  [0, 0, ''],
])('%d rerouted and %d removed: %s', (rerouted, removed, words) => {
  expect(notCountedWords({ rerouted, removed })).toBe(words);
});
