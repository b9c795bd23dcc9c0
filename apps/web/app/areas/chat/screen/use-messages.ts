import type { ConversationMessage } from '@roadside/contract/schemas';
import { mergeMessages } from '@roadside/domain/home';
import { useCallback, useRef, useState } from 'react';
import { useLive } from '../../../kit/live/use-live.ts';
import type { Problem } from '../../../kit/outcome/outcome.ts';
import { sendRequest } from '../../../kit/resource/send-request.ts';
import { messagesAddress } from '../model/addresses.ts';
import { messageAfter } from '../model/after-change.ts';
import type { MessagesPage } from '../server/chat.server.ts';

/** Messages read again when something changed: edits and reactions usually concern recent ones. */
const readAgain = 100;
const pageSize = 200;
const earlierSize = 100;

interface Loaded {
  readonly messages: readonly NumberedConversationMessage[];
  readonly hasEarlier: boolean;
  readonly hasLater: boolean;
}

/** A message with the author's id where the domain's rules look for it. */
export type NumberedConversationMessage = ConversationMessage & { readonly authorId: number | null };

const numbered = (messages: readonly ConversationMessage[]): NumberedConversationMessage[] =>
  messages.map((message) => ({ ...message, authorId: message.author?.user_id ?? null }));

const loadedOf = (page: MessagesPage): Loaded => ({
  messages: numbered(page.messages),
  hasEarlier: page.has_earlier,
  hasLater: page.has_later,
});

/**
 * The messages of a conversation: what the page came with, earlier ones as the reader scrolls up, and new ones as they
 * arrive. Each message is there once and in its place, however often and in whatever order it comes. Use it with the
 * conversation's id as key.
 * @param until - the page shows older messages up to this number, and doesn't follow new ones; null for the latest
 */
export function useMessages(id: number, first: MessagesPage, until: number | null) {
  const [loaded, setLoaded] = useState(() => loadedOf(first));
  const [problem, setProblem] = useState<Problem | null>(null);
  const [loadingEarlier, setLoadingEarlier] = useState(false);
  // The state as it is now, also before React has drawn it: two messages may arrive in the same moment.
  const current = useRef(loaded);
  const put = useCallback((messages: readonly ConversationMessage[], more: Partial<Loaded> = {}) => {
    const before = current.current;
    current.current = { ...before, ...more, messages: mergeMessages(before.messages, numbered(messages)) };
    setLoaded(current.current);
  }, []);

  const reading = useRef({ running: false, again: false });
  const refresh = useCallback(async () => {
    const state = reading.current;
    state.again = true;
    if (state.running || until !== null) return;
    state.running = true;
    try {
      while (state.again) {
        state.again = false;
        const last = current.current.messages.at(-1)?.seq ?? 0;
        const oldest = current.current.messages[0]?.seq ?? 1;
        let after = Math.max(last - readAgain, oldest - 1, 0);
        for (;;) {
          const outcome = await sendRequest<MessagesPage>(messagesAddress({ id }, { after, limit: pageSize }));
          setProblem(outcome.ok ? null : outcome.problem);
          if (!outcome.ok) break;
          put(outcome.data.messages, { hasLater: false });
          after = outcome.data.messages.at(-1)?.seq ?? after;
          if (!outcome.data.has_later) break;
        }
      }
    } finally {
      state.running = false;
    }
  }, [id, put, until]);
  useLive(['chat'], (change) => {
    const arrived = messageAfter(id, current.current.messages, change);
    if (arrived === 'nothing' || until !== null) return;
    if (arrived !== 'read-again') put([arrived]);
    // What is being read may be from before the change, and what could not be read may lack something.
    if (arrived === 'read-again' || reading.current.running || problem) void refresh();
  });

  const loadEarlier = useCallback(async () => {
    const before = current.current.messages[0]?.seq;
    if (before === undefined || loadingEarlier) return;
    setLoadingEarlier(true);
    const outcome = await sendRequest<MessagesPage>(messagesAddress({ id }, { before, limit: earlierSize }));
    setProblem(outcome.ok ? null : outcome.problem);
    if (outcome.ok) put(outcome.data.messages, { hasEarlier: outcome.data.has_earlier });
    setLoadingEarlier(false);
  }, [id, loadingEarlier, put]);

  return { ...loaded, problem, loadingEarlier, loadEarlier, refresh, put };
}
