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
export type SentNotice = Notice &
  Pick<ToastOptions, 'action' | 'content'> & {
    /**
     * What it is about, such as one export. A later message about it replaces this one, and so does another query in
     * the URL: its action would be about something that is no longer on screen.
     */
    readonly about?: string;
  };
