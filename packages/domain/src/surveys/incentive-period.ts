import { type CalendarDate, parseDate } from '@internationalized/date';

/** Default length of an incentive period in months: a calendar quarter (decisions 14). */
export const defaultIncentiveMonths = 3;

/** Lengths that divide a year, so periods start in January and never cross into the next year. */
export const incentiveMonthChoices = [1, 2, 3, 4, 6, 12] as const;

/** Length of an incentive period in months. */
export type IncentiveMonths = (typeof incentiveMonthChoices)[number];

/** Whether a number is an allowed length. */
export function isIncentiveMonths(months: number): months is IncentiveMonths {
  return (incentiveMonthChoices as readonly number[]).includes(months);
}

/** First and last station-local day of an incentive period, as ISO days. */
export interface IncentivePeriod {
  readonly from: string;
  readonly to: string;
}

/**
 * The incentive period of a day, or one a number of steps away.
 * @param day ISO day
 * @param step 0 = the period of the day, -1 = the previous one
 * @param months length; periods start in January
 */
export function incentivePeriodOf(
  day: string,
  step = 0,
  months: IncentiveMonths = defaultIncentiveMonths,
): IncentivePeriod {
  const date = parseDate(day);
  const monthsIntoPeriod = (date.month - 1) % months;
  const from: CalendarDate = date.set({ day: 1 }).add({ months: step * months - monthsIntoPeriod });
  return { from: from.toString(), to: from.add({ months }).subtract({ days: 1 }).toString() };
}
