'use client';
import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../button/button.tsx';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import type { Size } from '../internal/tones.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import * as styles from './icon-button.css.ts';

/** Props of {@link IconButton}. */
export type IconButtonProps = ElementProps<'button', 'children' | 'aria-label'> &
  ButtonLook & {
    /** What it does, as a verb: its name for assistive technology and its tooltip. */
    readonly label: string;
    /** The icon; with `asChild` the link that holds it. */
    readonly children: ReactNode;
    /** Renders the one child, such as a link, with the look of a button.
     * @defaultValue false */
    readonly asChild?: boolean;
    /** @defaultValue 'md' */
    readonly size?: Size;
    /** @defaultValue false */
    readonly loading?: boolean;
    /** Shows the label on hover and focus. Leave out only where the same words stand beside it.
     * @defaultValue true */
    readonly tooltip?: boolean;
  };

/**
 * A button of one well-known icon. Its label is its name and its tooltip.
 *
 * @example
 * <IconButton label="Close" emphasis="plain"><CloseIcon /></IconButton>
 */
export function IconButton({
  label,
  size = 'md',
  tooltip = true,
  tone,
  emphasis,
  className,
  children,
  ...rest
}: IconButtonProps) {
  const look = tone === 'beacon' ? { tone } : { tone, emphasis: emphasis ?? ('plain' as const) };
  const button = (
    <Button
      data-component="IconButton"
      {...rest}
      {...look}
      size={size}
      aria-label={label}
      className={cx(styles.root({ size }), className)}
    >
      {children}
    </Button>
  );
  return tooltip ? <Tooltip content={label}>{button}</Tooltip> : button;
}
