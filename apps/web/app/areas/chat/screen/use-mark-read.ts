import { useCallback } from 'react';
import { useReadMark } from '../../../kit/live/use-read-mark.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { conversationsAddress } from '../model/addresses.ts';
import type { ConversationsResource } from '../server/chat.server.ts';

/**
 * Records that the person has read a conversation up to its last shown message, while the page is visible. The list of
 * conversations hears of it like everybody else, from the live stream.
 */
export function useMarkRead(id: number, lastSeq: number, readSeq: number): void {
  const { change } = useChange<ConversationsResource>(conversationsAddress(), { refresh: false });
  const tell = useCallback((seq: number) => change({ intent: 'mark-read', id, seq }), [change, id]);
  useReadMark(lastSeq, readSeq, tell);
}
