import { useEffect, useState } from 'react';

/** A value after it has been stable for a moment, so typing doesn't trigger a lookup per letter. */
export function useDebounced<Value>(value: Value, ms = 200): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
