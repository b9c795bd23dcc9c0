'use client';
import { useEffect, useRef } from 'react';
import { input } from '../../checkbox/checkbox.css.ts';

interface PickBoxProps {
  readonly checked: boolean | 'mixed';
  readonly label: string;
}

/** A check box the grid answers for: its cell has the focus and the click. */
export function PickBox({ checked, label }: PickBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const mixed = checked === 'mixed';
  useEffect(() => {
    // The mixed state has no attribute: the platform knows it only as a property.
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
