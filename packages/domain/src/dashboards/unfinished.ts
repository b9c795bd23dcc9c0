import { firstOfMonth, lastOfMonth } from '../calendar/calendar.ts';
import type { DaySpan } from './comparison.ts';
import type { Period } from './period.ts';

/** A value of a series that covers only part of its period. */
export interface UnfinishedPeriod {
  /** The value's key in the series. */
  readonly key: string;
  /** First day covered, if it isn't the period's own. */
  readonly from: string | null;
  /** Last day covered, if it isn't the period's own. */
  readonly through: string | null;
}

/** Whether all of a period has data. The one rule for every chart, sentence and comparison (decision 24). */
export function isFinished({ to }: Pick<DaySpan, 'to'>, lastDay: string): boolean {
  return to <= lastDay;
}

/**
 * The months of a series that are cut at either end: by the last day with data, or by the range itself. Days are always
 * whole, and a single value covers what it says.
 * @param lastDay last day with data
 */
export function unfinishedPeriods({ granularity, buckets }: Period, lastDay: string): readonly UnfinishedPeriod[] {
  if (granularity !== 'month') return [];
  return buckets.flatMap(({ key, from, to }) => {
    const last = to < lastDay ? to : lastDay;
    const through = isFinished({ to: lastOfMonth(from) }, last) ? null : last;
    const begins = from === firstOfMonth(from) ? null : from;
    return through === null && begins === null ? [] : [{ key, from: begins, through }];
  });
}
