import type { CallReply } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import type { Outcome } from '../../kit/outcome/outcome.ts';
import { defineResource, type ResourceRequest } from '../../kit/resource/define-resource.server.ts';
import { notificationsAddress, notificationSettingsAddress } from '../addresses.ts';
import { alertWords } from '../../kit/format/alert-words.ts';
import { nameOf } from '../../kit/format/conversation-name.ts';
import type { NamedNotification, NotificationsPage } from './named-notification.ts';

const { alerts, conversations, homepage, messaging, notifications, subscriptions } = calls;
type Api = ResourceRequest['api'];
type Listed = CallReply<typeof notifications.list>['notifications'][number];

/** Subjects a person is named by: what they may see of them, by kind. A subject without a name keeps its general words. */
type Names = ReadonlyMap<
  string,
  Pick<NamedNotification, 'slug'> & { readonly name: string; readonly direct?: boolean }
>;

/** The person's notifications, page by page, and marking them as read. */
export const notificationsResource = defineResource(notificationsAddress, {
  query: ({ api, person, search }) => readNotifications(api, person.employeeId, search.get('cursor')),
  body: notifications.read.body.omit({ purpose: true }),
  change: ({ api, change }) => api.attempt(notifications.read, { body: { purpose: 'read', ...change } }),
});
export type NotificationsResource = typeof notificationsResource;

/** How each kind of notification reaches the person. */
export const notificationSettingsResource = defineResource(notificationSettingsAddress, {
  query: ({ api }) => api.attempt(notifications.settings, { body: { purpose: 'settings' } }),
  body: notifications.settings.body.omit({ purpose: true }),
  change: ({ api, change }) => api.attempt(notifications.settings, { body: { purpose: 'settings', ...change } }),
});
export type NotificationSettingsResource = typeof notificationSettingsResource;

const pageSize = 20;

async function readNotifications(api: Api, me: number, cursor: string | null): Promise<Outcome<NotificationsPage>> {
  const listed = await api.attempt(notifications.list, {
    body: { purpose: 'list', rows_per_page: pageSize, ...(cursor ? { cursor } : {}) },
  });
  if (!listed.ok) return listed;
  const names = await namesOf(api, me, listed.data.notifications);
  return {
    ok: true,
    data: {
      unread: listed.data.unread,
      next_cursor: listed.data.next_cursor,
      notifications: listed.data.notifications.map((each): NamedNotification => {
        const found = names.get(`${each.kind} ${each.subject_id}`);
        return { ...each, name: found?.name ?? null, direct: found?.direct ?? false, slug: found?.slug ?? null };
      }),
    },
  };
}

/** Names what the notifications are about, under the person's own rights; only what is needed is read. */
async function namesOf(api: Api, me: number, listed: readonly Listed[]): Promise<Names> {
  const has = (...kinds: readonly Listed['kind'][]) => listed.some(({ kind }) => kinds.includes(kind));
  const [chats, tiles, huddles, watched, sent] = await Promise.all([
    has('chat', 'mention') ? api.attempt(conversations.list, { body: { purpose: 'list' } }) : null,
    has('announcement') ? api.attempt(homepage.getWidgets, { body: { purpose: 'get_widgets' } }) : null,
    has('huddle') ? api.attempt(messaging.getSubscriptions, { body: { purpose: 'get_subscriptions' } }) : null,
    has('metric-alert') ? api.attempt(alerts.list, { body: { purpose: 'list' } }) : null,
    has('subscription-stopped') ? api.attempt(subscriptions.list, { body: { purpose: 'list' } }) : null,
  ]);
  const names = new Map<string, { name: string; direct?: boolean; slug: string | null }>();
  for (const chat of chats?.ok ? chats.data.conversations : [])
    for (const kind of ['chat', 'mention'] as const)
      names.set(`${kind} ${chat.id}`, { name: nameOf(chat, me), direct: chat.kind === 'direct', slug: null });
  for (const { id, title } of tiles?.ok ? tiles.data.widgets : [])
    names.set(`announcement ${id}`, { name: title, slug: null });
  for (const { team_id, team_slug, name } of huddles?.ok ? huddles.data.subscriptions : [])
    names.set(`huddle ${team_id}`, { name, slug: team_slug });
  for (const alert of watched?.ok ? watched.data.alerts : [])
    names.set(`metric-alert ${alert.id}`, { name: alertWords(alert), slug: alert.slug });
  for (const { id, name } of sent?.ok ? sent.data.subscriptions : [])
    names.set(`subscription-stopped ${id}`, { name, slug: null });
  return names;
}
