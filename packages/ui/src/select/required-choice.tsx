'use client';
import type { RefObject } from 'react';
import * as styles from './select.css.ts';

interface RequiredChoiceProps {
  /** Nothing is chosen yet. */
  readonly missing: boolean;
  /** Takes the focus when the browser points to what is missing. */
  readonly opener: RefObject<HTMLElement | null>;
}

/**
 * Holds a form back until something is chosen, in the browser's own words: it asks its own controls only, and what opens
 * a list is none. It has no name, so it is never sent.
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
