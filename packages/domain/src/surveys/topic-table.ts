import { isSmallSample, type Interval } from '../metrics/interval.ts';
import { student95 } from '../metrics/student.ts';
import { commentTopics, type CommentTopic } from './sub-dashboards.ts';

/** Groups of topics, by who can act on them. Ours, not the specification's. */
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

/** Number of comments on a topic, by sentiment. */
export interface SentimentCounts {
  readonly positive: number;
  readonly neutral: number;
  readonly negative: number;
  /** Neither praise nor blame is clear enough; counts toward the total only. */
  readonly unsure: number;
}

/** Total number of comments. */
export function commentsIn({ positive, neutral, negative, unsure }: SentimentCounts): number {
  return positive + neutral + negative + unsure;
}

/** Positive minus negative comments, in percent of all of them (glossary, section 3); null without comments. */
export function netSentiment(counts: SentimentCounts): number | null {
  const n = commentsIn(counts);
  return n === 0 ? null : (100 * (counts.positive - counts.negative)) / n;
}

/** Change of a net sentiment. */
export interface NetChange {
  readonly change: number;
  /** 95% interval of the change. */
  readonly interval: Interval;
  /** Whether the interval excludes 0, so the change is more than chance. */
  readonly clear: boolean;
}

/**
 * Variance of one comment's value (+1, 0, -1), with half a comment added to each kind so that small counts are never
 * certain.
 */
function variance(counts: SentimentCounts): number {
  const { positive, negative } = counts;
  const n = commentsIn(counts) + 1.5;
  const [up, down] = [(positive + 0.5) / n, (negative + 0.5) / n];
  return up + down - (up - down) ** 2;
}

/** Change of a net sentiment from an earlier period; null if either period has too few comments to compare. */
export function netSentimentChange(now: SentimentCounts, before: SentimentCounts): NetChange | null {
  const [current, earlier] = [netSentiment(now), netSentiment(before)];
  const [n, m] = [commentsIn(now), commentsIn(before)];
  if (current === null || earlier === null || isSmallSample(n) || isSmallSample(m)) return null;
  const change = current - earlier;
  const [nowError, beforeError] = [variance(now) / n, variance(before) / m];
  // Welch's degrees of freedom for the difference of two means.
  const freedom = (nowError + beforeError) ** 2 / (nowError ** 2 / (n - 1) + beforeError ** 2 / (m - 1));
  const spread = 100 * student95(freedom) * Math.sqrt(nowError + beforeError);
  const interval = { low: Math.max(-200, change - spread), high: Math.min(200, change + spread) };
  return { change, interval, clear: interval.low > 0 || interval.high < 0 };
}

/** Counts for a topic in one period. */
export interface TopicCounts extends SentimentCounts {
  readonly topic: CommentTopic;
  /** Surveys below the top score with a negative comment on the topic. */
  readonly lost: number;
}

/** A topic and the points it costs the score. */
export interface TopicCost {
  readonly topic: CommentTopic;
  readonly lost: number;
  /** Score points: the lost surveys as a percentage of all answered ones. */
  readonly points: number;
}

/**
 * The costliest topics, highest first: score points lost to surveys below the top score with a negative comment on the
 * topic. One survey may count for several topics, so the points don't add up.
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
