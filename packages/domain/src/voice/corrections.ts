import { type CommentTopic, commentTopics, type StatedSentiment } from '../surveys/sub-dashboards.ts';
import type { AnalyzedComment, TopicSpan } from './analyze-comment.ts';
import { parseComment, type Token } from './tokens.ts';

/** A person's correction of a phrase the classifier misread. */
export interface CommentCorrection {
  /** The phrase, normalized with `normalizedPhrase`. */
  readonly phrase: string;
  readonly topic: CommentTopic;
  /** The correct sentiment; null if the phrase is not about the topic at all. */
  readonly sentiment: StatedSentiment | null;
}

/** Normalizes a phrase for comparing corrections: lowercase words without punctuation. */
export function normalizedPhrase(text: string): string {
  return parseComment(text)
    .tokens.map(({ word }) => word)
    .join(' ');
}

/** Where a phrase occurs in a comment, as consecutive words; null if it doesn't. */
export function phraseIn(text: string, phrase: string): { readonly start: number; readonly end: number } | null {
  return placeOf(parseComment(text).tokens, phrase.split(' '));
}

function placeOf(tokens: readonly Token[], words: readonly string[]): { start: number; end: number } | null {
  const at = tokens.findIndex((_, index) => words.every((word, offset) => tokens[index + offset]?.word === word));
  const [first, last] = [tokens[at], tokens[at + words.length - 1]];
  return first && last ? { start: first.start, end: last.end } : null;
}

/**
 * Applies corrections to a comment that contains their words consecutively. A correction adds its topic, changes its
 * sentiment, or removes it. A longer phrase wins over shorter ones, and a later correction over earlier ones.
 */
export function correctComment(
  text: string,
  analyzed: AnalyzedComment,
  corrections: readonly CommentCorrection[],
): AnalyzedComment {
  const { tokens } = parseComment(text);
  const applied = new Map<CommentTopic, { correction: CommentCorrection; start: number; end: number; words: number }>();
  for (const correction of corrections) {
    const words = correction.phrase.split(' ');
    const known = applied.get(correction.topic);
    if (known && known.words > words.length) continue;
    const place = placeOf(tokens, words);
    if (place) applied.set(correction.topic, { correction, ...place, words: words.length });
  }
  if (applied.size === 0) return analyzed;
  const kept = analyzed.spans.filter(({ topic }) => !applied.has(topic));
  const added = commentTopics.flatMap((topic): TopicSpan[] => {
    const found = applied.get(topic);
    if (!found || found.correction.sentiment === null) return [];
    const { correction, start, end } = found;
    return [{ topic, sentiment: found.correction.sentiment, start, end, certainty: 1, because: [correction.phrase] }];
  });
  const spans = [...kept, ...added].toSorted((a, b) => a.start - b.start);
  // If all topics of a comment have the same sentiment, so does the whole comment.
  const [first] = spans;
  const agreed = first && spans.every(({ sentiment }) => sentiment === first.sentiment);
  return { ...analyzed, sentiment: agreed ? first.sentiment : analyzed.sentiment, spans };
}
