import { type CommentTopic, commentTopics, type Sentiment } from '../surveys/sub-dashboards.ts';
import type { CommentModel } from './comment-model.ts';
import { decideSentiment, hasTone, sentimentBetween, sentimentOfAnswer, sentimentOfSum } from './decide-sentiment.ts';
import { englishTone } from './english-tone.ts';
import { type CommentLanguage, languageOf } from './language.ts';
import { probability } from './linear-model.ts';
import { spanishTone } from './spanish-tone.ts';
import { type ParsedComment, parseComment } from './tokens.ts';
import { toneBetween, type ToneCue, toneCues } from './tone.ts';
import { toneOdds } from './tone-features.ts';
import { spanishTopicCuesOf, type TopicCue, topicCuesOf, topicFeatures } from './topic-features.ts';

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

/** A topic that was found, with the part that is most about it. */
interface FoundTopic {
  readonly topic: CommentTopic;
  readonly at: number;
  readonly certainty: number;
}

const connectors: Readonly<Record<CommentLanguage, ReadonlySet<string>>> = {
  en: new Set(['and', 'so', 'then', 'because', 'plus']),
  es: new Set(['y', 'e', 'porque', 'entonces']),
};
/** Minimum confidence for a topic in the whole comment, and in a single part. */
const wholeThreshold = 0.38;
const partThreshold = 0.55;
/** Confidence of a topic found by its words alone. */
const wordCertainty = 0.7;

/**
 * Detects topics, sentiments and language of a comment. A topic is found in the whole comment or in one of its parts
 * (clauses, further split at words such as "and"), and takes its sentiment from the part that is most about it. If the
 * words carry no tone, the member's own answer decides.
 * @param outc1 overall satisfaction, 5 best; null if not answered
 */
export function analyzeComment(text: string, outc1: number | null, model: CommentModel): AnalyzedComment {
  const comment = parseComment(text);
  const language = languageOf(comment.tokens);
  const { tokens } = comment;
  if (tokens.length === 0) return { language, sentiment: sentimentOfAnswer(outc1), spans: [] };
  const cues = toneCues(comment, language === 'es' ? spanishTone : englishTone);
  const sentiment = decideSentiment(cues, toneOdds(comment, cues, language === 'en' ? model.tone : null), outc1);
  const parts = partsOf(comment, language);
  const topicCues = language === 'es' ? spanishTopicCuesOf : topicCuesOf;
  const found = language === 'es' ? topicsByWords(comment, parts) : topicsByModel(comment, parts, model);
  const spoken = new Set(found.map(({ at }) => at));
  const spans = found.map(({ topic, at, certainty }): TopicSpan => {
    const part = parts[at]!;
    const own = spanSentiment(comment, cues, withWhatFollows(comment, parts, at, spoken));
    const said = own ?? inherited(sentiment, hasTone(cues), found.length);
    return {
      topic,
      sentiment: said,
      ...markedWords(comment, part, topicCues(tokens.slice(part.first, part.past)), topic, cues),
      certainty,
    };
  });
  return { language, sentiment, spans: spans.toSorted((a, b) => a.start - b.start) };
}

/**
 * Sentiment of a topic whose own sentence has no tone: that of the whole comment. Blame for another topic, or from a low
 * answer alone, doesn't say that this topic was to blame, so it is unsure.
 */
function inherited(overall: Sentiment, inWords: boolean, topics: number): Sentiment {
  return overall === 'negative' && !(inWords && topics === 1) ? 'unsure' : overall;
}

function topicsByModel(comment: ParsedComment, parts: readonly Part[], model: CommentModel): readonly FoundTopic[] {
  const whole = topicFeatures(comment.tokens);
  const partFeatures = parts.map(({ first, past }) => topicFeatures(comment.tokens.slice(first, past)));
  return commentTopics.flatMap((topic) => {
    const topicModel = model.topics[topic];
    const inWhole = probability(topicModel, whole);
    const inParts = partFeatures.map((features) => probability(topicModel, features));
    const inBest = Math.max(...inParts);
    const inOnePart = parts.length > 1 && inBest > partThreshold;
    return inWhole > wholeThreshold || inOnePart
      ? [{ topic, at: inParts.indexOf(inBest), certainty: parts.length > 1 ? Math.max(inWhole, inBest) : inWhole }]
      : [];
  });
}

/** Topics of a language without trained models: each whose words occur, in the part with most of them. */
function topicsByWords({ tokens }: ParsedComment, parts: readonly Part[]): readonly FoundTopic[] {
  const inParts = parts.map(({ first, past }) => spanishTopicCuesOf(tokens.slice(first, past)));
  return commentTopics.flatMap((topic) => {
    const counts = inParts.map((cues) => cues.filter((cue) => cue.topic === topic).length);
    const most = Math.max(...counts);
    return most > 0 ? [{ topic, at: counts.indexOf(most), certainty: wordCertainty }] : [];
  });
}

/** Clauses, further split before connecting words with content on both sides. */
function partsOf({ tokens, clauses }: ParsedComment, language: CommentLanguage): readonly Part[] {
  const parts: Part[] = [];
  for (const { first, past } of clauses) {
    let begin = first;
    for (let at = first + 1; at < past - 1; at += 1)
      if (connectors[language].has(tokens[at]!.word)) {
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
  topicCues: readonly TopicCue[],
  topic: CommentTopic,
  cues: readonly ToneCue[],
): Pick<TopicSpan, 'start' | 'end' | 'because'> {
  const topical = topicCues
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

/** Sentiment of the part, otherwise of its sentence; null if neither has a clear tone. */
function spanSentiment(
  { tokens, clauses }: ParsedComment,
  cues: readonly ToneCue[],
  { first, past }: Part,
): Sentiment | null {
  const own = sentimentBetween(cues, first, past);
  if (own !== null) return own;
  const sentence = clauses[tokens[first]!.clause]!.sentence;
  const around = clauses
    .filter((clause) => clause.sentence === sentence && !clause.contrast)
    .reduce((sum, clause) => sum + toneBetween(cues, clause.first, clause.past), 0);
  return sentimentOfSum(around);
}
