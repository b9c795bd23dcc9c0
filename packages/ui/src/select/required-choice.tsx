'use client';
import type { RefObject } from 'react';
import * as styles from './select.css.ts';

interface RequiredChoiceProps {
  /** Nothing is chosen yet. */
  readonly missing: boolean;
  /** Gets focus when the browser reports the missing value. */
  readonly opener: RefObject<HTMLElement | null>;
}

/**
 * Blocks a form until something is chosen, with the browser's own message. Browsers validate only native form controls,
 * and a button that opens a list is not one. It has no name, so it is never submitted.
 */
export function RequiredChoice({ missing, opener }: RequiredChoiceProps) {
  return (
    <input
      aria-hidden
      tabIndex={-1}
      autoComplete="off"
      required
      value={missing ? '' : '1'}
      onChange={() => undefined}
      onFocus={() => opener.current?.focus()}
      className={styles.native}
    />
  );
}
