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
  /** An icon whose shape carries the same meaning. */
  readonly leading?: ReactNode;
}

/**
 * A one- or two-word status. The word carries the meaning; the tone reinforces it.
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
