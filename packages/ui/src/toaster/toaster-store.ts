import type { Tone } from '../internal/tones.ts';

/** One notice. */
export interface Toast {
  readonly id: number;
  /** How often it has been said: each time it is read out, and stays as long as the first. */
  readonly times: number;
  /** Shown letter for letter. */
  readonly text: string;
  readonly tone: Tone;
  /** One thing to do about it. */
  readonly action?: { readonly label: string; readonly onSelect: () => void };
  /** How long it stays, in ms. Notices with an action or of tone danger stay until dismissed. */
  readonly duration: number;
}

/** What a notice can be given besides its text. */
export interface ToastOptions {
  /** @defaultValue 'neutral' */
  readonly tone?: Tone;
  readonly action?: Toast['action'];
  /** Milliseconds; 5000 for plain notices, else until dismissed. */
  readonly duration?: number;
}

/** Holds the notices of one page. */
export interface ToastStore {
  /** Shows a notice and returns its id. The same text in the same tone is not shown twice at a time: it is then said again, and keeps its id. */
  show: (text: string, options?: ToastOptions) => number;
  dismiss: (id: number) => void;
  subscribe: (listener: () => void) => () => void;
  current: () => readonly Toast[];
  /** Those it began with: what a server drew, whatever came since. */
  first: () => readonly Toast[];
}

/** How a store of notices is made. */
export interface ToastStoreOptions {
  /** More at a time push out the oldest of those that would go by themselves, then the oldest.
   * @defaultValue 4 */
  readonly limit?: number;
  /** What it begins with. A server draws these into the page, where they stand without script. */
  readonly start?: readonly (Pick<ToastOptions, 'tone' | 'duration'> & { readonly text: string })[];
}

/** Makes the store that a page shows with Toaster and fills from anywhere. A server makes one for each page it draws. */
export function createToastStore({ limit = 4, start = [] }: ToastStoreOptions = {}): ToastStore {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const store: ToastStore = {
    show(text, { tone = 'neutral', action, duration } = {}) {
      const stays = action !== undefined || tone === 'danger';
      const asked = { text, tone, duration: duration ?? (stays ? Infinity : 5000), ...(action && { action }) };
      const same = toasts.find((toast) => toast.text === text && toast.tone === tone);
      if (same) {
        // What can be done about it belongs to the last time it happened.
        change(toasts.map((toast) => (toast === same ? { id: same.id, times: same.times + 1, ...asked } : toast)));
        return same.id;
      }
      lastId += 1;
      const next = [...toasts, { id: lastId, times: 1, ...asked }];
      // What needs an answer stays as long as anything else can go.
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
