import { describe, expect, it } from 'vitest';
import { keptWords, openedWords } from './opened-words.ts';

describe('words about shifts that time off opened', () => {
  it('count them after the decision', () => {
    expect([0, 1, 3].map(openedWords)).toEqual(['', '. 1 shift is open now.', '. 3 shifts are open now.']);
  });

  it('say what an undo gave back', () => {
    expect([0, 1, 2].map((count) => keptWords('Kim', count))).toEqual([
      'Nothing to undo: these shifts aren’t open anymore',
      'Kim has the shift again',
      'Kim has 2 shifts again',
    ]);
  });
});
