import { dayCount } from '../calendar/calendar.ts';
import { incentivePeriodOf } from '../surveys/incentive-period.ts';

/** Quarters of the year, as named in the skill tree (specification, section 3). */
export const arenaPeriods = ['quarter1', 'quarter2', 'quarter3', 'quarter4'] as const;

/** A quarter of the year. */
export type ArenaPeriodName = (typeof arenaPeriods)[number];

/** A quarter and its days. */
export interface ArenaPeriod {
  readonly period: ArenaPeriodName;
  /** ISO days, both inclusive. */
  readonly from: string;
  readonly to: string;
}

/** The quarter an ISO day falls in: the period for skill points and bets (decisions 16). */
export function arenaPeriodOf(day: string): ArenaPeriod {
  const quarter = Math.floor((Number(day.slice(5, 7)) - 1) / 3);
  return { period: arenaPeriods[quarter] ?? 'quarter1', ...incentivePeriodOf(day) };
}

/** Days left in the quarter after a day; 0 on the last day. */
export function remainingDays(day: string): number {
  return dayCount(day, arenaPeriodOf(day).to) - 1;
}
