import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** The facts about an employee that audiences ask for. */
export interface PersonRow {
  readonly id: number;
  readonly display_name: string;
  readonly position_type: string;
  readonly organization_id: number;
  readonly group_id: number | null;
}

const people = (db: Kysely<Tables>) =>
  db
    .selectFrom('employee')
    .leftJoin('employee_group', 'employee_group.group_name', 'employee.group_name')
    .select([
      'employee.id',
      'employee.display_name',
      'employee.position_type',
      'employee.organization_id',
      'employee_group.id as group_id',
    ]);

/** Every active employee, by id. */
export async function readPeople(db: Kysely<Tables>): Promise<readonly PersonRow[]> {
  return people(db).where('employee.active', '=', true).orderBy('employee.id').execute();
}

/** These employees, active or not. */
export async function readPeopleById(db: Kysely<Tables>, ids: readonly number[]): Promise<readonly PersonRow[]> {
  return people(db)
    .where('employee.id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .orderBy('employee.id')
    .execute();
}

/** Every employee group, by name. */
export async function readGroups(db: Kysely<Tables>) {
  return db
    .selectFrom('employee_group')
    .select(['id', 'group_name'])
    .orderBy(sql`lower(group_name)`)
    .orderBy('id')
    .execute();
}

/** Every position held by an active employee, by name. */
export async function readPositions(db: Kysely<Tables>): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('employee')
    .select('position_type')
    .distinct()
    .where('active', '=', true)
    .orderBy('position_type')
    .execute();
  return rows.map(({ position_type }) => position_type);
}

/** Everybody who may see how far announcements reached: in Communications, or as an editor of home. */
export async function readReachWatchers(db: Kysely<Tables>): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`select id from employee
    where active and permissions && array['see-all', 'homepage-edit'] order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Email addresses to sign in with, by employee. */
export async function readEmails(
  db: Kysely<Tables>,
  employeeIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('account')
    .select(['employee_id', 'email'])
    .where('employee_id', '=', sql<number>`any(${[...employeeIds]}::integer[])`)
    .execute();
  return new Map(rows.flatMap(({ employee_id, email }) => (email === null ? [] : [[employee_id, email] as const])));
}
