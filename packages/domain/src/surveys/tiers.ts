/** Overall satisfaction at the start of each tier, lowest first (specification, section 9). */
export const tierThresholds = [
  { tier: 1, score: 82 },
  { tier: 2, score: 84 },
  { tier: 3, score: 87 },
] as const;

/** A tier reached; 0 = none. */
export type Tier = 0 | 1 | 2 | 3;

/**
 * The tier of a score.
 * @param score overall satisfaction, 0 to 100, unrounded; null = no survey
 */
export function tierOf(score: number | null): Tier {
  if (score === null) return 0;
  return tierThresholds.findLast((threshold) => score >= threshold.score)?.tier ?? 0;
}

const highestTier = 3;

/** 'Tier 2', or 'No tier'. */
export function tierLabel(tier: Tier): string {
  return tier === 0 ? 'No tier' : `Tier ${tier}`;
}

/** The scores of a tier, which end where the next one begins: '84% to under 87%', '87% or more', 'under 82%'. */
export function tierRangeWords(tier: Tier): string {
  const from = tierThresholds.find((threshold) => threshold.tier === tier)?.score;
  const until = tierThresholds.find((threshold) => threshold.tier === tier + 1)?.score;
  if (from === undefined) return `under ${until ?? 0}%`;
  return until === undefined ? `${from}% or more` : `${from}% to under ${until}%`;
}

/**
 * On how many days a score was at a tier or better, as a person would say it: 'At Tier 2 or better on 5 of 13 days.'
 * @param tier its label
 * @param count the days with a score
 */
export function tierDaysWords(tier: string, met: number, count: number): string {
  const better = tier === tierLabel(highestTier) ? '' : ' or better';
  if (count === 1) return met === 0 ? `Below ${tier} on the only day.` : `At ${tier}${better} on the only day.`;
  const all = count === 2 ? 'both days' : `all ${count} days`;
  if (met === 0) return `Below ${tier} on ${all}.`;
  return `At ${tier}${better} on ${met === count ? all : `${met} of ${count} days`}.`;
}

/** Compensation note in the survey settings: never an amount (glossary, section 2). */
export interface CompensationNote {
  readonly score: number | null;
  readonly answered: number;
  readonly tier: Tier;
  /**
   * The next tier up; null at the top and without surveys. `pointsAway` is the difference of the two numbers people see:
   * the threshold and the score with one decimal.
   */
  readonly next: { readonly tier: Tier; readonly threshold: number; readonly pointsAway: number } | null;
}

/** The compensation note for a score computed from counts, so that it never rounds up into a tier. */
export function compensationNote(top: number, answered: number): CompensationNote {
  const score = answered === 0 ? null : (100 * top) / answered;
  const next = score === null ? undefined : tierThresholds.find((threshold) => threshold.score > score);
  return {
    score,
    answered,
    tier: tierOf(score),
    next:
      score === null || next === undefined
        ? null
        : {
            tier: next.tier,
            threshold: next.score,
            pointsAway: Math.round(10 * next.score - Math.round(10 * score)) / 10,
          },
  };
}
