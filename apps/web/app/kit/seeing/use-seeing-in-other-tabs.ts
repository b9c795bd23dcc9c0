import { useEffect } from 'react';

/**
 * All tabs of a browser share one session, so a tab that still shows the other person's pages is reloaded when an Admin
 * starts or stops seeing as somebody.
 * @param seenAs the person the page is shown as; null for the session's own
 */
export function useSeeingInOtherTabs(seenAs: number | null): void {
  useEffect(() => {
    if (!('BroadcastChannel' in globalThis)) return;
    const channel = new BroadcastChannel('roadside-seeing');
    channel.onmessage = ({ data }) => {
      if (data !== seenAs) location.reload();
    };
    channel.postMessage(seenAs);
    return () => channel.close();
  }, [seenAs]);
}
