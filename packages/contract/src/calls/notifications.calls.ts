import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { readLimit, writeLimit } from '../call/rate-limits.ts';
import { notification, notificationSetting } from '../schemas/home.ts';
import { count, positiveId, rowsPerPage, text } from '../schemas/scalars.ts';

const shared = {
  path: '/messaging/notifications/',
  access: signedIn('C172'),
  status: 'final',
  origin: 'ours',
} as const;

/** The notification center. */
export const notifications = {
  list: defineCall({
    ...shared,
    name: 'notifications.list',
    summary: 'The caller’s notifications, latest first, paged',
    notes: 'They say what they are about, never its content.',
    selector: { equals: { purpose: 'list' } },
    rateLimit: readLimit,
    body: z.strictObject({
      purpose: z.literal('list'),
      unread: z.boolean().optional().describe('Only unread ones.'),
      cursor: text(600).optional(),
      rows_per_page: rowsPerPage.optional(),
    }),
    reply: z.object({ notifications: z.array(notification), unread: count, next_cursor: z.string().nullable() }),
    idempotent: true,
  }),
  read: defineCall({
    ...shared,
    name: 'notifications.read',
    summary: 'Marks notifications as read, or all of them',
    notes: 'Ids of other people’s notifications change nothing.',
    selector: { equals: { purpose: 'read' } },
    rateLimit: writeLimit,
    body: z.strictObject({
      purpose: z.literal('read'),
      ids: z.array(positiveId).min(1).max(200).optional().describe('Without ids, all.'),
    }),
    reply: z.object({ unread: count }),
    idempotent: true,
  }),
  settings: defineCall({
    ...shared,
    name: 'notifications.settings',
    summary: 'How each kind of notification reaches the caller; with set, changes one kind',
    notes: 'What must be read stays in the notification center, whatever is set.',
    selector: { equals: { purpose: 'settings' } },
    rateLimit: writeLimit,
    body: z.strictObject({
      purpose: z.literal('settings'),
      set: z.strictObject(notificationSetting.shape).optional(),
    }),
    reply: z.object({
      settings: z.array(notificationSetting).describe('One for every kind, in a fixed order.'),
      email: z
        .enum(['sent', 'kept', 'no-address'])
        .optional()
        .describe(
          'Email to the caller is sent; kept in the outbox, because no mail service is set up; or impossible, because the account has no address.',
        ),
    }),
    idempotent: true,
  }),
};
