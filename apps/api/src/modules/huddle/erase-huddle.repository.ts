import { erasedText } from '@roadside/domain/home';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Replaces what a person wrote in teams' rooms, in its place, and stops them following any. */
export async function eraseHuddleOf(trx: Transaction<Tables>, employeeId: number): Promise<void> {
  await trx
    .updateTable('huddle_message')
    .set({ body: erasedText })
    .where('author_id', '=', employeeId)
    .where('removed_at', 'is', null)
    .execute();
  await trx.deleteFrom('huddle_subscription').where('employee_id', '=', employeeId).execute();
}
