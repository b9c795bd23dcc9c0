import type { Pacing } from '@roadside/domain/metrics';
import { tierLabel, topScoresToReach, type PeriodForecast, type Tier } from '@roadside/domain/surveys';
import { numberFormat } from '../../../kit/format/formats.ts';

const whole = numberFormat('en-US');

/** Describes what it takes to reach a tier: '297 of the next 352 surveys must be top score to reach Tier 2 (84%)'. */
export function pathWords(
  { tier, threshold, pacing }: { readonly tier: Tier; readonly threshold: number; readonly pacing: Pacing },
  remaining: number,
): string {
  const aim = `${tierLabel(tier)} (${threshold}%)`;
  switch (pacing.kind) {
    case 'reached':
      return `${aim} is safe, whatever the next ${whole.format(remaining)} surveys show`;
    case 'impossible':
      return `${aim} is out of reach: the next ${whole.format(remaining)} surveys are not enough`;
    case 'open':
      return `${whole.format(pacing.needed)} of the next ${whole.format(remaining)} surveys must be top score to reach ${aim}`;
  }
}

/** The path to show first: the lowest tier that is still possible but not yet certain, else the highest. */
export function nextPath({ paths }: Pick<PeriodForecast, 'paths'>): PeriodForecast['paths'][number] | undefined {
  return (
    paths.find(({ pacing }) => pacing.kind === 'open') ??
    paths.findLast(({ pacing }) => pacing.kind === 'reached') ??
    paths[0]
  );
}

/** 'Missed Tier 2 by 0.6 points'; 'Reached Tier 3'. */
export function tierWords(
  note: { readonly tier: Tier; readonly next: { readonly tier: Tier; readonly pointsAway: number } | null },
  over: boolean,
): string {
  if (!note.next) return `${over ? 'Reached' : 'At'} ${tierLabel(note.tier)}`;
  // Rounded up, so that 0.04 points away is not shown as 0.0.
  const points = Math.max(0.1, Math.ceil(note.next.pointsAway * 10 - 1e-9) / 10).toFixed(1);
  const missed = over
    ? `missed ${tierLabel(note.next.tier)} by ${points} points`
    : `${points} points to ${tierLabel(note.next.tier)}`;
  return note.tier === 0 ? missed.charAt(0).toUpperCase() + missed.slice(1) : `${tierLabel(note.tier)}, ${missed}`;
}

/** Describes what a past period was missing: '10 more top scores would have reached Tier 2 (84%).' */
export function recoveryWords(
  top: number,
  answered: number,
  { tier, threshold }: { readonly tier: Tier; readonly threshold: number },
): string {
  const needed = topScoresToReach(top, answered, threshold);
  const aim = `${tierLabel(tier)} (${threshold}%)`;
  if (needed === null) return `More top scores couldn’t have reached ${aim}.`;
  return `${whole.format(needed)} more top ${needed === 1 ? 'score' : 'scores'} would have reached ${aim}.`;
}
