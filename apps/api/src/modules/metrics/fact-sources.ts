import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { allOf } from '../../platform/lists/keyset.ts';
import {
  cancelledClearCode,
  minutesLimit,
  payableClearCodes,
  promiseLimit,
  troubleCodesByGroup,
} from '@roadside/domain/calls';
import type { FactFilters } from './fact-filters.ts';
import { callConditions, passConditions, surveyConditions } from './fact-filters.ts';
import type { FactSource } from './measure-terms.ts';

/** One station on one day. */
export interface StationDay {
  readonly stationId: number;
  /** Station-local ISO day. */
  readonly localDay: string;
}

/** The facts to read: their owners and station-local days. */
export interface FactScope {
  /** Only facts of these stations; null for no limit. */
  readonly stationIds: readonly number[] | null;
  /** Only facts of these drivers; null for no limit, which includes facts without a driver. */
  readonly driverIds: readonly number[] | null;
  /** First and last station-local day, both included. */
  readonly from: string;
  readonly to: string;
  /** Only facts of these station days; by default all within the bounds. */
  readonly stationDays?: readonly StationDay[];
  readonly filters: FactFilters;
}

const literals = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));

/**
 * Seconds between two times; null when one is missing or the minutes are invalid: 0 < m < 480 (glossary section 3, rule
 * 4).
 */
const validSeconds = (
  start: string,
  end: RawBuilder<unknown>,
) => sql`case when ${end} > ${sql.ref(start)} and ${end} < ${sql.ref(start)} + make_interval(mins => ${sql.lit(minutesLimit)})
  then date_part('epoch', ${end} - ${sql.ref(start)})::integer end`;

/** Promised minutes; null when missing or invalid. */
export const promisedMinutes = sql`case when promised_minutes > 0 and promised_minutes < ${sql.lit(promiseLimit)} then promised_minutes end`;

const calls = sql`
  id, provider_type, station_id, driver_id, local_day, trouble_code, outcome, pass_count, kmi_eligible, kmi_informed,
  battery_tested, battery_sold, became_tow, second_truck, damage_claim, complaint, callback,
  outcome is not null as outcome_known,
  clear_code is not null as clear_code_known,
  coalesce(outcome = 'cancelled', false) or coalesce(clear_code = ${sql.lit(cancelledClearCode)}, false) as cancelled,
  outcome = 'completed' as completed,
  clear_code in (${literals(payableClearCodes)}) as paid,
  assigned_at is not null or driver_id is not null or coalesce(outcome in ('completed', 'gone_on_arrival'), false)
    or coalesce(clear_code in (${literals(payableClearCodes)}), false) as assigned,
  dispatched_at is not null as dispatched,
  trouble_code in (${literals(troubleCodesByGroup.Battery)}) as battery,
  trouble_code in (${literals(troubleCodesByGroup['Light Service'])}) as light_service,
  ata_seconds,
  ${promisedMinutes} * 60 as pta_seconds,
  ${validSeconds('received_at', sql`spotted_at`)} as dispatch_seconds,
  ${validSeconds('dispatched_at', sql`enroute_at`)} as enroute_seconds,
  ${validSeconds('enroute_at', sql`arrived_at`)} as drive_seconds,
  ${validSeconds('arrived_at', sql`coalesce(towing_at, cleared_at)`)} as onscene_seconds`;

const surveys = sql`
  call_id, provider_type, station_id, driver_id, local_day, trouble_code, outc1, response_sat, q24, q26,
  not reroute and not remove as counted,
  comment is not null and comment <> '' as commented`;

/** A scope's bounds for any table with a station, a day and a driver, facts and roll-ups alike. */
export function within({
  from,
  to,
  stationIds,
  driverIds,
  stationDays,
}: Omit<FactScope, 'filters'>): RawBuilder<unknown>[] {
  const conditions = [sql`local_day between ${from}::date and ${to}::date`];
  if (stationIds) conditions.push(sql`station_id = any(${stationIds}::integer[])`);
  if (driverIds) conditions.push(sql`driver_id = any(${driverIds}::integer[])`);
  if (stationDays)
    conditions.push(
      sql`(station_id, local_day) in (select * from unnest(${stationDays.map((key) => key.stationId)}::integer[], ${stationDays.map((key) => key.localDay)}::date[]))`,
    );
  return conditions;
}

/** The condition that selects a scope's rows of `call`. */
export function callsWithin(scope: FactScope): RawBuilder<unknown> {
  return allOf([...within(scope), ...callConditions(scope)]);
}

/**
 * The rows of one source with the columns the measures use, as the body of a derived table. With `byDriver`, passes of
 * a call by two drivers of a station count separately; otherwise a station passes a call at most once, however often it
 * was offered (glossary: calls passed at least once).
 *
 * The fence at the end keeps the planner from copying each prepared expression into every aggregate that uses it.
 */
export function factSource(source: FactSource, scope: FactScope, byDriver: boolean): RawBuilder<unknown> {
  switch (source) {
    case 'call':
      return sql`select ${calls} from call where ${callsWithin(scope)} offset 0`;
    case 'survey':
      return sql`select ${surveys} from survey where ${allOf([...within(scope), ...surveyConditions(scope)])} offset 0`;
    case 'pass': {
      const key = byDriver
        ? sql`call_id, station_id, local_day, trouble_code, driver_id`
        : sql`call_id, station_id, local_day, trouble_code`;
      return sql`select ${key}, min(call_local_day) as call_local_day, min(offer_rank) as offer_rank from call_event
        where kind = 'pass' and ${allOf([...within(scope), ...passConditions(scope)])} group by ${key}`;
    }
  }
}
