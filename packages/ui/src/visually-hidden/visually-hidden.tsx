import * as Slot from 'radix-ui/slot';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import * as styles from './visually-hidden.css.ts';

/** Props of {@link VisuallyHidden}. */
export interface VisuallyHiddenProps extends ElementProps<'span'> {
  /** Renders its child instead of a `span`.
   * @defaultValue false */
  readonly asChild?: boolean;
  /** Shows the text while focus is inside it, as a skip link does.
   * @defaultValue false */
  readonly focusable?: boolean;
}

/**
 * Text for assistive technology only.
 *
 * @example
 * <VisuallyHidden>12 calls waiting</VisuallyHidden>
 */
export function VisuallyHidden({ asChild = false, focusable = false, className, ...rest }: VisuallyHiddenProps) {
  const Root = asChild ? Slot.Root : 'span';
  return (
    <Root
      {...rest}
      data-component="VisuallyHidden"
      data-focusable={focusable || undefined}
      className={cx(styles.root, className)}
    />
  );
}
