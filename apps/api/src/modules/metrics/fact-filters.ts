import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { troubleCodesFor } from '@roadside/domain/calls';
import type { ProviderType } from '@roadside/domain/calls';
import type { FacilityType } from '@roadside/domain/geography';
import type { Filters } from '@roadside/contract/schemas';

const answerColumns = ['outc1', 'response_sat', 'q24', 'q26', 'driver5', 'driver10'] as const;
type AnswerColumn = (typeof answerColumns)[number];

/** Which of the surveys with a mark count: just those, all but those, or null for no difference. */
export type MarkFilter = 'only' | 'without' | null;

/** Conditions on the member's answer. They also narrow calls and passes to those whose survey fulfills them. */
export interface SurveyFilters {
  readonly answers: ReadonlyMap<AnswerColumn, readonly number[]>;
  readonly channels: readonly string[] | null;
  readonly callDays: DayRange;
  readonly changedDays: DayRange;
}

export interface DayRange {
  readonly from: string | null;
  readonly to: string | null;
}

/** The filters of a request, sorted by what they speak of. All that are given must hold. */
export interface FactFilters {
  readonly days: DayRange;
  readonly troubleCodes: readonly string[] | null;
  /** Network of the station; narrows the stations, so that the roll-ups still answer. */
  readonly facilityTypes: readonly FacilityType[] | null;
  /** Network under which the call itself was served. */
  readonly providerTypes: readonly ProviderType[] | null;
  readonly states: readonly string[] | null;
  readonly cities: readonly string[] | null;
  readonly grids: readonly string[] | null;
  readonly survey: SurveyFilters | null;
  /** Surveys whose credit was moved away; concerns surveys only, not calls. */
  readonly reroute: MarkFilter;
  /** Surveys taken out of scoring; concerns surveys only, not calls. */
  readonly remove: MarkFilter;
}

/** Nothing is left out. */
export const noFilters: FactFilters = {
  days: { from: null, to: null },
  troubleCodes: null,
  facilityTypes: null,
  providerTypes: null,
  states: null,
  cities: null,
  grids: null,
  survey: null,
  reroute: null,
  remove: null,
};

/** The filters of a payload, and which reading of the surveys they ask for. */
export interface ReadFilters {
  readonly filters: FactFilters;
  /** Whether the measures without rerouted and removed surveys are meant. */
  readonly businessRules: boolean;
  /** True when the request asks for less than the rules in force, which drivers may not. */
  readonly rulesSwitchedOff: boolean;
}

/**
 * Reads the filters of a payload (specification, section 3).
 * The business rules leave out rerouted and removed surveys unless `new_biz_rules` is false; a `reroute` or `remove`
 * that is given takes the place of the rule for its own mark.
 */
export function readFilters(filters: Filters | undefined): ReadFilters {
  const rulesOn = filters?.new_biz_rules ?? true;
  const marks = [filters?.reroute, filters?.remove];
  const rulesSwitchedOff = !rulesOn || marks.some((mark) => mark === 'only' || mark === 'all');
  if (marks.every((mark) => mark === undefined))
    return { filters: factFiltersOf(filters), businessRules: rulesOn, rulesSwitchedOff };
  const [reroute, remove] = marks.map((mark) => markOf(mark ?? (rulesOn ? 'without' : 'all')));
  return {
    filters: { ...factFiltersOf(filters), reroute: reroute ?? null, remove: remove ?? null },
    businessRules: false,
    rulesSwitchedOff,
  };
}

function factFiltersOf(filters: Filters | undefined): FactFilters {
  if (!filters) return noFilters;
  return {
    days: { from: filters.sc_dt__gte ?? null, to: filters.sc_dt__lte ?? null },
    troubleCodes: filters.tcd__in ? troubleCodesFor(filters.tcd__in) : null,
    facilityTypes: filters.fac_type__in ?? null,
    providerTypes: filters.sc_svc_prov_type__in ?? null,
    states: filters.state__in ?? null,
    cities: filters.city__in ?? null,
    grids: filters.grid__in ?? null,
    survey: surveyFiltersOf(filters),
    reroute: null,
    remove: null,
  };
}

/** Two sets of filters at once: `additional` wins where both name the same field. */
export function mergeFilters(base: Filters | undefined, additional: Filters | undefined): Filters | undefined {
  return base && additional ? { ...base, ...additional } : (additional ?? base);
}

function markOf(choice: Filters['reroute']): MarkFilter {
  return choice === 'only' || choice === 'without' ? choice : null;
}

function surveyFiltersOf(filters: Filters): SurveyFilters | null {
  const answers = new Map<AnswerColumn, readonly number[]>();
  for (const column of answerColumns) {
    const chosen = filters[`${column}__in`];
    if (chosen) answers.set(column, chosen);
  }
  const survey: SurveyFilters = {
    answers,
    channels: filters.q_chl ?? null,
    callDays: { from: filters.sc_dt_surveys__gte ?? null, to: filters.sc_dt_surveys__lte ?? null },
    changedDays: { from: filters.date_updated_surveys__gte ?? null, to: filters.date_updated_surveys__lte ?? null },
  };
  const days = [survey.callDays.from, survey.callDays.to, survey.changedDays.from, survey.changedDays.to];
  return answers.size > 0 || survey.channels || days.some((day) => day !== null) ? survey : null;
}

/** Whether the roll-up of a grain holds all that these filters ask for; the others go to raw rows. */
export function answerableFromRollup(filters: FactFilters, grain: 'station' | 'driver'): boolean {
  const { troubleCodes, providerTypes, states, cities, grids, survey, reroute, remove } = filters;
  if (providerTypes || states || cities || grids || survey || reroute || remove) return false;
  return grain === 'station' || troubleCodes === null;
}

interface FilteredScope {
  readonly filters: FactFilters;
}

const oneOf = (column: string, values: readonly string[] | null) =>
  values ? [sql`${sql.ref(column)} = any(${values}::text[])`] : [];

function placeConditions(table: string, { states, cities, grids }: FactFilters): RawBuilder<unknown>[] {
  return [...oneOf(`${table}.state`, states), ...oneOf(`${table}.city`, cities), ...oneOf(`${table}.grid`, grids)];
}

/** When a day begins by the clock of a survey's station, some days later where `days` says so. */
const startsAtStation = (day: string, days: 0 | 1) =>
  sql`(${day}::date + ${sql.lit(days)})::timestamp at time zone (select time_zone from organization where organization.id = survey.station_id)`;

function answerConditions(survey: SurveyFilters): RawBuilder<unknown>[] {
  const conditions = [...survey.answers].map(
    ([column, answers]) => sql`${sql.ref(`survey.${column}`)} = any(${answers}::smallint[])`,
  );
  conditions.push(...oneOf('survey.channel', survey.channels));
  if (survey.callDays.from) conditions.push(sql`survey.local_day >= ${survey.callDays.from}::date`);
  if (survey.callDays.to) conditions.push(sql`survey.local_day <= ${survey.callDays.to}::date`);
  if (survey.changedDays.from)
    conditions.push(sql`survey.updated_at >= ${startsAtStation(survey.changedDays.from, 0)}`);
  if (survey.changedDays.to) conditions.push(sql`survey.updated_at < ${startsAtStation(survey.changedDays.to, 1)}`);
  return conditions;
}

function withSuchSurvey(callId: string, { filters }: FilteredScope): RawBuilder<unknown>[] {
  if (!filters.survey) return [];
  const conditions = [sql`survey.call_id = ${sql.ref(callId)}`, ...answerConditions(filters.survey)];
  return [sql`exists (select from survey where ${sql.join(conditions, sql` and `)})`];
}

/** What these filters ask of a row of `call`. */
export function callConditions(scope: FilteredScope): RawBuilder<unknown>[] {
  const { filters } = scope;
  return [
    ...oneOf('call.trouble_code', filters.troubleCodes),
    ...oneOf('call.provider_type', filters.providerTypes),
    ...placeConditions('call', filters),
    ...withSuchSurvey('call.id', scope),
  ];
}

/** What they ask of a row of `survey`. */
export function surveyConditions({ filters }: FilteredScope): RawBuilder<unknown>[] {
  const marked = (column: string, mark: MarkFilter) =>
    mark ? [mark === 'only' ? sql`${sql.ref(column)}` : sql`not ${sql.ref(column)}`] : [];
  return [
    ...oneOf('survey.trouble_code', filters.troubleCodes),
    ...oneOf('survey.provider_type', filters.providerTypes),
    ...placeConditions('survey', filters),
    ...(filters.survey ? answerConditions(filters.survey) : []),
    ...marked('survey.reroute', filters.reroute),
    ...marked('survey.remove', filters.remove),
  ];
}

/** The same by column, without the days: a screen counts each column under the filters of all the others. */
export function facetConditions(filters: FactFilters) {
  const conditions: (readonly [FacetedColumn, RawBuilder<unknown>])[] = [];
  const oneOfTexts = (column: FacetedColumn, values: readonly string[] | null) => {
    if (values) conditions.push([column, sql`${sql.ref(column)} = any(${values}::text[])`]);
  };
  for (const [column, answers] of filters.survey?.answers ?? [])
    conditions.push([column, sql`${sql.ref(column)} = any(${answers}::smallint[])`]);
  oneOfTexts('channel', filters.survey?.channels ?? null);
  oneOfTexts('trouble_code', filters.troubleCodes);
  oneOfTexts('provider_type', filters.providerTypes);
  oneOfTexts('state', filters.states);
  oneOfTexts('city', filters.cities);
  oneOfTexts('grid', filters.grids);
  for (const mark of ['reroute', 'remove'] as const) {
    const chosen = filters[mark];
    if (chosen) conditions.push([mark, chosen === 'only' ? sql`${sql.ref(mark)}` : sql`not ${sql.ref(mark)}`]);
  }
  return conditions;
}

/** A column of `survey` that a filter chooses values of. */
type FacetedColumn =
  | AnswerColumn
  | 'channel'
  | 'trouble_code'
  | 'provider_type'
  | 'state'
  | 'city'
  | 'grid'
  | 'reroute'
  | 'remove';

/** What they ask of a pass: its station's network stands for the provider type, its call for the place. */
export function passConditions(scope: FilteredScope): RawBuilder<unknown>[] {
  const { filters } = scope;
  const places = placeConditions('call', filters);
  const conditions = [
    ...oneOf('call_event.trouble_code', filters.troubleCodes),
    ...withSuchSurvey('call_event.call_id', scope),
  ];
  if (filters.providerTypes)
    conditions.push(sql`exists (select from organization where organization.id = call_event.station_id
      and case organization.facility_type when 'PSP' then 'P' when 'nonPSP' then 'C' when 'Fleet' then 'F' end = any(${filters.providerTypes}::text[]))`);
  if (places.length > 0)
    conditions.push(
      sql`exists (select from call where call.local_day = call_event.call_local_day and call.id = call_event.call_id and ${sql.join(places, sql` and `)})`,
    );
  return conditions;
}
