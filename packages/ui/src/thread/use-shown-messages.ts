'use client';
import { useMemo, useState } from 'react';
import type { ThreadMessage } from './thread-rows.ts';
import type { ThreadProps } from './thread.tsx';

/** Number of messages rendered at first, and added each time the reader scrolls up. */
const page = 150;

interface ShownMessages {
  readonly messages: readonly ThreadMessage[];
  readonly unreadFrom: string | undefined;
  readonly onEarlier: ThreadProps['onEarlier'] | undefined;
  readonly loadingEarlier: boolean;
}

/** The rendered messages, and a function that shows or loads earlier ones; undefined if there are none. */
export function useShownMessages({ messages, unreadFrom, onEarlier, loadingEarlier }: ShownMessages) {
  const [more, setMore] = useState(0);
  const unreadAt = unreadFrom === undefined ? -1 : messages.findIndex(({ id }) => id === unreadFrom);
  // All unread messages are rendered, because the thread opens at the first of them.
  const drawn = Math.max(page + more, unreadAt < 0 ? 0 : messages.length - unreadAt + 20);
  const shown = useMemo(() => messages.slice(-drawn), [messages, drawn]);
  const hidden = messages.length - shown.length;
  const goEarlier = () => (hidden > 0 ? setMore(more + page) : loadingEarlier ? undefined : onEarlier?.());
  return { shown, goEarlier: hidden > 0 || onEarlier ? goEarlier : undefined };
}
