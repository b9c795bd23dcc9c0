import type { Sentiment } from '../surveys/sub-dashboards.ts';
import { analyzeComment, type TopicSpan } from './analyze-comment.ts';
import { type CommentCorrection, correctComment } from './corrections.ts';
import type { CommentLanguage } from './language.ts';
import { shippedCommentModel } from './shipped-model.ts';

/** Increase when `readComment` changes: stored readings with a lower version are recomputed. */
export const commentReadingVersion = 5;

/** Everything read from a comment. */
export interface CommentReading {
  readonly language: CommentLanguage;
  /** Sentiment of the comment as a whole. */
  readonly tone: Sentiment;
  readonly spans: readonly TopicSpan[];
}

/**
 * Reads a comment with the shipped models and people's corrections. All readings come from here: the API stores the
 * result, and every screen, count and export uses the stored one.
 * @param outc1 overall satisfaction, null if not answered
 */
export function readComment(
  comment: string,
  outc1: number | null,
  corrections: readonly CommentCorrection[] = [],
): CommentReading {
  const { language, sentiment, spans } = correctComment(
    comment,
    analyzeComment(comment, outc1, shippedCommentModel),
    corrections,
  );
  return { language, tone: sentiment, spans };
}
