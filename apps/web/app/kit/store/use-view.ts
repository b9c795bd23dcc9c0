import { useCallback, useSyncExternalStore } from 'react';
import { pinnedTheme, readView, viewCookie, type ViewSettings } from './view-settings.ts';

const listeners = new Set<() => void>();
let cookieText: string | null = null;
let current: ViewSettings | null = null;

function snapshot(): ViewSettings {
  if (current === null || cookieText !== document.cookie) {
    cookieText = document.cookie;
    current = readView(cookieText);
  }
  return current;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The view settings of this browser and a setter; a change applies immediately and is kept for a year. */
export function useView(rendered: ViewSettings): readonly [ViewSettings, (change: Partial<ViewSettings>) => void] {
  // A new object with the same settings would count as a change, and the frame would render twice during hydration.
  const latest = () => (viewCookie(snapshot()) === viewCookie(rendered) ? rendered : snapshot());
  const view = useSyncExternalStore(subscribe, latest, () => rendered);
  const change = useCallback((part: Partial<ViewSettings>) => {
    const next = { ...snapshot(), ...part };
    // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in every browser yet, and the server must see it
    document.cookie = viewCookie(next);
    applyLook(next);
    for (const listener of listeners) listener();
  }, []);
  return [view, change];
}

/** Applies the theme and the density to the page. "Match system" with more contrast is resolved here. */
export function applyLook(view: ViewSettings): void {
  const root = document.documentElement;
  root.dataset.density = view.density;
  const pinned = pinnedTheme(view);
  if (pinned) root.dataset.theme = pinned;
  else if (view.contrast === 'more')
    root.dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'night-contrast' : 'day-contrast';
  else delete root.dataset.theme;
}
