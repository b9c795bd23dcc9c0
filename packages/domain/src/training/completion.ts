import { orderPages, type TrainingPage, type TrainingQuestion } from './page.ts';

/** A person's progress on a page. */
export interface PageProgress {
  readonly pageId: number;
  /** Played ranges, in seconds of the file; they may overlap and repeat. */
  readonly played: readonly (readonly [from: number, to: number])[];
  /** Ids of the most recently selected answers. */
  readonly answerIds: readonly number[];
  /** Most recently entered text. */
  readonly answerText: string;
}

/** Seconds at the end of a file that a player may fail to report. */
export const playedTolerance = 1;

/** Distinct seconds played: a part played twice counts once, and a skipped part doesn't count. */
export function secondsPlayed(played: PageProgress['played']): number {
  let seconds = 0;
  let reached = 0;
  for (const [from, to] of played.toSorted(([a], [b]) => a - b)) {
    const start = Math.max(from, reached);
    if (to <= start) continue;
    seconds += to - start;
    reached = to;
  }
  return seconds;
}

/** Whether a question is answered correctly: exactly its right answers, or any text for a text question. */
export function answeredRightly(
  question: TrainingQuestion,
  answer: Pick<PageProgress, 'answerIds' | 'answerText'>,
): boolean {
  if (question.type === 'text') return answer.answerText.trim() !== '';
  const right = question.answers.filter(({ correct }) => correct).map(({ id }) => id);
  const chosen = new Set(answer.answerIds);
  if (question.type === 'single') return chosen.size === 1 && right.some((id) => chosen.has(id));
  return right.length > 0 && chosen.size === right.length && right.every((id) => chosen.has(id));
}

/**
 * Whether a page is complete: the question is answered correctly, or the file was started and, if its length is
 * required, played in full. Seeking to the end doesn't count the part that was skipped.
 */
export function pageComplete(page: TrainingPage, progress: PageProgress | undefined): boolean {
  if (progress === undefined) return false;
  if (page.type === 'question') return page.question !== null && answeredRightly(page.question, progress);
  const played = secondsPlayed(progress.played);
  return played > 0 && (!page.video_length_required || played >= page.lengthSeconds - playedTolerance);
}

/** A person's progress in a module. */
export interface ModuleProgress {
  readonly completedPages: number;
  readonly totalPages: number;
  readonly complete: boolean;
  /** The next page to complete; later ones stay locked until then. Null if all are complete. */
  readonly nextPageId: number | null;
}

/**
 * Progress through a module. Pages unlock one after another in module order, so a page completed ahead of an open one
 * doesn't count yet. The module is complete when its last page is. A module without pages is never complete.
 */
export function moduleProgress(pages: readonly TrainingPage[], progress: readonly PageProgress[]): ModuleProgress {
  const byPage = new Map(progress.map((entry) => [entry.pageId, entry]));
  const ordered = orderPages(pages);
  const open = ordered.findIndex((page) => !pageComplete(page, byPage.get(page.id)));
  const completedPages = open === -1 ? ordered.length : open;
  return {
    completedPages,
    totalPages: ordered.length,
    complete: ordered.length > 0 && completedPages === ordered.length,
    nextPageId: ordered[completedPages]?.id ?? null,
  };
}
