import { lastOfMonth } from '../calendar/calendar.ts';
import type { TimeType } from '../dashboards/time-type.ts';
import type { FacilityType, GeographyType } from '../geography/geography.ts';
import { messages } from '../messages/messages.ts';
import { defaultQuestionAnswers, type QuestionAnswers } from './answers.ts';
import { defaultSurveyFilters, type SurveyFilters } from './filters.ts';
import { type IncentiveMonths, incentivePeriodOf } from './incentive-period.ts';

/** The only periods of the survey aggregator, in menu order (specification, section 5). */
export const aggregatorTimeTypes = [
  'This_Month',
  'Prev_Month',
  'This_Incentive_Period',
  'Prev_Incentive_Period',
] as const satisfies readonly TimeType[];

/** A period of the survey aggregator. */
export type AggregatorTimeType = (typeof aggregatorTimeTypes)[number];

/** Request of Emulated Surveys to the backend (specification, section 7: qa, org_type, fac_type, filters). */
export interface AggregatorRequest {
  readonly qa: QuestionAnswers;
  readonly org_type: GeographyType;
  readonly fac_type: FacilityType | null;
  readonly time_type: AggregatorTimeType;
  readonly filters: SurveyFilters;
}

/** The initial request for a geography. */
export function defaultAggregatorRequest(type: GeographyType, facilityType: FacilityType | null): AggregatorRequest {
  return {
    qa: defaultQuestionAnswers,
    org_type: type,
    fac_type: facilityType,
    time_type: 'This_Month',
    filters: defaultSurveyFilters(type),
  };
}

/**
 * The last day of an aggregator period, in the future while the period is in progress.
 * @param from its first ISO day
 */
export function aggregatorPeriodEnd(
  timeType: AggregatorTimeType,
  from: string,
  incentiveMonths?: IncentiveMonths,
): string {
  return timeType === 'This_Month' || timeType === 'Prev_Month'
    ? lastOfMonth(from)
    : incentivePeriodOf(from, 0, incentiveMonths).to;
}

/** Redirect for Surveys on a facility-type slug, with its message; null if no redirect is needed (section 2). */
export function surveysReroute(
  base: string,
  facilityType: FacilityType | null,
): { readonly to: string; readonly notice: string } | null {
  if (facilityType === null) return null;
  return { to: `/surveys/${encodeURIComponent(base)}`, notice: messages.facilityTypeNotice };
}
