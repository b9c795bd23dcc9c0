import type { Sentiment } from '../surveys/sub-dashboards.ts';
import { oddsOf, toneBetween, type ToneCue } from './tone.ts';

/** Log-odds from which the words alone decide, whatever the member answered. */
const clearOdds = 1;
/** Log-odds from which words and answer together decide. */
const leastOdds = 0.35;
/** Praise and blame from this sum on are each plain; if they also balance, the comment is neutral. */
const plainSum = 1.5;
/** Sum of cues below which a comment has no tone. */
const leastTone = 0.5;
/** What the member's own answer (1 to 5) adds to the log-odds of praise. */
const answerOdds: Readonly<Record<number, number>> = { 1: -0.8, 2: -0.6, 3: 0, 4: 0.5, 5: 0.8 };

/** Sentiment of the overall answer: praise for 4 and 5, blame for 1 and 2. */
export function sentimentOfAnswer(outc1: number | null): Sentiment {
  if (outc1 === null || outc1 === 3) return 'neutral';
  return outc1 > 3 ? 'positive' : 'negative';
}

/**
 * Sentiment of a whole comment. Clear words decide. Without tone in the words the answer does; with a little, words and
 * answer together. Words that only weakly contradict the answer, or have none to lean on, are unsure.
 * @param odds log-odds of praise by the words
 */
export function decideSentiment(cues: readonly ToneCue[], odds: number, outc1: number | null): Sentiment {
  const answered = sentimentOfAnswer(outc1);
  if (!hasTone(cues)) return answered;
  if (Math.abs(odds) >= clearOdds) return odds > 0 ? 'positive' : 'negative';
  const together = odds + (outc1 === null ? 0 : (answerOdds[outc1] ?? 0));
  if (Math.abs(together) >= leastOdds) return together > 0 ? 'positive' : 'negative';
  return outc1 === 3 || speaksBothWays(cues) ? 'neutral' : 'unsure';
}

/** Whether the words have a tone at all. A negation alone has none: "I wasn't home". */
export function hasTone(cues: readonly ToneCue[]): boolean {
  return cues.reduce((sum, { weight }) => sum + Math.abs(weight), 0) >= leastTone;
}

function speaksBothWays(cues: readonly ToneCue[]): boolean {
  const praise = cues.reduce((sum, { weight }) => sum + Math.max(0, weight), 0);
  const blame = cues.reduce((sum, { weight }) => sum + Math.max(0, -weight), 0);
  return Math.min(praise, blame) >= plainSum;
}

/** Sentiment of the words between two tokens; null if their tone is not clear enough. */
export function sentimentBetween(cues: readonly ToneCue[], first: number, past: number): Sentiment | null {
  return sentimentOfSum(toneBetween(cues, first, past));
}

/** Sentiment of a sum of cues; null if it is not clear enough. */
export function sentimentOfSum(sum: number): Sentiment | null {
  const odds = oddsOf(sum);
  if (Math.abs(odds) < 0.5) return null;
  return odds > 0 ? 'positive' : 'negative';
}
