import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { messageLimit, readLimit, writeLimit } from '../call/rate-limits.ts';
import { employeeGroup } from '../schemas/home.ts';
import { mail, mailContent, mailDraft, mailThread } from '../schemas/messaging.ts';
import { count, largestInteger, positiveId, rowsPerPage, text } from '../schemas/scalars.ts';

function on<Purpose extends string>(purpose: Purpose, row = 'C380') {
  return {
    definition: {
      path: '/messaging/mailbox/',
      selector: { equals: { purpose } },
      access: signedIn(row),
      rateLimit: readLimit,
      status: 'final',
      origin: 'ours',
    } as const,
    body: { purpose: z.literal(purpose) },
  };
}

const threads = on('threads');
const thread = on('thread');
const markRead = on('mark_read');
const choices = on('choices', 'C381');
const reach = on('reach', 'C381');
const drafts = on('drafts', 'C381');
const saveDraft = on('save_draft', 'C381');
const discardDraft = on('discard_draft', 'C381');

/**
 * The Mail screen: threads and drafts. People see only mail they sent or received; the id of any other thread doesn't
 * exist for them.
 */
export const mailbox = {
  threads: defineCall({
    ...threads.definition,
    name: 'mailbox.threads',
    summary: 'The caller’s threads, latest mail first, paged',
    body: z.strictObject({
      ...threads.body,
      folder: z.enum(['all', 'unread', 'sent']).default('all'),
      text: text(100, 0).optional().describe('Only threads with a mail that contains it.'),
      cursor: text(600).optional(),
      rows_per_page: rowsPerPage.optional(),
    }),
    reply: z.object({
      threads: z.array(mailThread),
      unread: count.describe('Unread mails in all threads.'),
      next_cursor: z.string().nullable(),
    }),
    idempotent: true,
  }),
  thread: defineCall({
    ...thread.definition,
    name: 'mailbox.thread',
    summary: 'The latest 200 mails of a thread that the caller sent or received, oldest first',
    body: z.strictObject({ ...thread.body, id: positiveId }),
    reply: z.object({ subject: z.string(), mails: z.array(mail) }),
    idempotent: true,
  }),
  markRead: defineCall({
    ...markRead.definition,
    name: 'mailbox.markRead',
    summary: 'Marks the caller’s mails of a thread as read, and clears its notification',
    body: z.strictObject({
      ...markRead.body,
      id: positiveId,
      up_to: positiveId.describe('The last mail shown: one that has arrived since stays unread.'),
    }),
    reply: z.object({ unread: count }),
    idempotent: true,
  }),
  choices: defineCall({
    ...choices.definition,
    name: 'mailbox.choices',
    summary: 'Groups and positions the caller may send mail to',
    body: z.strictObject(choices.body),
    reply: z.object({ groups: z.array(employeeGroup), positions: z.array(z.string()) }),
    idempotent: true,
  }),
  reach: defineCall({
    ...reach.definition,
    name: 'mailbox.reach',
    summary: 'How many people a mail would reach now',
    body: z.strictObject({ ...reach.body, ...mailContent }),
    reply: z.object({
      people: count,
      by_email: count.describe('Of these, how many get a copy by email; none without a mail service.'),
    }),
    idempotent: true,
  }),
  drafts: defineCall({
    ...drafts.definition,
    name: 'mailbox.drafts',
    summary: 'The caller’s latest 100 drafts',
    body: z.strictObject(drafts.body),
    reply: z.object({ drafts: z.array(mailDraft) }),
    idempotent: true,
  }),
  saveDraft: defineCall({
    ...saveDraft.definition,
    name: 'mailbox.saveDraft',
    summary: 'Saves a draft',
    notes: 'A draft that was changed elsewhere is refused with the stored one; one that was sent is refused.',
    rateLimit: messageLimit,
    body: z.strictObject({
      ...saveDraft.body,
      ...mailContent,
      client_id: z.uuid(),
      version: z.int().min(0).max(largestInteger).describe('Version of the draft as it was read; 0 for a new one.'),
      subject: text(200, 0),
      body: text(20_000, 0),
    }),
    reply: z.object({ draft: mailDraft }),
    idempotent: false,
    idempotencyKey: 'accepted',
  }),
  discardDraft: defineCall({
    ...discardDraft.definition,
    name: 'mailbox.discardDraft',
    summary: 'Deletes a draft',
    rateLimit: writeLimit,
    body: z.strictObject({ ...discardDraft.body, client_id: z.uuid() }),
    reply: z.object({ drafts: z.array(mailDraft) }),
    idempotent: true,
  }),
};
