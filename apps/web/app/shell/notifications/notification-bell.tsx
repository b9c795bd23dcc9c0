import { Badge } from '@roadside/ui/badge';
import { IconButton } from '@roadside/ui/icon-button';
import { BellIcon } from '@roadside/ui/icons';
import { Popover } from '@roadside/ui/popover';
import { useState } from 'react';
import { useSpreadResource } from '../../kit/live/use-spread-resource.ts';
import { useResourcePages } from '../../kit/resource/use-resource-pages.ts';
import { notificationsAddress } from '../addresses.ts';
import { NotificationPanel } from './notification-panel.tsx';
import type { NotificationsResource } from './notifications.server.ts';
import * as styles from './notifications.css.ts';

const readWithinMs = 1_500;

export interface NotificationBellProps {
  /** Slug of the person's own location. */
  readonly ownSlug: string;
}

/** The notification center: how many are unread, and behind it the list. */
export default function NotificationBell({ ownSlug }: NotificationBellProps) {
  const [open, setOpen] = useState(false);
  const list = useResourcePages<NotificationsResource>(notificationsAddress(), ({ next_cursor }) => next_cursor, {
    keepPrevious: true,
  });
  // A message to a large group notifies all of it at once.
  useSpreadResource(notificationsAddress(), ['notifications'], readWithinMs);
  const unread = list.pages[0]?.unread ?? 0;
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <IconButton label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`} className={styles.bell}>
          <BellIcon />
          {unread > 0 && (
            <Badge tone="beacon" emphasis="solid" className={styles.count} aria-hidden>
              {unread > 99 ? '99+' : unread}
            </Badge>
          )}
        </IconButton>
      </Popover.Trigger>
      <Popover.Content aria-label="Notifications" align="end" className={styles.panel}>
        <NotificationPanel list={list} unread={unread} ownSlug={ownSlug} onFollow={() => setOpen(false)} />
      </Popover.Content>
    </Popover.Root>
  );
}
