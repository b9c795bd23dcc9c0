'use client';
import { useCallback, useState } from 'react';

/** A value the caller holds, or the component itself when the caller does not. */
export function useControlled<Value, Details extends readonly unknown[]>(
  held: Value | undefined,
  first: Value,
  onChange: ((value: Value, ...details: Details) => void) | undefined,
): readonly [Value, (value: Value, ...details: Details) => void] {
  const [own, setOwn] = useState(first);
  const change = useCallback(
    (value: Value, ...details: Details) => {
      if (held === undefined) setOwn(() => value);
      onChange?.(value, ...details);
    },
    [held, onChange],
  );
  return [held === undefined ? own : held, change];
}
