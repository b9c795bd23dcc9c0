'use client';
import { type FocusEvent, useMemo, useState } from 'react';
import { useControllable } from '../internal/use-controllable.ts';

interface SegmentedValue<Parsed> {
  readonly value: string | null | undefined;
  readonly defaultValue: string | null;
  readonly onValueChange: ((value: string | null, details: { reason: 'type' | 'clear' }) => void) | undefined;
  readonly component: string;
  /** Reads the text of a value. Give the same function at each render. */
  readonly parse: (text: string | null, component: string) => Parsed | null;
}

/** How many parts of a field are entered. */
function progress(field: Element): 'none' | 'some' | 'all' {
  const parts = [...field.querySelectorAll('[role="spinbutton"]')];
  const open = parts.filter((part) => part.hasAttribute('data-placeholder')).length;
  return open === 0 ? 'all' : open === parts.length ? 'none' : 'some';
}

/**
 * The value of a field of parts. React Aria keeps the last whole date while one of its parts is deleted; whoever leaves
 * the field in that state has given no date, so the owner is told null, while the parts stay as they were left.
 */
export function useSegmentedValue<Parsed>({
  value,
  defaultValue,
  onValueChange,
  component,
  parse,
}: SegmentedValue<Parsed>) {
  const [held, setHeld] = useControllable<string | null, { reason: 'type' | 'clear' }>({
    value,
    defaultValue,
    onValueChange,
    component,
  });
  const [begun, setBegun] = useState(false);
  // What the owner holds, and what the parts were last whole with: they differ only after a date was left unfinished.
  const [seen, setSeen] = useState({ held, whole: held });
  if (seen.held !== held) setSeen({ held, whole: held });
  // React Aria takes a new object for a new value and would drop what is half typed.
  const parsed = useMemo(() => parse(seen.whole, component), [parse, seen.whole, component]);
  const notifyChange = (next: string | null, whole: string | null) => {
    setSeen({ held: next, whole });
    setHeld(next, { reason: next === null ? 'clear' : 'type' });
  };
  return {
    held,
    parsed,
    /** Some parts are entered, some are not, and the field was left so. */
    begun,
    change: (next: string | null) => notifyChange(next, next),
    onFocus: () => setBegun(false),
    onBlur: ({ currentTarget }: FocusEvent<Element>) => {
      const entered = progress(currentTarget);
      setBegun(entered === 'some');
      if (entered === 'some' && held !== null) notifyChange(null, seen.whole);
      if (entered === 'all' && held === null && seen.whole !== null) notifyChange(seen.whole, seen.whole);
    },
  };
}
