import { orderPages, type TrainingPage } from './page.ts';

/** A person's progress on a page. */
export interface PageProgress {
  readonly pageId: number;
  /** Seconds of the file credited by `creditBeat`. */
  readonly creditedSeconds: number;
  /** Text: read to its end. Questions: the test is passed. Audio and video: every question inside is answered. */
  readonly answered: boolean;
}

/** Seconds at the end of a file that a player may fail to report. */
export const playedTolerance = 1;

/**
 * Whether a page is complete: the text is read, the test is passed, or the file was started, its questions are answered
 * and, if its length is required, it was played in full. Seeking to the end doesn't count the part that was skipped.
 */
export function pageComplete(page: TrainingPage, progress: PageProgress | undefined): boolean {
  if (progress === undefined) return false;
  if (page.type === 'text' || page.type === 'question') return progress.answered;
  const { creditedSeconds } = progress;
  const played = page.video_length_required
    ? creditedSeconds >= page.lengthSeconds - playedTolerance
    : creditedSeconds > 0;
  return played && (page.questionCount === 0 || progress.answered);
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
