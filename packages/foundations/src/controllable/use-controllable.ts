'use client';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A value that can be controlled by its owner, and the change callback. */
export interface Controllable<Value, Details extends readonly unknown[]> {
  readonly value: Value | undefined;
  readonly defaultValue: Value;
  readonly onValueChange: ((value: Value, ...details: Details) => void) | undefined;
  /** Component name for the warning about switching modes. */
  readonly component: string;
}

/**
 * A controlled (`value`) or uncontrolled (`defaultValue`) value. The mode is fixed at the first render; switching later
 * warns in development.
 */
export function useControllable<Value, Details extends readonly unknown[]>({
  value,
  defaultValue,
  onValueChange,
  component,
}: Controllable<Value, Details>) {
  const controlled = value !== undefined;
  const first = useRef(controlled);
  const [own, setOwn] = useState(defaultValue);
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' && first.current !== controlled)
      console.warn(
        `${component}: the value changed from ${first.current ? 'controlled to uncontrolled' : 'uncontrolled to controlled'}. Pass value always, or never.`,
      );
  }, [controlled, component]);
  const set = useCallback(
    (next: Value, ...details: Details) => {
      if (!controlled) setOwn(() => next);
      onValueChange?.(next, ...details);
    },
    [controlled, onValueChange],
  );
  return [controlled ? value : own, set] as const;
}
