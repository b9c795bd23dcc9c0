import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { dayShifts, hoursOfShift, serviceGroups, troubleCodesByGroup } from '@roadside/domain/calls';
import type { DayShift } from '@roadside/domain/calls';
import type { Database } from '../../platform/database/database.ts';
import { allOf } from '../../platform/lists/keyset.ts';
import { passClock, passConditions, surveyConditions } from '../metrics/fact-filters.ts';
import { callsWithin, within } from '../metrics/fact-sources.ts';
import type { FactScope } from '../metrics/fact-sources.ts';

type Reader = Pick<Database, 'kysely'>;

const counted = sql`count(*)::integer as calls, count(*) filter (where late)::integer as late,
  count(*) filter (where pass_count > 0)::integer as passed,
  count(*) filter (where outcome = 'cancelled' or clear_code = 'XX')::integer as cancelled`;

export interface CountedCalls {
  readonly calls: number;
  readonly late: number;
  readonly passed: number;
  readonly cancelled: number;
}

/** Calls per day, for days that have any. */
export async function callsByDay(
  { kysely }: Reader,
  scope: FactScope,
): Promise<readonly (CountedCalls & { readonly day: string })[]> {
  const { rows } = await sql<CountedCalls & { day: string }>`
    select local_day::text as day, ${counted} from call where ${callsWithin(scope)} group by local_day order by local_day`.execute(
    kysely,
  );
  return rows;
}

/** The service of a call as SQL; null for an unknown code. */
const service = sql`case ${sql.join(
  serviceGroups.map(
    (group) =>
      sql`when trouble_code in (${sql.join(troubleCodesByGroup[group].map((code) => sql.lit(code)))}) then ${sql.lit(group)}`,
  ),
  sql` `,
)} end`;

const dimensions = {
  station: sql`station_id::text`,
  driver: sql`driver_id::text`,
  service,
  outcome: sql`outcome`,
  day: sql`local_day::text`,
  city: sql`city`,
} as const satisfies Record<string, RawBuilder<unknown>>;

/** The fields calls can be grouped by. */
export type CallDimension = keyof typeof dimensions;

/** The largest groups of calls, or the latest days, and the number of groups. */
export async function callsByGroup({ kysely }: Reader, scope: FactScope, dimension: CallDimension, limit: number) {
  const { rows } = await sql<
    CountedCalls & { key: string | null; ata_minutes: number | null; groups: number }
  >`select ${dimensions[dimension]} as key, ${counted}, (avg(ata_seconds) / 60)::float8 as ata_minutes, (count(*) over ())::integer as groups
    from call where ${callsWithin(scope)} group by 1
    order by ${dimension === 'day' ? sql`1 desc` : sql`count(*) desc, 1`} limit ${limit}`.execute(kysely);
  return rows;
}

const passesWithin = (scope: FactScope) => allOf([sql`kind = 'pass'`, ...within(scope), ...passConditions(scope)]);

/** A station passes a call once, however often it was offered (glossary: calls passed at least once). */
const passes = sql`count(distinct (call_id, station_id))::integer`;

/** Passes by hour of the week, in the local time of the station that passed. */
export async function passesByHour({ kysely }: Reader, scope: FactScope) {
  const { rows } = await sql<{ weekday: number; hour: number; passes: number }>`
    select date_part('dow', ${passClock})::integer as weekday, date_part('hour', ${passClock})::integer as hour, ${passes} as passes
    from call_event where ${passesWithin(scope)} group by 1, 2 order by 1, 2`.execute(kysely);
  return rows;
}

/** Passes by reason and by driver. */
export async function passesByReasonAndDriver({ kysely }: Reader, scope: FactScope) {
  const { rows } = await sql<{ reason: string | null; driver_id: number | null; passes: number }>`
    select reason, driver_id, ${passes} as passes from call_event where ${passesWithin(scope)}
    group by 1, 2 order by 3 desc, 1, 2`.execute(kysely);
  return rows;
}

/** Passes by station, and the number of calls passed at least once: two stations may pass the same call. */
export async function passesByStation({ kysely }: Reader, scope: FactScope) {
  const { rows } = await sql<{ station_id: number | null; passes: number; calls: number }>`
    select station_id, ${passes} as passes, count(distinct call_id)::integer as calls
    from call_event where ${passesWithin(scope)} group by grouping sets ((station_id), ())`.execute(kysely);
  const all = rows.find(({ station_id }) => station_id === null);
  return {
    passes: all?.passes ?? 0,
    calls: all?.calls ?? 0,
    stations: new Map(rows.flatMap((row) => (row.station_id === null ? [] : [[row.station_id, row.passes] as const]))),
  };
}

const shiftOf = (hour: RawBuilder<unknown>) =>
  sql`case ${sql.join(
    dayShifts.map(
      (shift) =>
        sql`when ${hour} in (${sql.join(hoursOfShift(shift).map((each) => sql.lit(each)))}) then ${sql.lit(shift)}`,
    ),
    sql` `,
  )} end`;

/** Offers and passes of a scope by shift. A station's offers are its own calls and those it passed. */
export async function offersByShift({ kysely }: Reader, scope: FactScope) {
  const { rows } = await sql<{ shift: DayShift; offers: number; passes: number }>`
    select shift, sum(offers)::integer as offers, sum(passes)::integer as passes from (
      select ${shiftOf(sql`local_hour`)} as shift, count(*) as offers, 0 as passes from call where pass_count is not null and ${callsWithin(scope)} group by 1
      union all
      select ${shiftOf(sql`date_part('hour', ${passClock})::integer`)}, ${passes}, ${passes} from call_event where ${passesWithin(scope)} group by 1
    ) as each group by shift`.execute(kysely);
  return rows;
}

interface ReasonCount {
  readonly reason: string | null;
  readonly count: number;
}

/**
 * Why calls and surveys are not counted, by the metric's reasons; a null reason means counted. Marked surveys are
 * excluded only while the business rules apply.
 */
export async function exclusionsOf({ kysely }: Reader, scope: FactScope, businessRules: boolean) {
  const unanswered = sql`case when outc1 is null then 'unanswered' end`;
  const minutes = sql`extract(epoch from arrived_at - received_at)`;
  const of = (reason: RawBuilder<unknown>, source: RawBuilder<unknown>) =>
    sql<ReasonCount>`select ${reason} as reason, count(*)::integer as count from ${source} group by 1`.execute(kysely);
  const fromCalls = sql`call where ${callsWithin(scope)}`;
  const [paid, wait, passed, cancelled, answers] = await Promise.all([
    of(
      sql`case when clear_code in ('P1', 'P2', 'P3', 'P4', 'P5', 'P6') then null when clear_code = 'XX' then 'cancelled' when clear_code is null then 'no-code' else 'other-code' end`,
      fromCalls,
    ),
    of(
      sql`case when ata_seconds is not null then null when outcome is distinct from 'completed' then 'not-completed' when appointment then 'appointment' when ${minutes} is null then 'no-arrival' else 'out-of-range' end`,
      fromCalls,
    ),
    of(sql`case when pass_count is null then 'passes-unknown' end`, fromCalls),
    of(sql`case when outcome is null and clear_code is null then 'end-unknown' end`, fromCalls),
    of(
      businessRules
        ? sql`case when remove then 'removed' when reroute then 'rerouted' else ${unanswered} end`
        : unanswered,
      sql`survey where ${allOf([...within(scope), ...surveyConditions(scope)])}`,
    ),
  ]);
  return {
    paid_call_count: paid.rows,
    ata_avg: wait.rows,
    passed_calls_freq: passed.rows,
    cancelled_calls_rate: cancelled.rows,
    overall_sat_avg: answers.rows,
  };
}
