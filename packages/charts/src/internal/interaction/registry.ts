import type { Bound } from './bound.ts';
import type * as controller from './controller.ts';

/** What each plot on the page lends to the handlers, which arrive with the first pointer or key. */
export const lent = new WeakMap<Element, Bound>();
/** The plots of each sync key. */
export const synced = new Map<string, Set<Element>>();
type Handlers = typeof controller;

let loaded: Handlers | null = null;
let loading: Promise<Handlers> | null = null;

/** The handlers, if they have arrived. */
export const handlers = (): Handlers | null => loaded;

/** Brings the handlers. They are not part of what draws a chart, so a page is seen before they are there. */
export function bringHandlers(): Promise<Handlers> {
  loading ??= import('./controller.ts').then((module) => (loaded = module));
  return loading;
}

/** Lends a plot's scene to the handlers; returns how to take it back. */
export function lend(plot: Element, bound: Bound): () => void {
  lent.set(plot, bound);
  loaded?.refresh(plot);
  const { syncKey } = bound;
  if (syncKey) synced.set(syncKey, (synced.get(syncKey) ?? new Set()).add(plot));
  return () => {
    loaded?.forget(plot);
    const group = syncKey && synced.get(syncKey);
    if (group && group.delete(plot) && group.size === 0) synced.delete(syncKey);
  };
}
