'use client';
import { type FocusEvent, useMemo, useState } from 'react';
import { useControllable } from '../internal/use-controllable.ts';

interface SegmentedValue<Parsed> {
  readonly value: string | null | undefined;
  readonly defaultValue: string | null;
  readonly onValueChange: ((value: string | null, details: { reason: 'type' | 'clear' }) => void) | undefined;
  readonly component: string;
  /** Parses a text value. Pass the same function on every render. */
  readonly parse: (text: string | null, component: string) => Parsed | null;
  /**
   * Whether a value is typed to its end; the owner isn't told about any other. Omit where every value is.
   */
  readonly isWhole?: (text: string) => boolean;
}

const always = () => true;

/** How many segments of a field are filled in. */
function progress(field: Element): 'none' | 'some' | 'all' {
  const parts = [...field.querySelectorAll('[role="spinbutton"]')];
  const open = parts.filter((part) => part.hasAttribute('data-placeholder')).length;
  return open === 0 ? 'all' : open === parts.length ? 'none' : 'some';
}

/**
 * The value of a segmented field. React Aria keeps the last complete date while one of its segments is deleted. Leaving
 * the field in that state means there is no date, so the owner gets null while the segments stay as they are.
 */
export function useSegmentedValue<Parsed>({
  value,
  defaultValue,
  onValueChange,
  component,
  parse,
  isWhole = always,
}: SegmentedValue<Parsed>) {
  const [held, setHeld] = useControllable<string | null, { reason: 'type' | 'clear' }>({
    value,
    defaultValue,
    onValueChange,
    component,
  });
  const [begun, setBegun] = useState(false);
  // The owner's value, and the last complete value of the segments. They differ only after a date was left incomplete.
  const [seen, setSeen] = useState({ held, whole: held });
  if (seen.held !== held) setSeen({ held, whole: held });
  // React Aria treats a new object as a new value and would drop a partially typed date.
  const parsed = useMemo(() => parse(seen.whole, component), [parse, seen.whole, component]);
  const notifyChange = (next: string | null, whole: string | null) => {
    setSeen({ held: next, whole });
    setHeld(next, { reason: next === null ? 'clear' : 'type' });
  };
  return {
    held,
    parsed,
    /** The field lost focus with some segments empty or typed in part. */
    begun,
    change: (next: string | null) => {
      if (next !== null && !isWhole(next)) setSeen({ held, whole: next });
      else notifyChange(next, next);
    },
    onFocus: () => setBegun(false),
    onBlur: ({ currentTarget }: FocusEvent<Element>) => {
      const filled = progress(currentTarget);
      const entered = filled === 'all' && seen.whole !== null && !isWhole(seen.whole) ? 'some' : filled;
      setBegun(entered === 'some');
      if (entered === 'some' && held !== null) notifyChange(null, seen.whole);
      if (entered === 'all' && held === null && seen.whole !== null) notifyChange(seen.whole, seen.whole);
    },
  };
}
