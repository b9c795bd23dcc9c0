import { shownEnd, unpaidMinutes } from '@roadside/domain/scheduling';
import { sql } from 'kysely';
import type { Insertable, Kysely } from 'kysely';
import type { CopyValue, Database } from '../../../platform/database/database.ts';
import type { TimeOffTable } from '../../../platform/database/schedule-tables.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { demoSource } from '../load/demo.repository.ts';
import type { DemoShift } from './shift-plan.ts';

const rowsPerInsert = 500;

/** Row ids of the demo's people by the plan's keys. */
export async function employeeIds(db: Kysely<Tables>): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('employee').select(['id', 'external_id']).where('source', '=', demoSource).execute();
  return new Map(rows.map(({ id, external_id }) => [external_id ?? '', id]));
}

/** Deletes what a killed start left behind. */
export async function wipeSchedule(db: Database): Promise<void> {
  await db.execScript(
    'truncate call_out, call_out_driver, schedule_fill_request, schedule_change_request, availability_request, time_off, sign_on, shift, shift_as_published, shift_history, schedule_notice, schedule_template, schedule_template_use, placeholder, availability, driver_state',
  );
}

/** Inserts rows of any schedule table, in batches that fit in a statement. */
export async function insertAll<Table extends keyof Tables>(
  db: Kysely<Tables>,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerInsert)
    await db
      .insertInto(table)
      .values(rows.slice(start, start + rowsPerInsert))
      .execute();
}

/** Writes placeholders and returns their ids in order. */
export async function insertPlaceholders(
  db: Kysely<Tables>,
  rows: readonly Insertable<Tables['placeholder']>[],
): Promise<readonly number[]> {
  const inserted = await db
    .insertInto('placeholder')
    .values([...rows])
    .returning('id')
    .execute();
  return inserted.map(({ id }) => id).toSorted((a, b) => a - b);
}

/** Row id lookups for writing shifts. */
export interface ShiftIds {
  readonly employeeOf: (driverKey: string) => number;
  readonly placeholderOf: (ghost: number) => number;
  readonly stationOf: (stationKey: string) => number;
}

const shiftColumns = [
  'employee_id',
  'placeholder_id',
  'station_id',
  'local_day',
  'starts_at',
  'ends_at',
  'shown_until',
  'duration_hours',
  'services',
  'breaks',
  'unpaid_minutes',
] as const;

/** Streams shifts into an empty table. */
export async function copyShifts(db: Database, shifts: Iterable<DemoShift>, ids: ShiftIds): Promise<number> {
  const rows = (function* () {
    for (const shift of shifts) yield shiftRow(shift, ids);
  })();
  return db.copyInto('shift', shiftColumns, rows);
}

function shiftRow(shift: DemoShift, { employeeOf, placeholderOf, stationOf }: ShiftIds): readonly CopyValue[] {
  return [
    shift.driverKey === null ? null : employeeOf(shift.driverKey),
    shift.ghost === null ? null : placeholderOf(shift.ghost),
    stationOf(shift.stationKey),
    shift.day,
    new Date(shift.startsAt),
    new Date(shift.endsAt),
    new Date(shownEnd(new Date(shift.startsAt).toISOString(), shift.hours)),
    shift.hours,
    shift.services,
    JSON.stringify(shift.breaks),
    unpaidMinutes(shift.breaks),
  ];
}

/** Adds shifts where the schedule has room, since people may already have planned those days. */
export async function addShifts(db: Kysely<Tables>, shifts: readonly DemoShift[], ids: ShiftIds): Promise<void> {
  const rows = shifts.map((shift) => {
    const [employee_id, placeholder_id, station_id, local_day, starts_at, ends_at, shown_until, duration_hours] =
      shiftRow(shift, ids);
    return {
      employee_id,
      placeholder_id,
      station_id,
      local_day,
      starts_at,
      ends_at,
      shown_until,
      duration_hours,
      services: shift.services,
      breaks: shift.breaks,
      unpaid_minutes: unpaidMinutes(shift.breaks),
    };
  });
  await sql`
    insert into shift (employee_id, placeholder_id, station_id, local_day, starts_at, ends_at, shown_until, duration_hours, services,
      breaks, unpaid_minutes)
    select planned.employee_id, planned.placeholder_id, planned.station_id, planned.local_day, planned.starts_at,
      planned.ends_at, planned.shown_until, planned.duration_hours, array(select jsonb_array_elements_text(planned.services)),
      planned.breaks, planned.unpaid_minutes
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as planned (employee_id integer, placeholder_id integer,
      station_id integer, local_day date, starts_at timestamptz, ends_at timestamptz, shown_until timestamptz,
      duration_hours numeric, services jsonb, breaks jsonb, unpaid_minutes integer)
    where not exists (
      select from shift where (shift.employee_id = planned.employee_id or shift.placeholder_id = planned.placeholder_id)
        and shift.shown && tstzrange(planned.starts_at, planned.shown_until))
      and (planned.placeholder_id is null or exists (
        select from placeholder where placeholder.id = planned.placeholder_id and placeholder.removed_at is null))`.execute(
    db,
  );
}

/**
 * Signs drivers on and off for the shifts of some days: most within minutes, a few late, one in fifty not at all.
 * Drivers still on shift at `now` are signed off by the next call.
 */
export async function signDriversOn(
  db: Kysely<Tables>,
  { from, to, now }: { readonly from: string; readonly to: string; readonly now: Date },
): Promise<void> {
  await sql`
    update sign_on set signed_off_at = shift.shown_until
    from shift
    where sign_on.signed_off_at is null and shift.employee_id = sign_on.employee_id and shift.shown_until <= ${now}
      and shift.shown @> sign_on.signed_on_at + interval '10 minutes'`.execute(db);
  await sql`
    insert into sign_on (employee_id, signed_on_at, signed_off_at)
    select employee_id, signed_on_at, case when signed_off_at <= ${now} then signed_off_at end
    from (
      select employee_id,
        starts_at + make_interval(secs => case when noise / 100 % 100 < 6 then 900 + noise % 1800 else noise % 840 - 480 end) as signed_on_at,
        shown_until + make_interval(secs => noise / 7 % 1500 - 600) as signed_off_at,
        noise
      from (
        select employee_id, starts_at, shown_until,
          (('x' || substr(md5(employee_id::text || local_day::text), 1, 7))::bit(28))::integer as noise
        from shift
        where employee_id is not null and local_day between ${from} and ${to}
      ) as worked
    ) as signed
    where noise % 100 >= 2 and signed_on_at <= ${now}
    order by signed_on_at, employee_id`.execute(db);
}

/** The next shift of each of these drivers. */
export async function nextShifts(
  db: Kysely<Tables>,
  employees: readonly number[],
  after: string,
): Promise<
  readonly {
    readonly id: number;
    readonly employee_id: number | null;
    readonly starts_at: Date;
    readonly ends_at: Date;
  }[]
> {
  return db
    .selectFrom('shift')
    .select(['id', 'employee_id', 'starts_at', 'ends_at'])
    .distinctOn('employee_id')
    .where('employee_id', '=', sql<number>`any(${[...employees]}::integer[])`)
    .where('local_day', '>', after)
    .orderBy('employee_id')
    .orderBy('starts_at')
    .execute();
}

/**
 * Open shifts on some days, each with a colleague of the station to request it: has the skill, and no shift from the
 * day before to the day after.
 */
export async function openShifts(
  db: Kysely<Tables>,
  { from, to, most }: { readonly from: string; readonly to: string; readonly most: number },
): Promise<readonly { readonly shift_id: number; readonly employee_id: number }[]> {
  const { rows } = await sql<{ shift_id: number; employee_id: number }>`
    select distinct on (station_id, row_number) shift_id, employee_id
    from (
      select open.id as shift_id, open.station_id, employee.id as employee_id,
        dense_rank() over (partition by open.station_id order by open.local_day, open.id) as row_number,
        row_number() over (partition by open.id order by employee.id desc) as choice
      from shift as open
        join organization as driver on driver.parent_id = open.station_id and driver.type = 'driver' and driver.service_types @> open.services
        join employee on employee.organization_id = driver.id and employee.active
      where open.placeholder_id is not null and open.local_day between ${from} and ${to}
        and not exists (select from shift where shift.employee_id = employee.id
          and shift.local_day between open.local_day - 1 and open.local_day + 1)
    ) as candidates
    where row_number <= 2 and choice <= 1
    order by station_id, row_number, choice`.execute(db);
  return rows.slice(0, most);
}

/** Refreshes the planner's statistics of the loaded tables. */
export async function analyzeSchedule(db: Database): Promise<void> {
  await sql`analyze shift, sign_on, time_off, availability, placeholder`.execute(db.kysely);
}

/** Inserts time off. */
export function insertTimeOff(db: Kysely<Tables>, rows: readonly Insertable<TimeOffTable>[]): Promise<void> {
  return insertAll(db, 'time_off', rows);
}
