'use client';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ThreadMessage } from './thread-rows.ts';

/** Distance from the end, in px, that still counts as the end. */
const nearEnd = 40;
/** Distance from the start, in px, at which more messages are loaded ahead. */
const nearStart = 120;

interface ThreadScroll {
  readonly log: RefObject<HTMLDivElement | null>;
  readonly content: RefObject<HTMLDivElement | null>;
  readonly messages: readonly ThreadMessage[];
  readonly me: string;
  readonly onNearStart: (() => void) | undefined;
}

// React warns about layout effects on the server, which has no layout.
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Keeps a conversation at the reader's position. At the end it follows new messages. Scrolled up it stays, counts new
 * messages, and does not jump when earlier messages load above.
 */
export function useThreadScroll({ log: logRef, content: contentRef, messages, me, onNearStart }: ThreadScroll) {
  const [unseen, setUnseen] = useState(0);
  const [atEnd, setAtEnd] = useState(true);
  const follows = useRef(true);
  /** Id of the first message when more were requested, so that scrolling there again makes no second request. */
  const asked = useRef<string | undefined>(undefined);
  const before = useRef<{ first: string | undefined; last: string | undefined; height: number } | null>(null);
  const first = messages[0]?.id;
  const last = messages.at(-1);

  const toEnd = useCallback(() => {
    const element = logRef.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    follows.current = true;
    setUnseen(0);
    setAtEnd(true);
  }, [logRef]);

  useBrowserLayoutEffect(() => {
    const element = logRef.current;
    if (!element) return;
    const known = before.current;
    before.current = { first, last: last?.id, height: element.scrollHeight };
    if (!known) {
      // Open at the first unread message if there is one, otherwise at the end.
      const mark = element.querySelector<HTMLElement>('[data-component="Thread.Unread"]');
      if (!mark) {
        toEnd();
        return;
      }
      element.scrollTop = mark.offsetTop - element.offsetTop - element.clientHeight / 3;
      follows.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd;
      setAtEnd(follows.current);
      return;
    }
    if (known.last !== last?.id) {
      if (follows.current || last?.from.id === me) toEnd();
      else {
        // If the last known message was removed, nothing new arrived.
        const at = messages.findIndex(({ id }) => id === known.last);
        if (at >= 0) setUnseen((count) => count + messages.length - 1 - at);
      }
    } else if (known.first !== first) {
      element.scrollTop += element.scrollHeight - known.height;
    }
  }, [first, last, messages, me, logRef, toEnd]);

  // A picture that loads late makes its message taller.
  useEffect(() => {
    const element = contentRef.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => {
      if (before.current && logRef.current) before.current.height = logRef.current.scrollHeight;
      if (follows.current && logRef.current) logRef.current.scrollTop = logRef.current.scrollHeight;
    });
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [contentRef, logRef]);

  const onScroll = () => {
    const element = logRef.current;
    if (!element) return;
    const there = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd;
    follows.current = there;
    setAtEnd(there);
    if (there) setUnseen(0);
    if (element.scrollTop < nearStart && asked.current !== first) {
      asked.current = first;
      onNearStart?.();
    }
  };
  return { onScroll, toEnd, unseen, atEnd };
}
