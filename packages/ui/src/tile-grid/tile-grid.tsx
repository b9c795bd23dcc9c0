import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import * as styles from './tile-grid.css.ts';

/**
 * Lays out tiles by the width of the container, not the screen: two, three, four or six per row.
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
  /** Number of tile widths it spans if there is room.
   * @defaultValue 1 */
  readonly span?: 1 | 2 | 3 | 4 | 'full';
}

/** The cell of one tile. */
export function TileGridItem({ span = 1, className, ...rest }: TileGridItemProps) {
  return (
    <div {...rest} data-component="TileGrid.Item" data-span={span} className={cx(styles.item({ span }), className)} />
  );
}
