import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

const anyOf = (ids: readonly number[]) => sql<number>`any(${[...ids]}::integer[])`;

/** People behind driver records, including former employees, with their schedule data. */
export async function readPeople(db: Kysely<Tables>, organizationIds: readonly number[]) {
  return people(db).where('organization.id', '=', anyOf(organizationIds)).execute();
}

/** The same people by their employee ids. */
export async function readPeopleByEmployee(db: Kysely<Tables>, employeeIds: readonly number[]) {
  if (employeeIds.length === 0) return [];
  return people(db).where('employee.id', '=', anyOf(employeeIds)).execute();
}

function people(db: Kysely<Tables>) {
  return db
    .selectFrom('organization')
    .innerJoin('employee', 'employee.organization_id', 'organization.id')
    .leftJoin('driver_state', 'driver_state.employee_id', 'employee.id')
    .select([
      'organization.id',
      'organization.slug',
      'organization.display_name',
      'organization.service_types',
      'organization.parent_id',
      'employee.id as employee_id',
      sql<boolean>`organization.active and employee.active and driver_state.removed_at is null`.as('active'),
      sql<boolean>`coalesce(driver_state.active_not_available, false)`.as('active_not_available'),
      'driver_state.reason as unavailable_reason',
    ])
    .where('organization.type', '=', 'driver')
    .orderBy('organization.display_name')
    .orderBy('organization.id')
    .orderBy('employee.id');
}

export type PersonRow = Awaited<ReturnType<typeof readPeople>>[number];
