import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Deletes the reasons a person gave for requests; the requests and their decisions stay. */
export async function eraseRequestReasons(trx: Transaction<Tables>, employeeId: number): Promise<void> {
  const none = { reason: null, approver_reason: null };
  await trx.updateTable('availability_request').set(none).where('employee_id', '=', employeeId).execute();
  await trx.updateTable('schedule_change_request').set(none).where('employee_id', '=', employeeId).execute();
  await trx.updateTable('schedule_fill_request').set(none).where('employee_id', '=', employeeId).execute();
}
