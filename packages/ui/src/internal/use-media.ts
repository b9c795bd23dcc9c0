'use client';
import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds. A server cannot know and takes `assumed`; use it only for what appears after a person acted. */
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
