import type { QuietHours } from '@roadside/domain/push';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Stores a person's quiet hours, or removes them. */
export async function storeQuietHours(
  trx: Kysely<Tables>,
  employeeId: number,
  hours: QuietHours | null,
  at: Date,
): Promise<void> {
  if (hours === null) {
    await trx.deleteFrom('quiet_hours').where('employee_id', '=', employeeId).execute();
    return;
  }
  const values = { starts: hours.starts, ends: hours.ends, updated_at: at };
  await trx
    .insertInto('quiet_hours')
    .values({ employee_id: employeeId, ...values })
    .onConflict((conflict) => conflict.column('employee_id').doUpdateSet(values))
    .execute();
}

/** Looks at a person's held pushes again, because what holds them has changed. */
export async function reconsiderHeld(trx: Kysely<Tables>, employeeId: number, at: Date): Promise<void> {
  await trx
    .updateTable('push_task')
    .set({ due_at: at })
    .where('employee_id', '=', employeeId)
    .where('due_at', '>', at)
    .execute();
}
