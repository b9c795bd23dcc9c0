'use client';
import { useControllable as useValue } from '@roadside/foundations/controllable';

interface Controllable<Value, Details> {
  readonly value: Value | undefined;
  readonly defaultValue: Value;
  readonly onValueChange: ((value: Value, details: Details) => void) | undefined;
  /** Names the component in the warning about switching modes. */
  readonly component: string;
}

/**
 * A value that can be controlled or uncontrolled. The handler receives the details of a change as its second argument.
 */
export const useControllable = <Value, Details = undefined>(
  value: Controllable<Value, Details>,
): readonly [Value, (next: Value, details: Details) => void] => useValue<Value, [details: Details]>(value);
