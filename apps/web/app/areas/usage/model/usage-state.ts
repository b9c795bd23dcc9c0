import { addDays, firstOfMonth, lastOfMonth } from '@roadside/domain/calendar';
import {
  longestUsageDays,
  usageDefaults,
  usageGroups,
  usageTimeTypes,
  type UsageGroup,
  type UsageTimeType,
} from '@roadside/domain/usage';
import { facilityTypes, type FacilityType } from '@roadside/domain/geography';
import { readPeriod, type ChosenPeriod, type PeriodLimits } from '../../../kit/period/period-address.ts';

export const groupLabels: Readonly<Record<UsageGroup, string>> = {
  position_type: 'Position',
  facility_type: 'Facility type',
  organization: 'Location',
  page: 'Screen',
};
export const stepLabels: Readonly<Record<UsageTimeType, string>> = { day: 'Day', week: 'Week', month: 'Month' };

/** What the numbers count. */
export const usageCounts = ['people', 'visits'] as const;
export type UsageCount = (typeof usageCounts)[number];
export const countLabels: Readonly<Record<UsageCount, string>> = { people: 'People', visits: 'Visits' };

/** The report on screen, all of it in the URL. */
export interface UsageState extends ChosenPeriod {
  readonly step: UsageTimeType;
  readonly group: UsageGroup;
  readonly count: UsageCount;
  /** Whether a person counts once per day instead of once per step. */
  readonly userDays: boolean;
  readonly facilityTypes: readonly FacilityType[];
  readonly positions: readonly string[];
}

/** Half a year to date; a report covers two years and a bit. */
export function usageLimits(today: string): PeriodLimits {
  const from = firstOfMonth(addDays(firstOfMonth(today), -150));
  return { max: today, maxDays: longestUsageDays, fallback: { from, to: today } };
}

/**
 * The steps of a report that its period covers only in part, so that a month so far isn't taken for a fall.
 *
 * @param firstDays The first ISO day of each step.
 */
export function partSteps(
  firstDays: readonly string[],
  { step, from, to }: Pick<UsageState, 'step' | 'from' | 'to'>,
): readonly { readonly at: string; readonly from?: string; readonly through?: string }[] {
  if (step === 'day') return [];
  return firstDays.flatMap((at) => {
    const last = step === 'month' ? lastOfMonth(at) : addDays(at, 6);
    if (from <= at && to >= last) return [];
    return [{ at, ...(from > at && { from }), ...(to < last && { through: to }) }];
  });
}

/** Reads the URL's query; unknown values are ignored. */
export function readUsageState(query: URLSearchParams, today: string): UsageState {
  const limits = usageLimits(today);
  return {
    ...readPeriod(query, limits),
    step: usageTimeTypes.find((each) => each === query.get('by')) ?? usageDefaults.timeType,
    group: usageGroups.find((each) => each === query.get('group')) ?? usageDefaults.group,
    count: usageCounts.find((each) => each === query.get('count')) ?? 'people',
    userDays: query.get('user_day') === 'true',
    facilityTypes: facilityTypes.filter((each) => query.getAll('facility').includes(each)),
    positions: [...new Set(query.getAll('position'))].filter((each) => each !== '' && each.length <= 60).slice(0, 50),
  };
}
