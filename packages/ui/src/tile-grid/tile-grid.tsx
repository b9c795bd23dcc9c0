import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import * as styles from './tile-grid.css.ts';

/**
 * Lays tiles out by the width they are given, not by the screen: two by two, three, four or six abreast.
 *
 * @example
 * <TileGrid.Root><TileGrid.Item span={1}><Tile.Root>…</Tile.Root></TileGrid.Item></TileGrid.Root>
 */
export function TileGridRoot({ className, ...rest }: ElementProps<'div'>) {
  return (
    <div className={styles.container}>
      <div {...rest} data-component="TileGrid.Root" className={cx(styles.root, className)} />
    </div>
  );
}

/** Props of {@link TileGridItem}. */
export interface TileGridItemProps extends ElementProps<'div'> {
  /** How many tile widths it takes where there is room.
   * @defaultValue 1 */
  readonly span?: 1 | 2 | 3 | 4 | 'full';
}

/** The place of one tile. */
export function TileGridItem({ span = 1, className, ...rest }: TileGridItemProps) {
  return (
    <div {...rest} data-component="TileGrid.Item" data-span={span} className={cx(styles.item({ span }), className)} />
  );
}
