import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { readLimit, writeLimit } from '../call/rate-limits.ts';
import { positiveId } from '../schemas/scalars.ts';
import { subscription, subscriptionInput } from '../schemas/subscription.ts';

const shared = {
  path: '/subscriptions/',
  access: signedIn('C492'),
  status: 'final',
  origin: 'ours',
} as const;
const reply = z.object({
  subscriptions: z.array(subscription),
  delivers: z
    .boolean()
    .describe('Whether email leaves the app. Without a mail service, what is sent stays in the outbox.'),
});

/** Dashboards sent by email on a schedule. */
export const subscriptions = {
  list: defineCall({
    ...shared,
    name: 'subscriptions.list',
    summary: 'The caller’s subscriptions: those they own and those they receive',
    selector: { equals: { purpose: 'list' } },
    rateLimit: readLimit,
    body: z.strictObject({ purpose: z.literal('list') }),
    reply,
    idempotent: true,
  }),

  save: defineCall({
    ...shared,
    name: 'subscriptions.save',
    summary: 'Adds or changes a subscription',
    notes:
      'Every receiver gets their own rows by their own permissions, checked again each time. A receiver who lost access gets nothing, and the owner is told. One whose owner left or lost access stops, and its receivers and the Admins are told; saving or sending it starts it again. A condition is judged on each receiver’s numbers before anything is made. Up to 50 subscriptions per person.',
    selector: { equals: { purpose: 'save' } },
    rateLimit: writeLimit,
    body: z.strictObject({ purpose: z.literal('save'), ...subscriptionInput }),
    reply,
    idempotent: false,
    idempotencyKey: 'accepted',
  }),

  remove: defineCall({
    ...shared,
    name: 'subscriptions.remove',
    summary: 'Deletes an own subscription, or unsubscribes the caller from another one',
    selector: { equals: { purpose: 'remove' } },
    rateLimit: writeLimit,
    body: z.strictObject({ purpose: z.literal('remove'), id: positiveId }),
    reply,
    idempotent: true,
  }),

  sendNow: defineCall({
    ...shared,
    name: 'subscriptions.sendNow',
    summary: 'Sends an own subscription within a minute, whatever its condition',
    selector: { equals: { purpose: 'send_now' } },
    rateLimit: writeLimit,
    body: z.strictObject({ purpose: z.literal('send_now'), id: positiveId }),
    reply,
    idempotent: true,
  }),
};
