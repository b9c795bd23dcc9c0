import { expect, it } from 'vitest';
import { clockTime } from './media-time.ts';

it.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3723, '1:02:03'],
  [-2, '0:00'],
  [Number.NaN, '–:––'],
  [Number.POSITIVE_INFINITY, '–:––'],
])('%s seconds are %s', (seconds, words) => {
  expect(clockTime(seconds)).toBe(words);
});
