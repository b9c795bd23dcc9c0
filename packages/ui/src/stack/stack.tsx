import * as Slot from 'radix-ui/slot';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { type Align, type Gap, type Justify, sprinkles } from '../internal/sprinkles.css.ts';
import * as styles from './stack.css.ts';

/** Props of {@link Stack}. */
export interface StackProps extends ElementProps<'div'> {
  /** @defaultValue 12 */
  readonly gap?: Gap;
  readonly padding?: Gap;
  /** @defaultValue 'stretch' */
  readonly align?: Align;
  readonly justify?: Justify;
  /** Renders its child, such as a `section`, instead of a `div`.
   * @defaultValue false */
  readonly asChild?: boolean;
}

/**
 * Stacks things vertically with an even gap.
 *
 * @example
 * <Stack gap={24}><Header /><Board /></Stack>
 */
export function Stack({
  gap = 12,
  padding,
  align = 'stretch',
  justify,
  asChild = false,
  className,
  ...rest
}: StackProps) {
  const Root = asChild ? Slot.Root : 'div';
  return (
    <Root
      {...rest}
      data-component="Stack"
      className={cx(styles.root, sprinkles({ gap, padding, align, justify }), className)}
    />
  );
}
