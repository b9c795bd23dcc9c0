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
   * @param query - the query in its URL
   */
  readonly show: (notices: readonly SentNotice[], page: string, query?: string) => void;
}

/** @param page - the path of the page the store's first messages came with */
export function createPageToasts(store: Pick<ToastStore, 'show' | 'dismiss' | 'current'>, page: string): PageToasts {
  const pageOf = new Map(store.current().map(({ id }) => [id, page]));
  const aboutOf = new Map<number, { readonly about: string; readonly query: string }>();
  return {
    show(notices, current, query = '') {
      const isLeft = (id: number) => pageOf.get(id) !== current || (aboutOf.get(id)?.query ?? query) !== query;
      for (const { id, duration, content } of store.current())
        if (!Number.isFinite(duration) && !content && isLeft(id)) store.dismiss(id);
      for (const notice of notices) {
        const { about } = notice;
        if (about !== undefined)
          for (const { id } of store.current()) if (aboutOf.get(id)?.about === about) store.dismiss(id);
        const id = store.show(notice.text, toastOptions(notice));
        pageOf.set(id, current);
        if (about !== undefined) aboutOf.set(id, { about, query });
      }
    },
  };
}
