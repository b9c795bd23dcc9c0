import { createToastStore, Toaster, type ToastOptions } from '@roadside/ui/toaster';
import { useEffect, useRef, useState } from 'react';
import type { Notice, SentNotice } from './notice.ts';

/** Long enough to read twice. Errors, and messages with an undo, stay until closed. */
const shownMs = 8000;

const optionsOf = ({ tone, action }: SentNotice): ToastOptions => ({
  tone: tone === 'warning' ? 'beacon' : tone,
  ...(action ? { action } : tone !== 'danger' && { duration: shownMs }),
});

export interface ToastsProps {
  /** The messages the page arrived with. */
  readonly first: readonly Notice[];
  /** Those, plus all sent since. */
  readonly sent: readonly SentNotice[];
}

/** The messages on the page: the initial ones as the server rendered them, the others as they arrive. */
export default function Toasts({ first, sent }: ToastsProps) {
  const [store] = useState(() =>
    createToastStore({ start: first.map((notice) => ({ text: notice.text, ...optionsOf(notice) })) }),
  );
  const shown = useRef(first.length);
  useEffect(() => {
    for (const notice of sent.slice(shown.current)) store.show(notice.text, optionsOf(notice));
    shown.current = sent.length;
  }, [store, sent]);
  return <Toaster store={store} />;
}
