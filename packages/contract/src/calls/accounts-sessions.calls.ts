import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { readLimit, writeLimit } from '../call/rate-limits.ts';
import { appPath, count, instant, positiveId } from '../schemas/scalars.ts';

const path = '/accounts/sessions/';

/** A person's active sessions, and the outbox of a club without a mail service. */
export const sessions = {
  sessions: defineCall({
    name: 'accounts.sessions',
    summary: 'Where the caller is signed in, most recently used first',
    path,
    selector: { equals: { action: 'list' } },
    access: signedIn('C088'),
    rateLimit: readLimit,
    body: z.strictObject({ action: z.literal('list') }),
    reply: z.object({
      sessions: z.array(
        z.object({
          id: z.string(),
          created_at: instant,
          last_used_at: instant,
          expires_at: instant,
          user_agent: z.string().nullable(),
          ip: z.string().nullable(),
          current: z.boolean(),
        }),
      ),
    }),
    status: 'final',
    origin: 'ours',
    idempotent: true,
  }),

  endSessions: defineCall({
    name: 'accounts.endSessions',
    summary: 'Signs the caller out everywhere; all tokens stop working immediately',
    notes: 'keep_this keeps the current session.',
    path,
    selector: { equals: { action: 'end_all' } },
    access: signedIn('C088'),
    rateLimit: writeLimit,
    body: z.strictObject({ action: z.literal('end_all'), keep_this: z.boolean().optional() }),
    reply: z.object({ ended: count }),
    status: 'final',
    origin: 'ours',
    idempotent: true,
  }),

  outbox: defineCall({
    name: 'accounts.outbox',
    summary: 'Email that hasn’t left: the latest 100 links and the latest 100 copies of mail, newest first',
    notes:
      'If no mail service is set up, password links and invitations wait here for an Admin to pass on; otherwise what could not be delivered yet. Each read goes to the audit log. A link is null if it opens an account with rights the reader does not have.',
    path: '/accounts/outbox/',
    selector: {},
    access: signedIn('C089'),
    rateLimit: readLimit,
    body: z.strictObject({}),
    reply: z.object({
      mails: z.array(
        z.object({
          id: positiveId,
          to: z.string(),
          subject: z.string(),
          body: z.string(),
          link: appPath.nullable(),
          created_at: instant,
          private: z
            .boolean()
            .describe('A copy of mail between people, whose text is only for them, or an email about a notification.'),
          state: z.enum(['kept', 'waiting', 'failed']),
          problem: z.string().nullable().describe('What the mail service said last.'),
        }),
      ),
    }),
    status: 'final',
    origin: 'ours',
    idempotent: true,
  }),
};
