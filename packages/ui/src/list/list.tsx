'use client';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { useMessages } from '../provider/ui-settings.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './list.css.ts';
import { listMessages } from './list.messages.ts';

/** Props of {@link ListRoot}. */
export interface ListRootProps extends ElementProps<'ul', 'role'> {
  /** Draws a line between the rows.
   * @defaultValue true */
  readonly divided?: boolean;
  /** Shows titles and descriptions whole, however long: for what people wrote. Else each is one line.
   * @defaultValue false */
  readonly wrap?: boolean;
}

/**
 * Rows that are read from the top: notices, mail, requests, results. Each may lead somewhere as a whole and still hold
 * buttons of its own. Name it with `aria-label` where no heading stands above it.
 *
 * @example
 * <List.Root aria-label="Requests"><List.Item title="Rosa Ndiaye" description="20 to 24 November" meta="Pending" href="/requests/7" /></List.Root>
 */
export function ListRoot({ divided = true, wrap = false, className, ...rest }: ListRootProps) {
  return (
    <ul
      {...rest}
      data-component="List.Root"
      data-divided={divided || undefined}
      data-wrap={wrap || undefined}
      className={cx(styles.root, className)}
    />
  );
}

/** Props of {@link ListLoadingItems}. */
export interface ListLoadingItemsProps {
  /** How many rows to keep room for. */
  readonly count: number;
  /** Whether the rows have a second line.
   * @defaultValue true */
  readonly described?: boolean;
}

const widths = ['medium', 'long', 'medium', 'short'] as const;

/** Rows of the final height while the data is on its way. */
export function ListLoadingItems({ count, described = true }: ListLoadingItemsProps) {
  const text = useMessages(listMessages);
  return Array.from({ length: count }, (_row, row) => (
    <li key={row} className={styles.item}>
      {row === 0 && <VisuallyHidden>{text('loading')}</VisuallyHidden>}
      <span className={styles.words}>
        <span className={styles.title}>
          <Skeleton width={widths[row % widths.length] ?? 'medium'} />
        </span>
        {described && (
          <span className={styles.description}>
            <Skeleton width="long" />
          </span>
        )}
      </span>
    </li>
  ));
}
