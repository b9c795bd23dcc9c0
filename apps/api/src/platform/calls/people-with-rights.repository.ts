import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { PersonWithRights } from './context-of-person.ts';

/** Active people with what decides their rights now, by employee id. Those who left are missing. */
export async function readPeopleWithRights(
  db: Kysely<Tables>,
  employeeIds: readonly number[],
): Promise<ReadonlyMap<number, PersonWithRights>> {
  const { rows } = await sql<PersonWithRights>`
    select id as employee_id, display_name, organization_id, position_type, permissions, team from employee
    where active and id = any(${[...new Set(employeeIds)]}::integer[])`.execute(db);
  return new Map(rows.map((person) => [person.employee_id, person]));
}
