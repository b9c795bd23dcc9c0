import { startTransition, useEffect, useState } from 'react';

/**
 * Subscribes to an external store like `useSyncExternalStore`, but updates in a transition: the direct effect of a
 * click is painted first, and derived values (totals, counts, drafts) render when the browser is free. A guard that
 * needs the current value immediately uses `useSyncExternalStore`.
 * @param watch subscribes a listener and returns the unsubscribe function; stable for one store
 * @param read returns the current value; stable for one store, compared with `Object.is`
 */
export function useLater<Value>(watch: (listener: () => void) => () => void, read: () => Value): Value {
  const [seen, setSeen] = useState(() => ({ read, value: read() }));
  useEffect(() => {
    const look = () =>
      setSeen((before) => {
        const value = read();
        return before.read === read && Object.is(before.value, value) ? before : { read, value };
      });
    // Catches changes between render and subscription.
    look();
    return watch(() => startTransition(look));
  }, [watch, read]);
  return seen.read === read ? seen.value : read();
}
