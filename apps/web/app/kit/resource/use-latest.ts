import { use, useEffect, useState } from 'react';

/**
 * The result of a deferred load. The first one suspends to the nearest Suspense boundary; later ones replace it once
 * they resolve, so navigating never waits for the frame around a page.
 */
export function useLatest<Data>(promise: Promise<Data>): Data {
  const [first] = useState(promise);
  const arrived = use(first);
  const [latest, setLatest] = useState<{ readonly data: Data }>({ data: arrived });
  useEffect(() => {
    if (promise === first) return;
    let current = true;
    void promise.then((data) => current && setLatest({ data }));
    return () => {
      current = false;
    };
  }, [promise, first]);
  return latest.data;
}
