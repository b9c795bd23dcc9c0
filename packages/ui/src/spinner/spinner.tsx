'use client';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import type { Size } from '../internal/tones.ts';
import { usePlainTexts } from '../provider/ui-settings.ts';
import * as styles from './spinner.css.ts';
import { spinnerMessages } from './spinner.messages.ts';

/** Props of {@link Spinner}. */
export interface SpinnerProps extends ElementProps<'span', 'children' | 'role'> {
  /** @defaultValue 'md' */
  readonly size?: Size;
  /** Label for what is loading. An empty string hides it from assistive technology, for a spinner next to text.
   * @defaultValue 'Loading' */
  readonly label?: string;
}

/**
 * Shows that something small is in progress. For a part of a page that has not loaded yet, use Skeleton.
 *
 * @example
 * <Spinner label="Saving the schedule" />
 */
export function Spinner({ size = 'md', label, className, ...rest }: SpinnerProps) {
  const text = usePlainTexts(spinnerMessages);
  const name = label ?? text('label');
  return (
    <span
      {...rest}
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      data-component="Spinner"
      data-size={size}
      className={cx(styles.root({ size }), className)}
    />
  );
}
