import { type CommentTopic, commentTopics } from '../surveys/sub-dashboards.ts';
import type { Features } from './linear-model.ts';
import { spanishTone } from './spanish-tone.ts';
import { spanishTopicCues, topicCues } from './topic-cues.ts';
import { PhraseFinder, stemOf, type Token } from './tokens.ts';

type TopicPhrases = readonly { readonly topic: CommentTopic; readonly cue: string }[];

const phrasesIn = (cues: typeof topicCues): TopicPhrases =>
  commentTopics.flatMap((topic) => cues[topic].map((cue) => ({ topic, cue })));
const finderOf = (phrases: TopicPhrases) => new PhraseFinder(phrases.map(({ cue }) => cue));

const phrases = phrasesIn(topicCues);
const finder = finderOf(phrases);
const spanishPhrases = phrasesIn(spanishTopicCues);
const spanishFinder = finderOf(spanishPhrases);

/** Words of a comment that are about a topic. */
export interface TopicCue {
  readonly topic: CommentTopic;
  /** Index of the first token, in the given tokens. */
  readonly first: number;
  /** One past the index of the last token. */
  readonly past: number;
  /** The list phrase that matched. */
  readonly cue: string;
}

/** Every match of the topics' phrase lists in a comment or a part of it. Phrases do not cross clauses. */
export function topicCuesOf(tokens: readonly Token[]): readonly TopicCue[] {
  return cuesFoundBy(finder, phrases, tokens);
}

/** Same as `topicCuesOf`, for a Spanish comment. */
export function spanishTopicCuesOf(tokens: readonly Token[]): readonly TopicCue[] {
  return cuesFoundBy(
    spanishFinder,
    spanishPhrases,
    tokens.map((token) => ({ ...token, word: spanishTone.spelled(token.word) })),
  );
}

function cuesFoundBy(by: PhraseFinder, known: TopicPhrases, tokens: readonly Token[]): readonly TopicCue[] {
  return by
    .find(tokens)
    .map(({ phrase, first, past }) => ({ ...known[phrase]!, first, past }))
    .filter(({ first, past }) => tokens[first]?.clause === tokens[past - 1]?.clause);
}

const stopWords = new Set(
  'a an the and or of to in on at it its is was were be been am are i my me we our us you your he him his she her they them their that this so as if for with'.split(
    ' ',
  ),
);

/**
 * Features of the topic models: which lists matched and how often, the matching phrases, and stems with their pairs.
 */
export function topicFeatures(tokens: readonly Token[]): Features {
  const features = new Map<string, number>();
  const found = topicCuesOf(tokens);
  for (const { topic, cue } of found) {
    features.set(`#${topic}`, Math.min(2, (features.get(`#${topic}`) ?? 0) + 1));
    features.set(`=${cue}`, 1);
  }
  for (const topic of commentTopics) {
    const hits = features.get(`#${topic}`) ?? 0;
    if (hits > 0 && found.every((cue) => cue.topic === topic)) features.set(`only #${topic}`, 1);
  }
  let previous = '^';
  for (const { word } of tokens) {
    const stem = stemOf(word);
    if (!stopWords.has(word)) features.set(stem, 0.6);
    features.set(`${previous} ${stem}`, 0.4);
    previous = stem;
  }
  if (tokens.length < 4) features.set('=short', 1);
  return features;
}
