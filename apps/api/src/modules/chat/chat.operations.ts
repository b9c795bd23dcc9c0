import { randomUUID } from 'node:crypto';
import { chat } from '@roadside/contract/chat';
import type { z } from 'zod';
import { ApiError } from '../../platform/errors/api-error.ts';
import { handleOperation, handleSubscription } from '../../platform/graphql/operation-handler.ts';
import type { OperationContext } from '../../platform/graphql/operation-handler.ts';
import { cutPage, rowsToRead } from '../../platform/lists/list-request.ts';
import { cursorScope, readCursor, signCursor } from '../../platform/lists/signed-cursor.ts';
import { userActivity } from './activity.ts';
import { readMembers } from './conversations.repository.ts';
import { findMessage, findMessages, readMessages, readMessagesById, readPositions } from './messages.repository.ts';
import type { MessageRow } from './messages.repository.ts';
import { contentOf, sendToPerson } from './send.service.ts';

type StoredMessage = z.output<typeof chat.createMessage.reply>;
const pageSize = 200;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The chat store of the specification: one-to-one messages. Groups are reached by the calls for conversations. */
export const chatOperations = [
  handleOperation(chat.createMessage, async (context, { input }) => {
    const id = input.id ?? randomUUID();
    await sendToPerson(context, {
      recipientId: input.chatMessageRecipientId,
      id,
      content: contentOf({ message: input.message }),
    });
    const [message] = await storedMessages(context, await readMessagesById(context.db.kysely, [id]));
    if (!message) throw new ApiError('not-found', 'This message no longer exists.');
    return message;
  }),

  handleOperation(chat.listMessages, async (context, { filter = {}, limit, nextToken }) => {
    const scope = cursorScope(context, ['listMessages', filter]);
    const { withEmployeeId, message, createdAfter, createdBefore } = filter;
    const rows = await findMessages(
      context.db.kysely,
      { employeeId: context.employee.id, direct: true, withEmployeeId, text: message, createdAfter, createdBefore },
      { after: nextToken ? readCursor(nextToken, scope, 'nextToken') : null, limit: rowsToRead(limit) },
    );
    const page = cutPage(rows, limit);
    return {
      items: await storedMessages(context, page.rows),
      nextToken: page.last && signCursor(page.last.sort_keys, scope),
    };
  }),

  handleSubscription(chat.userActivity, (context) => userActivity(context)),

  handleSubscription(chat.onMessage, async function* (context, { afterId }) {
    const { db, employee, changes } = context;
    const known = afterId && uuid.test(afterId) ? await findMessage(db.kysely, afterId) : null;
    // The stream opens before the positions are read, so nothing falls between them.
    const stream = changes();
    const positions = new Map(await readPositions(db.kysely, employee.id, known?.id ?? null));
    const arrived = async function* (conversationId: number) {
      for (;;) {
        const rows = await readMessages(db.kysely, {
          conversationId,
          above: positions.get(conversationId) ?? 0,
          below: null,
          latestFirst: false,
          limit: pageSize,
        });
        for (const row of rows) positions.set(conversationId, row.seq);
        yield* await storedMessages(
          context,
          rows.filter(({ deleted_at }) => deleted_at === null),
        );
        if (rows.length < pageSize) return;
      }
    };
    if (known) for (const conversationId of positions.keys()) yield* arrived(conversationId);
    for await (const change of stream) {
      if (change === null) for (const conversationId of positions.keys()) yield* arrived(conversationId);
      else if (change.topic === 'chat' && (await isDirect(context, change.id))) yield* arrived(change.id);
    }
  }),
];

/** Whether the caller has a one-to-one conversation with this id. */
async function isDirect({ db, employee }: OperationContext, id: number): Promise<boolean> {
  return (await readPositions(db.kysely, employee.id, null)).has(id);
}

/** Messages with the specification's fields. Messages of deleted accounts have no sender, and are left out. */
async function storedMessages({ db }: OperationContext, rows: readonly MessageRow[]): Promise<StoredMessage[]> {
  const members = Map.groupBy(
    await readMembers(db.kysely, [...new Set(rows.map(({ conversation_id }) => conversation_id))]),
    ({ conversation_id }) => conversation_id,
  );
  return rows.flatMap((row) => {
    const recipient = (members.get(row.conversation_id) ?? []).find(({ employee_id }) => employee_id !== row.author_id);
    if (row.author_id === null || !recipient) return [];
    return {
      id: row.id,
      message: row.body,
      chatMessageFromId: row.author_id,
      chatMessageRecipientId: recipient.employee_id,
      fromEmployeeID: row.author_id,
      createdAt: row.created_at.toISOString(),
      from: { user_id: row.author_id, display_name: row.author_name ?? '' },
      recipient: { user_id: recipient.employee_id, display_name: recipient.display_name },
    };
  });
}
