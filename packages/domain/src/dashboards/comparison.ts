import { addDays, dayCount, firstOfMonth } from '../calendar/calendar.ts';
import type { TimeType } from './time-type.ts';

/** What a period can be compared with. */
export const comparisons = ['last_week', 'four_week_mean', 'last_month', 'last_year'] as const;

/** What a period is compared with. */
export type Comparison = (typeof comparisons)[number];

/** Labels of the comparisons in menus. */
export const comparisonLabels: Readonly<Record<Comparison, string>> = {
  last_week: 'Last week',
  four_week_mean: '4-week mean',
  last_month: 'Last month',
  last_year: 'Last year',
};

/** Whether a string from outside is a comparison. */
export function isComparison(value: unknown): value is Comparison {
  return comparisons.some((known) => known === value);
}

/** ISO days in a row, both ends inclusive. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** The days a period is compared with. */
export interface ComparedDays {
  readonly comparison: Comparison;
  /** Oldest first, each as long as the period and on the same weekdays. Counts are averaged over them. */
  readonly spans: readonly DaySpan[];
}

/** Longest period, in days, that can be compared with the week before it. */
const week = 7;
const weeksInMean = 4;
const weeksInYear = 52;

/**
 * The days to compare a period with (decision 24). Every span is the period moved back by whole weeks, so both sides
 * have the same number of each weekday: in any month, in leap years and across New Year. Spans never overlap the
 * period.
 *
 * - last_week: the week before; the default for a single day.
 * - four_week_mean: the four weeks before.
 * - last_month: the latest such days that end before the period's own month begins, or before the period if it covers
 *   several months; the default for everything else. Periods longer than a week are also compared with it if a weekly
 *   comparison is chosen, because the weeks before would be part of the period.
 * - last_year: 52 weeks back.
 */
export function comparedDays(
  { from, to, timeType }: DaySpan & { readonly timeType: TimeType },
  choice: Comparison | null = null,
): ComparedDays {
  const days = dayCount(from, to);
  const wanted = choice ?? (from === to && !startsWithMonth.has(timeType) ? 'last_week' : 'last_month');
  const comparison = days > week && (wanted === 'last_week' || wanted === 'four_week_mean') ? 'last_month' : wanted;
  const back = (weeks: number): DaySpan => ({ from: addDays(from, -week * weeks), to: addDays(to, -week * weeks) });
  switch (comparison) {
    case 'last_week':
      return { comparison, spans: [back(1)] };
    case 'four_week_mean':
      return { comparison, spans: Array.from({ length: weeksInMean }, (_, index) => back(weeksInMean - index)) };
    case 'last_month': {
      const limit = from.slice(0, 7) === to.slice(0, 7) ? firstOfMonth(from) : from;
      return { comparison, spans: [back(Math.ceil(dayCount(limit, to) / week))] };
    }
    case 'last_year':
      return { comparison, spans: [back(Math.max(weeksInYear, Math.ceil(days / week)))] };
  }
}

/** Periods that grow from a single day: on their first day, too, they are compared with the month before. */
const startsWithMonth: ReadonlySet<TimeType> = new Set(['This_Month', 'This_Incentive_Period']);
