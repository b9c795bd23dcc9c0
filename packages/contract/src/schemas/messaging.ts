import { z } from 'zod';
import { audienceInput, employeeGroup } from './home.ts';
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
    body: z.string().describe('Empty when it was removed.'),
    photo_avatar: z.string().nullable(),
    from_user: person.nullable().describe('Null when the account was deleted.'),
    viewable: z.enum(['private', 'open']).describe('private = team members only.'),
    created_at: instant,
    removed: z.boolean().describe('Reported, and removed by a manager.'),
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

/** A mail as its sender or one of its recipients has it. */
export const mail = z
  .object({
    id: positiveId,
    thread_id: positiveId,
    from: person.nullable().describe('Null when the account was deleted.'),
    recipients: z.array(person).describe('People it was sent to by name, up to 50.'),
    to: z.array(z.string()).describe('Groups, positions and locations it was sent to.'),
    recipient_count: count.describe('Everybody who got it.'),
    subject: z.string(),
    body: z.string().describe('Empty when it was removed.'),
    sent_at: instant,
    read: z.boolean(),
    removed: z.object({ at: instant, by: z.string().nullable(), reason: z.string() }).nullable(),
    undelivered: z
      .array(z.object({ display_name: z.string(), problem: z.string() }))
      .describe('For the sender: email copies that could not be delivered. The mail itself has arrived.'),
  })
  .meta({ id: 'Mail' });
export type Mail = z.output<typeof mail>;

/** A thread as one person has it. */
export const mailThread = z
  .object({
    id: positiveId,
    subject: z.string(),
    from: person.nullable().describe('Who sent the latest mail.'),
    preview: z.string(),
    mails: count,
    unread: count,
    last_at: instant,
  })
  .meta({ id: 'MailThread' });
export type MailThread = z.output<typeof mailThread>;

/** What a mail is composed of. */
export const mailContent = {
  recipients: z.array(positiveId).max(1000).default([]).describe('People, by employee id.'),
  audience: audienceInput.prefault({}).describe('Everybody in it, in addition; without lists, nobody.'),
  reply_to: positiveId.nullable().default(null).describe('The mail this one answers; it joins its thread.'),
};

/** A mail somebody has begun to write. */
export const mailDraft = z
  .object({
    client_id: z.string(),
    version: count,
    recipients: z.array(person),
    audience: z.object({
      positions: z.array(z.string()),
      organizations: z.array(z.object({ id: positiveId, slug: z.string(), display_name: z.string() })),
      groups: z.array(employeeGroup),
    }),
    reply_to: positiveId.nullable(),
    subject: z.string(),
    body: z.string(),
    updated_at: instant,
  })
  .meta({ id: 'MailDraft' });
export type MailDraft = z.output<typeof mailDraft>;
