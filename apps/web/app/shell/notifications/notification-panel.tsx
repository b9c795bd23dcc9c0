import { Link } from '@remix-run/react';
import { Button } from '@roadside/ui/button';
import { EmptyState } from '@roadside/ui/empty-state';
import { Inline } from '@roadside/ui/inline';
import { List } from '@roadside/ui/list';
import { Stack } from '@roadside/ui/stack';
import { useState } from 'react';
import { ago } from '../../kit/format/ago.ts';
import { useNow } from '../../kit/format/use-now.ts';
import { useNotify } from '../../kit/notices/notices.tsx';
import { useChange } from '../../kit/resource/use-change.ts';
import type { ResourcePages } from '../../kit/resource/use-resource-pages.ts';
import { NotRead } from '../../kit/states/not-read.tsx';
import { problemWords } from '../../kit/states/problem-words.ts';
import { notificationsAddress } from '../addresses.ts';
import { notificationPath, notificationWords, type NotificationsPage } from './named-notification.ts';
import { NotificationSettings } from './notification-settings.tsx';
import * as styles from './notifications.css.ts';
import type { NotificationsResource } from './notifications.server.ts';

export interface NotificationPanelProps {
  readonly list: ResourcePages<NotificationsPage>;
  readonly unread: number;
  readonly ownSlug: string;
  readonly onFollow: () => void;
}

/** The person's notifications, the latest first; each leads to what it is about. */
export function NotificationPanel({ list, unread, ownSlug, onFollow }: NotificationPanelProps) {
  const [settings, setSettings] = useState(false);
  const { change, busy } = useChange<NotificationsResource>(notificationsAddress());
  const notify = useNotify();
  const [openedAt] = useState(() => new Date().toISOString());
  const now = useNow(openedAt);
  const markRead = async (ids?: number[]) => {
    const outcome = await change(ids === undefined ? {} : { ids });
    if (outcome?.ok === false) notify({ tone: 'danger', text: `${problemWords(outcome.problem).title}. Try again.` });
  };
  if (settings) return <NotificationSettings onBack={() => setSettings(false)} />;
  const notifications = list.pages.flatMap((page) => page.notifications);
  return (
    <Stack gap={8}>
      <Inline gap={8} justify="between">
        <h2 className={styles.title}>Notifications</h2>
        <Inline gap={4}>
          {unread > 0 && (
            <Button size="sm" emphasis="plain" loading={busy} onClick={() => void markRead()}>
              Mark all read
            </Button>
          )}
          <Button size="sm" emphasis="plain" onClick={() => setSettings(true)}>
            Settings
          </Button>
        </Inline>
      </Inline>
      {list.problem && notifications.length === 0 && <NotRead problem={list.problem} onRetry={list.retry} />}
      {!list.loading && !list.problem && notifications.length === 0 && (
        <EmptyState
          size="sm"
          title="No notifications"
          description="Announcements, messages, and mentions appear here."
        />
      )}
      <List.Root aria-label="Notifications" aria-busy={list.loading || undefined} className={styles.list} wrap>
        {notifications.map((notification) => (
          <List.Item
            key={notification.id}
            title={notificationWords(notification)}
            link={
              <Link
                to={notificationPath(notification, ownSlug)}
                onClick={() => {
                  onFollow();
                  if (!notification.read) void markRead([notification.id]);
                }}
              />
            }
            meta={ago(notification.rung_at, now)}
            unread={!notification.read}
          />
        ))}
      </List.Root>
      {list.hasMore && (
        <Button size="sm" emphasis="plain" loading={list.loadingMore} onClick={list.loadMore}>
          Show older notifications
        </Button>
      )}
    </Stack>
  );
}
