import { parseDate } from '@internationalized/date';
import { defaultIncentiveMonths, type IncentiveMonths, incentivePeriodOf } from '../surveys/incentive-period.ts';
import { addDays, dayCount, dayList, firstOfMonth, lastOfMonth, monthList } from '../calendar/calendar.ts';
import { isDay, longestRangeDays } from '../calendar/range.ts';
import { defaultDynamicDays } from './element.ts';
import type { TimeType } from './time-type.ts';

/** Time span of one value in a series. */
export type Granularity = 'day' | 'month' | 'whole';

/** One value of a series: its name in meta.dates and the days it covers, both inclusive. */
export interface PeriodBucket {
  /** 'YYYY-MM-DD' for a day or a free range (its first day), 'YYYY-MM' for a month. */
  readonly key: string;
  readonly from: string;
  readonly to: string;
}

/** The station-local days of a request. No buckets means an empty period. */
export interface Period {
  readonly timeType: TimeType;
  readonly from: string;
  readonly to: string;
  readonly granularity: Granularity;
  readonly buckets: readonly PeriodBucket[];
}

/** Options that narrow or move a period. */
export interface PeriodOptions {
  /** First and last ISO day; used for Month, Day, DAILY_SERIES and Range. */
  readonly from?: string | null;
  readonly to?: string | null;
  /** Last N days ending at the latest load, for Month, DAILY_SERIES and Range. */
  readonly dynamic?: number | null;
  /** ISO day of the latest loaded data; if omitted, data is assumed complete through yesterday. */
  readonly latest?: string | null;
  /** Calendar months in a Month series without a range. @defaultValue 12 */
  readonly months?: number;
  /** Length of an incentive period. @defaultValue 3 */
  readonly incentiveMonths?: IncentiveMonths;
}

/** Reasons a range from outside is rejected. */
export type PeriodProblem = 'not-a-day' | 'from-after-to' | 'too-long' | 'dynamic-out-of-range';

/** Returns the problem with a range from outside, or null. */
export function periodProblem({ from, to, dynamic }: PeriodOptions): PeriodProblem | null {
  if ([from, to].some((day) => day != null && !isDay(day))) return 'not-a-day';
  if (from != null && to != null && from > to) return 'from-after-to';
  if (from != null && to != null && dayCount(from, to) > longestRangeDays) return 'too-long';
  if (dynamic != null && (!Number.isInteger(dynamic) || dynamic < 1 || dynamic > longestRangeDays))
    return 'dynamic-out-of-range';
  return null;
}

/** The last day with complete data: the latest load, but never today. */
export function latestCompleteDay(today: string, latest?: string | null): string {
  const yesterday = addDays(today, -1);
  return latest != null && latest < yesterday ? latest : yesterday;
}

/**
 * Resolves a time type to days, with the buckets of a series.
 *
 * Day is the latest complete day (yesterday). This_Month runs from the first of the month to the latest complete day;
 * on the first of a month it is that one day. Month is a series of calendar months (the last 12, the last one partial).
 * DAILY_SERIES is a series of days (the last 365). A from and to, or a dynamic number of days, replaces those ranges;
 * months at the ends of such a range are clipped to it. Validate ranges with `periodProblem` first.
 * @param today the station-local ISO day
 */
export function periodOf(timeType: TimeType, today: string, options: PeriodOptions = {}): Period {
  const latest = latestCompleteDay(today, options.latest);
  const incentiveMonths = options.incentiveMonths ?? defaultIncentiveMonths;
  switch (timeType) {
    case 'Day':
      return dailyPeriod(
        timeType,
        chosenRange(options, latest, (end) => end),
      );
    case 'DAILY_SERIES':
      return dailyPeriod(
        timeType,
        chosenRange(options, latest, (end) => daysUpTo(end, defaultDynamicDays)),
      );
    case 'Month':
      return monthlyPeriod(
        timeType,
        chosenRange(options, latest, (end) => monthsUpTo(end, options.months ?? 12)),
      );
    case 'This_Month': {
      const range = toDate(firstOfMonth(today), today, latest);
      return wholePeriod(timeType, range, range.from.slice(0, 7));
    }
    case 'Prev_Month': {
      const from = firstOfMonth(addDays(firstOfMonth(today), -1));
      return wholePeriod(timeType, { from, to: lastOfMonth(from) }, from.slice(0, 7));
    }
    case 'This_Incentive_Period':
      return wholePeriod(timeType, toDate(incentivePeriodOf(today, 0, incentiveMonths).from, today, latest));
    case 'Prev_Incentive_Period':
      return wholePeriod(timeType, incentivePeriodOf(today, -1, incentiveMonths));
    case 'Range':
      return wholePeriod(
        timeType,
        chosenRange(options, latest, (end) => daysUpTo(end, defaultDynamicDays)),
      );
  }
}

interface DayRange {
  readonly from: string;
  readonly to: string;
}

function chosenRange({ from, to, dynamic }: PeriodOptions, latest: string, start: (end: string) => string): DayRange {
  const end = to ?? latest;
  if (from != null) return { from, to: end };
  return { from: dynamic != null ? daysUpTo(end, dynamic) : start(end), to: end };
}

/** From a first day to the latest complete one, or just the first day if none of it is complete yet. */
function toDate(from: string, today: string, latest: string): DayRange {
  const end = latest < from ? addDays(today, -1) : latest;
  return { from, to: end < from ? from : end };
}

function dailyPeriod(timeType: TimeType, { from, to }: DayRange): Period {
  const buckets = dayList(from, to).map((day) => ({ key: day, from: day, to: day }));
  return { timeType, from, to, granularity: 'day', buckets };
}

function monthlyPeriod(timeType: TimeType, { from, to }: DayRange): Period {
  const buckets = monthList(from, to).map((first) => {
    const last = lastOfMonth(first);
    return { key: first.slice(0, 7), from: first < from ? from : first, to: last > to ? to : last };
  });
  return { timeType, from, to, granularity: 'month', buckets };
}

function wholePeriod(timeType: TimeType, { from, to }: DayRange, key = from): Period {
  return { timeType, from, to, granularity: 'whole', buckets: from > to ? [] : [{ key, from, to }] };
}

function daysUpTo(last: string, days: number): string {
  return addDays(last, 1 - days);
}

function monthsUpTo(last: string, months: number): string {
  return parseDate(firstOfMonth(last))
    .subtract({ months: months - 1 })
    .toString();
}
