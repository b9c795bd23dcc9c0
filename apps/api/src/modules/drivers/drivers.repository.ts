import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { allOf, beyond, containsText, countRows, keyTexts, orderBy } from '../../platform/lists/keyset.ts';
import type { SortKey } from '../../platform/lists/keyset.ts';
import { hitColumns } from '../people/index.ts';

/** A driver or ghost as listed in profiles. */
export interface ProfileRow {
  readonly id: number;
  readonly ghost: boolean;
  readonly name: string;
  readonly slug: string | null;
  readonly services: readonly string[];
  readonly station_id: number;
  readonly time_zone: string;
  /** null for ghosts, and for drivers without an active employee. */
  readonly employee_id: number | null;
  readonly active_not_available: boolean;
  readonly reason: string | null;
  readonly since: string | null;
  readonly version: number;
  /** A ghost's week; null for a driver. */
  readonly week: readonly { start: string | null; end: string | null; available: boolean }[] | null;
}

export type ProfileState = 'available' | 'off-hours' | 'on-pto' | 'not-available' | 'ghost';

const sortKeys = {
  full_name: { value: sql`lower(name)`, type: 'text' },
  station_name: { value: sql`station_name`, type: 'text' },
  state: { value: sql`state`, type: 'text' },
} as const satisfies Record<string, SortKey>;
export type ProfileOrder = keyof typeof sortKeys;
export const profileOrders = Object.keys(sortKeys) as readonly ProfileOrder[];

export interface ProfileQuery {
  readonly driverIds: readonly number[];
  /** Stations whose ghosts are listed. */
  readonly stationIds: readonly number[];
  readonly only: number | null;
  readonly search: string;
  readonly services: readonly string[];
  readonly states: readonly ProfileState[];
  readonly now: Date;
  /** The day used in every zone when the installation pins one; null uses the clock. */
  readonly fixedDay: string | null;
  readonly orderBy: ProfileOrder;
  readonly descending: boolean;
  readonly after: readonly string[] | null;
  readonly limit: number;
}

/**
 * Drivers and ghosts as one table. `state` is computed in SQL because the list is filtered and sorted by it; a test
 * checks that it agrees with `isAvailable` of the domain.
 */
function profiles({ driverIds, stationIds, now, fixedDay }: ProfileQuery): RawBuilder<unknown> {
  const drivers = sql`
    select o.id::bigint as id, false as ghost, o.display_name as name, o.slug, o.service_types as services,
      coalesce(o.parent_id, o.id) as station_id, coalesce(st.display_name, '') as station_name, o.time_zone,
      e.id as employee_id, coalesce(s.active_not_available, false) as active_not_available, s.reason,
      s.since::text as since, coalesce(s.version, 0) as version, null::jsonb as week
    from organization o
    left join organization st on st.id = o.parent_id
    left join (select organization_id, min(id) as id from employee
      where active and organization_id = any(${[...driverIds]}::integer[]) group by organization_id) e
      on e.organization_id = o.id
    left join driver_state s on s.employee_id = e.id
    where o.id = any(${[...driverIds]}::integer[]) and o.type = 'driver' and s.removed_at is null`;
  const ghosts = sql`
    select ('99999' || p.id)::bigint, true, p.name, null, p.services, p.station_id, st.display_name, st.time_zone,
      null, false, null, null, p.version, p.week
    from placeholder p join organization st on st.id = p.station_id
    where p.station_id = any(${[...stationIds]}::integer[]) and p.removed_at is null`;
  // Computed once per zone rather than for each of ten thousand drivers.
  const moment = sql`(${now}::timestamptz at time zone zone)`;
  const day = fixedDay === null ? sql`${moment}::date` : sql`${fixedDay}::date`;
  const clock = sql`(select zone, day, extract(dow from day)::smallint as weekday,
      extract(dow from day - 1)::smallint as weekday_before, time
    from (select zone, ${day} as day, to_char(${moment}, 'HH24:MI') as time
      from (select distinct time_zone as zone from organization) zones) now_there)`;
  return sql`(select listed.*, case
      when ghost then 'ghost'
      when active_not_available then 'not-available'
      when exists (select 1 from time_off t where t.employee_id = listed.employee_id and t.status = 'approved'
        and clock.day between t.starts_on and t.ends_on) then 'on-pto'
      when exists (select 1 from availability a where a.employee_id = listed.employee_id
        and a.day_of_week in (clock.weekday, clock.weekday_before) and (
        (a.day_of_week = clock.weekday and clock.time >= a.start_time
          and (a.end_time <= a.start_time or clock.time < a.end_time))
        or (a.end_time <= a.start_time and a.day_of_week = clock.weekday_before and clock.time < a.end_time)))
        then 'available'
      else 'off-hours' end as state
    from (${drivers} union all ${ghosts}) listed join ${clock} clock on clock.zone = listed.time_zone) profiles`;
}

/** A page of profiles, and the total count. */
export async function findProfiles(db: Kysely<Tables>, query: ProfileQuery) {
  const order = {
    keys: [sortKeys[query.orderBy], { value: sql`id`, type: 'bigint' }],
    descending: query.descending,
  };
  const conditions = [
    ...(query.only === null ? [] : [sql`id = ${query.only}`]),
    ...(query.search === '' ? [] : [containsText(sql`name`, query.search)]),
    ...(query.services.length === 0 ? [] : [sql`services && ${[...query.services]}::text[]`]),
    ...(query.states.length === 0 ? [] : [sql`state = any(${[...query.states]}::text[])`]),
  ];
  const table = profiles(query);
  const page = sql<ProfileRow & { readonly sort_keys: readonly string[] }>`
    select id, ghost, name, slug, services, station_id, time_zone, employee_id, active_not_available, reason, since,
      version, week, ${keyTexts(order.keys)} as sort_keys from ${table}
    where ${allOf(query.after ? [...conditions, beyond(order, query.after)] : conditions)}
    order by ${orderBy(order)} limit ${query.limit}`;
  const [{ rows }, total] = await Promise.all([page.execute(db), countRows(db, table, conditions)]);
  return { rows, total };
}

/** Services of published shifts that start on a day, by employee. */
export async function readServicesOn(db: Kysely<Tables>, employeeIds: readonly number[], days: readonly string[]) {
  return db
    .selectFrom('published_shift')
    .select(['employee_id', 'services', sql<string>`local_day::text`.as('local_day')])
    .where('employee_id', '=', sql<number>`any(${[...employeeIds]}::integer[])`)
    .where('local_day', '=', sql<string>`any(${[...days]}::date[])`)
    .execute();
}

/** An active employee with the profile. */
export async function readProfile(db: Kysely<Tables>, employeeId: number) {
  const row = await db
    .selectFrom('employee')
    .select([...hitColumns, 'phone_number', 'bio', 'photo_avatar'])
    .where('id', '=', employeeId)
    .where('active', '=', true)
    .executeTakeFirst();
  return row ?? null;
}

/** The employees behind drivers' organizations. */
export async function employeesOfDrivers(db: Kysely<Tables>, organizationIds: readonly number[]) {
  return db
    .selectFrom('employee')
    .leftJoin('driver_state', 'driver_state.employee_id', 'employee.id')
    .select([
      'employee.id as employee_id',
      'employee.organization_id as driver_id',
      sql<number>`coalesce(driver_state.version, 0)`.as('version'),
    ])
    .where('employee.organization_id', '=', sql<number>`any(${[...organizationIds]}::integer[])`)
    .where('employee.active', '=', true)
    .orderBy('employee.id')
    .execute();
}

/** Stations of placeholders that are not removed. */
export async function stationsOfPlaceholders(db: Kysely<Tables>, ids: readonly number[]) {
  return db
    .selectFrom('placeholder')
    .select(['id', 'station_id'])
    .where('id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .where('removed_at', 'is', null)
    .execute();
}
