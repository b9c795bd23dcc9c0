import { erasedText } from '@roadside/domain/home';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Replaces why a person called drivers out. The call-outs and their answers stay. */
export async function eraseCallOutReasonsOf(trx: Transaction<Tables>, employeeId: number): Promise<void> {
  await trx.updateTable('call_out').set({ reason: erasedText }).where('created_by', '=', employeeId).execute();
}
