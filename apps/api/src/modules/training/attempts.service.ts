import { drawnQuestions, isRight } from '@roadside/domain/training';
import type { GivenAnswer } from '@roadside/domain/training';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { questionsAsked, standingOf } from './lesson-reply.ts';
import { finishAttempt, insertAnswer, insertAttempt, storePage } from './progress.repository.ts';
import type { AttemptRow } from './progress.repository.ts';
import type { BegunModule } from './progress.service.ts';
import type { PageRow, QuestionRow } from './versions.repository.ts';

/** Where something is answered. */
export interface AnsweredPage {
  readonly taken: BegunModule;
  readonly page: PageRow;
  readonly at: Date;
}

/** The attempt under way. A new one draws its questions, by a seed of its own, if another attempt is allowed. */
export async function openAttempt(
  trx: Transaction<Tables>,
  { taken, page, at }: AnsweredPage,
): Promise<AttemptRow | null> {
  const attempts = taken.attempts.filter(({ page_id }) => page_id === page.id);
  const last = attempts.at(-1);
  if (last && last.finished_at === null) return last;
  if (page.type === 'question' ? !standingOf(page, attempts).mayTry : last !== undefined) return last ?? null;
  const number = attempts.length + 1;
  const seed = `${taken.progress.id} ${page.id} ${number}`;
  const ids = page.questions.map(({ id }) => id);
  const count = questionsAsked(page);
  const drawn = count < ids.length || page.shuffle ? drawnQuestions(ids, count, seed) : ids;
  const id = await insertAttempt(
    trx,
    { progressId: taken.progress.id, pageId: page.id, number, questionIds: drawn },
    at,
  );
  return {
    id,
    progress_id: taken.progress.id,
    page_id: page.id,
    number,
    question_ids: [...drawn],
    begun_at: at,
    finished_at: null,
    correct_count: 0,
    given: [],
  };
}

/** Stores an answer unless the question has one: the first counts. The last one ends the attempt. */
export async function answerOnPage(
  trx: Transaction<Tables>,
  on: AnsweredPage,
  questionId: number,
  given: GivenAnswer,
): Promise<void> {
  const { page, taken, at } = on;
  const question = page.questions.find(({ id }) => id === questionId);
  // A test is begun before it is answered; what stops a file is asked once, without a beginning.
  const attempt =
    page.type === 'question'
      ? (taken.attempts.findLast(({ page_id }) => page_id === page.id) ?? null)
      : await openAttempt(trx, on);
  if (!question || !attempt?.question_ids.includes(questionId))
    throw new ApiError('not-found', 'This question isn’t in your attempt.');
  if (attempt.finished_at !== null || attempt.given.some(({ question_id }) => question_id === questionId)) return;
  const known = new Set(question.answers.map(({ id }) => id));
  if (given.answerIds.some((id) => !known.has(id)))
    throw new ApiError('invalid-body', 'One of these answers isn’t in the question.', {
      fields: { answer_ids: 'Not in this question' },
    });
  const correct = isRight(storedQuestion(question), given);
  await insertAnswer(trx, { attemptId: attempt.id, questionId, ...given, correct }, at);
  const all = [...attempt.given, { correct }];
  if (all.length < attempt.question_ids.length) return;
  const right = all.filter((answer) => answer.correct).length;
  await finishAttempt(trx, attempt.id, { right, at });
  const others = taken.attempts.filter(({ page_id, id }) => page_id === page.id && id !== attempt.id);
  const { passed } = standingOf(page, [...others, { ...attempt, finished_at: at, correct_count: right }]);
  if (page.type !== 'question' || passed)
    await storePage(trx, { progressId: taken.progress.id, pageId: page.id }, { answered: true });
}

const storedQuestion = ({ type, answers, number_value, number_tolerance }: QuestionRow) => ({
  type,
  answers,
  number: number_value === null ? null : { value: number_value, tolerance: number_tolerance ?? 0 },
});
