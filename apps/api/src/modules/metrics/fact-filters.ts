import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { troubleCodesFor } from '@roadside/domain/calls';
import type { CallOutcome, ProviderType } from '@roadside/domain/calls';
import type { FacilityType } from '@roadside/domain/geography';
import type { Filters } from '@roadside/contract/schemas';

const answerColumns = ['outc1', 'response_sat', 'q24', 'q26', 'driver5', 'driver10'] as const;
type AnswerColumn = (typeof answerColumns)[number];

/** Which marked surveys count: only those, all others, or null for no filter. */
export type MarkFilter = 'only' | 'without' | null;

/** Conditions on the member's answer. They also limit calls and passes to those with a matching survey. */
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

/**
 * Conditions on the call, besides those on its own top-level filters. For passes, conditions that a pass has itself
 * apply to the pass.
 */
export interface CallFilters {
  readonly late: MarkFilter;
  readonly passed: MarkFilter;
  readonly outcomes: readonly CallOutcome[] | null;
  /** Minimum wait in minutes. */
  readonly waitFrom: number | null;
  readonly stationIds: readonly number[] | null;
  readonly driverIds: readonly number[] | null;
  readonly hours: readonly number[] | null;
  /** 0 = Sunday. */
  readonly weekdays: readonly number[] | null;
  readonly passReasons: readonly string[] | null;
}

/** The filters of a request, grouped by subject. All of them must match. */
export interface FactFilters {
  readonly days: DayRange;
  readonly troubleCodes: readonly string[] | null;
  /** Network of the station. It narrows the stations, so the roll-ups can still be used. */
  readonly facilityTypes: readonly FacilityType[] | null;
  /** Network under which the call itself was served. */
  readonly providerTypes: readonly ProviderType[] | null;
  readonly states: readonly string[] | null;
  readonly cities: readonly string[] | null;
  readonly grids: readonly string[] | null;
  readonly survey: SurveyFilters | null;
  readonly call: CallFilters | null;
  /** Surveys whose credit was moved away; filters only surveys, not calls. */
  readonly reroute: MarkFilter;
  /** Surveys taken out of scoring; filters only surveys, not calls. */
  readonly remove: MarkFilter;
}

/** No filters. */
export const noFilters: FactFilters = {
  days: { from: null, to: null },
  troubleCodes: null,
  facilityTypes: null,
  providerTypes: null,
  states: null,
  cities: null,
  grids: null,
  survey: null,
  call: null,
  reroute: null,
  remove: null,
};

/** The filters of a payload, and the survey rules they request. */
export interface ReadFilters {
  readonly filters: FactFilters;
  /** Whether to use the measures without rerouted and removed surveys. */
  readonly businessRules: boolean;
  /** True when the request weakens the rules in force, which drivers may not do. */
  readonly rulesSwitchedOff: boolean;
}

/**
 * Reads the filters of a payload (specification, section 3).
 * The business rules exclude rerouted and removed surveys unless `new_biz_rules` is false. An explicit `reroute` or
 * `remove` replaces the rule for its own mark.
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

/** The filters that select the surveys a score counts: marked ones are left out as long as the rules apply. */
export function scoredFilters({ filters, businessRules }: Pick<ReadFilters, 'filters' | 'businessRules'>): FactFilters {
  return businessRules ? { ...filters, reroute: 'without', remove: 'without' } : filters;
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
    call: callFiltersOf(filters),
    reroute: null,
    remove: null,
  };
}

/** Merges two sets of filters; `additional` wins where both set the same field. */
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

function callFiltersOf(filters: Filters): CallFilters | null {
  const call: CallFilters = {
    late: markOf(filters.late),
    passed: markOf(filters.passed),
    outcomes: filters.outcome__in ?? null,
    waitFrom: filters.ata_minutes__gte ?? null,
    stationIds: filters.station_id__in ?? null,
    driverIds: filters.driver_id__in ?? null,
    hours: filters.hour__in ?? null,
    weekdays: filters.weekday__in ?? null,
    passReasons: filters.pass_reason__in ?? null,
  };
  return Object.values(call).some((value) => value !== null) ? call : null;
}

/** Returns whether the roll-up of a grain can apply these filters; otherwise raw rows are needed. */
export function answerableFromRollup(filters: FactFilters, grain: 'station' | 'driver'): boolean {
  const { troubleCodes, providerTypes, states, cities, grids, survey, call, reroute, remove } = filters;
  if (providerTypes || states || cities || grids || survey || call || reroute || remove) return false;
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

/** The start of a day in the time zone of a survey's station, optionally a day later. */
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

/** Conditions on columns of `call` that passes only have through their call. */
function waitConditions({ late, passed, outcomes, waitFrom }: CallFilters): RawBuilder<unknown>[] {
  return [
    ...oneOf('call.outcome', outcomes),
    ...(late ? [late === 'only' ? sql`call.late` : sql`not call.late`] : []),
    // A call with unknown passes counts as not passed.
    ...(passed ? [passed === 'only' ? sql`call.pass_count > 0` : sql`coalesce(call.pass_count, 0) = 0`] : []),
    ...(waitFrom === null ? [] : [sql`call.ata_seconds >= ${waitFrom * 60}::integer`]),
  ];
}

const oneOfNumbers = (value: RawBuilder<unknown>, numbers: readonly number[] | null) =>
  numbers ? [sql`${value} = any(${[...numbers]}::integer[])`] : [];

/** The time of a pass in the time zone of the station that passed. */
export const passClock = sql`(call_event.at at time zone (select time_zone from organization where organization.id = call_event.station_id))`;

function ownCallConditions(filters: CallFilters): RawBuilder<unknown>[] {
  const { stationIds, driverIds, hours, weekdays, passReasons } = filters;
  return [
    ...waitConditions(filters),
    ...oneOfNumbers(sql`call.station_id`, stationIds),
    ...oneOfNumbers(sql`call.driver_id`, driverIds),
    ...oneOfNumbers(sql`call.local_hour`, hours),
    ...oneOfNumbers(sql`date_part('dow', call.local_day)::integer`, weekdays),
    ...(passReasons
      ? [
          sql`exists (select from call_event where call_event.call_id = call.id and call_event.kind = 'pass' and call_event.reason = any(${[...passReasons]}::text[]))`,
        ]
      : []),
  ];
}

/** The same conditions for a survey, applied to its call. */
function callOfSurvey({ filters: { call } }: FilteredScope): RawBuilder<unknown>[] {
  if (!call) return [];
  return [
    sql`exists (select from call where call.local_day = survey.local_day and call.id = survey.call_id and ${sql.join(ownCallConditions(call), sql` and `)})`,
  ];
}

/** The same conditions for a pass: on the pass itself where it has the column, otherwise on its call. */
function callOfPass({ filters: { call } }: FilteredScope): RawBuilder<unknown>[] {
  if (!call) return [];
  const ofCall = waitConditions(call);
  return [
    ...oneOfNumbers(sql`call_event.station_id`, call.stationIds),
    ...oneOfNumbers(sql`call_event.driver_id`, call.driverIds),
    ...oneOfNumbers(sql`date_part('hour', ${passClock})::integer`, call.hours),
    ...oneOfNumbers(sql`date_part('dow', ${passClock})::integer`, call.weekdays),
    ...oneOf('call_event.reason', call.passReasons),
    ...(ofCall.length > 0
      ? [
          sql`exists (select from call where call.local_day = call_event.call_local_day and call.id = call_event.call_id and ${sql.join(ofCall, sql` and `)})`,
        ]
      : []),
  ];
}

/** These filters as conditions on a row of `call`. */
export function callConditions(scope: FilteredScope): RawBuilder<unknown>[] {
  const { filters } = scope;
  return [
    ...(filters.call ? ownCallConditions(filters.call) : []),
    ...oneOf('call.trouble_code', filters.troubleCodes),
    ...oneOf('call.provider_type', filters.providerTypes),
    ...placeConditions('call', filters),
    ...withSuchSurvey('call.id', scope),
  ];
}

/** The filters for rerouted and removed surveys as conditions on a row of `survey`. */
export function markConditions(marks: Pick<FactFilters, 'reroute' | 'remove'>): RawBuilder<unknown>[] {
  return (['reroute', 'remove'] as const).flatMap((mark) => {
    const column = sql.ref(`survey.${mark}`);
    if (!marks[mark]) return [];
    return [marks[mark] === 'only' ? sql`${column}` : sql`not ${column}`];
  });
}

/** These filters as conditions on a row of `survey`. */
export function surveyConditions({ filters }: FilteredScope): RawBuilder<unknown>[] {
  return [
    ...oneOf('survey.trouble_code', filters.troubleCodes),
    ...oneOf('survey.provider_type', filters.providerTypes),
    ...placeConditions('survey', filters),
    ...(filters.survey ? answerConditions(filters.survey) : []),
    ...callOfSurvey({ filters }),
    ...markConditions(filters),
  ];
}

/** The same by column, without the days: each facet is counted under the filters of all other columns. */
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

/** A column of `survey` whose values a filter selects. */
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

/**
 * These filters as conditions on a pass. The provider type is taken from its station's network, the place from its
 * call.
 */
export function passConditions(scope: FilteredScope): RawBuilder<unknown>[] {
  const { filters } = scope;
  const places = placeConditions('call', filters);
  const conditions = [
    ...oneOf('call_event.trouble_code', filters.troubleCodes),
    ...withSuchSurvey('call_event.call_id', scope),
    ...callOfPass(scope),
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
