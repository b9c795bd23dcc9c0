import { z } from 'zod';
import { anyone, signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { mailLimit, writeLimit } from '../call/rate-limits.ts';
import { positiveId, text } from '../schemas/scalars.ts';

const newPassword = text(1024, 12);
const singleUseToken = text(512);
const address = z.email().max(254);
const done = z.object({ done: z.literal(true) });

/** Account access without a password: password resets and invitations. */
export const invites = {
  resetPasswordRequest: defineCall({
    name: 'accounts.resetPasswordRequest',
    summary: 'Mails a link to choose a new password',
    notes: 'Answers the same whether or not the address is known. The link works once, for 30 minutes.',
    path: '/accounts/reset-password/',
    selector: { equals: { purpose: 'request' } },
    access: anyone('C004'),
    rateLimit: mailLimit,
    body: z.strictObject({ purpose: z.literal('request'), email: address }),
    reply: done,
    status: 'final',
    origin: 'ours',
    idempotent: true,
  }),

  resetPasswordConfirm: defineCall({
    name: 'accounts.resetPasswordConfirm',
    summary: 'Sets the new password with the token of the link; ends every session',
    path: '/accounts/reset-password/',
    selector: { equals: { purpose: 'confirm' } },
    access: anyone('C004'),
    rateLimit: mailLimit,
    body: z.strictObject({ purpose: z.literal('confirm'), token: singleUseToken, password: newPassword }),
    reply: done,
    status: 'final',
    origin: 'ours',
    idempotent: false,
  }),

  inviteAccept: defineCall({
    name: 'accounts.inviteAccept',
    summary: 'Makes the account an invitation promised',
    path: '/accounts/invite/',
    selector: { equals: { purpose: 'accept' } },
    access: anyone('C005'),
    rateLimit: mailLimit,
    body: z.strictObject({
      purpose: z.literal('accept'),
      token: singleUseToken,
      username: text(150, 3),
      password: newPassword,
      first_name: text(100),
      last_name: text(100, 0),
    }),
    reply: z.object({ username: z.string() }),
    status: 'final',
    origin: 'ours',
    idempotent: false,
  }),

  firstAccountStatus: defineCall({
    name: 'accounts.firstAccountStatus',
    summary: 'Whether the installation still waits for its first account',
    notes: 'Only a production installation without any account does.',
    path: '/accounts/first-account/',
    selector: { equals: { purpose: 'status' } },
    access: anyone('C091'),
    rateLimit: { by: 'ip', max: 60, windowSeconds: 60 },
    body: z.strictObject({ purpose: z.literal('status') }),
    reply: z.object({ open: z.boolean(), needs_club: z.boolean() }),
    status: 'final',
    origin: 'ours',
    idempotent: true,
  }),

  firstAccountCreate: defineCall({
    name: 'accounts.firstAccountCreate',
    summary: 'Makes the first account, an Admin of the whole club',
    notes:
      'Takes the one-time code the server printed when it started, and works until an account exists. `club_name` and `time_zone` are needed where no organization has been imported yet.',
    path: '/accounts/first-account/',
    selector: { equals: { purpose: 'create' } },
    access: anyone('C092'),
    rateLimit: mailLimit,
    body: z.strictObject({
      purpose: z.literal('create'),
      code: singleUseToken,
      username: text(150, 3),
      email: address,
      password: newPassword,
      first_name: text(100),
      last_name: text(100, 0),
      club_name: text(200).optional(),
      time_zone: text(60).optional(),
    }),
    reply: z.object({ username: z.string() }),
    status: 'final',
    origin: 'ours',
    idempotent: false,
  }),

  inviteCreate: defineCall({
    name: 'accounts.inviteCreate',
    summary: 'Invites a person to an organization of the own write scope',
    notes:
      "Nobody invites to a position above his own. A driver is invited to a station, or to a driver's own record that has no account yet. The link works once, for 7 days.",
    path: '/accounts/invite/',
    selector: { equals: { purpose: 'create' } },
    access: signedIn('C006'),
    rateLimit: writeLimit,
    body: z.strictObject({
      purpose: z.literal('create'),
      email: address,
      organization_id: positiveId,
      position_type: text(60),
    }),
    reply: z.object({ invited: z.string(), expires_at: z.string() }),
    status: 'final',
    origin: 'ours',
    idempotent: false,
  }),
};
