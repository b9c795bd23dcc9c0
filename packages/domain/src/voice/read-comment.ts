import type { Sentiment } from '../surveys/sub-dashboards.ts';
import { analyzeComment, type TopicSpan } from './analyze-comment.ts';
import { type CommentCorrection, correctComment } from './corrections.ts';
import type { CommentLanguage } from './language.ts';
import { shippedCommentModel } from './shipped-model.ts';

/** Raise it when `readComment` reads comments differently: stored readings with a lower number are made again. */
export const commentReadingVersion = 3;

/** All that is read from a comment. */
export interface CommentReading {
  readonly language: CommentLanguage;
  /** How it speaks as a whole. */
  readonly tone: Sentiment;
  readonly spans: readonly TopicSpan[];
}

/**
 * Reads a comment with the shipped models and what people corrected. This is the only reading there is: the api stores
 * its result, and every screen, count and export uses what is stored.
 * @param outc1 overall satisfaction, null when not answered
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
