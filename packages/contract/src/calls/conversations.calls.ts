import { longestUrgentReason } from '@roadside/domain/push';
import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { messageLimit, readLimit, uploadLimit, writeLimit } from '../call/rate-limits.ts';
import {
  chatPicture,
  chatReference,
  conversation,
  conversationMessage,
  emoji,
  messageContent,
  messageSeq,
  scheduledMessage,
  sharedRecord,
} from '../schemas/conversation.ts';
import { person } from '../schemas/messaging.ts';
import { plannedInstant, positiveId, rowsPerPage, slug, text } from '../schemas/scalars.ts';

function on<Purpose extends string>(purpose: Purpose, row = 'C173') {
  return {
    definition: {
      path: '/messaging/conversations/',
      selector: { equals: { purpose } },
      access: signedIn(row),
      rateLimit: readLimit,
      status: 'final',
      origin: 'ours',
    } as const,
    body: { purpose: z.literal(purpose) },
  };
}

const list = on('list');
const start = on('start');
const messages = on('messages');
const send = on('send');
const edit = on('edit');
const remove = on('delete');
const react = on('react');
const follow = on('follow');
const markRead = on('mark_read');
const mute = on('mute');
const members = on('members');
const leave = on('leave');
const search = on('search');
const typing = on('typing');
const scheduled = on('scheduled');
const cancel = on('cancel');
const resolve = on('resolve');
const people = on('people');
const receipts = on('receipts', 'C174');

const cursor = { cursor: text(600).optional(), rows_per_page: rowsPerPage.optional() };
const oneConversation = z.object({ conversation });
const oneMessage = z.object({ message: conversationMessage });
const done = z.object({ id: positiveId });
const title = text(120).refine((value) => value.trim() !== '', 'Enter a name');

/**
 * Conversations between two people and in groups (decisions 31). Only members learn of one; for others, its id doesn't
 * exist. The spec's one-to-one chat is the GraphQL store of the same messages.
 */
export const conversations = {
  list: defineCall({
    ...list.definition,
    name: 'conversations.list',
    summary: 'The caller’s conversations, latest message first, paged',
    body: z.strictObject({
      ...list.body,
      only: positiveId.optional().describe('Only this conversation.'),
      quiet: z.boolean().optional().describe('With only: says whose devices a message wouldn’t ring now.'),
      ...cursor,
    }),
    reply: z.object({ conversations: z.array(conversation), next_cursor: z.string().nullable() }),
    idempotent: true,
  }),
  start: defineCall({
    ...start.definition,
    name: 'conversations.start',
    summary: 'Starts a conversation; with one person, returns the one there is',
    notes: 'With a title, or with several people, it is a group.',
    rateLimit: writeLimit,
    body: z.strictObject({
      ...start.body,
      people: z.array(positiveId).min(1).max(200),
      title: title.nullable().optional(),
    }),
    reply: oneConversation,
    idempotent: false,
    idempotencyKey: 'accepted',
  }),
  messages: defineCall({
    ...messages.definition,
    name: 'conversations.messages',
    summary: 'Messages of a conversation, oldest first: the latest, or those around a number',
    notes: 'before and after page in either direction; without them, the latest.',
    body: z.strictObject({
      ...messages.body,
      id: positiveId,
      before: messageSeq.optional().describe('Only messages with a lower number, the nearest of them.'),
      after: messageSeq.optional().describe('Only messages with a higher number, the nearest of them.'),
      limit: z.int().min(1).max(200).default(50),
    }),
    reply: z.object({
      messages: z.array(conversationMessage),
      has_earlier: z.boolean(),
      has_later: z.boolean(),
    }),
    idempotent: true,
  }),
  send: defineCall({
    ...send.definition,
    name: 'conversations.send',
    summary: 'Sends a message, now or at a later time',
    notes: 'client_id is the message’s id: sending it again returns the same message and sends nothing.',
    rateLimit: messageLimit,
    body: z.strictObject({
      ...send.body,
      id: positiveId,
      client_id: z.uuid(),
      ...messageContent,
      send_at: plannedInstant.optional().describe('Sent then, if the sender may still write there.'),
      urgent_reason: text(longestUrgentReason)
        .optional()
        .describe('Rings now, off shift too; why goes to the audit log. Not with send_at.'),
    }),
    reply: z.object({ message: conversationMessage.nullable(), scheduled: scheduledMessage.nullable() }),
    idempotent: true,
  }),
  picture: defineCall({
    path: '/messaging/conversation-pictures/',
    selector: {},
    access: signedIn('C173'),
    rateLimit: uploadLimit,
    status: 'final',
    origin: 'ours',
    name: 'conversations.picture',
    summary: 'Uploads a picture for a message of a conversation',
    notes: 'It is re-encoded, which removes location and other data. One that isn’t sent is deleted after a day.',
    bodyType: 'multipart',
    body: z.strictObject({
      id: z
        .string()
        .regex(/^[1-9]\d{0,8}$/)
        .transform(Number)
        .describe('The conversation.'),
      photo: z.file().min(1).max(10_000_000).mime(['image/jpeg', 'image/png', 'image/webp']),
    }),
    reply: z.object({ picture: chatPicture }),
    idempotent: false,
  }),
  edit: defineCall({
    ...edit.definition,
    name: 'conversations.edit',
    summary: 'Changes the text of one’s own message',
    rateLimit: messageLimit,
    body: z.strictObject({ ...edit.body, message_id: z.uuid(), message: messageContent.message }),
    reply: oneMessage,
    idempotent: true,
  }),
  delete: defineCall({
    ...remove.definition,
    name: 'conversations.delete',
    summary: 'Deletes one’s own message; its place stays, without its text',
    rateLimit: writeLimit,
    body: z.strictObject({ ...remove.body, message_id: z.uuid() }),
    reply: oneMessage,
    idempotent: true,
  }),
  react: defineCall({
    ...react.definition,
    name: 'conversations.react',
    summary: 'Adds or removes the caller’s reaction',
    rateLimit: writeLimit,
    body: z.strictObject({ ...react.body, message_id: z.uuid(), emoji, on: z.boolean() }),
    reply: oneMessage,
    idempotent: true,
  }),
  follow: defineCall({
    ...follow.definition,
    name: 'conversations.follow',
    summary: 'Follows the replies to a message, or stops following them',
    notes: 'Replies, and replies to those, notify the caller even where the conversation is muted.',
    rateLimit: writeLimit,
    body: z.strictObject({ ...follow.body, message_id: z.uuid(), on: z.boolean() }),
    reply: oneMessage,
    idempotent: true,
  }),
  markRead: defineCall({
    ...markRead.definition,
    name: 'conversations.markRead',
    summary: 'Records how far the caller has read, and clears its notifications',
    notes: 'Never moves back.',
    rateLimit: readLimit,
    body: z.strictObject({ ...markRead.body, id: positiveId, seq: messageSeq }),
    reply: oneConversation,
    idempotent: true,
  }),
  mute: defineCall({
    ...mute.definition,
    name: 'conversations.mute',
    summary: 'Mutes a conversation for the caller; mentions and followed replies still notify',
    rateLimit: writeLimit,
    body: z.strictObject({ ...mute.body, id: positiveId, muted: z.boolean() }),
    reply: oneConversation,
    idempotent: true,
  }),
  members: defineCall({
    ...members.definition,
    name: 'conversations.members',
    summary: 'Adds people to a group, or renames it',
    notes: 'People who join see what is written from then on.',
    rateLimit: writeLimit,
    body: z.strictObject({
      ...members.body,
      id: positiveId,
      add: z.array(positiveId).max(200).optional(),
      title: title.optional(),
    }),
    reply: oneConversation,
    idempotent: true,
  }),
  leave: defineCall({
    ...leave.definition,
    name: 'conversations.leave',
    summary: 'Leaves a group',
    rateLimit: writeLimit,
    body: z.strictObject({ ...leave.body, id: positiveId }),
    reply: done,
    idempotent: false,
    idempotencyKey: 'accepted',
  }),
  search: defineCall({
    ...search.definition,
    name: 'conversations.search',
    summary: 'Messages in the caller’s conversations that contain a text, newest first, paged',
    body: z.strictObject({
      ...search.body,
      text: text(100).refine((value) => value.trim() !== '', 'Enter a word'),
      id: positiveId.optional().describe('Only in this conversation.'),
      ...cursor,
    }),
    reply: z.object({ messages: z.array(conversationMessage), next_cursor: z.string().nullable() }),
    idempotent: true,
  }),
  typing: defineCall({
    ...typing.definition,
    name: 'conversations.typing',
    summary: 'Tells the other members that the caller is typing',
    notes: 'Send it every few seconds while typing; screens forget it after ten.',
    body: z.strictObject({ ...typing.body, id: positiveId }),
    reply: done,
    idempotent: true,
  }),
  scheduled: defineCall({
    ...scheduled.definition,
    name: 'conversations.scheduled',
    summary: 'The caller’s messages that wait for their time, soonest first',
    body: z.strictObject(scheduled.body),
    reply: z.object({ scheduled: z.array(scheduledMessage) }),
    idempotent: true,
  }),
  cancel: defineCall({
    ...cancel.definition,
    name: 'conversations.cancel',
    summary: 'Cancels a message that waits for its time',
    rateLimit: writeLimit,
    body: z.strictObject({ ...cancel.body, message_id: z.uuid() }),
    reply: z.object({ scheduled: z.array(scheduledMessage) }),
    idempotent: false,
    idempotencyKey: 'accepted',
  }),
  people: defineCall({
    ...people.definition,
    name: 'conversations.people',
    summary: 'People the caller may write to, by a part of their name',
    notes: 'Up to 50, by name. A driver finds teammates, the managers of the own station, and those who wrote first.',
    body: z.strictObject({ ...people.body, text: text(100, 0) }),
    reply: z.object({ people: z.array(person.extend({ position_type: z.string(), organization_name: z.string() })) }),
    idempotent: true,
  }),
  resolve: defineCall({
    ...resolve.definition,
    name: 'conversations.resolve',
    summary: 'What links lead to before they are sent, under the caller’s own rights',
    notes:
      'Messages come with their links resolved. A link the caller may not open is not allowed, like one to a record that doesn’t exist.',
    body: z.strictObject({ ...resolve.body, refs: z.array(chatReference).min(1).max(50) }),
    reply: z.object({ refs: z.array(sharedRecord).describe('In the order of the request.') }),
    idempotent: true,
  }),
  receipts: defineCall({
    ...receipts.definition,
    name: 'conversations.receipts',
    summary: 'Whether senders see that people of a location have read their messages',
    notes: 'Without on, only reads the setting. It holds for the location and everything below it.',
    rateLimit: writeLimit,
    body: z.strictObject({ ...receipts.body, slug, on: z.boolean().optional() }),
    reply: z.object({ on: z.boolean(), inherited: z.boolean().describe('Set for a location above, or by default.') }),
    idempotent: true,
  }),
};
