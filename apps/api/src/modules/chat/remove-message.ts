import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { lockConversation, readMembers } from './conversations.repository.ts';
import { emptyMessage, findMessage } from './messages.repository.ts';
import { announceChat } from './send.service.ts';

/** Removes a message of anybody's: its place stays, without its text. Open screens hear of it. */
export async function removeMessage(
  trx: Transaction<Tables>,
  id: string,
  { at, by }: { at: Date; by: number },
): Promise<void> {
  const message = await findMessage(trx, id);
  if (!message) return;
  await lockConversation(trx, message.conversation_id);
  await emptyMessage(trx, id, at);
  await announceChat(trx, message.conversation_id, await readMembers(trx, [message.conversation_id]), by);
}
