import { expect, it } from 'vitest';
import { cutBelowWords } from './below-words.ts';

it.each([
  [50, 63, 'The 50 lowest of 63.'],
  [50, 1204, 'The 50 lowest of 1,204.'],
  [50, 50, null],
  [0, 0, null],
])('%d of %d: %s', (shown, total, words) => {
  expect(cutBelowWords(shown, total)).toBe(words);
});
