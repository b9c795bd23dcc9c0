import { type CommentTopic, commentTopics, type Sentiment } from '../surveys/sub-dashboards.ts';
import { type CommentLanguage, languageOf } from './language.ts';
import { logOdds, probability } from './linear-model.ts';
import type { CommentModel } from './comment-model.ts';
import { type ParsedComment, parseComment } from './tokens.ts';
import { toneBetween, type ToneCue, toneCues } from './tone.ts';
import { toneFeaturesOf } from './tone-features.ts';
import { topicCuesOf, topicFeatures } from './topic-features.ts';

/** One topic of a comment, with its sentiment and the words that support it. */
export interface TopicSpan {
  readonly topic: CommentTopic;
  readonly sentiment: Sentiment;
  /** Offset of the first character in the comment. */
  readonly start: number;
  /** Offset past the last character. */
  readonly end: number;
  /** The model's confidence that the comment is about the topic, 0 to 1. */
  readonly certainty: number;
  /** The words that the topic and its tone were read from. */
  readonly because: readonly string[];
}

/** A comment analyzed by the classifier. */
export interface AnalyzedComment {
  readonly language: CommentLanguage;
  readonly sentiment: Sentiment;
  /** At most one span per topic, ordered by start. */
  readonly spans: readonly TopicSpan[];
}

/** Token range of a part. */
interface Part {
  readonly first: number;
  readonly past: number;
}

const connectors = new Set(['and', 'so', 'then', 'because', 'plus']);
/** Minimum confidence for a topic in the whole comment, and in a single part. */
const wholeThreshold = 0.38;
const partThreshold = 0.55;
/** Log-odds of the tone below which a comment counts as neither praise nor blame. */
const toneMargin = 0.35;

/**
 * Detects topics, sentiments and language of a comment. A topic is found in the whole comment or in one of its parts
 * (clauses, further split at words such as "and"), and takes its sentiment from the part that is most about it. If the
 * words carry no tone, the member's own answer decides.
 * @param outc1 overall satisfaction, 5 best; null if not answered
 */
export function analyzeComment(text: string, outc1: number | null, model: CommentModel): AnalyzedComment {
  const comment = parseComment(text);
  const language = languageOf(comment.tokens);
  const answered = sentimentOfAnswer(outc1);
  if (language !== 'en' || comment.tokens.length === 0) return { language, sentiment: answered, spans: [] };
  const cues = toneCues(comment);
  const odds = logOdds(model.tone, toneFeaturesOf(comment, cues));
  const sentiment = overallSentiment(cues, odds, answered);
  const parts = partsOf(comment);
  const whole = topicFeatures(comment.tokens);
  const partFeatures = parts.map(({ first, past }) => topicFeatures(comment.tokens.slice(first, past)));
  const found = commentTopics.flatMap((topic) => {
    const topicModel = model.topics[topic];
    const inWhole = probability(topicModel, whole);
    const inParts = partFeatures.map((features) => probability(topicModel, features));
    const inBest = Math.max(...inParts);
    const inOnePart = parts.length > 1 && inBest > partThreshold;
    return inWhole > wholeThreshold || inOnePart
      ? [{ topic, at: inParts.indexOf(inBest), certainty: parts.length > 1 ? Math.max(inWhole, inBest) : inWhole }]
      : [];
  });
  const spoken = new Set(found.map(({ at }) => at));
  const spans = found.flatMap(({ topic, at, certainty }): TopicSpan[] => {
    const part = parts[at]!;
    const said = spanSentiment(comment, cues, withWhatFollows(comment, parts, at, spoken), sentiment);
    return [{ topic, sentiment: said, ...markedWords(comment, part, topic, cues), certainty }];
  });
  return { language, sentiment, spans: spans.toSorted((a, b) => a.start - b.start) };
}

function sentimentOfAnswer(outc1: number | null): Sentiment {
  if (outc1 === null || outc1 === 3) return 'neutral';
  return outc1 > 3 ? 'positive' : 'negative';
}

function overallSentiment(cues: readonly ToneCue[], odds: number, answered: Sentiment): Sentiment {
  if (cues.length === 0 && Math.abs(odds) < 2 * toneMargin) return answered;
  if (Math.abs(odds) < toneMargin) return cues.length === 0 ? answered : 'neutral';
  return odds > 0 ? 'positive' : 'negative';
}

/** Clauses, further split before connecting words with content on both sides. */
function partsOf({ tokens, clauses }: ParsedComment): readonly Part[] {
  const parts: Part[] = [];
  for (const { first, past } of clauses) {
    let begin = first;
    for (let at = first + 1; at < past - 1; at += 1)
      if (connectors.has(tokens[at]!.word)) {
        parts.push({ first: begin, past: at });
        begin = at + 1;
      }
    parts.push({ first: begin, past });
  }
  return parts.filter(({ first, past }) => past > first);
}

/**
 * Extends a part with the following parts of its sentence that have no topic of their own: "price was fair but I felt
 * pushed".
 */
function withWhatFollows(
  { tokens, clauses }: ParsedComment,
  parts: readonly Part[],
  at: number,
  spoken: ReadonlySet<number>,
): Part {
  const sentenceAt = (index: number) => clauses[tokens[parts[index]!.first]!.clause]!.sentence;
  let last = at;
  while (last + 1 < parts.length && !spoken.has(last + 1) && sentenceAt(last + 1) === sentenceAt(at)) last += 1;
  return { first: parts[at]!.first, past: parts[last]!.past };
}

/** Range from the first to the last word in a part that carries the topic or a tone; the whole part if none does. */
function markedWords(
  { tokens }: ParsedComment,
  { first, past }: Part,
  topic: CommentTopic,
  cues: readonly ToneCue[],
): Pick<TopicSpan, 'start' | 'end' | 'because'> {
  const topical = topicCuesOf(tokens.slice(first, past))
    .filter((cue) => cue.topic === topic)
    .map((cue) => ({ first: cue.first + first, past: cue.past + first }));
  const toned = cues.filter((cue) => cue.first >= first && cue.past <= past);
  const words = [...topical, ...toned];
  const from = words.length === 0 ? first : Math.min(...words.map((cue) => cue.first));
  const to = words.length === 0 ? past : Math.max(...words.map((cue) => cue.past));
  const say = (cue: { first: number; past: number }): string =>
    tokens
      .slice(cue.first, cue.past)
      .map(({ word }) => word)
      .join(' ');
  return {
    start: tokens[from]!.start,
    end: tokens[to - 1]!.end,
    because: [...new Set(words.toSorted((a, b) => a.first - b.first).map(say))],
  };
}

/** Tone of the part, falling back to its sentence, then to the whole comment. */
function spanSentiment(
  { tokens, clauses }: ParsedComment,
  cues: readonly ToneCue[],
  { first, past }: Part,
  overall: Sentiment,
): Sentiment {
  const own = toneBetween(cues, first, past);
  if (Math.abs(own) >= toneMargin) return own > 0 ? 'positive' : 'negative';
  const sentence = clauses[tokens[first]!.clause]!.sentence;
  const around = clauses
    .filter((clause) => clause.sentence === sentence && !clause.contrast)
    .reduce((sum, clause) => sum + toneBetween(cues, clause.first, clause.past), 0);
  if (Math.abs(around) >= toneMargin) return around > 0 ? 'positive' : 'negative';
  return overall;
}
