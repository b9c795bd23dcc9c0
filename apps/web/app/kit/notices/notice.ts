import type { ToastOptions } from '@roadside/ui/toaster';

/** A short message that appears and disappears: the catalog's toasts. */
export interface Notice {
  readonly tone: 'success' | 'warning' | 'danger' | 'info';
  readonly text: string;
}

/**
 * A message sent by a part of the page, with an optional action. One with content, such as progress, stays until it
 * dismisses itself, on every page.
 */
export type SentNotice = Notice & Pick<ToastOptions, 'action' | 'content'>;
