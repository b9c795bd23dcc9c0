import { useEffect, useState, type ComponentType } from 'react';
import { fetchedModule } from '../../kit/fetched/fetched-module.ts';
import type { NotificationBellProps } from './notification-bell.tsx';
import { bellRoom } from './later-bell.css.ts';

const fetchBell = fetchedModule(() => import('./notification-bell.tsx'));

/**
 * The notification center, which arrives after the page. Nobody asked for it, so a failed request is no error: its place
 * stays empty, and it is requested again when the connection is back.
 */
export function LaterBell(props: NotificationBellProps) {
  const [Bell, setBell] = useState<ComponentType<NotificationBellProps> | null>(null);
  useEffect(() => {
    if (Bell) return undefined;
    let unmounted = false;
    const bring = () =>
      void fetchBell().then(
        ({ default: Own }) => {
          if (!unmounted) setBell(() => Own);
        },
        () => undefined,
      );
    bring();
    addEventListener('online', bring);
    return () => {
      unmounted = true;
      removeEventListener('online', bring);
    };
  }, [Bell]);
  return Bell ? <Bell {...props} /> : <span className={bellRoom} />;
}
