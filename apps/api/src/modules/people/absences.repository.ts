import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

interface Days {
  readonly driverIds: readonly number[];
  readonly from: string;
  readonly to: string;
}

/** An entry of a driver's days off. */
interface AbsenceRow {
  readonly id: number;
  readonly employee_id: number;
  readonly driver_id: number;
  readonly driver_slug: string;
  readonly display_name: string;
  readonly station_id: number;
  readonly station_name: string;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly type: string;
  readonly status: 'pending' | 'approved';
}

const absences = ({ driverIds, from, to }: Days) => sql`
  select t.id, t.employee_id, o.id as driver_id, o.slug as driver_slug, o.display_name,
    coalesce(o.parent_id, o.id) as station_id, coalesce(st.display_name, '') as station_name,
    t.starts_on::text as starts_on, t.ends_on::text as ends_on, t.type, t.status
  from time_off t join employee e on e.id = t.employee_id join organization o on o.id = e.organization_id
  left join organization st on st.id = o.parent_id
  where t.status in ('pending', 'approved') and t.starts_on <= ${to}::date and t.ends_on >= ${from}::date
    and o.id in (select unnest(${[...driverIds]}::integer[]))`;

/** All drivers' approved or pending days off that touch these days, one row per entry, in no order. */
export async function readAbsences(db: Kysely<Tables>, days: Days): Promise<readonly AbsenceRow[]> {
  return (await sql<AbsenceRow>`${absences(days)}`.execute(db)).rows;
}

/**
 * The first of these entries by name. Each row has the numbers of all such entries (`n`) and people.
 * @param without an employee to leave out
 */
export async function firstAbsences(
  db: Kysely<Tables>,
  { limit, without = null, ...days }: Days & { readonly limit: number; readonly without?: number | null },
) {
  const { rows } = await sql<AbsenceRow & { readonly n: number; readonly people: number }>`with off as (
      select * from (${absences(days)}) every where employee_id is distinct from ${without}::integer)
    select *, (count(*) over ())::integer as n, (select count(distinct employee_id) from off)::integer as people
    from off order by lower(display_name), starts_on, id limit ${limit}`.execute(db);
  return rows;
}
