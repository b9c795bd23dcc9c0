import { useCallback } from 'react';
import { changePages } from '../../../kit/live/use-live-pages.ts';
import { useReadMark } from '../../../kit/live/use-read-mark.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResourceClient } from '../../../kit/resource/use-resource-client.ts';
import { conversationsAddress } from '../model/addresses.ts';
import { conversationsAfter } from '../model/after-change.ts';
import type { ConversationsPage, ConversationsResource } from '../server/chat.server.ts';

/**
 * Records that the person has read a conversation up to its last shown message, while the page is visible. The list of
 * conversations shows it without being read again.
 * @param me - employee id of the person
 */
export function useMarkRead(id: number, me: number, lastSeq: number, readSeq: number): void {
  const client = useResourceClient();
  const { change } = useChange<ConversationsResource>(conversationsAddress(), { refresh: false });
  const tell = useCallback(
    async (seq: number) => {
      const outcome = await change({ intent: 'mark-read', id, seq });
      if (outcome?.ok)
        changePages<ConversationsPage>(client, conversationsAddress(), (pages) =>
          conversationsAfter(pages, { topic: 'chat', id, place: null, read: { user_id: me, seq } }, me),
        );
      return outcome;
    },
    [change, client, id, me],
  );
  useReadMark(lastSeq, readSeq, tell);
}
