import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { deleteOldMessages } from './keeping.repository.ts';
import { recountChats } from './remove-message.ts';

/** Deletes the messages written before a moment. Who hadn't read them is no longer notified of them. */
export async function deleteMessagesBefore(trx: Transaction<Tables>, moment: Date): Promise<void> {
  await recountChats(trx, await deleteOldMessages(trx, moment), { by: null });
}
