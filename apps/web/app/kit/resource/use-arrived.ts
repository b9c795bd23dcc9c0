import { useEffect, useState } from 'react';

/**
 * The newest result of a deferred load, or null until the first one resolves. For parts that must not wait for it, such
 * as shortcuts; `useLatest` suspends instead.
 */
export function useArrived<Data>(promise: Promise<Data>): Data | null {
  const [arrived, setArrived] = useState<{ readonly data: Data } | null>(null);
  useEffect(() => {
    let current = true;
    promise.then(
      (data) => current && setArrived({ data }),
      () => {}, // The part that suspends on it reports the failure.
    );
    return () => {
      current = false;
    };
  }, [promise]);
  return arrived && arrived.data;
}
