'use client';
import { type RefObject, useEffect, useRef } from 'react';
import type { ElementProps } from '../internal/element-props.ts';
import * as styles from './select.css.ts';
import type { SelectItem } from './select.tsx';

interface SubmittedChoiceProps extends ElementProps<'select', 'children' | 'ref' | 'value' | 'onChange' | 'onFocus'> {
  readonly value: string;
  readonly choices: readonly SelectItem[];
  readonly placeholder: string;
  readonly onChoose: (value: string) => void;
  /** Gets focus when the browser reports a missing choice. */
  readonly opener: RefObject<HTMLElement | null>;
}

/**
 * The control that a form submits, also before hydration. On reset the browser restores its initial choice, and the
 * select goes to the same one.
 */
export function SubmittedChoice({ value, choices, placeholder, onChoose, opener, ...rest }: SubmittedChoiceProps) {
  const sent = useRef<HTMLSelectElement>(null);
  // It stays uncontrolled, so that a reset of the form restores its initial choice.
  useEffect(() => {
    if (sent.current) sent.current.value = value;
  });
  return (
    <select
      {...rest}
      ref={sent}
      aria-hidden
      tabIndex={-1}
      onChange={(event) => onChoose(event.target.value)}
      onFocus={() => opener.current?.focus()}
      className={styles.native}
    >
      <option value="">{placeholder}</option>
      {choices.map((item) => (
        <option key={item.value} value={item.value} disabled={item.disabled}>
          {item.label}
        </option>
      ))}
    </select>
  );
}
