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
  /** Shows a divider between rows.
   * @defaultValue true */
  readonly divided?: boolean;
  /** Shows full titles and descriptions, however long: for user-written text. Otherwise each is one line.
   * @defaultValue false */
  readonly wrap?: boolean;
}

/**
 * Rows to read in order: notices, mail, requests, results. A row can be a link as a whole and still contain its own
 * buttons. Label it with `aria-label` if there's no heading above it.
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
  /** Number of placeholder rows. */
  readonly count: number;
  /** Whether the rows have a second line.
   * @defaultValue true */
  readonly described?: boolean;
}

const widths = ['medium', 'long', 'medium', 'short'] as const;

/** Placeholder rows with the final height, shown while data loads. */
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
