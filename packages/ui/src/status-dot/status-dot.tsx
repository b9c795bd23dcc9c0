import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import type { Tone } from '../internal/tones.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './status-dot.css.ts';

/** Props of {@link StatusDot}. */
export interface StatusDotProps extends ElementProps<'span', 'children'> {
  /** @defaultValue 'neutral' */
  readonly tone?: Tone;
  /** The state in a word. */
  readonly label: ReactNode;
  /** Shows the label to assistive technology only.
   * @defaultValue false */
  readonly labelHidden?: boolean;
  /** Pulses twice, then stops: for the one thing that has just become urgent.
   * @defaultValue false */
  readonly pulsing?: boolean;
}

/**
 * A state as a small shape, a color and a word.
 *
 * @example
 * <StatusDot tone="success" label="All Reports Completed." />
 */
export function StatusDot({
  tone = 'neutral',
  label,
  labelHidden = false,
  pulsing = false,
  className,
  ...rest
}: StatusDotProps) {
  return (
    <span
      {...rest}
      data-component="StatusDot"
      data-tone={tone}
      data-pulsing={pulsing || undefined}
      className={cx(styles.root, className)}
    >
      <span aria-hidden className={styles.mark({ tone, pulsing })} />
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={styles.word}>{label}</span>}
    </span>
  );
}
