import { addDays, dayCount } from '../calendar/calendar.ts';
import { surveysNeeded, type Pacing } from '../metrics/pacing.ts';
import { tierOf, tierThresholds, type Tier } from './tiers.ts';

/** What is known of a period under way. Days are station-local ISO days, both included. */
export interface PeriodSoFar {
  readonly top: number;
  readonly answered: number;
  readonly from: string;
  readonly to: string;
  /** Last day of the period. */
  readonly endsOn: string;
  /** Answers of the latest weeks, which say more about the days to come than the first ones do. */
  readonly recent: { readonly top: number; readonly answered: number };
}

/** What the period is likely to end with. */
export interface PeriodForecast {
  /** Surveys still expected. */
  readonly remaining: number;
  /** 0 to 100. */
  readonly score: number;
  /** 95 % range of the score at the end. */
  readonly low: number;
  readonly high: number;
  readonly tier: Tier;
  /** For each tier above what is sure, lowest first: what it takes. */
  readonly paths: readonly { readonly tier: Tier; readonly threshold: number; readonly pacing: Pacing }[];
}

/** How many surveys the period's own share weighs against the recent ones. */
const priorWeight = 30;
const z95 = 1.96;

/**
 * Where a period ends if the latest weeks go on: what is in, plus as many surveys a day as so far at the recent share
 * (drawn toward the period's own, so that three surveys decide nothing). The range covers both the luck of the draw and
 * how little the recent share is known. Null without answers, and once the period is over.
 */
export function forecastPeriod(period: PeriodSoFar): PeriodForecast | null {
  const { top, answered, from, to, endsOn, recent } = period;
  if (answered === 0 || to >= endsOn || to < from) return null;
  const remaining = Math.round((answered / dayCount(from, to)) * dayCount(addDays(to, 1), endsOn));
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
    paths: tierThresholds.map(({ tier, score: threshold }) => ({
      tier,
      threshold,
      pacing: surveysNeeded({ top, answered, remaining, target: threshold }),
    })),
  };
}
