import { useEffect } from 'react';

/** What `lazyPart` gives. */
export interface FetchedPart {
  readonly fetchAhead: () => void;
}

/**
 * Fetches the code of a part when the browser has nothing else to do, so that it is there when it is opened. Null for a
 * person who can't open it.
 */
export function useFetchedWhenIdle(part: FetchedPart | null): void {
  const fetchAhead = part?.fetchAhead;
  useEffect(() => {
    if (!fetchAhead) return undefined;
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in globalThis)) {
      const later = setTimeout(fetchAhead, 1_000);
      return () => clearTimeout(later);
    }
    const later = requestIdleCallback(fetchAhead);
    return () => cancelIdleCallback(later);
  }, [fetchAhead]);
}
