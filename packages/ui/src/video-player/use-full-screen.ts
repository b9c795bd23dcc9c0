'use client';
import { type RefObject, useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}
const no = () => false;

/** Lets an element fill the screen. `possible` is false where a browser does not allow it, as on some phones. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const full = useSyncExternalStore(
    subscribe,
    () => element.current !== null && document.fullscreenElement === element.current,
    no,
  );
  const possible = useSyncExternalStore(subscribe, () => document.fullscreenEnabled, no);
  const toggle = () => {
    // A browser may refuse; the button then still offers it.
    (full ? document.exitFullscreen() : element.current?.requestFullscreen())?.catch(() => undefined);
  };
  return { full, possible, toggle };
}
