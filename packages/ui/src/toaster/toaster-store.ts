import type { ReactNode } from 'react';
import type { Tone } from '../internal/tones.ts';

/** One notice. */
export interface Toast {
  readonly id: number;
  /** Number of times it was shown. Each time it is announced and its timer restarts. */
  readonly times: number;
  /** Shown verbatim. */
  readonly text: string;
  readonly tone: Tone;
  /** One action to offer. */
  readonly action?: { readonly label: string; readonly onSelect: () => void };
  /** Shown instead of the text: something that changes, such as progress. It dismisses the notice itself. */
  readonly content?: (dismiss: () => void) => ReactNode;
  /** How long it stays, in ms. By default, notices with an action, content or the danger tone stay until dismissed. */
  readonly duration: number;
}

/** Options of a notice. */
export interface ToastOptions {
  /** @defaultValue 'neutral' */
  readonly tone?: Tone;
  readonly action?: Toast['action'];
  readonly content?: Toast['content'];
  /** Milliseconds; 5000 for plain notices, else until dismissed. */
  readonly duration?: number;
}

/** Holds the notices of one page. */
export interface ToastStore {
  /**
   * Shows a notice and returns its id. If one with the same text and tone is already shown, that one is announced again
   * and keeps its id.
   */
  show: (text: string, options?: ToastOptions) => number;
  dismiss: (id: number) => void;
  subscribe: (listener: () => void) => () => void;
  current: () => readonly Toast[];
  /** The initial notices, as the server rendered them, without later changes. */
  first: () => readonly Toast[];
}

/** Options of {@link createToastStore}. */
export interface ToastStoreOptions {
  /** Maximum number at a time. Beyond it, the oldest notice with a timer is removed first, then the oldest.
   * @defaultValue 4 */
  readonly limit?: number;
  /** Initial notices. The server renders these into the page, so they show without scripts. */
  readonly start?: readonly (Pick<ToastOptions, 'tone' | 'duration'> & { readonly text: string })[];
}

/**
 * Creates the store that a page shows with Toaster and adds to from anywhere. A server creates one per page it renders.
 */
export function createToastStore({ limit = 4, start = [] }: ToastStoreOptions = {}): ToastStore {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const store: ToastStore = {
    show(text, { tone = 'neutral', action, content, duration } = {}) {
      const stays = action !== undefined || content !== undefined || tone === 'danger';
      const asked = {
        text,
        tone,
        duration: duration ?? (stays ? Infinity : 5000),
        ...(action && { action }),
        ...(content && { content }),
      };
      const same = toasts.find((toast) => toast.text === text && toast.tone === tone);
      if (same) {
        // The action belongs to the latest occurrence.
        change(toasts.map((toast) => (toast === same ? { id: same.id, times: same.times + 1, ...asked } : toast)));
        return same.id;
      }
      lastId += 1;
      const next = [...toasts, { id: lastId, times: 1, ...asked }];
      // Notices that need a response stay as long as any other can be removed.
      while (next.length > limit)
        next.splice(
          Math.max(
            0,
            next.findIndex((toast) => Number.isFinite(toast.duration)),
          ),
          1,
        );
      change(next);
      return lastId;
    },
    dismiss(id) {
      change(toasts.filter((toast) => toast.id !== id));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => toasts,
    first: () => begun,
  };
  for (const { text, ...options } of start) store.show(text, options);
  const begun = toasts;
  return store;
}
