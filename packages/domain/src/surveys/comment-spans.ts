import { sentimentOf, topicPatterns, topicsOf } from './comment-topics.ts';
import type { CommentTopic, Sentiment } from './sub-dashboards.ts';

/** Words of a comment that carry a topic, and how they speak of it. */
export interface CommentSpan {
  readonly topic: CommentTopic;
  readonly sentiment: Sentiment;
  /** Offsets in UTF-16 code units: the first character, and one past the last. */
  readonly start: number;
  readonly end: number;
}

/** Raise it when `readComment` reads comments differently: stored readings with a lower number are made again. */
export const commentReadingVersion = 1;

/** All that is read from a comment. */
export interface CommentReading {
  /** How it speaks as a whole. */
  readonly tone: Sentiment;
  readonly spans: readonly CommentSpan[];
}

/**
 * Reads a comment. This is the only reading there is: the api stores its result, and every screen, count and export uses
 * what is stored.
 * @param outc1 overall satisfaction, null when not answered
 */
export function readComment(comment: string, outc1: number | null): CommentReading {
  return { tone: sentimentOf(comment, outc1), spans: commentSpans(comment, outc1) };
}

/**
 * What a comment is about, in the order of its words.
 * @param outc1 overall satisfaction, null when not answered
 */
export function commentSpans(comment: string, outc1: number | null): readonly CommentSpan[] {
  const sentiment = sentimentOf(comment, outc1);
  return topicsOf(comment)
    .flatMap((topic): readonly CommentSpan[] => {
      const found = new RegExp(`\\b${topicPatterns[topic]}\\p{L}*`, 'iu').exec(comment);
      return found ? [{ topic, sentiment, start: found.index, end: found.index + found[0].length }] : [];
    })
    .sort((first, second) => first.start - second.start || first.end - second.end);
}
