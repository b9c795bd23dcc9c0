import { useEffect } from 'react';

/** What `lazyPart` gives. */
export interface FetchedPart {
  readonly fetchAhead: () => void;
}

/** Fetches the code of a part when the browser has nothing else to do, so that it is there when somebody opens it. */
export function useFetchedWhenIdle({ fetchAhead }: FetchedPart): void {
  useEffect(() => {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in globalThis)) {
      const later = setTimeout(fetchAhead, 1_000);
      return () => clearTimeout(later);
    }
    const later = requestIdleCallback(fetchAhead);
    return () => cancelIdleCallback(later);
  }, [fetchAhead]);
}
