import { addDays } from '@roadside/domain/calendar';
import { weekStartOf } from '@roadside/domain/scheduling';
import type { ShiftBreak } from '@roadside/domain/scheduling';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { allOf, beyond, countRows, keyTexts, orderBy } from '../../platform/lists/keyset.ts';
import { shiftsFrom } from '../shifts/index.ts';
import type { ShiftSource } from '../shifts/index.ts';

/** The stations, driver and days of a report. */
export interface ReportScope {
  readonly stationIds: readonly number[];
  /** Only this employee; null for everyone at the stations. */
  readonly employeeId: number | null;
  readonly from: string;
  readonly to: string;
  /** The plan, or what is published. */
  readonly source: ShiftSource;
}

/** From start to end, as adherence compares it with the time signed on. */
const onDuty = sql`(extract(epoch from s.shown_until - s.starts_at) / 3600)::float8`;
/** The Sunday of a shift's week. */
const week = sql`(s.local_day - extract(dow from s.local_day)::integer)`;
/** The hours that count: without unpaid breaks. */
const hours = sql`greatest(extract(epoch from s.shown_until - s.starts_at) / 3600 - s.unpaid_minutes / 60.0, 0)::float8`;

const inScope = ({ stationIds, employeeId, from, to }: ReportScope): readonly RawBuilder<unknown>[] => [
  sql`s.station_id = any(${[...stationIds]}::integer[])`,
  sql`s.local_day between ${from}::date and ${to}::date`,
  ...(employeeId === null ? [] : [sql`s.employee_id = ${employeeId}`]),
];

/**
 * Overtime by shift: the hours of a driver's week beyond the weekly limit, which are the last ones worked in it. The
 * whole week counts, with shifts at other stations and on days outside the report. Overtime belongs to the shift in
 * which it's worked, so stations and days add up to the driver's overtime.
 */
const overtimeOf = (scope: ReportScope, weeklyHours: number): RawBuilder<unknown> => sql`
  (select id, least(hours, greatest(through - ${weeklyHours}::float8, 0)) as overtime
  from (select s.id, ${hours} as hours, sum(${hours}) over (partition by s.employee_id, ${week} order by s.starts_at, s.id) as through
    from ${shiftsFrom(scope.source)} s
    where s.local_day between ${weekStartOf(scope.from)}::date and ${addDays(weekStartOf(scope.to), 6)}::date
      and s.employee_id in (select s.employee_id from ${shiftsFrom(scope.source)} s where ${allOf(inScope(scope))})) worked)`;

const who = sql`e.organization_id as driver_id, o.slug as driver_slug, o.display_name, st.display_name as station_name,
  st.slug as station_slug`;
const peopleOf = ({
  source,
}: ReportScope) => sql`${shiftsFrom(source)} s join employee e on e.id = s.employee_id join organization o on o.id = e.organization_id
  join organization st on st.id = s.station_id`;

/** A sign-on that counts for a shift: it overlaps the shift, and began within a day of it. */
const duringShift = sql`g.employee_id = s.employee_id and g.signed_on_at < s.shown_until
  and g.signed_on_at > s.starts_at - interval '1 day' and coalesce(g.signed_off_at, s.shown_until) > s.starts_at`;
const lateAfter = sql`interval '5 minutes'`;
const hoursWorked = sql`sum(extract(epoch from least(coalesce(g.signed_off_at, s.shown_until), s.shown_until)
  - greatest(g.signed_on_at, s.starts_at)) / 3600)`;

interface Who {
  readonly driver_id: number;
  readonly driver_slug: string | null;
  readonly display_name: string;
  readonly station_name: string;
}

interface WhoAtStation extends Who {
  readonly station_slug: string;
}

/**
 * Planned hours of drivers by week and station, with their overtime. A shift of several services counts its hours in
 * equal parts.
 */
export async function hoursByWeek(db: Kysely<Tables>, scope: ReportScope, weeklyHours: number, limit: number) {
  const part = (service: string) =>
    sql`coalesce(sum(${hours} / cardinality(s.services)) filter (where s.services @> array[${service}::text]), 0)`;
  const { rows } = await sql<
    WhoAtStation & {
      week: string;
      shifts: number;
      hours: number;
      overtime: number;
      tow: number;
      battery: number;
      light: number;
    }
  >`select ${who}, ${week}::text as week, count(*)::integer as shifts,
      sum(${hours}) as hours, sum(over_limit.overtime) as overtime, ${part('Tow')} as tow, ${part('Battery')} as battery, ${part('Light Service')} as light
    from ${peopleOf(scope)} join ${overtimeOf(scope, weeklyHours)} over_limit on over_limit.id = s.id
    where ${allOf(inScope(scope))} group by 1, 2, 3, 4, 5, 6 order by week desc, hours desc, driver_id limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Shifts as time spans with their zone, for counts by hour. */
export async function spans(db: Kysely<Tables>, scope: ReportScope) {
  const { rows } = await sql<{
    starts_at: Date;
    shown_until: Date;
    station_id: number;
    time_zone: string;
    ghost: boolean;
    breaks: ShiftBreak[];
  }>`
    select s.starts_at, s.shown_until, s.breaks, s.station_id, st.time_zone, s.employee_id is null as ghost
    from ${shiftsFrom(scope.source)} s join organization st on st.id = s.station_id where ${allOf(inScope(scope))}`.execute(
    db,
  );
  return rows;
}

/** Past planned shifts, compared with the times their drivers were signed on. */
export async function adherence(db: Kysely<Tables>, scope: ReportScope, now: Date, limit: number) {
  const { rows } = await sql<
    WhoAtStation & { shifts: number; planned: number; worked: number; late: number; missed: number }
  >`select ${who}, count(*)::integer as shifts, sum(${onDuty}) as planned, coalesce(sum(w.worked), 0)::float8 as worked,
      (count(*) filter (where w.first_on > s.starts_at + ${lateAfter}))::integer as late,
      (count(*) filter (where w.first_on is null))::integer as missed
    from ${peopleOf(scope)}
    cross join lateral (select min(g.signed_on_at) as first_on, ${hoursWorked} as worked
      from sign_on g where ${duringShift}) w
    where ${allOf(inScope(scope))} and s.shown_until <= ${now}::timestamptz
    group by 1, 2, 3, 4, 5 order by coalesce(sum(w.worked), 0) / nullif(sum(${onDuty}), 0) nulls first, driver_id
    limit ${limit}`.execute(db);
  return rows;
}

/** Ghosts with their open shifts, and the number of their shifts taken over by drivers. */
export async function ghosts(db: Kysely<Tables>, scope: ReportScope, limit: number) {
  const { rows } = await sql<{
    placeholder_id: number;
    display_name: string;
    station_name: string;
    open: number;
    open_hours: number;
    filled: number;
    filled_hours: number;
  }>`with held as (select s.placeholder_id, count(*) as open, sum(${hours}) as open_hours from ${shiftsFrom(scope.source)} s
      where ${allOf(inScope(scope))} and s.placeholder_id is not null group by 1),
    taken as (select s.filled_from as placeholder_id, count(*) as filled, sum(${hours}) as filled_hours from ${shiftsFrom(scope.source)} s
      where ${allOf(inScope(scope))} and s.filled_from is not null and s.employee_id is not null group by 1)
    select p.id as placeholder_id, p.name as display_name, st.display_name as station_name,
      coalesce(held.open, 0)::integer as open, coalesce(held.open_hours, 0)::float8 as open_hours,
      coalesce(taken.filled, 0)::integer as filled, coalesce(taken.filled_hours, 0)::float8 as filled_hours
    from placeholder p join organization st on st.id = p.station_id
    left join held on held.placeholder_id = p.id left join taken on taken.placeholder_id = p.id
    where p.station_id = any(${[...scope.stationIds]}::integer[]) and (held.open is not null or taken.filled is not null)
    order by open_hours desc, p.id limit ${limit}`.execute(db);
  return rows;
}

/** A location of a report, with those of its stations that count. */
interface PlaceStations {
  readonly id: number;
  readonly stationIds: readonly number[];
}

/** Drivers, hours, overtime and adherence by location. A driver of several of its stations counts once. */
export async function totalsByPlace(
  db: Kysely<Tables>,
  scope: ReportScope,
  places: readonly PlaceStations[],
  weeklyHours: number,
  now: Date,
) {
  const pairs = places.flatMap(({ id, stationIds }) => stationIds.map((stationId) => ({ id, stationId })));
  const { rows } = await sql<{
    place_id: number;
    drivers: number;
    shifts: number;
    hours: number;
    overtime: number;
    open: number;
    planned: number;
    worked: number;
  }>`with part as (select * from unnest(${pairs.map(({ id }) => id)}::integer[], ${pairs.map(({ stationId }) => stationId)}::integer[])
        as part (place_id, station_id)),
    shifts as (select part.place_id, s.*, ${hours} as hours, ${onDuty} as on_duty, s.shown_until <= ${now}::timestamptz as over
      from ${shiftsFrom(scope.source)} s join part on part.station_id = s.station_id where ${allOf(inScope(scope))}),
    staffed as (select s.place_id, count(distinct s.employee_id) as drivers, count(*) as shifts, sum(s.hours) as hours,
        sum(over_limit.overtime) as overtime
      from shifts s join ${overtimeOf(scope, weeklyHours)} over_limit on over_limit.id = s.id
      where s.employee_id is not null group by 1),
    open as (select place_id, sum(hours) as hours from shifts where placeholder_id is not null group by 1),
    held as (select s.place_id, sum(s.on_duty) as planned, sum(w.worked) as worked from shifts s
      cross join lateral (select ${hoursWorked} as worked from sign_on g where ${duringShift}) w
      where s.over and s.employee_id is not null group by 1)
    select place.place_id, coalesce(staffed.drivers, 0)::integer as drivers,
      coalesce(staffed.shifts, 0)::integer as shifts, coalesce(staffed.hours, 0)::float8 as hours,
      coalesce(staffed.overtime, 0)::float8 as overtime, coalesce(open.hours, 0)::float8 as open,
      coalesce(held.planned, 0)::float8 as planned, coalesce(held.worked, 0)::float8 as worked
    from (select distinct place_id from part) place
    left join staffed using (place_id) left join open using (place_id) left join held using (place_id)`.execute(db);
  return rows;
}

/** Which shifts a number counts, if not all of them. */
type ShiftsCounted = 'staffed' | 'open' | 'overtime' | 'late' | 'missed' | 'on-day-off' | 'filled';

/** The filters for the shifts behind a number. */
export interface ShiftFilter {
  readonly counted: ShiftsCounted | null;
  readonly weeklyHours: number;
  readonly now: Date;
  readonly placeholderId: number | null;
  readonly service: string | null;
  readonly dayOfWeek: number | null;
  readonly hour: number | null;
}

export interface ReportShiftRow extends Who {
  readonly id: number;
  readonly placeholder_id: number | null;
  readonly local_day: string;
  readonly starts_at: Date;
  readonly shown_until: Date;
  readonly hours: number;
  readonly services: readonly string[];
  readonly time_zone: string;
  readonly signed_on_at: Date | null;
  readonly signed_off_at: Date | null;
}

/** The shifts behind a number, latest first. */
export async function findShifts(
  db: Kysely<Tables>,
  scope: ReportScope,
  { placeholderId, service, dayOfWeek, hour, counted, weeklyHours, now }: ShiftFilter,
  { after, limit }: { readonly after: readonly string[] | null; readonly limit: number },
) {
  const order = {
    keys: [
      { value: sql`s.starts_at`, type: 'timestamptz' },
      { value: sql`s.id`, type: 'integer' },
    ],
    descending: true,
  };
  const table = sql`${shiftsFrom(scope.source)} s join organization st on st.id = s.station_id left join employee e on e.id = s.employee_id
    left join organization o on o.id = e.organization_id left join placeholder p on p.id = s.placeholder_id`;
  const conditions = [
    ...inScope(scope),
    ...(placeholderId === null
      ? []
      : [counted === 'filled' ? sql`s.filled_from = ${placeholderId}` : sql`s.placeholder_id = ${placeholderId}`]),
    ...(counted === null ? [] : [countedAs(counted, scope, weeklyHours, now)]),
    ...(service === null ? [] : [sql`s.services @> array[${service}::text]`]),
    ...(dayOfWeek === null || hour === null ? [] : [coversHour(dayOfWeek, hour)]),
  ];
  const { rows } = await sql<ReportShiftRow & { readonly sort_keys: readonly string[] }>`
    select s.id, s.placeholder_id, coalesce(e.organization_id, 0) as driver_id, o.slug as driver_slug,
      coalesce(o.display_name, p.name, '') as display_name, st.display_name as station_name, st.time_zone,
      s.local_day::text as local_day, s.starts_at, s.shown_until, ${hours} as hours, s.services,
      g.signed_on_at, g.signed_off_at, ${keyTexts(order.keys)} as sort_keys
    from ${table}
    left join lateral (select min(g.signed_on_at) as signed_on_at, max(g.signed_off_at) as signed_off_at from sign_on g
      where ${duringShift}) g on true
    where ${allOf(after ? [...conditions, beyond(order, after)] : conditions)}
    order by ${orderBy(order)} limit ${limit}`.execute(db);
  return { rows, total: await countRows(db, table, conditions) };
}

/** The condition that a shift is counted by a number of a report, using the report's own rules. */
function countedAs(counted: ShiftsCounted, scope: ReportScope, weeklyHours: number, now: Date): RawBuilder<unknown> {
  const signedOn = sql`(select min(g.signed_on_at) from sign_on g where ${duringShift})`;
  switch (counted) {
    case 'staffed':
      return sql`s.employee_id is not null`;
    case 'open':
      return sql`s.placeholder_id is not null`;
    case 'overtime':
      return sql`s.id in (select id from ${overtimeOf(scope, weeklyHours)} each where overtime > 0)`;
    case 'late':
      return sql`s.shown_until <= ${now}::timestamptz and ${signedOn} > s.starts_at + ${lateAfter}`;
    case 'missed':
      return sql`s.shown_until <= ${now}::timestamptz and s.employee_id is not null and ${signedOn} is null`;
    case 'on-day-off':
      return sql`exists (select 1 from time_off t where t.employee_id = s.employee_id and t.status = 'approved'
        and s.local_day between t.starts_on and t.ends_on)`;
    case 'filled':
      return sql`s.filled_from is not null and s.employee_id is not null`;
  }
}

/** The condition that a shift covers a whole hour of the week in its station's local time, without a break in it. */
function coversHour(dayOfWeek: number, hour: number): RawBuilder<unknown> {
  const local = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone st.time_zone)`;
  return sql`exists (select 1 from generate_series(0, 2) as later(days)
    where extract(dow from s.local_day + later.days) = ${dayOfWeek}
      and (s.local_day + later.days + make_interval(hours => ${hour}::integer)) >= ${local(sql`s.starts_at`)}
      and (s.local_day + later.days + make_interval(hours => ${hour}::integer + 1)) <= ${local(sql`s.shown_until`)}
      and not exists (select 1 from jsonb_to_recordset(s.breaks) as pause (after integer, minutes integer)
        where ${local(sql`(s.starts_at + make_interval(mins => pause.after + pause.minutes))`)}
            > s.local_day + later.days + make_interval(hours => ${hour}::integer)
          and ${local(sql`(s.starts_at + make_interval(mins => pause.after))`)}
            < s.local_day + later.days + make_interval(hours => ${hour}::integer + 1)))`;
}

/** The employee of a driver's place; null if there is none. */
export async function employeeBehind(db: Kysely<Tables>, driverId: number): Promise<number | null> {
  const row = await db
    .selectFrom('employee')
    .select('id')
    .where('organization_id', '=', driverId)
    .orderBy('active', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
