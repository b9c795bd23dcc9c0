import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Empties what was said about a person's withdrawals. Amounts and decisions stay: the accounts must add up. */
export async function eraseWithdrawalReasonsOf(trx: Transaction<Tables>, employeeId: number): Promise<void> {
  await trx.updateTable('withdrawal').set({ reason: null }).where('employee_id', '=', employeeId).execute();
}
