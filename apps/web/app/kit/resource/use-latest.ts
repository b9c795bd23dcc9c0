import { use, useEffect, useState } from 'react';

/**
 * What a deferred load came to. The first is waited for by the nearest Suspense; later ones take its place when they
 * are there, so that going to another page never waits for the frame around it.
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
