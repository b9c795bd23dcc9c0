import { orderPages, type TrainingPage, type TrainingQuestion } from './page.ts';

/** What somebody did on a page. */
export interface PageProgress {
  readonly pageId: number;
  /** Stretches played, in seconds of the file; they may overlap and repeat. */
  readonly played: readonly (readonly [from: number, to: number])[];
  /** Ids of the answers chosen last. */
  readonly answerIds: readonly number[];
  /** Words written last. */
  readonly answerText: string;
}

/** Seconds at the end of a file that a player may leave unreported. */
export const playedTolerance = 1;

/** Distinct seconds played: a part seen twice counts once, a part skipped not at all. */
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

/** Whether a question is answered: exactly its right answers, or any words where it asks for text. */
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
 * Whether a page is done: the question answered rightly, or the file begun and, where its length is required, played in
 * full. Seeking to the end plays nothing of what lies between.
 */
export function pageComplete(page: TrainingPage, progress: PageProgress | undefined): boolean {
  if (progress === undefined) return false;
  if (page.type === 'question') return page.question !== null && answeredRightly(page.question, progress);
  const played = secondsPlayed(progress.played);
  return played > 0 && (!page.video_length_required || played >= page.lengthSeconds - playedTolerance);
}

/** How far somebody is in a module. */
export interface ModuleProgress {
  readonly completedPages: number;
  readonly totalPages: number;
  readonly complete: boolean;
  /** The page to go on with: later ones stay locked until it is done; null when all are. */
  readonly nextPageId: number | null;
}

/**
 * Progress through a module. Pages open one after another in the module's order, so a page done ahead of an open one
 * does not count yet; the module is complete with its last page. A module without pages is not complete.
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
