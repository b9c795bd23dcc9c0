'use client';
import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import type { ThreadMessage } from './thread-rows.ts';

/** One tab stop for all messages: the last one, or the one that had focus. Arrow keys move between them. */
export function useMessageFocus(log: RefObject<HTMLElement | null>, messages: readonly ThreadMessage[]) {
  const [held, setHeld] = useState<string>();
  const stop = messages.some(({ id }) => id === held) ? held : messages.at(-1)?.id;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1, Home: -messages.length, End: messages.length }[event.key];
    const target = event.target as HTMLElement;
    // Leave keys pressed on a button inside a message to the button.
    if (step === undefined || target.dataset.message === undefined) return;
    event.preventDefault();
    const at = messages.findIndex(({ id }) => id === target.dataset.message);
    const next = messages[Math.max(0, Math.min(messages.length - 1, at + step))];
    if (!next) return;
    setHeld(next.id);
    log.current?.querySelector<HTMLElement>(`[data-message="${CSS.escape(next.id)}"]`)?.focus();
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) =>
    setHeld(target.closest<HTMLElement>('[data-message]')?.dataset.message ?? held);
  return { stop, onKeyDown, onFocus };
}
