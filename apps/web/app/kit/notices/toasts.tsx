import { useLocation } from '@remix-run/react';
import { createToastStore, Toaster } from '@roadside/ui/toaster';
import { useEffect, useRef, useState } from 'react';
import type { Notice, SentNotice } from './notice.ts';
import { createPageToasts, toastOptions } from './page-toasts.ts';

export interface ToastsProps {
  /** The messages the page arrived with. */
  readonly first: readonly Notice[];
  /** Those, plus all sent since. */
  readonly sent: readonly SentNotice[];
}

/** The messages on the page: the initial ones as the server rendered them, the others as they arrive. */
export default function Toasts({ first, sent }: ToastsProps) {
  const { pathname, search } = useLocation();
  const [{ store, toasts }] = useState(() => {
    const made = createToastStore({ start: first.map((notice) => ({ text: notice.text, ...toastOptions(notice) })) });
    return { store: made, toasts: createPageToasts(made, pathname) };
  });
  const shown = useRef(first.length);
  useEffect(() => {
    toasts.show(sent.slice(shown.current), pathname, search);
    shown.current = sent.length;
  }, [toasts, sent, pathname, search]);
  return <Toaster store={store} />;
}
