import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ConversationMessage } from '@roadside/contract/schemas';
import type { Outbox } from '../../../kit/outbox/outbox.ts';
import { outboxOf, type SentMessage } from '../outbox/tab-outbox.ts';
import type { WaitingMessage } from '../outbox/waiting-message.ts';

const none: readonly WaitingMessage[] = [];
const nothing = () => () => undefined;

/** The person's messages that are on their way from this browser; none before the page is alive. */
export function useOutbox(
  person: number,
  conversationId: number,
  onSent: (message: ConversationMessage) => void,
): { readonly outbox: Outbox<WaitingMessage, SentMessage> | null; readonly waiting: readonly WaitingMessage[] } {
  const outbox = typeof document === 'undefined' ? null : outboxOf(person);
  useEffect(() => outbox?.onSent(({ message }) => message && onSent(message)), [outbox, onSent]);
  const all = useSyncExternalStore(outbox?.subscribe ?? nothing, outbox?.messages ?? (() => none), () => none);
  const waiting = useMemo(
    () => all.filter((message) => message.conversationId === conversationId),
    [all, conversationId],
  );
  return { outbox, waiting };
}
