import { mentionedMembers, notifiesMember } from '@roadside/domain/home';
import type { Transaction } from 'kysely';
import type { ChatReference, ScheduledContent } from '../../platform/database/chat-tables.ts';
import { isUniqueViolation } from '../../platform/database/database-errors.ts';
import type { Audit } from '../../platform/audit/audit-event.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { announce } from '../../platform/live/announce.ts';
import { clearNotification, notify } from '../notifications/index.ts';
import { refuseUrgentWithoutReason } from '../push/index.ts';
import type { ChatDetail } from './chat.live.ts';
import {
  directConversation,
  lockConversation,
  readMembers,
  readMembership,
  readUnread,
  storeRead,
} from './conversations.repository.ts';
import { findMessage, insertMessage, insertScheduled, readFollowers } from './messages.repository.ts';
import type { NewMessage } from './messages.repository.ts';
import { attachPictures } from './pictures.repository.ts';
import { permittedRecipients, type ChatContext } from './recipients.ts';

/** What a sender writes. */
export interface WrittenMessage {
  readonly message: string;
  readonly reply_to?: string | null | undefined;
  readonly mentions?: readonly number[] | undefined;
  readonly refs?: readonly ChatReference[] | undefined;
  readonly pictures?: readonly string[] | undefined;
}

export const contentOf = ({ message, reply_to, mentions, refs, pictures }: WrittenMessage): ScheduledContent => ({
  message,
  replyTo: reply_to ?? null,
  mentions: mentions ?? [],
  refs: refs ?? [],
  pictures: pictures ?? [],
});

export const goneConversation = () => new ApiError('not-found', 'This conversation no longer exists.');

/** Sends a message in a conversation of the caller's, now or later. Sending the same id again changes nothing. */
export async function sendTo(
  context: ChatContext,
  {
    conversationId,
    id,
    content,
    sendAt,
    urgent = null,
  }: {
    conversationId: number;
    id: string;
    content: ScheduledContent;
    sendAt: string | null;
    urgent?: Urgent | null;
  },
): Promise<void> {
  const { db, employee, now } = context;
  await requireMayWrite(context, conversationId);
  const message = { id, conversationId, authorId: employee.id, content, at: now() };
  if (urgent !== null) {
    if (sendAt !== null)
      throw new ApiError('invalid-body', 'An urgent message is sent now.', { fields: { send_at: 'Leave it empty' } });
    return sendUrgent(context, message, urgent);
  }
  if (sendAt === null || Date.parse(sendAt) <= message.at.getTime()) return deliverNow(context, message);
  await db.kysely.transaction().execute(async (trx) => {
    const sent = await findMessage(trx, id);
    if (sent) return requireSame(sent, message);
    await insertScheduled(trx, { ...message, sendAt });
  });
}

/** Sends a message to one person, in the conversation of the two. */
export async function sendToPerson(
  context: ChatContext,
  { recipientId, id, content }: { recipientId: number; id: string; content: ScheduledContent },
): Promise<void> {
  const { db, employee, now } = context;
  await permittedRecipients(context, [recipientId]);
  const at = now();
  const conversationId = await db.kysely
    .transaction()
    .execute((trx) => directConversation(trx, [employee.id, recipientId], at));
  await deliverNow(context, { id, conversationId, authorId: employee.id, content, at });
}

/** Why a message rings people who are off shift, and where that is recorded. */
interface Urgent {
  readonly reason: string;
  readonly audit: Audit;
}

/** Sends a message that rings now, even for people off shift. Its reason is audited with it, once. */
async function sendUrgent(context: ChatContext, message: NewMessage, { reason, audit }: Urgent): Promise<void> {
  const { db, now } = context;
  const { id, conversationId, authorId } = message;
  const others = (await readMembers(db.kysely, [conversationId])).flatMap(({ employee_id, left_at }) =>
    left_at === null && employee_id !== authorId ? [employee_id] : [],
  );
  const given = await refuseUrgentWithoutReason(db.kysely, {
    employeeIds: others,
    reason,
    field: 'urgent_reason',
    now: now(),
    always: true,
  });
  await deliverNow(context, message, async (trx) =>
    audit(
      {
        event: 'chat_urgent_sent',
        status: 'success',
        target: `chat-message:${id}`,
        changes: { conversation: conversationId, reason: given.reason, off_shift: given.offShift },
      },
      trx,
    ),
  );
}

async function deliverNow(
  { db }: ChatContext,
  message: NewMessage,
  recordUrgent: ((trx: Transaction<Tables>) => Promise<void>) | null = null,
): Promise<void> {
  try {
    await db.kysely.transaction().execute(async (trx) => {
      if ((await deliver(trx, message, { urgent: recordUrgent !== null })) && recordUrgent) await recordUrgent(trx);
    });
  } catch (error) {
    // The same id was used in another conversation at the same moment.
    if (isUniqueViolation(error, 'chat_message_pkey')) throw usedId();
    throw error;
  }
}

/** A member may write to a group; to one person, only while the caller may write to that person at all. */
export async function requireMayWrite(context: ChatContext, conversationId: number): Promise<void> {
  const { db, employee } = context;
  const membership = await readMembership(db.kysely, conversationId, employee.id);
  if (!membership) throw goneConversation();
  if (membership.kind === 'group') return;
  const members = await readMembers(db.kysely, [conversationId]);
  await permittedRecipients(
    context,
    members.flatMap(({ employee_id }) => (employee_id === employee.id ? [] : [employee_id])),
  );
}

/**
 * Adds a message to its conversation and notifies the members. The conversation stays locked meanwhile, so everybody
 * has its messages in the same order, and a repeated id finds the first message.
 * @returns whether it is new
 */
export async function deliver(
  trx: Transaction<Tables>,
  message: NewMessage,
  { urgent = false, scheduled = false }: { readonly urgent?: boolean; readonly scheduled?: boolean } = {},
): Promise<boolean> {
  const { id, conversationId, authorId, content, at } = message;
  const conversation = await lockConversation(trx, conversationId);
  const members = (await readMembers(trx, [conversationId])).filter(({ left_at }) => left_at === null);
  const author = members.find(({ employee_id }) => employee_id === authorId);
  if (!conversation || !author) throw goneConversation();
  const sent = await findMessage(trx, id);
  if (sent) {
    requireSame(sent, message);
    return false;
  }
  const replied = content.replyTo === null ? null : await findMessage(trx, content.replyTo);
  if (content.replyTo !== null && (replied?.conversation_id !== conversationId || replied.seq <= author.first_seq))
    throw new ApiError('invalid-body', 'The message you replied to isn’t in this conversation.', {
      fields: { reply_to: 'Not a message in this conversation' },
    });
  const mentions = mentionedMembers(
    content.mentions,
    members.map(({ employee_id }) => employee_id),
    authorId,
  );
  const seq = await insertMessage(trx, { ...message, content: { ...content, mentions } });
  const pictures = new Set(content.pictures);
  if (pictures.size > 0 && (await attachPictures(trx, { id, conversationId, authorId }, [...pictures])) < pictures.size)
    throw new ApiError('invalid-body', 'A picture is no longer there. Choose it again.', {
      fields: { pictures: 'Choose the picture again' },
    });
  // The author has read the messages above. A scheduled message may find some that its author hasn't.
  if (!scheduled) {
    await storeRead(trx, conversationId, authorId, seq, at);
    if (author.read_seq < seq - 1)
      for (const kind of ['chat', 'mention'] as const)
        await clearNotification(trx, authorId, { kind, subjectId: conversationId }, at);
  }
  const mentioned = new Set(mentions);
  const followers = content.replyTo === null ? new Set<number>() : await readFollowers(trx, content.replyTo);
  const rung = members.filter(
    ({ employee_id, muted }) =>
      employee_id !== authorId &&
      notifiesMember({ muted, mentioned: mentioned.has(employee_id), followed: followers.has(employee_id) }),
  );
  // Counted again: what was deleted, and what they wrote themselves, is nothing to read.
  const unread = await readUnread(
    trx,
    conversationId,
    rung.map(({ employee_id }) => employee_id),
  );
  for (const kind of ['mention', 'chat'] as const)
    await notify(
      trx,
      { kind, subjectId: conversationId },
      unread
        .filter(({ employee_id }) => mentioned.has(employee_id) === (kind === 'mention'))
        .map(({ employee_id, unread: amount }) => ({ employeeId: employee_id, amount })),
      { at, by: authorId, again: true, urgent },
    );
  // Screens take an author's new message as a sign that the others are read; a scheduled one makes them read again.
  await announceChat(trx, conversationId, members, authorId, scheduled ? undefined : { message: id });
  return true;
}

/**
 * Tells the open screens of a conversation's members that it changed.
 * @param detail - what of it, if that is all
 */
export async function announceChat(
  trx: Transaction<Tables>,
  conversationId: number,
  members: readonly { readonly employee_id: number; readonly left_at: Date | null }[],
  by: number,
  detail?: ChatDetail,
): Promise<void> {
  await announce(trx, {
    topic: 'chat',
    id: conversationId,
    people: members.flatMap(({ employee_id, left_at }) => (left_at === null ? [employee_id] : [])),
    by,
    ...(detail === undefined ? {} : { detail }),
  });
}

function requireSame(
  sent: { readonly conversation_id: number; readonly author_id: number | null },
  { conversationId, authorId }: NewMessage,
): void {
  if (sent.conversation_id !== conversationId || sent.author_id !== authorId) throw usedId();
}

const usedId = () =>
  new ApiError('conflict', 'This message id was used for another message.', {
    fields: { client_id: 'Used for another message' },
  });
