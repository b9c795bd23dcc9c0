import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/**
 * Replaces everything personal in an employee's record, who leaves with it. Position, location and group stay: counts by
 * them must not change.
 */
export async function eraseEmployee(
  trx: Transaction<Tables>,
  id: number,
  { firstName, lastName, displayName }: { firstName: string; lastName: string; displayName: string },
): Promise<void> {
  await trx
    .updateTable('employee')
    .set({
      first_name: firstName,
      last_name: lastName,
      display_name: displayName,
      active: false,
      permissions: [],
      login_id: null,
      phone_number: null,
      bio: '',
      photo_avatar: null,
      banner_pic: null,
      unverified_email: null,
      notifications: '[]',
      preferences: '{}',
    })
    .where('id', '=', id)
    .execute();
  await sql`update time_off set reason = null, approver_reason = null where employee_id = ${id}::integer`.execute(trx);
  await sql`update driver_state set reason = null where employee_id = ${id}::integer and reason is not null`.execute(
    trx,
  );
}
