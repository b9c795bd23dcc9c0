import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { Conversation, ConversationMessage, MemberQuiet } from '@roadside/contract/schemas';
import { canView } from '@roadside/domain/geography';
import { ringingAt } from '@roadside/domain/push';
import type { Transaction } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { cutPage, rowsToRead } from '../../platform/lists/list-request.ts';
import { cursorScope, readCursor, signCursor } from '../../platform/lists/signed-cursor.ts';
import { announce } from '../../platform/live/announce.ts';
import { clearNotification } from '../notifications/index.ts';
import { readRingFacts } from '../push/index.ts';
import { conversationReplies, messageReplies, receiptsOf } from './chat-reply.ts';
import {
  addMembers,
  directConversation,
  findConversations,
  holdConversation,
  insertGroup,
  leaveConversation,
  readActivity,
  lockConversation,
  readMembers,
  readMembership,
  readReceiptSettings,
  renameConversation,
  storeMuted,
  storeRead,
} from './conversations.repository.ts';
import {
  deleteScheduled,
  findMessage,
  findMessages,
  findScheduled,
  readMessagesById,
  readScheduled,
  rewriteMessage,
  storeFollower,
  storeReaction,
} from './messages.repository.ts';
import { permittedRecipients } from './recipients.ts';
import { recountChats, takeContent } from './remove-message.ts';
import { announceChat, contentOf, goneConversation, sendTo } from './send.service.ts';
import { sharedMembership, sharedPage } from './shared-reads.ts';

type Conversations = typeof calls.conversations;

const defaultRowsPerPage = 50;
const maxMembers = 200;
const maxScheduled = 200;

/** The caller's conversations. */
export async function listConversations(
  context: CallContext,
  { only, quiet = false, cursor, rows_per_page: size = defaultRowsPerPage }: ParsedBody<Conversations['list']>,
): Promise<CallReply<Conversations['list']>> {
  const scope = cursorScope(context, ['conversations', only ?? null]);
  const rows = await findConversations(context.db.kysely, {
    employeeId: context.employee.id,
    only: only ?? null,
    after: cursor === undefined ? null : readCursor(cursor, scope),
    limit: rowsToRead(size),
  });
  const page = cutPage(rows, size);
  const conversations = await conversationReplies(context, page.rows);
  return {
    conversations: only !== undefined && quiet ? await withQuiet(context, conversations) : conversations,
    next_cursor: page.last && signCursor(page.last.sort_keys, scope),
  };
}

/** How long somebody who left is still shown as active before. */
const activeMs = 86_400_000;

/**
 * Adds why and until when a message wouldn't ring the other members now, and when those the caller may view were last
 * active.
 */
async function withQuiet(
  { db, tree, subject, config, employee, now }: CallContext,
  conversations: readonly Conversation[],
): Promise<Conversation[]> {
  const others = conversations
    .flatMap(({ members }) => members)
    .flatMap(({ user_id, left }) => (left || user_id === employee.id ? [] : [user_id]));
  const at = now();
  const facts = await readRingFacts(db.kysely, others, at);
  const seen = tree.all().filter((place) => canView(subject, place, config.access));
  const active = await readActivity(db.kysely, {
    organizationIds: seen.map(({ id }) => id),
    since: new Date(at.getTime() - activeMs),
    among: others,
  });
  const activeAt = new Map(active.map(({ employee_id, seen_at }) => [employee_id, seen_at.toISOString()]));
  const quietOf = (id: number): MemberQuiet | null => {
    const own = facts.get(id);
    const ringing = own && ringingAt(own, at.getTime());
    if (!ringing || ringing.now) return null;
    const { reason, at: until } = ringing;
    return {
      reason: reason === 'time-off' ? 'off-shift' : reason,
      until: until === null || reason === 'on-call' ? null : new Date(until).toISOString(),
    };
  };
  return conversations.map((conversation) => ({
    ...conversation,
    members: conversation.members.map((member) => ({
      ...member,
      quiet: quietOf(member.user_id),
      active_at: activeAt.get(member.user_id) ?? null,
    })),
  }));
}

async function oneConversation(context: CallContext, id: number): Promise<{ conversation: Conversation }> {
  const rows = await findConversations(context.db.kysely, {
    employeeId: context.employee.id,
    only: id,
    after: null,
    limit: 1,
  });
  const [conversation] = await conversationReplies(context, rows);
  if (!conversation) throw goneConversation();
  return { conversation };
}

/** Starts a conversation, or returns the one with a person. */
export async function startConversation(
  context: CallContext,
  { people, title = null }: ParsedBody<Conversations['start']>,
): Promise<CallReply<Conversations['start']>> {
  const { db, employee, now } = context;
  const others = await permittedRecipients(context, people);
  const [only] = others;
  const id = await db.kysely.transaction().execute(async (trx) => {
    if (only !== undefined && others.length === 1 && title === null)
      return directConversation(trx, [employee.id, only], now());
    const members = [employee.id, ...others];
    const group = await insertGroup(trx, { title: title?.trim() ?? null, people: members, by: employee.id, at: now() });
    await announce(trx, { topic: 'chat', id: group, people: members, by: employee.id });
    return group;
  });
  return oneConversation(context, id);
}

/** Messages of a conversation, oldest first. */
export async function listMessages(
  context: CallContext,
  { id, before, after, limit }: ParsedBody<Conversations['messages']>,
): Promise<CallReply<Conversations['messages']>> {
  const membership = await sharedMembership(context, id);
  if (!membership) throw goneConversation();
  const forward = after !== undefined;
  const { rows, parts } = await sharedPage(context, {
    conversationId: id,
    above: Math.max(membership.first_seq, after ?? 0),
    below: before ?? null,
    latestFirst: !forward,
    limit: rowsToRead(limit),
  });
  const shown = cutPage(rows, limit);
  const sorted = forward ? shown.rows : shown.rows.toReversed();
  const [first, last] = [sorted[0]?.seq, sorted.at(-1)?.seq];
  return {
    messages: await messageReplies(context, sorted, parts),
    has_earlier: first === undefined ? false : first > membership.first_seq + 1,
    has_later: last === undefined ? false : last < membership.last_seq,
  };
}

/** Sends a message, now or later. */
export async function sendMessage(
  context: CallContext,
  body: ParsedBody<Conversations['send']>,
): Promise<CallReply<Conversations['send']>> {
  const { id: conversationId, client_id: id, send_at: sendAt = null } = body;
  const { urgent_reason: reason } = body;
  const urgent = reason === undefined ? null : { reason, audit: context.audit };
  await sendTo(context, { conversationId, id, content: contentOf(body), sendAt, urgent });
  const [message] = await messageReplies(context, await readMessagesById(context.db.kysely, [id]));
  if (message) return { message, scheduled: null };
  const waiting = await findScheduled(context.db.kysely, id);
  if (waiting?.author_id !== context.employee.id) throw goneConversation();
  return { message: null, scheduled: scheduledReply(waiting) };
}

type Waiting = NonNullable<Awaited<ReturnType<typeof findScheduled>>>;
const scheduledReply = ({ id, conversation_id, content, send_at, refused_at }: Waiting) => ({
  id,
  conversation_id,
  message: content.message,
  send_at: send_at.toISOString(),
  refused: refused_at !== null,
});

/** The caller's messages that wait for their time. */
export async function listScheduled({ db, employee }: CallContext): Promise<CallReply<Conversations['scheduled']>> {
  return { scheduled: (await readScheduled(db.kysely, employee.id, maxScheduled)).map(scheduledReply) };
}

/** Cancels one of them. */
export async function cancelScheduled(context: CallContext, id: string): Promise<CallReply<Conversations['cancel']>> {
  if (!(await deleteScheduled(context.db.kysely, id, context.employee.id)))
    throw new ApiError('not-found', 'This message was sent or canceled.');
  return listScheduled(context);
}

/** A change of a message in one of the caller's conversations. */
async function changeMessage(
  context: CallContext,
  messageId: string,
  {
    own,
    change,
  }: {
    own: boolean;
    change: (trx: Transaction<Tables>, at: Date, message: { id: string; conversation_id: number }) => Promise<void>;
  },
): Promise<{ message: ConversationMessage }> {
  const { db, employee, now } = context;
  await db.kysely.transaction().execute(async (trx) => {
    const message = await findMessage(trx, messageId);
    const membership = message && (await readMembership(trx, message.conversation_id, employee.id));
    if (!message || !membership || message.seq <= membership.first_seq || (own && message.author_id !== employee.id))
      throw new ApiError('not-found', 'This message no longer exists.');
    await lockConversation(trx, message.conversation_id);
    if (((await findMessage(trx, messageId))?.deleted_at ?? null) !== null) return;
    await change(trx, now(), message);
    const members = await readMembers(trx, [message.conversation_id]);
    await announceChat(trx, message.conversation_id, members, employee.id, { message: messageId });
  });
  const [reply] = await messageReplies(context, await readMessagesById(db.kysely, [messageId]));
  if (!reply) throw new ApiError('not-found', 'This message no longer exists.');
  return { message: reply };
}

/** Changes the text of the caller's own message. */
export const editMessage = (context: CallContext, id: string, text: string) =>
  changeMessage(context, id, { own: true, change: (trx, at) => rewriteMessage(trx, id, text, at) });

/** Deletes the caller's own message. */
export const deleteMessage = (context: CallContext, id: string) =>
  changeMessage(context, id, {
    own: true,
    change: (trx, at, message) => takeContent(trx, message, { at, by: context.employee.id }),
  });

/** Adds or removes the caller's reaction. */
export const reactTo = (context: CallContext, id: string, emoji: string, on: boolean) =>
  changeMessage(context, id, {
    own: false,
    change: (trx, at) => storeReaction(trx, { messageId: id, employeeId: context.employee.id, emoji, on, at }),
  });

/** Follows the replies to a message, or stops following them. */
export const followMessage = (context: CallContext, id: string, on: boolean) =>
  changeMessage(context, id, {
    own: false,
    change: (trx) => storeFollower(trx, { messageId: id, employeeId: context.employee.id, on }),
  });

/** Runs a change in one of the caller's conversations. */
async function changeConversation(
  context: CallContext,
  id: number,
  change: (trx: Transaction<Tables>, conversation: { kind: 'direct' | 'group' }) => Promise<void>,
): Promise<void> {
  const { db, employee } = context;
  await db.kysely.transaction().execute(async (trx) => {
    const membership = await readMembership(trx, id, employee.id);
    if (!membership) throw goneConversation();
    await lockConversation(trx, id);
    await change(trx, membership);
    const members = await readMembers(trx, [id]);
    // A member who has just left must hear of it, too.
    await announceChat(trx, id, [...members, { employee_id: employee.id, left_at: null }], employee.id);
  });
}

/**
 * Records how far the caller has read. Once everything is read, its notifications are gone; until then they count what
 * is left. A message sent at the same moment comes before or after, so its notification is never lost.
 */
export async function markConversationRead(
  context: CallContext,
  { id, seq }: ParsedBody<Conversations['markRead']>,
): Promise<CallReply<Conversations['markRead']>> {
  const { db, tree, employee, now } = context;
  await db.kysely.transaction().execute(async (trx) => {
    await holdConversation(trx, id);
    const membership = await readMembership(trx, id, employee.id);
    if (!membership) throw goneConversation();
    if (!(await storeRead(trx, id, employee.id, seq, now()))) return;
    if (seq >= membership.last_seq)
      for (const kind of ['chat', 'mention'] as const)
        await clearNotification(trx, employee.id, { kind, subjectId: id }, now());
    else await recountChats(trx, [id], { by: employee.id, among: [employee.id] });
    const [members, settings] = [await readMembers(trx, [id]), await readReceiptSettings(trx)];
    // Where receipts are off, only the reader's own screens hear of it.
    const { on } = receiptsOf(settings, tree, tree.byId(employee.organizationId));
    const notified = members.filter(({ employee_id }) => on || employee_id === employee.id);
    const read = { user_id: employee.id, seq: Math.min(seq, membership.last_seq) };
    await announceChat(trx, id, notified, employee.id, { read });
  });
  return oneConversation(context, id);
}

/** Mutes a conversation for the caller. */
export async function muteConversation(context: CallContext, id: number, muted: boolean) {
  await changeConversation(context, id, (trx) => storeMuted(trx, id, context.employee.id, muted));
  return oneConversation(context, id);
}

const groupsOnly = () =>
  new ApiError('invalid-body', 'A conversation between two people stays as it is.', { fields: { id: 'Not a group' } });

/** Adds people to a group, or renames it. */
export async function changeMembers(
  context: CallContext,
  { id, add = [], title }: ParsedBody<Conversations['members']>,
): Promise<CallReply<Conversations['members']>> {
  const { db, employee, now } = context;
  const membership = await readMembership(db.kysely, id, employee.id);
  if (!membership) throw goneConversation();
  if (membership.kind === 'direct') throw groupsOnly();
  const people = add.length === 0 ? [] : await permittedRecipients(context, add);
  await changeConversation(context, id, async (trx) => {
    if (title !== undefined) await renameConversation(trx, id, title.trim());
    await addMembers(trx, id, people, now());
    const members = (await readMembers(trx, [id])).filter(({ left_at }) => left_at === null);
    if (members.length > maxMembers)
      throw new ApiError('invalid-body', `A group has at most ${maxMembers} members.`, {
        fields: { add: 'Too many people' },
      });
  });
  return oneConversation(context, id);
}

/** Leaves a group. */
export async function leaveGroup(context: CallContext, id: number): Promise<{ id: number }> {
  const { employee, now } = context;
  await changeConversation(context, id, async (trx, { kind }) => {
    if (kind === 'direct') throw groupsOnly();
    await leaveConversation(trx, id, employee.id, now());
    for (const each of ['chat', 'mention'] as const)
      await clearNotification(trx, employee.id, { kind: each, subjectId: id }, now());
  });
  return { id };
}

/** Messages of the caller's conversations that contain a text. */
export async function searchMessages(
  context: CallContext,
  { text, id, cursor, rows_per_page: size = defaultRowsPerPage }: ParsedBody<Conversations['search']>,
): Promise<CallReply<Conversations['search']>> {
  const scope = cursorScope(context, ['chat-search', text, id ?? null]);
  const rows = await findMessages(
    context.db.kysely,
    { employeeId: context.employee.id, conversationId: id, text: text.trim() },
    { after: cursor === undefined ? null : readCursor(cursor, scope), limit: rowsToRead(size) },
  );
  const page = cutPage(rows, size);
  return {
    messages: await messageReplies(context, page.rows),
    next_cursor: page.last && signCursor(page.last.sort_keys, scope),
  };
}

/** Tells the others that the caller is typing. */
export async function reportTyping({ db, employee }: CallContext, id: number): Promise<{ id: number }> {
  if (!(await readMembership(db.kysely, id, employee.id))) throw goneConversation();
  const others = (await readMembers(db.kysely, [id])).filter(
    ({ employee_id, left_at }) => left_at === null && employee_id !== employee.id,
  );
  await announce(db.kysely, {
    topic: 'chat-typing',
    id,
    people: others.map(({ employee_id }) => employee_id),
    by: employee.id,
  });
  return { id };
}
