import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Facts about people for the fit check, besides their times. */
export async function readFitPeople(db: Kysely<Tables>, employeeIds: readonly number[]) {
  const { rows } = await sql<{
    employee_id: number;
    display_name: string;
    services: readonly string[];
    active: boolean;
    active_not_available: boolean;
  }>`select e.id as employee_id, e.display_name, o.service_types as services, e.active and s.removed_at is null as active,
      coalesce(s.active_not_available, false) as active_not_available
    from employee e join organization o on o.id = e.organization_id left join driver_state s on s.employee_id = e.id
    where e.id = any(${[...employeeIds]}::integer[])`.execute(db);
  return rows;
}
