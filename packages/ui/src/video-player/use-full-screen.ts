'use client';
import { type RefObject, useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}
const no = () => false;

/** Toggles full screen for an element. `possible` is false if the browser does not allow it, as on some phones. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const full = useSyncExternalStore(
    subscribe,
    () => element.current !== null && document.fullscreenElement === element.current,
    no,
  );
  const possible = useSyncExternalStore(subscribe, () => document.fullscreenEnabled, no);
  const toggle = () => {
    // The browser may refuse; the button then stays available.
    (full ? document.exitFullscreen() : element.current?.requestFullscreen())?.catch(() => undefined);
  };
  return { full, possible, toggle };
}
