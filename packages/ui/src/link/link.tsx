import * as Slot from 'radix-ui/slot';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import * as styles from './link.css.ts';

/** Props of {@link Link}. */
export interface LinkProps extends ElementProps<'a'> {
  /** Inherits the text color and is underlined only on hover: for menus and tables, never in prose.
   * @defaultValue false */
  readonly quiet?: boolean;
  /** Renders its only child, such as a router link, instead of an `a`.
   * @defaultValue false */
  readonly asChild?: boolean;
}

/**
 * Navigates. For actions, use a Button.
 *
 * @example
 * <Link href="/reset-password/">Forgot your password?</Link>
 */
export function Link({ quiet = false, asChild = false, className, ...rest }: LinkProps) {
  const Root = asChild ? Slot.Root : 'a';
  return (
    <Root
      data-component="Link"
      {...rest}
      data-quiet={quiet || undefined}
      className={cx(styles.root({ quiet }), className)}
    />
  );
}
