import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { revokeSessions } from './session.repository.ts';

/** Deletes a person's account with its sessions, bookmarks and unused links; they are signed out everywhere. */
export async function deleteAccountOf(trx: Transaction<Tables>, employeeId: number, now: Date): Promise<void> {
  const account = await trx
    .selectFrom('account')
    .select(['id', 'email'])
    .where('employee_id', '=', employeeId)
    .executeTakeFirst();
  await trx.deleteFrom('bookmark').where('employee_id', '=', employeeId).execute();
  if (!account) return;
  // First, because ending a session is what running processes hear of.
  await revokeSessions(trx, { accountId: account.id, except: null, reason: 'erased', now });
  if (account.email !== null) await trx.deleteFrom('single_use_token').where('email', '=', account.email).execute();
  await trx.deleteFrom('account').where('id', '=', account.id).execute();
}
