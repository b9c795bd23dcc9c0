import { betaBinomialQuantiles } from './beta-binomial.ts';
import { tierOf, type Tier } from './tiers.ts';
import { type CountedPeriod, surveysExpected, type TierPath, tierPaths } from './tier-words.ts';

/** The data of a period in progress. */
export interface PeriodSoFar extends CountedPeriod {
  /** Answers of the most recent weeks, which predict the remaining days better than the first weeks do. */
  readonly recent: { readonly top: number; readonly answered: number };
  /** The same weeks of the place above; null if it is unknown, or at the top. @defaultValue null */
  readonly parent?: { readonly top: number; readonly answered: number } | null;
}

/** The period's projected result. */
export interface PeriodForecast {
  /** Surveys still expected. */
  readonly remaining: number;
  /** 0 to 100. */
  readonly score: number;
  /** 95 % range of the final score. */
  readonly low: number;
  readonly high: number;
  readonly tier: Tier;
  /** Pacing toward each tier, lowest first. */
  readonly paths: readonly TierPath[];
}

/** Most answers from before the recent weeks that count toward the share of the remaining days. */
const maxEarlier = 30;
/** Answers that the share of the place above counts for: places differ by about ten points. */
const parentWeight = 10;
/** Half an answer of each kind (Jeffreys' prior), so that ten of ten are not taken for certainty. */
const doubt = 0.5;
const range95 = [0.025, 0.975] as const;

/**
 * Projects the end of a period if the recent weeks continue: the surveys so far, plus as many per day as so far at the
 * share of the recent weeks, shrunk toward the place above, so that three surveys decide nothing. The range is that of
 * a beta-binomial count: it covers both sampling chance and the uncertainty of the share. Null without answers, and
 * once the period is over.
 */
export function forecastPeriod(period: PeriodSoFar): PeriodForecast | null {
  const { top, answered, from, to, endsOn } = period;
  if (answered === 0 || to >= endsOn || to < from) return null;
  const remaining = surveysExpected(period);
  const known = evidenceOf(period);
  const whole = answered + remaining;
  const score = (100 * (top + (remaining * known.top) / known.answered)) / whole;
  const [low = 0, high = remaining] = betaBinomialQuantiles(
    remaining,
    { a: known.top + doubt, b: known.answered - known.top + doubt },
    range95,
  );
  return {
    remaining,
    score,
    low: Math.min(score, (100 * (top + low)) / whole),
    high: Math.max(score, (100 * (top + high)) / whole),
    tier: tierOf(score),
    paths: tierPaths({ top, answered, remaining }),
  };
}

/** What is known of the share of the remaining days, as answers; a fraction of one where older answers count less. */
function evidenceOf({ top, answered, recent, parent }: PeriodSoFar): {
  readonly top: number;
  readonly answered: number;
} {
  // A period of more than four weeks has answers from before the recent ones; no answer counts twice.
  const earlier = Math.max(0, answered - recent.answered);
  const earlierTop = Math.min(earlier, Math.max(0, top - recent.top));
  const share = earlier === 0 ? 0 : Math.min(maxEarlier, earlier) / earlier;
  const above = parent && parent.answered > 0 ? parentWeight / parent.answered : 0;
  return {
    top: recent.top + share * earlierTop + above * (parent?.top ?? 0),
    answered: recent.answered + share * earlier + above * (parent?.answered ?? 0),
  };
}
