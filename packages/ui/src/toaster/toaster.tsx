'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ToastList } from './toast-list.tsx';
import type { ToastStore } from './toaster-store.ts';

/** Props of {@link Toaster}. */
export interface ToasterProps {
  /** The notices to show, from `createToastStore()`. Those it begins with are drawn by the server. */
  readonly store: ToastStore;
}

const loadLive = () => import('./live-toasts.tsx').then(({ LiveToasts }) => LiveToasts);

/**
 * Shows the notices of a page and reads them out. F8 moves the focus to them. A notice is never the
 * only record of what happened.
 *
 * @example
 * const toasts = createToastStore();
 * toasts.show('Bookmark Successfully Added', { tone: 'success' });
 * <Toaster store={toasts} />
 */
export function Toaster({ store }: ToasterProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.current, store.first);
  const [Live, setLive] = useState<Awaited<ReturnType<typeof loadLive>>>();
  const wanted = toasts.length > 0;
  // Not a lazy part: when it cannot be fetched, because the server is away, the notice that says so must stand all the same.
  useEffect(() => {
    if (wanted)
      loadLive().then(
        (part) => setLive(() => part),
        () => undefined,
      );
  }, [wanted]);
  return Live ? <Live store={store} /> : <ToastList toasts={toasts} onDismiss={store.dismiss} />;
}
