import { expect, it } from 'vitest';
import { shortWords } from './short-words.ts';

it.each([
  [0, 0, 'every hour covered'],
  [39, 15, '39 driver-hours short in 15 hours of the day'],
  [1, 1, '1 driver-hour short in 1 hour of the day'],
  [0.25, 1, '<1 driver-hour short in 1 hour of the day'],
  [2.5, 2, '3 driver-hours short in 2 hours of the day'],
])('%d driver-hours in %d hours: %s', (short, shortHours, words) => {
  expect(shortWords({ short, shortHours })).toBe(words);
});
