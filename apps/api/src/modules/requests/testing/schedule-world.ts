import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { insertOrganizations } from '../../metrics/testing/fact-world.ts';

/** Employees in the tests: the drivers of the small club, two managers of the first station, one of another. */
export const people = { ann: 101, bo: 102, cy: 103, di: 104, manager: 105, other: 106, stranger: 107 } as const;

/** The organization of each employee. */
export const homes = {
  ann: 'ann',
  bo: 'bo',
  cy: 'cy',
  di: 'di',
  manager: 'station-1',
  other: 'station-1',
  stranger: 'station-4',
} as const satisfies Record<keyof typeof people, string>;

/** The small club with people. */
export async function insertPeople(db: Database): Promise<void> {
  await insertOrganizations(db);
  for (const [name, id] of Object.entries(people)) {
    const driver = id <= people.di;
    await sql`insert into employee (id, organization_id, first_name, display_name, position_type)
      select ${id}::integer, id, ${name}::text, ${name}::text, ${driver ? 'driver' : 'station-admin'}::text
      from organization where slug = ${homes[name as keyof typeof homes]}`.execute(db.kysely);
  }
  await sql`update organization set service_types = array['Tow', 'Battery'] where type = 'driver'`.execute(db.kysely);
}

/** Deletes every schedule, request, notification and profile. */
export async function emptySchedule(db: Database): Promise<void> {
  await sql`delete from notification`.execute(db.kysely);
  await sql`delete from forecast_day`.execute(db.kysely);
  await sql`delete from forecast_run`.execute(db.kysely);
  await sql`delete from schedule_fill_request`.execute(db.kysely);
  await sql`delete from schedule_change_request`.execute(db.kysely);
  await sql`delete from availability_request`.execute(db.kysely);
  await sql`delete from time_off`.execute(db.kysely);
  await sql`delete from sign_on`.execute(db.kysely);
  await sql`delete from shift`.execute(db.kysely);
  await sql`delete from schedule_day`.execute(db.kysely);
  await sql`delete from placeholder`.execute(db.kysely);
  await sql`delete from availability`.execute(db.kysely);
  await sql`delete from driver_state`.execute(db.kysely);
  await sql`update organization set service_types = array['Tow', 'Battery'] where type = 'driver'`.execute(db.kysely);
}

/** Adds a shift, at the first station unless another is named, and returns its id. */
export async function addShift(
  db: Database,
  who: { readonly employee: number } | { readonly placeholder: number },
  start: string,
  hours: number,
  services: readonly string[] = ['Tow'],
  station = 'station-1',
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into shift (employee_id, placeholder_id, station_id, local_day, starts_at, ends_at, duration_hours, shown_until, services)
    select ${'employee' in who ? who.employee : null}::integer, ${'placeholder' in who ? who.placeholder : null}::integer, id,
      (${start}::timestamptz at time zone time_zone)::date, ${start}::timestamptz,
      ${start}::timestamptz + make_interval(hours => ${hours}::integer), ${hours}::numeric,
      ${start}::timestamptz + make_interval(hours => ${hours}::integer), ${[...services]}::text[]
    from organization where slug = ${station}::text returning id`.execute(db.kysely);
  return rows[0]?.id ?? 0;
}

/** Adds a ghost at the first station and returns the placeholder's id. */
export async function addGhost(db: Database, name = 'Night relief'): Promise<number> {
  const week = JSON.stringify(Array.from({ length: 7 }, () => ({ start: '06:00', end: '14:00', available: true })));
  const { rows } = await sql<{ id: number }>`insert into placeholder (station_id, name, services, week)
    select id, ${name}::text, array['Tow'], ${week}::jsonb from organization where slug = 'station-1' returning id`.execute(
    db.kysely,
  );
  return rows[0]?.id ?? 0;
}

/** Stores a forecast of tow calls for a day of the first station, by hour. */
export async function predictTows(db: Database, day: string, volume: readonly number[]): Promise<void> {
  await sql`with run as (
      insert into forecast_run (club_id, service, through_day, trained_at, milliseconds, summary)
      select id, 'Tow', ${day}::date - 7, ${`${day}T00:00:00Z`}::timestamptz - interval '6 days', 1, '{}'::jsonb
      from organization where slug = 'club' returning id)
    insert into forecast_day (station_id, service, local_day, run_id, volume, low, high)
    select organization.id, 'Tow', ${day}::date, run.id, ${[...volume]}::real[], array_fill(0::smallint, array[24]),
      array_fill(9::smallint, array[24])
    from organization, run where slug = 'station-1'`.execute(db.kysely);
}
