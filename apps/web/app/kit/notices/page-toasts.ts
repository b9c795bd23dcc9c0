import type { ToastOptions, ToastStore } from '@roadside/ui/toaster';
import type { SentNotice } from './notice.ts';

/** Long enough to read twice. Errors, and messages with an undo, stay until closed or until the page is left. */
const shownMs = 8000;

export function toastOptions({ tone, action, content }: SentNotice): ToastOptions {
  return {
    tone: tone === 'warning' ? 'beacon' : tone,
    ...(content ? { content } : action ? { action } : tone !== 'danger' && { duration: shownMs }),
  };
}

/** Shows messages, each for as long as the person stays on its page. */
export interface PageToasts {
  /**
   * Closes the messages of the previous page that would otherwise stay, and shows new ones. Messages with a timer may
   * still be about what the person just did, so they keep their time; one with content goes on until it dismisses
   * itself.
   * @param page - the path of the page
   */
  readonly show: (notices: readonly SentNotice[], page: string) => void;
}

/** @param page - the path of the page the store's first messages came with */
export function createPageToasts(store: Pick<ToastStore, 'show' | 'dismiss' | 'current'>, page: string): PageToasts {
  const pageOf = new Map(store.current().map(({ id }) => [id, page]));
  return {
    show(notices, current) {
      for (const { id, duration, content } of store.current())
        if (!Number.isFinite(duration) && !content && pageOf.get(id) !== current) store.dismiss(id);
      for (const notice of notices) pageOf.set(store.show(notice.text, toastOptions(notice)), current);
    },
  };
}
