import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Drivers by their own records, by name, each with the employee behind it. */
export async function readDrivers(db: Kysely<Tables>, organizationIds: readonly number[]) {
  return db
    .selectFrom('organization')
    .leftJoin('employee', (join) =>
      join.onRef('employee.organization_id', '=', 'organization.id').on('employee.active', '=', true),
    )
    .select([
      'organization.id',
      'organization.display_name',
      'organization.service_types',
      'employee.id as employee_id',
    ])
    .where('organization.id', '=', sql<number>`any(${[...organizationIds]}::integer[])`)
    .where('organization.type', '=', 'driver')
    .orderBy('organization.display_name')
    .orderBy('organization.id')
    .execute();
}

export type DriverRow = Awaited<ReturnType<typeof readDrivers>>[number];

/** One active employee with his profile. */
export async function readProfile(db: Kysely<Tables>, employeeId: number) {
  const row = await db
    .selectFrom('employee')
    .select([
      'id',
      'first_name',
      'last_name',
      'display_name',
      'position_type',
      'organization_id',
      'login_id',
      'latest_activity_on',
      'unverified_email',
      'updated_auto',
      'phone_number',
      'bio',
      'photo_avatar',
    ])
    .where('id', '=', employeeId)
    .where('active', '=', true)
    .executeTakeFirst();
  return row ?? null;
}
