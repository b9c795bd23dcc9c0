import { useEffect, useRef } from 'react';
import { useChange } from '../../../kit/resource/use-change.ts';
import { conversationsAddress } from '../model/addresses.ts';
import type { ConversationsResource } from '../server/chat.server.ts';

/** Records that the person has read a conversation up to its last shown message, while the page is visible. */
export function useMarkRead(id: number, lastSeq: number, readSeq: number): void {
  const { change } = useChange<ConversationsResource>(conversationsAddress(), { refresh: true });
  const told = useRef(readSeq);
  useEffect(() => {
    const mark = () => {
      if (document.visibilityState !== 'visible' || lastSeq <= told.current) return;
      const before = told.current;
      told.current = lastSeq;
      void change({ intent: 'mark-read', id, seq: lastSeq })?.then((outcome) => {
        // Without an answer, it is told again with the next message or when the page is looked at.
        if (outcome?.ok === false && told.current === lastSeq) told.current = before;
      });
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [change, id, lastSeq]);
}
