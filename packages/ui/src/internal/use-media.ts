'use client';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Returns whether a media query matches. The server can't know and uses `assumed`, so use this only for content that
 * appears after a user action.
 */
export function useMedia(query: string, assumed: boolean): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => assumed,
  );
}
