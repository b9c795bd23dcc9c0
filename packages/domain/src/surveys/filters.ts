import { type ProviderType, providerTypesOf } from '../calls/provider-type.ts';
import type { FacilityType, GeographyType } from '../geography/geography.ts';
import type { Answer, SurveyChannel } from './answers.ts';

/** only = just those; without = none of those; all = no filter (glossary, section 2). */
export const threeStates = ['only', 'without', 'all'] as const;

/** How rerouted or removed surveys are included. */
export type ThreeState = (typeof threeStates)[number];

/** Survey filters by the specification's field names (section 3); a missing key applies no filter. */
export interface SurveyFilters {
  readonly outc1__in?: readonly Answer[];
  readonly response_sat__in?: readonly Answer[];
  /** Station-local ISO days of the surveyed call, both inclusive. */
  readonly sc_dt_surveys__gte?: string;
  readonly sc_dt_surveys__lte?: string;
  /** ISO days of the survey row's last change, both inclusive. */
  readonly date_updated_surveys__gte?: string;
  readonly date_updated_surveys__lte?: string;
  readonly fac_type__in?: readonly FacilityType[];
  readonly tcd__in?: readonly string[];
  readonly reroute?: ThreeState;
  readonly remove?: ThreeState;
  readonly q_chl?: readonly SurveyChannel[];
  readonly state__in?: readonly string[];
  readonly city__in?: readonly string[];
  readonly grid__in?: readonly string[];
  readonly q24__in?: readonly Answer[];
  readonly q26__in?: readonly Answer[];
  readonly driver5__in?: readonly Answer[];
  readonly driver10__in?: readonly Answer[];
  readonly sc_svc_prov_type__in?: readonly ProviderType[];
  /** false = counts without the current exclusion and reroute rules; never for drivers. */
  readonly new_biz_rules?: boolean;
}

/** Name of a survey filter. */
export type SurveyFilterKey = keyof SurveyFilters;

/** All filter names in the order of the specification, section 3. */
export const surveyFilterKeys = [
  'outc1__in',
  'response_sat__in',
  'sc_dt_surveys__gte',
  'sc_dt_surveys__lte',
  'date_updated_surveys__gte',
  'date_updated_surveys__lte',
  'fac_type__in',
  'tcd__in',
  'reroute',
  'remove',
  'q_chl',
  'state__in',
  'city__in',
  'grid__in',
  'q24__in',
  'q26__in',
  'driver5__in',
  'driver10__in',
  'sc_svc_prov_type__in',
  'new_biz_rules',
] as const satisfies readonly SurveyFilterKey[];

const settingsTypes: ReadonlySet<GeographyType> = new Set(['driver', 'station', 'station-business']);

/** Whether the survey settings of a geography include the reroute filters and the tier (specification, section 5). */
export function showsRerouteAndTier(type: GeographyType): boolean {
  return settingsTypes.has(type);
}

/**
 * Initial filters: where the reroute filters are available, rerouted and removed surveys are excluded, otherwise all
 * are included; business rules are on (glossary, section 2).
 */
export function defaultSurveyFilters(
  type: GeographyType,
): Required<Pick<SurveyFilters, 'reroute' | 'remove' | 'new_biz_rules'>> {
  const state: ThreeState = showsRerouteAndTier(type) ? 'without' : 'all';
  return { reroute: state, remove: state, new_biz_rules: true };
}

/**
 * Which marked surveys a list shows when its reroute and remove filters aren't set: with the business rules on, only
 * those that count; with them off, all; otherwise the default for the geography.
 */
export function listedMarks(
  newBizRules: boolean | undefined,
  type: GeographyType,
): Required<Pick<SurveyFilters, 'reroute' | 'remove'>> {
  if (newBizRules === undefined) {
    const { reroute, remove } = defaultSurveyFilters(type);
    return { reroute, remove };
  }
  const state: ThreeState = newBizRules ? 'without' : 'all';
  return { reroute: state, remove: state };
}

/**
 * The filters as sent in a request: empty filters are omitted (no selection, an empty string, 'all'), and everything
 * else is sent unchanged, including `new_biz_rules: false`.
 */
export function sentSurveyFilters(filters: SurveyFilters): SurveyFilters {
  const sent = surveyFilterKeys.filter((key) => {
    const value = filters[key];
    return value !== undefined && value !== '' && value !== 'all' && !(Array.isArray(value) && value.length === 0);
  });
  return Object.fromEntries(sent.map((key) => [key, filters[key]]));
}

/** Survey fields used by the filters. */
export interface FilterableSurvey {
  readonly outc1: Answer | null;
  readonly response_sat: Answer | null;
  readonly q24: Answer | null;
  readonly q26: Answer | null;
  readonly driver5: Answer | null;
  readonly driver10: Answer | null;
  /** Station-local ISO day of the call. */
  readonly sc_dt_surveys: string;
  /** ISO day. */
  readonly date_updated_surveys: string;
  readonly sc_svc_prov_type: ProviderType | null;
  readonly tcd: string;
  readonly q_chl: SurveyChannel | null;
  readonly state: string | null;
  readonly city: string | null;
  readonly grid: string | null;
  readonly reroute: boolean;
  readonly remove: boolean;
}

/**
 * Whether a survey passes every filter. Matches the backend's SQL; used in tests and for what-if scores on the client.
 * new_biz_rules changes how a survey counts, not whether it is listed.
 */
export function surveyPasses(survey: FilterableSurvey, filters: SurveyFilters): boolean {
  const within = <Value>(chosen: readonly Value[] | undefined, value: Value | null) =>
    chosen === undefined || chosen.length === 0 || (value !== null && chosen.includes(value));
  const between = (value: string, from?: string, to?: string) => (!from || value >= from) && (!to || value <= to);
  const state = (chosen: ThreeState = 'all', value: boolean) => chosen === 'all' || (chosen === 'only') === value;
  const providers = filters.fac_type__in?.flatMap((type) => providerTypesOf(type));
  return (
    within(filters.outc1__in, survey.outc1) &&
    within(filters.response_sat__in, survey.response_sat) &&
    within(filters.q24__in, survey.q24) &&
    within(filters.q26__in, survey.q26) &&
    within(filters.driver5__in, survey.driver5) &&
    within(filters.driver10__in, survey.driver10) &&
    within(filters.tcd__in, survey.tcd) &&
    within(filters.state__in, survey.state) &&
    within(filters.city__in, survey.city) &&
    within(filters.grid__in, survey.grid) &&
    within(providers, survey.sc_svc_prov_type) &&
    within(filters.sc_svc_prov_type__in, survey.sc_svc_prov_type) &&
    within(filters.q_chl, survey.q_chl) &&
    between(survey.sc_dt_surveys, filters.sc_dt_surveys__gte, filters.sc_dt_surveys__lte) &&
    between(survey.date_updated_surveys, filters.date_updated_surveys__gte, filters.date_updated_surveys__lte) &&
    state(filters.reroute, survey.reroute) &&
    state(filters.remove, survey.remove)
  );
}
