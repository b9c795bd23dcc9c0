import { dayCount } from '@roadside/domain/calendar';
import { surveysNeeded } from '@roadside/domain/metrics';
import { compensationNote, tierLabel } from '@roadside/domain/surveys';

/** Satisfaction so far in the current month. */
export interface MonthSoFar {
  /** Top-score answers, and all answers. */
  readonly top: number | null;
  readonly answered: number | null;
  /** First and last day counted, ISO. */
  readonly from: string;
  readonly to: string;
}

/**
 * The pacing to the next tier by the end of the month: '44 of the next 50 surveys must be top score to reach Tier 2
 * (84%)'. Assumes the same number of surveys per day as so far. Null without surveys, when no more are expected, and at
 * the top tier.
 */
export function pacingInWords({ top, answered, from, to }: MonthSoFar, locale = 'en-US'): string | null {
  if (top === null || !answered) return null;
  const { next } = compensationNote(top, answered);
  if (!next) return null;
  const [year = 0, month = 0] = to.split('-').map(Number);
  const monthEnd = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  const remaining = Math.round((answered / dayCount(from, to)) * (dayCount(to, monthEnd) - 1));
  if (remaining === 0) return null;
  const number = new Intl.NumberFormat(locale);
  const { kind, needed } = surveysNeeded({ top, answered, remaining, target: next.threshold });
  const aim = `${tierLabel(next.tier)} (${next.threshold}%)`;
  return kind === 'impossible'
    ? `${aim} is out of reach this month: the next ${number.format(remaining)} surveys are not enough`
    : `${number.format(needed)} of the next ${number.format(remaining)} surveys must be top score to reach ${aim}`;
}
