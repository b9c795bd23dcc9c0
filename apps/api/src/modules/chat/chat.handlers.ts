import { calls } from '@roadside/contract/calls';
import { canView } from '@roadside/domain/geography';
import { handle } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { permittedGeography } from '../../platform/organizations/permitted-geography.ts';
import { notify } from '../notifications/index.ts';
import { receiptsOf } from './chat-reply.ts';
import {
  cancelScheduled,
  changeMembers,
  deleteMessage,
  editMessage,
  followMessage,
  leaveGroup,
  listConversations,
  listMessages,
  listScheduled,
  markConversationRead,
  muteConversation,
  reactTo,
  reportTyping,
  searchMessages,
  sendMessage,
  startConversation,
} from './chat.service.ts';
import { uploadPicture } from './pictures.service.ts';
import { findPeople } from './recipients.ts';
import { resolveReferences } from './references.service.ts';
import {
  holdConversation,
  readMembers,
  readReceiptSettings,
  readRecentLogins,
  readUnread,
  storeReceiptSetting,
} from './conversations.repository.ts';
import { findMessage } from './messages.repository.ts';

const { conversations, messaging } = calls;
const maxLogins = 50;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Conversations, and the specification's calls about chat (section 7: messaging/chat). */
export const chatHandlers = [
  handle(conversations.list, (context, { body }) => listConversations(context, body)),
  handle(conversations.start, (context, { body }) => startConversation(context, body)),
  handle(conversations.messages, (context, { body }) => listMessages(context, body)),
  handle(conversations.send, (context, { body }) => sendMessage(context, body)),
  handle(conversations.picture, (context, { body }) => uploadPicture(context, body)),
  handle(conversations.edit, (context, { body }) => editMessage(context, body.message_id, body.message)),
  handle(conversations.delete, (context, { body }) => deleteMessage(context, body.message_id)),
  handle(conversations.react, (context, { body }) => reactTo(context, body.message_id, body.emoji, body.on)),
  handle(conversations.follow, (context, { body }) => followMessage(context, body.message_id, body.on)),
  handle(conversations.markRead, (context, { body }) => markConversationRead(context, body)),
  handle(conversations.mute, (context, { body }) => muteConversation(context, body.id, body.muted)),
  handle(conversations.members, (context, { body }) => changeMembers(context, body)),
  handle(conversations.leave, (context, { body }) => leaveGroup(context, body.id)),
  handle(conversations.search, (context, { body }) => searchMessages(context, body)),
  handle(conversations.typing, (context, { body }) => reportTyping(context, body.id)),
  handle(conversations.scheduled, (context) => listScheduled(context)),
  handle(conversations.cancel, (context, { body }) => cancelScheduled(context, body.message_id)),
  handle(conversations.people, (context, { body }) => findPeople(context, body.text)),
  handle(conversations.resolve, async (context, { body }) => {
    const resolve = await resolveReferences(context, body.refs);
    return { refs: body.refs.map((ref) => resolve(ref)) };
  }),

  handle(conversations.receipts, async (context, { body }) => {
    const { db, tree, employee, now, audit } = context;
    const place = permittedGeography(context, tree.bySlug(body.slug));
    const { on } = body;
    if (on !== undefined)
      await db.kysely.transaction().execute(async (trx) => {
        await storeReceiptSetting(trx, { organizationId: place.baseId, on, by: employee.id, at: now() });
        await audit(
          {
            event: 'chat_receipts_set',
            status: 'success',
            target: `organization:${place.baseId}`,
            changes: { on },
          },
          trx,
        );
      });
    const found = receiptsOf(await readReceiptSettings(db.kysely), tree, tree.byId(place.baseId));
    return { on: found.on, inherited: found.setAt !== place.baseId };
  }),

  handle(messaging.getRecentLogins, async ({ db, tree, subject, config }) => {
    const places = tree.all();
    const seen = places.filter((place) => canView(subject, place, config.access)).map(({ id }) => id);
    const rows = await readRecentLogins(db.kysely, seen.length === places.length ? null : seen, maxLogins);
    return { logins: rows.map(({ at, ...person }) => ({ ...person, at: at.toISOString() })) };
  }),

  handle(messaging.notifyNewChat, async ({ db, employee, now, require }, { body }) => {
    const { id, chatMessageFromId = employee.id, chatMessageRecipientId } = body.message;
    require({ ownerEmployeeId: chatMessageFromId });
    const message = uuid.test(id) ? await findMessage(db.kysely, id) : null;
    if (message?.author_id !== employee.id || message.deleted_at !== null)
      throw new ApiError('not-found', 'This message no longer exists.');
    const recipient = (await readMembers(db.kysely, [message.conversation_id])).find(
      ({ employee_id, left_at }) => employee_id === chatMessageRecipientId && left_at === null,
    );
    if (!recipient || recipient.employee_id === employee.id)
      throw new ApiError('not-found', 'This message isn’t for that person.');
    // Somebody who has read it, or who muted the conversation, isn't rung.
    if (recipient.muted || recipient.read_seq >= message.seq) return { notified: false };
    const { conversation_id: subjectId } = message;
    const notified = await db.kysely.transaction().execute(async (trx) => {
      await holdConversation(trx, subjectId);
      const waiting = (await readUnread(trx, subjectId, [recipient.employee_id])).filter(({ unread }) => unread > 0);
      const people = waiting.map(({ employee_id, unread }) => ({ employeeId: employee_id, amount: unread }));
      return notify(trx, { kind: 'chat', subjectId }, people, { at: now(), by: employee.id, again: true });
    });
    return { notified: notified > 0 };
  }),
];
