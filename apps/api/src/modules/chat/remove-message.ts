import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { deleteFiles } from '../../platform/files/stored-files.ts';
import { recountSubjects } from '../notifications/index.ts';
import { lockConversation, readMembers, readUnread } from './conversations.repository.ts';
import { emptyMessage, findMessage } from './messages.repository.ts';
import { readPictures } from './pictures.repository.ts';
import { announceChat } from './send.service.ts';

/** Removes a message of anybody's: its place stays, without its content. Open screens hear of it. */
export async function removeMessage(
  trx: Transaction<Tables>,
  id: string,
  { at, by }: { at: Date; by: number },
): Promise<void> {
  const message = await findMessage(trx, id);
  if (!message) return;
  await lockConversation(trx, message.conversation_id);
  await takeContent(trx, message, { at, by });
  const members = await readMembers(trx, [message.conversation_id]);
  await announceChat(trx, message.conversation_id, members, by, { message: id });
}

/**
 * Takes a message's text and pictures away, in its locked conversation. Members who hadn't read it are no longer
 * notified of it.
 */
export async function takeContent(
  trx: Transaction<Tables>,
  { id, conversation_id: conversationId }: { readonly id: string; readonly conversation_id: number },
  { at, by }: { at: Date; by: number },
): Promise<void> {
  await emptyMessage(trx, id, at);
  const pictures = await readPictures(trx, [id]);
  await deleteFiles(
    trx,
    pictures.map(({ name }) => name),
  );
  await recountChats(trx, [conversationId], { by });
}

/**
 * Counts again what members' notifications about conversations cover, because messages are gone or were read.
 * @param among - only these members; all by default
 */
export async function recountChats(
  trx: Transaction<Tables>,
  conversationIds: readonly number[],
  { by, among = null }: { readonly by: number | null; readonly among?: readonly number[] | null },
): Promise<void> {
  for (const kind of ['chat', 'mention'] as const)
    await recountSubjects(
      trx,
      { kind, subjectIds: conversationIds },
      async (id, people) =>
        (await readUnread(trx, id, people)).map(({ employee_id, unread, mentioned }) => ({
          employeeId: employee_id,
          amount: kind === 'chat' || mentioned ? unread : 0,
        })),
      { by, among },
    );
}
