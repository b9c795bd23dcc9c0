'use client';
import { useEffect, useRef } from 'react';
import { input } from '../../checkbox/checkbox.css.ts';

interface PickBoxProps {
  readonly checked: boolean | 'mixed';
  readonly label: string;
}

/** A checkbox without behavior: its cell has the focus and the grid handles the click. */
export function PickBox({ checked, label }: PickBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const mixed = checked === 'mixed';
  useEffect(() => {
    // `indeterminate` is a property without an attribute.
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <input
      ref={box}
      type="checkbox"
      tabIndex={-1}
      aria-label={label}
      checked={checked === true}
      readOnly
      data-pick=""
      className={input}
    />
  );
}
