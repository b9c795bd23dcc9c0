import type { ToastOptions } from '@roadside/ui/toaster';

/** A short message that floats in and goes: the catalog's toasts. */
export interface Notice {
  readonly tone: 'success' | 'warning' | 'danger' | 'info';
  readonly text: string;
}

/** A message a part of the page sends: it may offer one thing to do about it. */
export type SentNotice = Notice & Pick<ToastOptions, 'action'>;
