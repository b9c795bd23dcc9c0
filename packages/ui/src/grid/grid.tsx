import * as Slot from 'radix-ui/slot';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { type Align, type Columns, type Gap, sprinkles } from '../internal/sprinkles.css.ts';
import * as styles from './grid.css.ts';

/** Props of {@link Grid}. */
export interface GridProps extends ElementProps<'div'> {
  /** Number of equal columns, `fill-xs|sm|md|lg` for as many as fit, or one of each for narrow and wide containers.
   * @defaultValue 'fill-md' */
  readonly columns?: Columns;
  /** @defaultValue 16 */
  readonly gap?: Gap;
  /** The gap between lines. @defaultValue the same as `gap` */
  readonly rowGap?: Gap;
  readonly padding?: Gap;
  /** @defaultValue 'stretch' */
  readonly align?: Align;
  /** Renders its only child, such as a list, instead of a `div`.
   * @defaultValue false */
  readonly asChild?: boolean;
}

/**
 * Lays out children in equal columns. For dashboard tiles use TileGrid, which knows their sizes.
 *
 * @example
 * <Grid columns={{ narrow: 2, wide: 4 }}>{tiles}</Grid>
 */
export function Grid({
  columns = 'fill-md',
  gap = 16,
  rowGap,
  padding,
  align = 'stretch',
  asChild = false,
  className,
  ...rest
}: GridProps) {
  const Root = asChild ? Slot.Root : 'div';
  return (
    <Root
      {...rest}
      data-component="Grid"
      className={cx(styles.root, sprinkles({ columns, gap, rowGap, padding, align }), className)}
    />
  );
}
