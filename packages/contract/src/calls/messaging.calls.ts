import { messages } from '@roadside/domain/messages';
import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { draftCall } from '../call/draft-call.ts';
import { messageLimit, writeLimit } from '../call/rate-limits.ts';
import { announcement } from '../schemas/home.ts';
import { huddle, huddleMessage, mail, mailContent, person } from '../schemas/messaging.ts';
import { count, instant, positiveId, slug, text } from '../schemas/scalars.ts';

const chat = '/messaging/chat/';
const getSubscriptions = draftCall(chat, 'get_subscriptions', 'C045');
const getHuddleMessages = draftCall(chat, 'get_huddle_messages', 'C046');
const getRecentLogins = draftCall(chat, 'get_recent_logins', 'C047');
const notifyNewChat = draftCall(chat, 'notify_new_chat', 'C048');
const subscribe = draftCall(chat, 'subscribe', 'C049');
const getLoadingData = draftCall('/messaging/', 'get_loading_data', 'C050');
const getAnnouncements = draftCall('/messaging/', 'get_announcements', 'C051');
const getInbox = draftCall('/messaging/mail/', 'get_inbox', 'C052');
const sendMail = draftCall('/messaging/mail/', 'send_mail', 'C053');

const endpoint = text(1000).refine((value) => value.startsWith('https://'), 'Must be an https address');
const base64Url = z.string().regex(/^[A-Za-z0-9_-]{16,200}={0,2}$/, 'Must be base64url');
const subscriptionData = z.object({ subscribed: z.boolean(), endpoint: z.string() });
const pushPath = '/messaging/push-notification/';
const cursor = { limit: z.int().min(1).max(100).optional(), nextToken: text(500).nullable().optional() };

/** Push, chat, huddles, announcements and mail. Live messages and their store are the GraphQL operations in `chat`. */
export const messaging = {
  pushSubscribe: defineCall({
    name: 'messaging.pushSubscribe',
    summary: 'Turns on push notifications in this browser',
    notes: "Send the browser's PushSubscription; only known push hosts are accepted.",
    path: pushPath,
    selector: {},
    access: signedIn('C044'),
    rateLimit: writeLimit,
    body: z.strictObject({
      action: z.literal('subscribe').optional(),
      subscription: z.strictObject({
        endpoint,
        expirationTime: z.number().min(0).max(1e15).nullable().optional(),
        keys: z.strictObject({ p256dh: base64Url, auth: base64Url }),
      }),
    }),
    reply: subscriptionData,
    status: 'final',
    idempotent: true,
  }),
  pushUnsubscribe: defineCall({
    name: 'messaging.pushUnsubscribe',
    summary: 'Turns off push notifications in this browser',
    path: pushPath,
    selector: { equals: { action: 'unsubscribe' } },
    access: signedIn('C044'),
    rateLimit: writeLimit,
    body: z.strictObject({ action: z.literal('unsubscribe'), endpoint }),
    reply: subscriptionData,
    status: 'final',
    idempotent: true,
  }),

  getSubscriptions: defineCall({
    ...getSubscriptions.definition,
    name: 'messaging.getSubscriptions',
    status: 'final',
    summary: 'The huddles the caller follows, their own team’s first, with unread counts',
    body: z.strictObject(getSubscriptions.body),
    reply: z.object({
      subscriptions: z.array(z.object({ team_id: positiveId, team_slug: slug, name: z.string(), unread: count })),
    }),
    idempotent: true,
  }),
  getHuddleMessages: defineCall({
    ...getHuddleMessages.definition,
    name: 'messaging.getHuddleMessages',
    status: 'final',
    summary: "Messages in a team's room, newest first; private ones for members only",
    body: z.strictObject({ ...getHuddleMessages.body, team_slug: slug, ...cursor }),
    reply: z.object({ huddle, messages: z.array(huddleMessage), nextToken: z.string().nullable() }),
    idempotent: true,
  }),
  getRecentLogins: defineCall({
    ...getRecentLogins.definition,
    name: 'messaging.getRecentLogins',
    status: 'final',
    summary: 'Recent sign-ins within the view scope',
    body: z.strictObject(getRecentLogins.body),
    reply: z.object({ logins: z.array(z.object({ employee_id: positiveId, display_name: z.string(), at: instant })) }),
    idempotent: true,
  }),
  notifyNewChat: defineCall({
    ...notifyNewChat.definition,
    name: 'messaging.notifyNewChat',
    status: 'final',
    summary: 'Sends the recipient of a chat message a push notification',
    rateLimit: messageLimit,
    body: z.strictObject({
      ...notifyNewChat.body,
      message: z.strictObject({
        id: text(64),
        message: text(4000),
        chatMessageRecipientId: positiveId,
        chatMessageFromId: positiveId.optional(),
      }),
    }),
    reply: z.object({ notified: z.boolean() }),
    idempotent: false,
    idempotencyKey: 'accepted',
  }),
  subscribe: defineCall({
    ...subscribe.definition,
    name: 'messaging.subscribe',
    status: 'final',
    summary: "Follows a team's room",
    notes: 'A team the caller may not see, or that doesn’t exist, is refused.',
    rateLimit: writeLimit,
    body: z.strictObject({ ...subscribe.body, team_slug: slug }),
    reply: z.object({ detail: z.literal(messages.subscribed), team_slug: slug }),
    idempotent: true,
  }),

  getLoadingData: defineCall({
    ...getLoadingData.definition,
    name: 'messaging.getLoadingData',
    status: 'final',
    summary: 'Counts to show at startup',
    body: z.strictObject(getLoadingData.body),
    reply: z.object({
      unseen_announcements: count,
      unconfirmed_announcements: count,
      unread_notifications: count,
      unread_chats: count.describe('Conversations with unread messages.'),
    }),
    idempotent: true,
  }),
  getAnnouncements: defineCall({
    ...getAnnouncements.definition,
    name: 'messaging.getAnnouncements',
    status: 'final',
    summary: 'The caller’s announcements, in order',
    body: z.strictObject(getAnnouncements.body),
    reply: z.object({ announcements: z.array(announcement) }),
    idempotent: true,
  }),

  getInbox: defineCall({
    ...getInbox.definition,
    name: 'messaging.getInbox',
    status: 'final',
    summary: 'The caller’s mail, newest first',
    body: z.strictObject({ ...getInbox.body, ...cursor }),
    reply: z.object({ mails: z.array(mail), unread: count, nextToken: z.string().nullable() }),
    idempotent: true,
  }),
  sendMail: defineCall({
    ...sendMail.definition,
    name: 'messaging.sendMail',
    status: 'final',
    summary: 'Sends mail to people, to locations, or with see-all to groups and positions',
    notes:
      'Recipients with an email address get a copy by email. client_id is the id of the draft: sending it again returns the same mail and sends nothing.',
    rateLimit: messageLimit,
    body: z
      .strictObject({
        ...sendMail.body,
        ...mailContent,
        client_id: z.uuid().optional(),
        subject: text(200).refine((value) => value.trim() !== '', 'Enter a subject'),
        body: text(20_000).refine((value) => value.trim() !== '', 'Enter a message'),
      })
      .refine(
        ({ recipients, audience }) => recipients.length > 0 || Object.values(audience).some((list) => list.length > 0),
        {
          path: ['recipients'],
          message: 'Choose recipients',
        },
      ),
    reply: z.object({ id: positiveId, thread_id: positiveId, recipients: z.array(person), recipient_count: count }),
    idempotent: false,
    idempotencyKey: 'accepted',
  }),
};
