import { expect, test } from 'vitest';
import { readAnswerDraft } from './answer-draft.ts';

test('an answer that was kept comes back as it was', () => {
  for (const draft of [
    { chosen: [3, 1], text: '' },
    { chosen: [], text: 'The chains.' },
  ])
    expect(readAnswerDraft(draft)).toEqual(draft);
});

test.each([
  [null],
  ['text'],
  [{ chosen: [1] }],
  [{ chosen: ['1'], text: '' }],
  [{ chosen: [1.5], text: '' }],
  [{ chosen: 1, text: '' }],
  [{ chosen: [], text: 4 }],
])('what else may be stored there is none: %j', (draft) => {
  expect(readAnswerDraft(draft)).toBeNull();
});
