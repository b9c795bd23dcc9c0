import * as Slot from 'radix-ui/slot';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { type Align, type Gap, type Justify, sprinkles } from '../internal/sprinkles.css.ts';
import * as styles from './inline.css.ts';

/** Props of {@link Inline}. */
export interface InlineProps extends ElementProps<'div'> {
  /** @defaultValue 8 */
  readonly gap?: Gap;
  /** The gap between lines. @defaultValue the same as `gap` */
  readonly rowGap?: Gap;
  readonly padding?: Gap;
  /** @defaultValue 'center' */
  readonly align?: Align;
  readonly justify?: Justify;
  /** Lets items wrap onto the next line when they don't fit.
   * @defaultValue false */
  readonly wrap?: boolean;
  /** Renders its only child, such as a `nav`, instead of a `div`.
   * @defaultValue false */
  readonly asChild?: boolean;
}

/**
 * Lays out children in a row with an even gap.
 *
 * @example
 * <Inline justify="between"><Title /><Actions /></Inline>
 */
export function Inline({
  gap = 8,
  rowGap,
  padding,
  align = 'center',
  justify,
  wrap = false,
  asChild = false,
  className,
  ...rest
}: InlineProps) {
  const Root = asChild ? Slot.Root : 'div';
  return (
    <Root
      {...rest}
      data-component="Inline"
      className={cx(
        styles.root,
        sprinkles({ gap, rowGap, padding, align, justify, flexWrap: wrap ? 'wrap' : 'nowrap' }),
        className,
      )}
    />
  );
}
