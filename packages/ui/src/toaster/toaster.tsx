'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ToastList } from './toast-list.tsx';
import type { ToastStore } from './toaster-store.ts';

/** Props of {@link Toaster}. */
export interface ToasterProps {
  /** The notices to show, from `createToastStore()`. Its initial notices are rendered on the server. */
  readonly store: ToastStore;
}

const loadLive = () => import('./live-toasts.tsx').then(({ LiveToasts }) => LiveToasts);

/**
 * Shows and announces the notices of a page. F8 moves focus to them. A notice must never be the only record of what
 * happened.
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
  // Not a lazy component: if it can't load because the server is down, the notice that reports this must still show.
  useEffect(() => {
    if (wanted)
      loadLive().then(
        (part) => setLive(() => part),
        () => undefined,
      );
  }, [wanted]);
  return Live ? <Live store={store} /> : <ToastList toasts={toasts} onDismiss={store.dismiss} />;
}
