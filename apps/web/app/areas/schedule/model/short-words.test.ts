import { expect, it } from 'vitest';
import { shortWords } from './short-words.ts';

it.each([
  [0, 0, 'every hour covered'],
  [39, 15, '39 driver-hours short across 15 hours'],
  [1, 1, '1 driver-hour short across 1 hour'],
  [0.25, 1, '<1 driver-hour short across 1 hour'],
  [2.5, 2, '3 driver-hours short across 2 hours'],
])('%d driver-hours in %d hours: %s', (short, shortHours, words) => {
  expect(shortWords({ short, shortHours })).toBe(words);
});
