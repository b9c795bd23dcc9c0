import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  drawnQuestions,
  isRight,
  numberAnswer,
  type QuestionProblem,
  questionProblem,
  shuffled,
  type StoredQuestion,
  testStanding,
} from './answers.ts';

const answer = (id: number, correct: boolean) => ({ id, answer: `answer ${id}`, correct });
const question = (type: StoredQuestion['type'], right: readonly number[] = [1]): StoredQuestion => ({
  type,
  answers: [1, 2, 3].map((id) => answer(id, right.includes(id))),
});
const given = (answerIds: readonly number[], answerText = '') => ({ answerIds, answerText });

describe('a right answer', () => {
  it.each<[StoredQuestion, readonly number[], string, boolean]>([
    [question('single'), [1], '', true],
    [question('single'), [2], '', false],
    [question('single'), [1, 2], '', false],
    [question('single'), [], '', false],
    [question('boolean'), [1], '', true],
    [question('boolean'), [3], '', false],
    [question('multiple', [1, 3]), [3, 1], '', true],
    [question('multiple', [1, 3]), [1], '', false],
    [question('multiple', [1, 3]), [1, 2, 3], '', false],
    [question('multiple', []), [], '', false],
    [question('order'), [1, 2, 3], '', true],
    [question('order'), [1, 3, 2], '', false],
    [question('order'), [1, 2], '', false],
    [{ type: 'order', answers: [] }, [], '', false],
    [question('text'), [], ' Cones ', true],
    [question('text'), [1], '  ', false],
    [{ type: 'number', answers: [], number: { value: 1500, tolerance: 0 } }, [], '1,500', true],
    [{ type: 'number', answers: [], number: { value: 12.6, tolerance: 0.2 } }, [], '12.4', true],
    [{ type: 'number', answers: [], number: { value: 12.6, tolerance: 0.2 } }, [], '12.3', false],
    [{ type: 'number', answers: [], number: { value: 0, tolerance: 1 } }, [], '', false],
    [{ type: 'number', answers: [] }, [], '0', false],
  ])('%j answered %j %j: %s', (asked, ids, text, right) => {
    expect(isRight(asked, given(ids, text))).toBe(right);
  });
});

describe('a number as typed', () => {
  it.each([
    ['12', 12],
    [' 1,500 ', 1500],
    ['1,234,567.5', 1234567.5],
    ['-.5', -0.5],
    ['+3', 3],
    ['1,50', null],
    ['1.500,5', null],
    ['twelve', null],
    ['', null],
    ['-', null],
    ['1e3', null],
  ])('%j is %s', (text, value) => {
    expect(numberAnswer(text)).toBe(value);
  });
});

describe('a question that can’t be asked', () => {
  it.each<[StoredQuestion, QuestionProblem | null]>([
    [question('single'), null],
    [question('single', []), 'no-right-answer'],
    [question('single', [1, 2]), 'several-right-answers'],
    [{ type: 'single', answers: [answer(1, true)] }, 'no-answers'],
    [question('multiple', [1, 2]), null],
    [question('multiple', []), 'no-right-answer'],
    [question('boolean'), 'not-two-answers'],
    [{ type: 'boolean', answers: [answer(1, true), answer(2, false)] }, null],
    [{ type: 'boolean', answers: [answer(1, true), answer(2, true)] }, 'no-right-answer'],
    [question('order'), null],
    [{ type: 'order', answers: [answer(1, true)] }, 'no-answers'],
    [{ type: 'number', answers: [] }, 'no-number'],
    [{ type: 'number', answers: [], number: { value: 3, tolerance: 0 } }, null],
    [{ type: 'number', answers: [], number: { value: 3, tolerance: -1 } }, 'no-number'],
    [question('text', []), null],
  ])('%j: %s', (asked, problem) => {
    expect(questionProblem(asked)).toBe(problem);
  });
});

describe('a shuffle', () => {
  it('keeps every item, and its order for the same seed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        expect(shuffled(items, seed).toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
        expect(shuffled(items, seed)).toEqual(shuffled(items, seed));
      }),
    );
  });

  it('puts every item in every place about equally often', () => {
    const first = new Map<number, number>();
    for (let seed = 0; seed < 3000; seed += 1) {
      const at = shuffled([1, 2, 3], `7-${seed}`)[0]!;
      first.set(at, (first.get(at) ?? 0) + 1);
    }
    for (const count of first.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  it('draws a number of questions, each once', () => {
    const drawn = drawnQuestions([1, 2, 3, 4, 5], 3, 'x');
    expect(new Set(drawn).size).toBe(3);
    expect(drawnQuestions([1, 2], 5, 'x')).toHaveLength(2);
  });
});

describe('a test', () => {
  it.each([
    [[], 80, 3, { passed: false, best: null, attemptsLeft: 3, mayTry: true }],
    [[[2, 3]], 80, 3, { passed: false, attemptsLeft: 2, mayTry: true }],
    [[[2, 3]], 66.67, 3, { passed: true, attemptsLeft: 2, mayTry: false }],
    [
      [
        [1, 3],
        [3, 3],
      ],
      80,
      3,
      { passed: true, best: 100, attemptsLeft: 1, mayTry: false },
    ],
    [
      [
        [1, 3],
        [2, 3],
      ],
      80,
      2,
      { passed: false, attemptsLeft: 0, mayTry: false },
    ],
    [
      [
        [1, 3],
        [2, 3],
      ],
      80,
      null,
      { passed: false, attemptsLeft: null, mayTry: true },
    ],
    [[[0, 0]], 0, 1, { passed: false, best: null, attemptsLeft: 0, mayTry: false }],
  ] as const)('with %j at a mark of %s and %s attempts', (attempts, passMark, maxAttempts, standing) => {
    const tries = attempts.map(([right, asked]) => ({ right, asked }));
    expect(testStanding(tries, { passMark, maxAttempts })).toMatchObject(standing);
  });
});
