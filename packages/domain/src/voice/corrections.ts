import { type CommentTopic, commentTopics, type Sentiment } from '../surveys/sub-dashboards.ts';
import type { AnalyzedComment, TopicSpan } from './analyze-comment.ts';
import { parseComment, type Token } from './tokens.ts';

/** What a person said about a phrase the classifier had read differently. */
export interface CommentCorrection {
  /** The words, as `normalizedPhrase` writes them. */
  readonly phrase: string;
  readonly topic: CommentTopic;
  /** The right sentiment; null where the phrase does not speak of the topic at all. */
  readonly sentiment: Sentiment | null;
}

/** A phrase as corrections are compared: its words in lower case, without punctuation. */
export function normalizedPhrase(text: string): string {
  return parseComment(text)
    .tokens.map(({ word }) => word)
    .join(' ');
}

/** Where a comment says a phrase, its words in a row; null where it does not. */
export function phraseIn(text: string, phrase: string): { readonly start: number; readonly end: number } | null {
  return placeOf(parseComment(text).tokens, phrase.split(' '));
}

function placeOf(tokens: readonly Token[], words: readonly string[]): { start: number; end: number } | null {
  const at = tokens.findIndex((_, index) => words.every((word, offset) => tokens[index + offset]?.word === word));
  const [first, last] = [tokens[at], tokens[at + words.length - 1]];
  return first && last ? { start: first.start, end: last.end } : null;
}

/**
 * A comment with the corrections that apply to it: those whose words it says in a row. A correction adds its topic, changes
 * its sentiment, or takes it away; the longest phrase wins over shorter ones, the last one given over earlier ones.
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
  // A comment whose topics all say the same speaks that way as a whole.
  const [first] = spans;
  const agreed = first && spans.every(({ sentiment }) => sentiment === first.sentiment);
  return { ...analyzed, sentiment: agreed ? first.sentiment : analyzed.sentiment, spans };
}
