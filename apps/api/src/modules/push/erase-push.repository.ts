import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Deletes a person's browsers, what waits to ring them, and their quiet hours. */
export async function deletePushOf(trx: Transaction<Tables>, employeeId: number): Promise<void> {
  await trx.deleteFrom('push_task').where('employee_id', '=', employeeId).execute();
  await trx.deleteFrom('push_subscription').where('employee_id', '=', employeeId).execute();
  await trx.deleteFrom('quiet_hours').where('employee_id', '=', employeeId).execute();
}
