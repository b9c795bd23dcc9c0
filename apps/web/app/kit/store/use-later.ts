import { startTransition, useEffect, useState } from 'react';

/**
 * Follows something outside React as `useSyncExternalStore` does, but a step behind what a person does: what they
 * pressed is painted first, and what follows from it (totals, counts, drafts) is rendered when the browser is free.
 * A guard that must know at once uses `useSyncExternalStore`.
 * @param watch calls its listener after every change and returns how to stop; stable for one store
 * @param read what is now; stable for one store, and a value that is compared by `Object.is`
 */
export function useLater<Value>(watch: (listener: () => void) => () => void, read: () => Value): Value {
  const [seen, setSeen] = useState(() => ({ read, value: read() }));
  useEffect(() => {
    const look = () =>
      setSeen((before) => {
        const value = read();
        return before.read === read && Object.is(before.value, value) ? before : { read, value };
      });
    // What changed between rendering and now was not heard.
    look();
    return watch(() => startTransition(look));
  }, [watch, read]);
  return seen.read === read ? seen.value : read();
}
