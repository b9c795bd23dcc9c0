import { useEffect } from 'react';

const key = 'roadside-seeing';

/**
 * All tabs of a browser share one session, so a tab that still shows the other person's pages is reloaded when an Admin
 * starts or stops seeing as somebody. The browser tells the other tabs of each change of its storage.
 * @param seenAs the person the page is shown as; null for the session's own
 */
export function useSeeingInOtherTabs(seenAs: number | null): void {
  useEffect(() => {
    const mine = String(seenAs);
    const changed = (event: StorageEvent) => {
      if (event.key === key && event.newValue !== null && event.newValue !== mine) location.reload();
    };
    addEventListener('storage', changed);
    try {
      if (localStorage.getItem(key) !== mine) localStorage.setItem(key, mine);
    } catch {
      // Without storage, another tab learns it from the api, which refuses its token.
    }
    return () => removeEventListener('storage', changed);
  }, [seenAs]);
}
