/** Types of a question: one right answer, all right ones, true or false, an order, a number, or free text. */
export const questionTypes = ['single', 'multiple', 'boolean', 'order', 'number', 'text'] as const;

/** Type of a question. */
export type QuestionType = (typeof questionTypes)[number];

/** One answer of a question as the builder stores it. */
export interface StoredAnswer {
  readonly id: number;
  readonly answer: string;
  /** For `order`, answers are stored in the right order and this is not used. */
  readonly correct: boolean;
  /** Shown after this answer was given. @defaultValue '' */
  readonly feedback?: string;
}

/** A question as the builder stores it. Never sent to someone who has not answered: it holds the right answers. */
export interface StoredQuestion {
  readonly type: QuestionType;
  readonly answers: readonly StoredAnswer[];
  /** For `number`: the right value. */
  readonly number?: { readonly value: number; readonly tolerance: number } | null;
}

/** An answer given. */
export interface GivenAnswer {
  /** Chosen answers; for `order`, all of them in the order given. */
  readonly answerIds: readonly number[];
  /** For `text` and `number`. */
  readonly answerText: string;
}

/** A number as people type it: '1,500', '3.5', '-2'. Null if it is none. */
export function numberAnswer(text: string): number | null {
  const plain = text.trim();
  if (!/^[+-]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?$/.test(plain) || !/\d/.test(plain)) return null;
  return Number(plain.replaceAll(',', ''));
}

/** Whether an answer is right. Free text is right as soon as something is written. */
export function isRight({ type, answers, number }: StoredQuestion, given: GivenAnswer): boolean {
  const chosen = new Set(given.answerIds);
  switch (type) {
    case 'text':
      return given.answerText.trim() !== '';
    case 'number': {
      const value = numberAnswer(given.answerText);
      return value !== null && number != null && Math.abs(value - number.value) <= number.tolerance + 1e-9;
    }
    case 'order':
      return answers.length > 0 && answers.length === given.answerIds.length
        ? answers.every(({ id }, index) => given.answerIds[index] === id)
        : false;
    case 'single':
    case 'boolean':
      return chosen.size === 1 && answers.some(({ id, correct }) => correct && chosen.has(id));
    case 'multiple': {
      const right = answers.filter(({ correct }) => correct);
      return right.length > 0 && chosen.size === right.length && right.every(({ id }) => chosen.has(id));
    }
  }
}

/** Why a question can't be asked as it is. */
export type QuestionProblem =
  | 'no-answers'
  | 'no-right-answer'
  | 'several-right-answers'
  | 'not-two-answers'
  | 'no-number';

/** The problem of a question as the builder wants to store it, or null. */
export function questionProblem({ type, answers, number }: StoredQuestion): QuestionProblem | null {
  const right = answers.filter(({ correct }) => correct).length;
  switch (type) {
    case 'text':
      return null;
    case 'number':
      return number != null && Number.isFinite(number.value) && number.tolerance >= 0 ? null : 'no-number';
    case 'order':
      return answers.length < 2 ? 'no-answers' : null;
    case 'boolean':
      return answers.length !== 2 ? 'not-two-answers' : right === 1 ? null : 'no-right-answer';
    case 'single':
      if (answers.length < 2) return 'no-answers';
      return right === 0 ? 'no-right-answer' : right > 1 ? 'several-right-answers' : null;
    case 'multiple':
      if (answers.length < 2) return 'no-answers';
      return right === 0 ? 'no-right-answer' : null;
  }
}

/**
 * The same items in an order that depends on the seed alone: the same attempt of the same person is shown the same
 * order after a reload, and another attempt another one (Fisher and Yates).
 */
export function shuffled<Item>(items: readonly Item[], seed: string): readonly Item[] {
  const result = [...items];
  const next = seeded(seed);
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1));
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
}

/** The questions of one attempt: `count` of the pool, drawn and ordered by the seed. */
export function drawnQuestions<Question>(pool: readonly Question[], count: number, seed: string): readonly Question[] {
  return shuffled(pool, seed).slice(0, Math.max(0, count));
}

/** A stream of numbers from 0 to 1, from a text (FNV-1a into mulberry32). */
function seeded(text: string): () => number {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Rules of a module's test. */
export interface TestRules {
  /** Share of right answers to pass, 0 to 100. */
  readonly passMark: number;
  /** Attempts allowed; null = as many as needed. */
  readonly maxAttempts: number | null;
}

/** Where a person stands in a test. */
export interface TestStanding {
  readonly passed: boolean;
  /** Best share of right answers, 0 to 100; null before the first attempt. */
  readonly best: number | null;
  /** Null = as many as needed. */
  readonly attemptsLeft: number | null;
  /** Whether another attempt is allowed: not after passing, nor without attempts left. */
  readonly mayTry: boolean;
}

/** Where a person stands after some attempts, each with its right answers of all asked. */
export function testStanding(
  attempts: readonly { readonly right: number; readonly asked: number }[],
  { passMark, maxAttempts }: TestRules,
): TestStanding {
  const shares = attempts.filter(({ asked }) => asked > 0).map(({ right, asked }) => (100 * right) / asked);
  const best = shares.length === 0 ? null : Math.max(...shares);
  // 2 of 3 at a mark of 66.67 passes: a mark is typed with two decimals at most.
  const passed = best !== null && best + 0.005 >= passMark;
  const attemptsLeft = maxAttempts === null ? null : Math.max(0, maxAttempts - attempts.length);
  return { passed, best, attemptsLeft, mayTry: !passed && attemptsLeft !== 0 };
}
