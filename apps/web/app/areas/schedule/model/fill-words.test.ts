import { describe, expect, it } from 'vitest';
import { fillFigures, stillShortWords } from './fill-words.ts';

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
    expect(fillFigures(result, { before: null, after: null }).map(({ label }) => label)).toEqual(['Short', 'Overtime']);
  });

  it.each([
    [{ before: 0, after: 0 }, 'No hour is short of drivers.'],
    [{ before: 33, after: 0 }, null],
    [
      { before: 33, after: 1 },
      'No shift helps: 1 hour stays short. Nobody else is free, rested and skilled then, or the gap is under 4 hours. Try open shifts or a call-out.',
    ],
  ])('%j: %s', (short, words) => {
    expect(stillShortWords({ ...result, short })).toBe(words);
  });
});
