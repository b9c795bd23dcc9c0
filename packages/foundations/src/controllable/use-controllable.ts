'use client';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A value that its owner may hold, and how the owner gets changes. */
export interface Controllable<Value, Details extends readonly unknown[]> {
  readonly value: Value | undefined;
  readonly defaultValue: Value;
  readonly onValueChange: ((value: Value, ...details: Details) => void) | undefined;
  /** Names the component in the warning about switching modes. */
  readonly component: string;
}

/**
 * One value that its owner may hold (`value`) or leave to the component (`defaultValue`).
 * Which of the two is decided at the first render; switching later warns in development.
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
