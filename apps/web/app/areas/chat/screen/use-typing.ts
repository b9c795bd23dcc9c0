import { useEffect, useState } from 'react';
import { useLive } from '../../../kit/live/use-live.ts';
import { sendRequest } from '../../../kit/resource/send-request.ts';
import { conversationsAddress } from '../model/addresses.ts';

/** Screens forget that somebody types after ten seconds; the one who types says so every few. */
const forgottenMs = 10_000;
const repeatedMs = 4_000;

/** Whether another member is typing in a conversation. */
export function useSomebodyTypes(id: number): boolean {
  const [until, setUntil] = useState<number | null>(null);
  useLive(['chat-typing', 'chat'], (change) => {
    if (change?.id !== id || change.read) return;
    // A message ends it.
    setUntil(change.topic === 'chat' ? null : Date.now() + forgottenMs);
  });
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => setUntil(null), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  return until !== null;
}

/** Tells the others that the person is typing, at most every few seconds. */
export function typingReporter(id: number): () => void {
  let last = 0;
  return () => {
    const now = Date.now();
    if (now - last < repeatedMs) return;
    last = now;
    // Nobody needs to know when this fails.
    void sendRequest(conversationsAddress(), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ intent: 'typing', id }),
    });
  };
}
