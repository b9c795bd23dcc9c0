import { describe, expect, it } from 'vitest';
import { monthsToDraw, unfinishedWords } from './unfinished-words.ts';

it.each([
  [null, '2026-11-25', 'to date, Nov 25'],
  ['2026-11-06', null, 'from Nov 6'],
  ['2026-11-06', '2026-11-20', 'Nov 6 to Nov 20'],
  [null, null, 'to date'],
])('%s to %s: %s', (from, through, words) => {
  expect(unfinishedWords({ from, through })).toBe(words);
});

describe('the months of a small chart', () => {
  const dates = ['2025-11', '2025-12', '2026-11'];

  it('are all drawn when they are whole', () => {
    expect(monthsToDraw([1, 2, 3], dates)).toEqual({ values: [1, 2, 3], unfinished: false });
  });

  it('end with the month to date, without one that starts late', () => {
    expect(
      monthsToDraw([1, 2, 3], dates, [
        { date: '2025-11', from: '2025-11-26', through: null },
        { date: '2026-11', from: null, through: '2026-11-25' },
      ]),
    ).toEqual({ values: [null, 2, 3], unfinished: true });
  });
});
