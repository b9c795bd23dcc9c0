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
    /** The action, as a verb: its accessible name and tooltip. */
    readonly label: string;
    /** The icon or, with `asChild`, the link that contains it. */
    readonly children: ReactNode;
    /** Renders its only child, such as a link, styled as a button.
     * @defaultValue false */
    readonly asChild?: boolean;
    /** @defaultValue 'md' */
    readonly size?: Size;
    /** @defaultValue false */
    readonly loading?: boolean;
    /** Shows the label on hover and focus. Turn it off only where the same text is shown next to it.
     * @defaultValue true */
    readonly tooltip?: boolean;
  };

/**
 * A button with one well-known icon. The label is its accessible name and tooltip.
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
