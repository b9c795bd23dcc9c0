import { addDays, dayCount } from '../calendar/calendar.ts';
import { isSmallSample } from '../metrics/interval.ts';
import { surveysNeeded, type Pacing } from '../metrics/pacing.ts';
import { topScoresToReach } from './emulated-score.ts';
import { type CompensationNote, type Tier, tierLabel, tierOf, tierThresholds } from './tiers.ts';

/** What a tier takes by the end of a period. */
export interface TierPath {
  readonly tier: Tier;
  readonly threshold: number;
  /** keep = the score is at the tier now; reach = it is below. */
  readonly aim: 'keep' | 'reach';
  readonly pacing: Pacing;
}

/** The counts of a period so far, and the surveys still expected in it. */
export interface TierRace {
  readonly top: number;
  readonly answered: number;
  readonly remaining: number;
}

/** A period with the days counted so far. Days are station-local ISO days, all inclusive. */
export interface CountedPeriod {
  readonly top: number;
  readonly answered: number;
  readonly from: string;
  readonly to: string;
  /** Last day of the period. */
  readonly endsOn: string;
}

const whole = new Intl.NumberFormat('en-US');

/** Surveys still expected in a period: as many per day as so far. 0 once the period is over. */
export function surveysExpected({ answered, from, to, endsOn }: Omit<CountedPeriod, 'top'>): number {
  if (to >= endsOn || to < from) return 0;
  return Math.round((answered / dayCount(from, to)) * dayCount(addDays(to, 1), endsOn));
}

/** The path to each tier, lowest first. */
export function tierPaths({ top, answered, remaining }: TierRace): readonly TierPath[] {
  const now = tierOf(answered === 0 ? null : (100 * top) / answered);
  return tierThresholds.map(({ tier, score: threshold }) => ({
    tier,
    threshold,
    aim: tier <= now ? 'keep' : 'reach',
    pacing: surveysNeeded({ top, answered, remaining, target: threshold }),
  }));
}

/**
 * The path of the tier at stake: the next tier while it can be reached, otherwise the tier to keep. Tier 1 when the
 * score is below every tier.
 */
export function tierAtStake(race: TierRace): TierPath {
  const paths = tierPaths(race);
  const next = paths.find(({ aim }) => aim === 'reach');
  const held = paths.findLast(({ aim }) => aim === 'keep');
  const path = next && (next.pacing.kind !== 'impossible' || !held) ? next : held;
  if (!path) throw new Error('There are no tiers.');
  return path;
}

/** '188 of the next 227 surveys must be top score to keep Tier 2 (84%)'. */
export function tierPathWords({ tier, threshold, aim, pacing }: TierPath, remaining: number): string {
  const name = `${tierLabel(tier)} (${threshold}%)`;
  const next = remaining === 1 ? 'the next survey' : `the next ${whole.format(remaining)} surveys`;
  switch (pacing.kind) {
    case 'reached':
      return `${name} is safe, whatever ${next} ${remaining === 1 ? 'shows' : 'show'}`;
    case 'impossible':
      return `${name} is out of reach: ${next} ${remaining === 1 ? 'is not' : 'are not'} enough`;
    case 'open':
      return remaining === 1
        ? `The next survey must be top score to ${aim} ${name}`
        : `${whole.format(pacing.needed)} of ${next} must be top score to ${aim} ${name}`;
  }
}

/**
 * The tier sentence of a period in progress, the same on every screen. Null when there is nothing to say: too few
 * surveys to score, or none still to come.
 */
export function tierSentence(period: CountedPeriod): string | null {
  const { top, answered } = period;
  const remaining = surveysExpected(period);
  if (isSmallSample(answered) || remaining === 0) return null;
  return tierPathWords(tierAtStake({ top, answered, remaining }), remaining);
}

/** 'Tier 2, 2.8 points to Tier 3' while the period goes on; 'Tier 2, missed Tier 3 by 2.8 points' once it's over. */
export function tierStanding({ tier, next }: Pick<CompensationNote, 'tier' | 'next'>, over: boolean): string {
  if (!next) return `${over ? 'Reached' : 'At'} ${tierLabel(tier)}`;
  // The score can round to the threshold without reaching it.
  const points = next.pointsAway < 0.05 ? 'less than 0.1 points' : `${next.pointsAway.toFixed(1)} points`;
  const standing = over ? `missed ${tierLabel(next.tier)} by ${points}` : `${points} to ${tierLabel(next.tier)}`;
  return tier === 0 ? standing.charAt(0).toUpperCase() + standing.slice(1) : `${tierLabel(tier)}, ${standing}`;
}

/** What more top scores do for each tier: '38 more top scores reach Tier 2 (84%)'. */
export function moreTopWords(
  top: number,
  answered: number,
): readonly { readonly tier: Tier; readonly words: string }[] {
  return tierThresholds.map(({ tier, score }) => {
    const needed = topScoresToReach(top, answered, score);
    const name = `${tierLabel(tier)} (${score}%)`;
    if (needed === 0) return { tier, words: `${name} reached` };
    if (needed === null) return { tier, words: `${name} is out of reach` };
    return {
      tier,
      words: `${whole.format(needed)} more top ${needed === 1 ? 'score reaches' : 'scores reach'} ${name}`,
    };
  });
}

/** What a past period was missing: '10 more top scores would have reached Tier 2 (84%).' */
export function missedTierWords(
  top: number,
  answered: number,
  { tier, threshold }: { readonly tier: Tier; readonly threshold: number },
): string {
  const needed = topScoresToReach(top, answered, threshold);
  const name = `${tierLabel(tier)} (${threshold}%)`;
  if (needed === null) return `More top scores couldn’t have reached ${name}.`;
  return `${whole.format(needed)} more top ${needed === 1 ? 'score' : 'scores'} would have reached ${name}.`;
}
