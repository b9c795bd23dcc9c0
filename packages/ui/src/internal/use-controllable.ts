'use client';
import { useControllable as useValue } from '@roadside/foundations/controllable';

interface Controllable<Value, Details> {
  readonly value: Value | undefined;
  readonly defaultValue: Value;
  readonly onValueChange: ((value: Value, details: Details) => void) | undefined;
  /** Names the component in the warning about switching modes. */
  readonly component: string;
}

/** One value that its owner may hold, with the details of a change as the second argument of the handler. */
export const useControllable = <Value, Details = undefined>(
  value: Controllable<Value, Details>,
): readonly [Value, (next: Value, details: Details) => void] => useValue<Value, [details: Details]>(value);
