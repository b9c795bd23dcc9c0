import type { LessonPage, LessonQuestion } from '@roadside/contract/schemas';
import { calls } from '@roadside/contract/calls';
import { describe, expect, it } from 'vitest';
import {
  isWorked,
  offlinePagesOf,
  type OfflineWork,
  sentPages,
  withAnswer,
  withPlayed,
  withProgress,
  withRead,
} from './offline-work.ts';

const question = (id: number, given: Partial<LessonQuestion> = {}): LessonQuestion => ({
  id,
  type: 'single',
  question: 'First?',
  content: null,
  at_second: null,
  answers: [
    { id: 10, answer: 'Cones' },
    { id: 11, answer: 'Coffee' },
  ],
  given: null,
  ...given,
});
const page = (id: number, given: Partial<LessonPage> = {}): LessonPage => ({
  id,
  type: 'text',
  title: '',
  is_completed: false,
  locked: id > 1,
  content: null,
  video_length_required: false,
  media: null,
  credited_seconds: 0,
  credited: [],
  position_seconds: 0,
  questions: [],
  test: null,
  ...given,
});
const video = page(2, {
  type: 'video',
  video_length_required: true,
  media: { src: '/files/media/a.webm', media_type: 'video/webm', length_seconds: 60, captions: null, transcript: '' },
  credited: [[0, 20]],
  questions: [question(5, { at_second: 30 })],
});
const test = page(3, {
  type: 'question',
  test: {
    pass_mark: 100,
    question_count: 2,
    passed: false,
    best: null,
    attempts_left: null,
    may_try: true,
    attempt: { number: 1, finished: false, right: 0, questions: [question(6), question(7)] },
  },
});
const module = { pages: [page(1), video, test, page(4)] };
const answer = (id: number, chosen = 10) => ({ question_id: id, answer_ids: [chosen], answer_text: '' });
const states = (work: OfflineWork) =>
  offlinePagesOf(module, work).map(({ done, locked }) => (locked ? 'locked' : done ? 'done' : 'open'));

it('opens page after page: text that was read, a file that was played and answered, a test that was answered', () => {
  let work: OfflineWork = {};
  expect(states(work)).toEqual(['open', 'locked', 'locked', 'locked']);
  work = withRead(work, 1);
  expect(states(work)).toEqual(['done', 'open', 'locked', 'locked']);
  work = withPlayed(work, 2, { played: [[20, 60]], position: 60 });
  expect(states(work)[1]).toBe('open');
  work = withAnswer(work, 2, answer(5));
  expect(states(work)).toEqual(['done', 'done', 'open', 'locked']);
  work = withAnswer(work, 3, answer(6));
  expect(states(work)[2]).toBe('open');
  work = withAnswer(work, 3, answer(7));
  expect(states(work)).toEqual(['done', 'done', 'done', 'open']);
});

it('a part that was skipped does not count, and what the server credited before does', () => {
  const read = withAnswer(withRead({}, 1), 2, answer(5));
  const played = withPlayed(read, 2, { played: [[40, 60]], position: 60 });
  expect(offlinePagesOf(module, played)[1]).toMatchObject({ done: false, creditedSeconds: 40 });
  expect(offlinePagesOf(module, withPlayed(played, 2, { played: [[15, 45]], position: 45 }))[1]).toMatchObject({
    done: true,
    creditedSeconds: 60,
  });
});

it('work done ahead of an open page does not unlock anything', () => {
  expect(states(withRead({}, 4))).toEqual(['open', 'locked', 'locked', 'locked']);
});

it('the first answer counts, and the server takes what is sent', () => {
  const work = withAnswer(
    withAnswer(
      withPlayed({}, 2, {
        played: [
          [0, 5],
          [4, 9],
        ],
        position: 9,
      }),
      2,
      answer(5),
    ),
    2,
    answer(5, 11),
  );
  expect(isWorked({})).toBe(false);
  expect(isWorked(work)).toBe(true);
  const pages = sentPages(work);
  expect(pages).toEqual([{ page_id: 2, read: false, played: [[0, 9]], position: 9, answers: [answer(5)] }]);
  const body = { purpose: 'sync_lesson', pass: 'p', module_id: 1, pages };
  expect(calls.training.syncLesson.body.safeParse(body).error).toBeUndefined();
});

describe('a download that keeps up with what is done online', () => {
  const at = (pages: LessonPage[], version_number = 1) => ({ version_number, pages });
  const kept = at(module.pages);
  const tried = (attempt: Partial<NonNullable<NonNullable<LessonPage['test']>['attempt']>>) =>
    page(3, { ...test, test: { ...test.test!, attempt: { ...test.test!.attempt!, ...attempt } } });
  const right = { answer_ids: [10], answer_text: '', correct: true, feedback: [] };

  it('goes on where the person is, with the content of pages that are still locked', () => {
    const text = page(1, { is_completed: true });
    const halfway = {
      ...video,
      credited: [[20, 40]] as [number, number][],
      credited_seconds: 20,
      position_seconds: 40,
    };
    const locked = page(3, { type: 'question', test: { ...test.test!, attempt: null } });
    const { pages } = withProgress(kept, at([text, halfway, locked, page(4)]));
    expect(pages[0]?.is_completed).toBe(true);
    expect(pages[1]).toMatchObject({ credited: [[0, 40]], credited_seconds: 40, position_seconds: 40 });
    expect(pages[2]).toEqual(test);
    expect(offlinePagesOf({ pages }, {}).map(({ locked: shut }) => shut)).toEqual([false, false, true, true]);
  });

  it('takes nothing back when what was read is older, or of another version', () => {
    const ahead = withProgress(kept, at([page(1, { is_completed: true }), ...module.pages.slice(1)]));
    expect(withProgress(ahead, kept)).toEqual(ahead);
    expect(withProgress(kept, at([page(1, { is_completed: true })], 2))).toBe(kept);
  });

  it('has the answers given online, and the attempt that is under way there', () => {
    const answered = withProgress(
      kept,
      at([page(1), video, tried({ questions: [question(6, { given: right }), question(7)] })]),
    );
    expect(answered.pages[2]?.test?.attempt?.questions.map(({ given }) => given !== null)).toEqual([true, false]);
    const second = tried({ number: 2, questions: [question(7), question(8)] });
    expect(withProgress(answered, at([second])).pages[2]).toEqual(second);
    expect(withProgress(withProgress(answered, at([second])), at([test])).pages[2]).toEqual(second);
  });

  it('a test that ended without being passed is not done', () => {
    const given = { ...right, correct: false };
    const failed = tried({ finished: true, questions: [question(6, { given }), question(7, { given })] });
    const { pages } = withProgress(at([test, page(4)]), at([failed, page(4)]));
    expect(offlinePagesOf({ pages }, {}).map(({ done }) => done)).toEqual([false, false]);
  });
});
