import { z } from 'zod';
import { count, instant, positiveId } from './scalars.ts';

export const person = z.object({ user_id: positiveId, display_name: z.string() });

/** A chat message (specification, section 3). */
export const chatMessage = z
  .object({
    id: z.string(),
    message: z.string(),
    chatMessageFromId: positiveId,
    chatMessageRecipientId: positiveId,
    fromEmployeeID: positiveId,
    createdAt: instant,
    from: person,
    recipient: person,
  })
  .meta({ id: 'ChatMessage' });
export type ChatMessage = z.output<typeof chatMessage>;

/** A message in a team's room (specification, section 3). */
export const huddleMessage = z
  .object({
    id: positiveId,
    msg_type: z.string().describe('text, or joined for a new member.'),
    body: z.string(),
    photo_avatar: z.string().nullable(),
    from_user: person.nullable().describe('Null when the account was deleted.'),
    viewable: z.enum(['private', 'open']).describe('private = team members only.'),
    created_at: instant,
  })
  .meta({ id: 'HuddleMessage' });
export type HuddleMessage = z.output<typeof huddleMessage>;

/** A team's room as the reader has it. */
export const huddle = z
  .object({
    team_id: positiveId,
    team_slug: z.string(),
    name: z.string(),
    member: z.boolean().describe('The caller is in the team: reads private messages, and writes.'),
    following: z.boolean(),
    read_id: count.describe('The last message the caller has read.'),
  })
  .meta({ id: 'Huddle' });
export type Huddle = z.output<typeof huddle>;

export const mail = z
  .object({
    id: positiveId,
    from: person,
    recipients: z.array(person),
    subject: z.string(),
    body: z.string(),
    sent_at: instant,
    read: z.boolean(),
  })
  .meta({ id: 'Mail' });
