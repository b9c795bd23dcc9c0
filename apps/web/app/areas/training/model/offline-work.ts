import type { LessonModule, LessonPage, LessonQuestion } from '@roadside/contract/schemas';
import { joinRanges, type MediaRange, pageComplete } from '@roadside/domain/training';

/** An answer given without network. */
export interface OfflineAnswer {
  readonly question_id: number;
  readonly answer_ids: number[];
  readonly answer_text: string;
}

/** What a person did on a page without network. */
export interface PageWork {
  readonly read: boolean;
  /** Ranges of the file that were played. */
  readonly played: readonly MediaRange[];
  readonly position: number;
  readonly answers: readonly OfflineAnswer[];
}

/** What a person did in a module without network, by page id. */
export type OfflineWork = Readonly<Record<string, PageWork>>;

const nothing: PageWork = { read: false, played: [], position: 0, answers: [] };

const on = (work: OfflineWork, pageId: number, change: (page: PageWork) => PageWork): OfflineWork => ({
  ...work,
  [pageId]: change(work[pageId] ?? nothing),
});

/** A text was read. */
export const withRead = (work: OfflineWork, pageId: number): OfflineWork =>
  on(work, pageId, (page) => ({ ...page, read: true }));

/** A part of a file was played. */
export const withPlayed = (
  work: OfflineWork,
  pageId: number,
  { played, position }: Pick<PageWork, 'played' | 'position'>,
): OfflineWork => on(work, pageId, (page) => ({ ...page, played: joinRanges([...page.played, ...played]), position }));

/** A question was answered. The first answer counts. */
export const withAnswer = (work: OfflineWork, pageId: number, answer: OfflineAnswer): OfflineWork =>
  on(work, pageId, (page) =>
    page.answers.some(({ question_id: id }) => id === answer.question_id)
      ? page
      : { ...page, answers: [...page.answers, answer] },
  );

/** A page of a downloaded module with what was done on it. */
export interface OfflinePage {
  readonly page: LessonPage;
  readonly questions: readonly LessonQuestion[];
  readonly work: PageWork;
  /** Complete as far as this browser can tell: right answers stay on the server. */
  readonly done: boolean;
  readonly locked: boolean;
  readonly creditedSeconds: number;
}

/** The pages of a downloaded module. A page opens once the one before is done. */
export function offlinePagesOf({ pages }: Pick<LessonModule, 'pages'>, work: OfflineWork): readonly OfflinePage[] {
  let open = true;
  return pages.map((page) => {
    const shown = offlinePage(page, work[page.id] ?? nothing, !open);
    open = shown.done;
    return shown;
  });
}

function offlinePage(page: LessonPage, work: PageWork, locked: boolean): OfflinePage {
  const questions = page.test?.attempt?.questions ?? page.questions;
  const credited = joinRanges([...page.credited, ...work.played]);
  const creditedSeconds = credited.reduce((sum, [from, to]) => sum + to - from, 0);
  const allAnswered = questions.every((question) => isAnswered(question, work));
  const done =
    page.is_completed ||
    pageComplete(
      {
        id: page.id,
        type: page.type,
        video_length_required: page.video_length_required,
        lengthSeconds: page.media?.length_seconds ?? 0,
        questionCount: questions.length,
      },
      {
        pageId: page.id,
        creditedSeconds,
        // A test that ended without being passed can only be tried again online.
        answered:
          page.type === 'text'
            ? work.read
            : questions.length > 0 && allAnswered && page.test?.attempt?.finished !== true,
      },
    );
  return { page, questions, work, done: done && !locked, locked, creditedSeconds };
}

/**
 * A downloaded module with what was done online since, so that going offline continues there. Nothing is taken back: what
 * was read may be older than the download knows, as on a page that was kept with it.
 */
export function withProgress<Module extends Pick<LessonModule, 'pages' | 'version_number'>>(
  kept: Module,
  read: Pick<LessonModule, 'pages' | 'version_number'>,
): Module {
  if (read.version_number !== kept.version_number) return kept;
  const pages = kept.pages.map((page) => {
    const now = read.pages.find(({ id }) => id === page.id);
    return now ? pageWithProgress(page, now) : page;
  });
  return { ...kept, pages };
}

type Test = NonNullable<LessonPage['test']>;

function pageWithProgress(page: LessonPage, now: LessonPage): LessonPage {
  const credited = joinRanges([...page.credited, ...now.credited]).map(([from, to]): [number, number] => [from, to]);
  const ahead = now.credited_seconds >= page.credited_seconds ? now : page;
  return {
    ...page,
    is_completed: page.is_completed || now.is_completed,
    credited,
    credited_seconds: credited.reduce((sum, [from, to]) => sum + to - from, 0),
    position_seconds: ahead.position_seconds,
    questions: withAnswersGiven(page.questions, now.questions),
    test: page.test && testWithProgress(page.test, now.test),
  };
}

function testWithProgress(kept: Test, now: Test | null): Test {
  // A test that is still locked has no attempt.
  if (!now?.attempt || !kept.attempt) return now?.attempt ? now : kept;
  if (kept.attempt.number !== now.attempt.number) return kept.attempt.number > now.attempt.number ? kept : now;
  const [later, other] = kept.attempt.finished ? [kept.attempt, now.attempt] : [now.attempt, kept.attempt];
  const questions = withAnswersGiven(later.questions, other.questions);
  return { ...(kept.attempt.finished ? kept : now), attempt: { ...later, questions } };
}

const withAnswersGiven = (questions: LessonQuestion[], now: readonly LessonQuestion[]): LessonQuestion[] =>
  questions.map((question) => ({
    ...question,
    given: question.given ?? now.find(({ id }) => id === question.id)?.given ?? null,
  }));

/** Whether a question was answered, online before or without network since. */
export const isAnswered = ({ id, given }: LessonQuestion, { answers }: Pick<PageWork, 'answers'>): boolean =>
  given !== null || answers.some(({ question_id }) => question_id === id);

/** Whether there is something to send in. */
export const isWorked = (work: OfflineWork): boolean => Object.keys(work).length > 0;

/** The pages as they are sent in. */
export const sentPages = (work: OfflineWork) =>
  Object.entries(work).map(([id, { read, played, position, answers }]) => ({
    page_id: Number(id),
    read,
    played: played.map(([from, to]): [number, number] => [from, to]),
    position,
    answers: [...answers],
  }));
