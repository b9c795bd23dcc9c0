import { expect, test } from 'vitest';
import { placeField, readPlainDeed } from './plain-deed.ts';

function formOf(fields: readonly (readonly [name: string, value: string])[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}
const answer = [
  ['intent', 'answer'],
  ['page', '3'],
  ['question', '7'],
] as const;
const read = (...more: readonly (readonly [string, string])[]) => readPlainDeed(formOf([...answer, ...more]));

test('a page that was read, and a test that starts', () => {
  for (const intent of ['complete', 'begin'] as const)
    expect(
      readPlainDeed(
        formOf([
          ['intent', intent],
          ['page', '3'],
        ]),
      ),
    ).toEqual({ intent, pageId: 3 });
});

test('an answer has what was chosen or typed', () => {
  expect(read(['answer', '1'])).toMatchObject({ pageId: 3, questionId: 7, answerIds: [1], text: '' });
  expect(read(['answer', '1'], ['answer', '4'])).toMatchObject({ answerIds: [1, 4] });
  expect(read(['text', '12.6'])).toMatchObject({ answerIds: [], text: '12.6' });
});

test('steps come in the order of the places that were typed', () => {
  expect(read([placeField(5), '2'], [placeField(6), '3'], [placeField(9), '1'])).toMatchObject({
    answerIds: [9, 5, 6],
  });
});

test.each([
  ['without a page', [['intent', 'complete']]],
  [
    'of another kind',
    [
      ['intent', 'download'],
      ['page', '3'],
    ],
  ],
  [
    'without a question',
    [
      ['intent', 'answer'],
      ['page', '3'],
    ],
  ],
  [
    'with a page that is no id',
    [
      ['intent', 'begin'],
      ['page', '3; drop'],
    ],
  ],
  [
    'with a page beyond all ids',
    [
      ['intent', 'begin'],
      ['page', '99999999999999999999'],
    ],
  ],
] as const)('a form %s is none', (_what, fields) => {
  expect(readPlainDeed(formOf(fields))).toBeNull();
});
