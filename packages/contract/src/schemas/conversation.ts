import { reactions, referenceKinds } from '@roadside/domain/home';
import { z } from 'zod';
import { storedFileName } from '../files/index.ts';
import { person } from './messaging.ts';
import { callId, count, day, instant, largestInteger, positiveId, slug, text } from './scalars.ts';

/** A link as its sender writes it. */
export const chatReference = z
  .strictObject({
    kind: z.enum(referenceKinds),
    id: callId.describe('By kind: the driver’s organization, the shift, the call, the dashboard element.'),
    slug: slug.describe('The location it was shared from; an element opens there.'),
  })
  .refine(({ kind, id }) => kind === 'call' || id <= largestInteger, {
    path: ['id'],
    message: 'Only calls have ids this high',
  })
  .meta({ id: 'ChatReference' });
export type ChatReferenceBody = z.output<typeof chatReference>;

/** A link as one reader may see it: of a record out of reach, nothing, not even its kind. */
export const sharedRecord = z
  .discriminatedUnion('allowed', [
    z.object({ allowed: z.literal(false) }),
    z.object({
      allowed: z.literal(true),
      kind: z.enum(referenceKinds),
      id: callId,
      title: z.string(),
      place: z.string().nullable().describe('Name of the location; null for a driver.'),
      slug: slug.describe('The location to open it at.'),
      at: instant.nullable().describe('When the shift starts, or the call came in.'),
      until: instant.nullable().describe('When the shift ends on screen.'),
      day: day.nullable().describe('The local day of a shift.'),
      dashboard: positiveId.nullable().describe('The dashboard of an element.'),
    }),
  ])
  .meta({ id: 'SharedRecord' });
export type SharedRecord = z.output<typeof sharedRecord>;

/** A picture of a message. */
export const chatPicture = z
  .object({
    name: z.string().describe('To send it with a message.'),
    path: z.string(),
    width: count,
    height: count,
  })
  .meta({ id: 'ChatPicture' });
export type ChatPicture = z.output<typeof chatPicture>;

/** Why and how long a member's devices stay quiet. Days off look like any other time off shift. */
export const memberQuiet = z.object({
  reason: z.enum(['off-shift', 'quiet-hours', 'on-call']),
  until: instant.nullable().describe('Null while no coming shift is known, and on a call.'),
});
export type MemberQuiet = z.output<typeof memberQuiet>;

/** A member of a conversation. */
export const conversationMember = person
  .extend({
    left: z.boolean(),
    read_seq: count.nullable().describe('Number of the last message read; null where receipts are turned off.'),
    quiet: memberQuiet
      .nullable()
      .optional()
      .describe('Why a message doesn’t ring now; null if it does. Only where the caller asks for it.'),
    active_at: instant
      .nullable()
      .optional()
      .describe(
        'When the member was last active; null if that is out of the caller’s view, or a day ago. Comes with quiet.',
      ),
  })
  .meta({ id: 'ConversationMember' });

/** A message in a conversation. */
export const conversationMessage = z
  .object({
    id: z.string(),
    conversation_id: positiveId,
    seq: count.describe('Its number in the conversation: without gaps, and the same for everybody.'),
    author: person.nullable().describe('Null when the account was deleted.'),
    message: z.string().describe('Empty when it was deleted.'),
    reply_to: z.object({ id: z.string(), seq: count, author: person.nullable(), message: z.string() }).nullable(),
    mentions: z.array(positiveId),
    refs: z.array(sharedRecord).describe('Links, as this reader may see them.'),
    pictures: z.array(chatPicture),
    reactions: z.array(z.object({ emoji: z.string(), count, mine: z.boolean() })),
    followed: z.boolean().describe('The caller follows the replies to it.'),
    created_at: instant,
    edited_at: instant.nullable(),
    deleted: z.boolean(),
  })
  .meta({ id: 'ConversationMessage' });
export type ConversationMessage = z.output<typeof conversationMessage>;

/** A conversation as one of its members sees it. */
export const conversation = z
  .object({
    id: positiveId,
    kind: z.enum(['direct', 'group']),
    title: z.string().nullable(),
    members: z.array(conversationMember),
    last_seq: count,
    read_seq: count.describe('Number of the last message the caller has read.'),
    unread: count,
    mentioned: z.boolean().describe('An unread message mentions the caller.'),
    muted: z.boolean(),
    last_message: conversationMessage.nullable(),
    last_message_at: instant,
  })
  .meta({ id: 'Conversation' });
export type Conversation = z.output<typeof conversation>;

/** A message that waits for its time. */
export const scheduledMessage = z
  .object({
    id: z.string(),
    conversation_id: positiveId,
    message: z.string(),
    send_at: instant,
    refused: z.boolean().optional().describe('It was not sent: at its time the sender could no longer write there.'),
  })
  .meta({ id: 'ScheduledMessage' });
export type ScheduledMessage = z.output<typeof scheduledMessage>;

/** Number of a message in its conversation. */
export const messageSeq = z.int().min(0).max(largestInteger);

/** The reactions people choose from. */
export const emoji = z.enum(reactions);

/** What a sender writes. */
export const messageContent = {
  message: text(4000).refine((value) => value.trim() !== '', 'Enter a message'),
  reply_to: z.uuid().nullable().optional(),
  mentions: z.array(positiveId).max(50).optional().describe('Members it mentions.'),
  refs: z.array(chatReference).max(10).optional(),
  pictures: z
    .array(z.string().regex(storedFileName))
    .max(4)
    .optional()
    .describe('Names of pictures the sender uploaded for this conversation.'),
};
