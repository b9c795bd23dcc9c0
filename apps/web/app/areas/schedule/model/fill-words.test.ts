import { describe, expect, it } from 'vitest';
import { acceptedWords, fillFigures, overtimeWords, stillShortWords } from './fill-words.ts';

const result = { proposals: [], short: { before: 33, after: 8 }, overtime: { before: 0, after: 4.5 } };

describe('what a proposal changes', () => {
  it('is named before and after', () => {
    expect(fillFigures(result, { before: 71.4, after: 83.2 }).map((each) => Object.values(each).join(' '))).toEqual([
      'Short 33 h 8 h',
      'Overtime 0 h 4.5 h',
      'On time 71% 83%',
    ]);
  });

  it('leaves out what is unknown', () => {
    expect(fillFigures(result, null).map(({ label }) => label)).toEqual(['Short', 'Overtime']);
  });

  it.each([
    [{ before: 0, after: 0 }, 'No hour is short of drivers.'],
    [{ before: 33, after: 0 }, null],
    [
      { before: 33, after: 1 },
      'No shift helps: 1 driver-hour stays short. Nobody else is free, rested and skilled then, or the gap is under 4 hours. Try open shifts or a call-out.',
    ],
  ])('%j: %s', (short, words) => {
    expect(stillShortWords({ ...result, short })).toBe(words);
  });
});

describe('an accepted proposal', () => {
  it.each([
    [1, 1, null],
    [3, 3, '3 shifts added. Save the schedule to keep them.'],
    [0, 1, 'The shift wasn’t added: the schedule changed. Search again.'],
    [2, 5, '3 of 5 shifts weren’t added: the schedule changed. Search again.'],
  ])('added %i of %i: %s', (added, of, words) => {
    expect(acceptedWords(added, of)).toBe(words);
  });

  it('says its overtime in tenths of an hour', () => {
    expect([0, 8, 2.333_333_333].map(overtimeWords)).toEqual(['', ' · 8 h overtime', ' · 2.3 h overtime']);
  });
});
