import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import type { Tone } from '../internal/tones.ts';
import * as styles from './badge.css.ts';

/** Props of {@link Badge}. */
export interface BadgeProps extends ElementProps<'span'> {
  /** @defaultValue 'neutral' */
  readonly tone?: Tone;
  /** @defaultValue 'soft' */
  readonly emphasis?: 'solid' | 'soft' | 'outline';
  /** An icon that says the same in shape. */
  readonly leading?: ReactNode;
}

/**
 * One or two words about the state of a thing. The word carries the meaning; the tone repeats it.
 *
 * @example
 * <Badge tone="beacon">At risk</Badge>
 */
export function Badge({ tone = 'neutral', emphasis = 'soft', leading, className, children, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      data-component="Badge"
      data-tone={tone}
      data-emphasis={emphasis}
      className={cx(styles.root({ look: `${tone}-${emphasis}` }), className)}
    >
      {leading}
      {children}
    </span>
  );
}
