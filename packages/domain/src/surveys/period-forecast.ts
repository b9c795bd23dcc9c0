import { tierOf, type Tier } from './tiers.ts';
import { type CountedPeriod, surveysExpected, type TierPath, tierPaths } from './tier-words.ts';

/** The data of a period in progress. */
export interface PeriodSoFar extends CountedPeriod {
  /** Answers of the most recent weeks, which predict the remaining days better than the first weeks do. */
  readonly recent: { readonly top: number; readonly answered: number };
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

/** Weight of the period's own share against the recent ones, in surveys. */
const priorWeight = 30;
const z95 = 1.96;

/**
 * Projects the end of a period if the recent weeks continue: the surveys so far, plus as many per day as so far at the
 * recent share (shrunk toward the period's own, so three surveys decide nothing). The range covers both sampling chance
 * and the uncertainty of the recent share. Null without answers, and once the period is over.
 */
export function forecastPeriod(period: PeriodSoFar): PeriodForecast | null {
  const { top, answered, from, to, endsOn, recent } = period;
  if (answered === 0 || to >= endsOn || to < from) return null;
  const remaining = surveysExpected(period);
  const share = (recent.top + (priorWeight * top) / answered) / (recent.answered + priorWeight);
  const whole = answered + remaining;
  const expected = (top + share * remaining) / whole;
  const knownFrom = recent.answered + priorWeight;
  const variance = remaining * share * (1 - share) * (1 + remaining / knownFrom);
  const spread = (z95 * Math.sqrt(variance)) / whole;
  const score = 100 * expected;
  return {
    remaining,
    score,
    low: Math.max(100 * (top / whole), score - 100 * spread),
    high: Math.min(100 * ((top + remaining) / whole), score + 100 * spread),
    tier: tierOf(score),
    paths: tierPaths({ top, answered, remaining }),
  };
}
