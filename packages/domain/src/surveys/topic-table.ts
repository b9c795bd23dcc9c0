import { isSmallSample, type Interval } from '../metrics/interval.ts';
import { commentTopics, type CommentTopic } from './sub-dashboards.ts';

/** The groups of topics, by who can do something about them. Ours, not the specification's. */
export const topicParents = ['The driver', 'The wait', 'The work', 'The club'] as const;

/** A group of topics. */
export type TopicParent = (typeof topicParents)[number];

/** The group each topic belongs to. */
export const parentOfTopic: Readonly<Record<CommentTopic, TopicParent>> = {
  'Driver professionalism': 'The driver',
  'Damage/safety': 'The driver',
  'Wait time': 'The wait',
  'Kept informed': 'The wait',
  'Problem solved': 'The work',
  'Tow destination': 'The work',
  'Battery sale': 'The work',
  'Call taking': 'The club',
  Coverage: 'The club',
};

/** Comments that speak of a topic, by how they do. */
export interface SentimentCounts {
  readonly positive: number;
  readonly neutral: number;
  readonly negative: number;
}

/** Comments in all. */
export function commentsIn({ positive, neutral, negative }: SentimentCounts): number {
  return positive + neutral + negative;
}

/** Positive minus negative comments, in percent of all of them (glossary, section 3); null without comments. */
export function netSentiment(counts: SentimentCounts): number | null {
  const n = commentsIn(counts);
  return n === 0 ? null : (100 * (counts.positive - counts.negative)) / n;
}

/** How a net sentiment moved. */
export interface NetChange {
  readonly change: number;
  /** 95 % interval of the change. */
  readonly interval: Interval;
  /** The interval leaves 0 out: more than chance. */
  readonly clear: boolean;
}

const z95 = 1.96;

/** Variance of one comment's value (+1, 0, -1), with half a comment added to each kind so that few are never sure. */
function variance({ positive, neutral, negative }: SentimentCounts): number {
  const n = positive + neutral + negative + 1.5;
  const [up, down] = [(positive + 0.5) / n, (negative + 0.5) / n];
  return up + down - (up - down) ** 2;
}

/** The change of a net sentiment against an earlier period; null where either has too few comments to compare. */
export function netSentimentChange(now: SentimentCounts, before: SentimentCounts): NetChange | null {
  const [current, earlier] = [netSentiment(now), netSentiment(before)];
  const [n, m] = [commentsIn(now), commentsIn(before)];
  if (current === null || earlier === null || isSmallSample(n) || isSmallSample(m)) return null;
  const change = current - earlier;
  const spread = 100 * z95 * Math.sqrt(variance(now) / n + variance(before) / m);
  const interval = { low: Math.max(-200, change - spread), high: Math.min(200, change + spread) };
  return { change, interval, clear: interval.low > 0 || interval.high < 0 };
}

/** What is counted of a topic in one period. */
export interface TopicCounts extends SentimentCounts {
  readonly topic: CommentTopic;
  /** Surveys below the top score whose comment speaks badly of the topic. */
  readonly lost: number;
}

/** A topic with its share of what the score lacks. */
export interface TopicCost {
  readonly topic: CommentTopic;
  readonly lost: number;
  /** Points of the score: the lost surveys in percent of all answered ones. */
  readonly points: number;
}

/**
 * The topics that cost most, dearest first: how many points of the score the surveys account for that are below the top
 * score and speak badly of the topic. One survey may stand with several topics, so the points don't add up.
 */
export function costliestTopics(counts: readonly TopicCounts[], answered: number, most = 3): readonly TopicCost[] {
  if (answered === 0) return [];
  return counts
    .filter(({ lost }) => lost > 0)
    .map(({ topic, lost }) => ({ topic, lost, points: (100 * lost) / answered }))
    .sort(
      (first, second) =>
        second.lost - first.lost || commentTopics.indexOf(first.topic) - commentTopics.indexOf(second.topic),
    )
    .slice(0, most);
}
