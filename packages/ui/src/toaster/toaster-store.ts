import type { Tone } from '../internal/tones.ts';

/** One notice. */
export interface Toast {
  readonly id: number;
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
  /** Shows a notice and returns its id. The same text in the same tone is not shown twice at a time. */
  show: (text: string, options?: ToastOptions) => number;
  dismiss: (id: number) => void;
  subscribe: (listener: () => void) => () => void;
  current: () => readonly Toast[];
}

/** Makes the store that a page shows with Toaster and fills from anywhere. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    show(text, { tone = 'neutral', action, duration } = {}) {
      const same = toasts.find((toast) => toast.text === text && toast.tone === tone);
      if (same) return same.id;
      lastId += 1;
      const stays = action !== undefined || tone === 'danger';
      change([...toasts, { id: lastId, text, tone, duration: duration ?? (stays ? Infinity : 5000), ...(action && { action }) }]);
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
  };
}
