import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Deletes what a person set up to be sent, and takes them off what others send. */
export async function deleteSubscriptionsOf(trx: Transaction<Tables>, employeeId: number): Promise<void> {
  await trx.deleteFrom('subscription').where('owner_id', '=', employeeId).execute();
  await trx.deleteFrom('subscription_receiver').where('employee_id', '=', employeeId).execute();
}
