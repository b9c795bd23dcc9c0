import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { callPointMetrics, pointMetrics, surveyPointMetrics } from '@roadside/domain/arena';
import type { ChangedFact, JudgedDay, NoPoints, PointMetric, SafetySettings } from '@roadside/domain/arena';
import { earthRadiusMiles, payableClearCodes, promiseLimit, troubleCodesByGroup } from '@roadside/domain/calls';
import type { Tables } from '../../platform/database/tables.ts';

/** Station-local ISO days, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const literals = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));
const why = (reason: NoPoints) => sql.lit(reason);
const counts = sql.lit('counts');

/** The first reason that holds; otherwise what the guard found, or that it counts. */
const verdict = (
  column: string,
  { nothing, reason }: { readonly nothing: RawBuilder<unknown>; readonly reason: RawBuilder<unknown> },
) => sql`case when ${nothing} then null else coalesce(${reason}, guard, ${counts}) end as ${sql.ref(column)}`;

const never = sql`false`;
const onSite = sql`trouble_code in (${literals([...troubleCodesByGroup.Battery, ...troubleCodesByGroup['Light Service']])})`;
const promised = sql`promised_minutes > 0 and promised_minutes < ${sql.lit(promiseLimit)}`;

/** How a call is judged; `judgeDay` of the domain is the same rule for one day in memory. */
const ofCall: Readonly<Record<(typeof callPointMetrics)[number], RawBuilder<unknown>>> = {
  count_calls: verdict('count_calls', {
    nothing: never,
    reason: sql`case when not completed then ${why('not-completed')} end`,
  }),
  pta_hit_rate: verdict('pta_hit_rate', {
    nothing: sql`not completed or ata_seconds is null or (${promised}) is not true`,
    reason: sql`case when ata_seconds > promised_minutes * 60 then ${why('late')} end`,
  }),
  kmi: verdict('kmi', {
    nothing: sql`kmi_eligible is not true or kmi_informed is null`,
    reason: sql`case when not kmi_informed then ${why('not-informed')} end`,
  }),
  fix_on_site_rate: verdict('fix_on_site_rate', {
    nothing: sql`not completed or not ${onSite} or became_tow is null`,
    reason: sql`case when became_tow then ${why('towed')} end`,
  }),
};

const answerOf = {
  overall_sat: 'outc1',
  kept_informed: 'q26',
  technician_sat: 'q24',
  response_time_sat: 'response_sat',
};

const ofSurvey = surveyPointMetrics.map((metric) =>
  verdict(metric, {
    nothing: sql`${sql.ref(answerOf[metric])} is null`,
    reason: sql`case when remove then ${why('removed')} when reroute then ${why('rerouted')}
      when ${sql.ref(answerOf[metric])} < 5 then ${why('not-top-answer')} end`,
  }),
);

const miles = sql`2 * ${sql.lit(earthRadiusMiles)} * asin(least(1, sqrt(
  sin(radians(latitude - from_latitude) / 2) ^ 2
  + cos(radians(from_latitude)) * cos(radians(latitude)) * sin(radians(longitude - from_longitude) / 2) ^ 2)))`;

/**
 * Common table expressions `judged_call` and `judged_survey`. The guard looks back one day for a driver's last known
 * place, and six for the end of the shift before, so that a day is judged alike alone and in a range.
 */
function judgedFacts({ from, to }: DayRange, { maxMilesPerHour, minimumRestHours }: SafetySettings) {
  return sql`
    moved as (
      select id, driver_id, local_day, trouble_code, ata_seconds, promised_minutes, kmi_eligible, kmi_informed,
        became_tow, arrived_at, latitude, longitude, coalesce(dispatched_at, received_at) as began_at,
        coalesce(outcome = 'completed', clear_code in (${literals(payableClearCodes)}), false) as completed,
        lag(coalesce(towing_at, cleared_at, arrived_at)) over before as left_at,
        lag(local_day) over before as from_day, lag(latitude) over before as from_latitude, lag(longitude) over before as from_longitude
      from call where driver_id is not null and local_day between ${from}::date - 1 and ${to}::date
      window before as (partition by driver_id, arrived_at is null order by local_day, arrived_at, id)
    ), short_rest as (
      select employee.organization_id as driver_id, starts_at, shown_until from (
        select employee_id, starts_at, shown_until,
          lag(shown_until) over (partition by employee_id order by starts_at) as rested_from
        from published_shift where employee_id is not null and local_day between ${from}::date - 6 and ${to}::date
      ) planned join employee on employee.id = employee_id
      where starts_at > rested_from and starts_at < rested_from + make_interval(hours => ${minimumRestHours}::integer)
    ), guarded as (
      select moved.*, case
          when from_day >= local_day - 1 and left_at <= arrived_at
            and num_nulls(latitude, longitude, from_latitude, from_longitude) = 0 and ${miles} / ${maxMilesPerHour}::double precision * 3600
            > date_part('epoch', arrived_at - left_at) + 60 then ${why('impossible-arrival')}
          when short_rest.driver_id is not null then ${why('skipped-rest')}
        end as guard
      from moved left join short_rest
        on short_rest.driver_id = moved.driver_id and began_at >= starts_at and began_at < shown_until
      where local_day between ${from}::date and ${to}::date
      offset 0
    ), judged_call as (
      select id, driver_id, local_day, ${sql.join(callPointMetrics.map((metric) => ofCall[metric]))} from guarded
    ), judged_survey as (
      select id, driver_id, local_day, ${sql.join(ofSurvey)} from (
        select survey.*, guard from survey
          left join guarded on guarded.id = call_id and guarded.local_day = survey.local_day
        where survey.driver_id is not null and survey.local_day between ${from}::date and ${to}::date
      ) answered
    )`;
}

const howOften = (metric: PointMetric) =>
  sql`count(*) filter (where ${sql.ref(metric)} = ${counts})::smallint as ${sql.ref(metric)}`;
const asList = (metrics: readonly PointMetric[], name: string) =>
  sql`jsonb_agg(jsonb_build_array(id, ${sql.join(metrics.map((metric) => sql.ref(metric)))}) order by id) as ${sql.ref(name)}`;
const sums = (source: 'call' | 'survey', metrics: readonly PointMetric[]) =>
  sql`${sql.table(`${source}_day`)} as (select driver_id, local_day, ${sql.join(metrics.map(howOften))},
    ${asList(metrics, `${source}s`)} from ${sql.table(`judged_${source}`)} group by driver_id, local_day)`;

/** The days of a range as they are judged now, with columns as in `point_day`. */
const freshDays = (range: DayRange, safety: SafetySettings) => sql`
  with ${judgedFacts(range, safety)}, ${sums('call', callPointMetrics)}, ${sums('survey', surveyPointMetrics)}
  select driver_id, local_day,
    ${sql.join(pointMetrics.map((metric) => sql`coalesce(${sql.ref(metric)}, 0)::smallint as ${sql.ref(metric)}`))},
    coalesce(calls, '[]') as calls, coalesce(surveys, '[]') as surveys
  from call_day full join survey_day using (driver_id, local_day)`;

const columns = sql.join(['driver_id', 'local_day', ...pointMetrics, 'calls', 'surveys'].map((name) => sql.ref(name)));

/** Writes the points of open days anew. With less memory, a year of days would be sorted on disk. */
export async function replaceDays(trx: Kysely<Tables>, range: DayRange, safety: SafetySettings): Promise<void> {
  await sql`select set_config('work_mem', '64MB', true), set_config('jit', 'off', true)`.execute(trx);
  await sql`delete from point_day where local_day between ${range.from}::date and ${range.to}::date`.execute(trx);
  await sql`insert into point_day (${columns}) select ${columns} from (${freshDays(range, safety)}) fresh
    order by local_day, driver_id`.execute(trx);
}

/** A settled day with how it was settled, its corrections so far, and how it is judged now. */
export interface ComparedDay {
  readonly driver_id: number;
  readonly local_day: string;
  readonly settled: JudgedDay;
  readonly corrections: readonly (readonly ChangedFact[])[];
  readonly fresh: JudgedDay;
}

/** Settled days that may be judged otherwise now than when they were settled. */
export async function comparedDays(
  trx: Kysely<Tables>,
  { from, to }: DayRange,
  safety: SafetySettings,
): Promise<readonly ComparedDay[]> {
  const { rows } = await sql<ComparedDay>`
    with corrected as (
      select driver_id, of_day as local_day, jsonb_agg(changes order by id) as corrections from point_correction
      where of_day between ${from}::date and ${to}::date group by driver_id, of_day
    )
    select driver_id, local_day::text, coalesce(corrections, '[]') as corrections,
      jsonb_build_object('calls', coalesce(old.calls, '[]'), 'surveys', coalesce(old.surveys, '[]')) as settled,
      jsonb_build_object('calls', coalesce(fresh.calls, '[]'), 'surveys', coalesce(fresh.surveys, '[]')) as fresh
    from (select * from point_day where local_day between ${from}::date and ${to}::date) old
      full join (${freshDays({ from, to }, safety)}) fresh using (driver_id, local_day)
      left join corrected using (driver_id, local_day)
    where corrections is not null or old.calls is distinct from fresh.calls or old.surveys is distinct from fresh.surveys
    order by local_day, driver_id`.execute(trx);
  return rows;
}

/** A correction to store. */
export interface NewCorrection {
  readonly driverId: number;
  readonly ofDay: string;
  readonly counted: Readonly<Partial<Record<PointMetric, number>>>;
  readonly changes: readonly ChangedFact[];
}

/** Books corrections on a day. */
export async function insertCorrections(
  trx: Kysely<Tables>,
  corrections: readonly NewCorrection[],
  { bookedOn, at }: { readonly bookedOn: string; readonly at: Date },
): Promise<void> {
  if (corrections.length === 0) return;
  const rows = corrections.map(({ driverId, ofDay, counted, changes }) => ({
    driver_id: driverId,
    of_day: ofDay,
    ...counted,
    changes,
  }));
  const metrics = sql.join(pointMetrics.map((metric) => sql.ref(metric)));
  await sql`insert into point_correction (driver_id, of_day, booked_on, ${metrics}, changes, made_at)
    select driver_id, of_day, ${bookedOn}::date,
      ${sql.join(pointMetrics.map((metric) => sql`coalesce(${sql.ref(metric)}, 0)`))}, changes, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as correction (driver_id integer, of_day date,
      ${sql.join(pointMetrics.map((metric) => sql`${sql.ref(metric)} smallint`))}, changes jsonb)`.execute(trx);
}
