import { describe, expect, it } from 'vitest';
import { hoursWords, ptoWords } from './fit-words.ts';

describe('the wording of time off', () => {
  it.each([
    ['2026-01-05', '2026-02-06', 'Jan 5–Feb 6'],
    ['2026-03-07', '2026-04-08', 'Mar 7–Apr 8'],
    ['2026-05-09', '2026-06-10', 'May 9–Jun 10'],
    ['2026-07-11', '2026-08-12', 'Jul 11–Aug 12'],
    ['2026-09-13', '2026-10-14', 'Sep 13–Oct 14'],
    ['2026-12-30', '2027-01-02', 'Dec 30–Jan 2'],
    ['2026-11-27', '2026-11-28', 'Nov 27–28'],
    ['2026-11-27', '2026-11-27', 'Nov 27'],
    ['2026-11-27', '2027-11-28', 'Nov 27–Nov 28'],
  ])('%s to %s: %s', (ptoStart, ptoEnd, words) => {
    expect(ptoWords({ ptoStart, ptoEnd })).toBe(words);
  });
});

it.each([
  [3_600_000, '1 hour'],
  [21_600_000, '6 hours'],
  [27_000_000, '7.5 hours'],
  [0, '0 hours'],
])('%i milliseconds: %s', (milliseconds, words) => {
  expect(hoursWords(milliseconds)).toBe(words);
});
