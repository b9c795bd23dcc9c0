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
    summary: 'Emails a link to set a new password',
    notes:
      'The reply is the same whether or not the address has an account. The link works once and expires after 30 minutes.',
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
    summary: 'Sets a new password with the token from the link and ends all sessions',
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
    summary: 'Creates an account from an invitation',
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
    summary: 'Whether the installation still needs its first account',
    notes: 'True only in production, while no account exists.',
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
    summary: 'Creates the first account, an Admin for the whole club',
    notes:
      'Requires the one-time code the server prints when it starts. Works until an account exists. `club_name` and `time_zone` are required if no organization has been imported yet.',
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
    summary: 'Invites a person to an organization in the caller’s write scope',
    notes:
      "Callers can't invite someone to a position above their own. Invite drivers to a station, or to a driver's record that has no account yet. The link works once and expires after 7 days.",
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
