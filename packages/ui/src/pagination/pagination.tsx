'use client';
import type { MouseEvent } from 'react';
import { ChevronBackIcon, ChevronForwardIcon } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { useControllable } from '../internal/use-controllable.ts';
import { useMessages, useUiSettings } from '../provider/ui-settings.ts';
import { Select } from '../select/select.tsx';
import { PageControl, StepControl } from './page-controls.tsx';
import { pageWindow } from './page-window.ts';
import * as styles from './pagination.css.ts';
import { paginationMessages } from './pagination.messages.ts';
import { numberFormat } from '../internal/intl-formats.ts';

/** How the page changed. */
export interface PaginationDetails {
  readonly reason: 'pick' | 'previous' | 'next';
}

/** Props of {@link Pagination}. */
export interface PaginationProps extends ElementProps<'nav', 'children'> {
  /** Total number of rows, or null if unknown. Then only previous and next are offered. */
  readonly total: number | null;
  /** Rows on one page. */
  readonly pageSize: number;
  /** The page shown, from 1. */
  readonly page?: number;
  /** @defaultValue 1 */
  readonly defaultPage?: number;
  readonly onPageChange?: (page: number, details: PaginationDetails) => void;
  /** Makes every page a link, so that paging works before scripts load and a page can open in a new tab. */
  readonly hrefOf?: (page: number) => string;
  /** Without a total: whether there is a next page.
   * @defaultValue false */
  readonly hasMore?: boolean;
  /** Page sizes to choose from. Without it, there is no size picker. */
  readonly pageSizes?: readonly number[];
  readonly onPageSizeChange?: (pageSize: number) => void;
  /** Number of pages on each side of the current one.
   * @defaultValue 1 */
  readonly siblings?: number;
  /** @defaultValue 'md' */
  readonly size?: 'sm' | 'md';
  /** A page is loading: the control stays as it is and is marked busy.
   * @defaultValue false */
  readonly loading?: boolean;
}

const plainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Pages through a long list and shows the current range of rows. For lists that people read rather than compare, load
 * more at the end instead.
 *
 * @example
 * <Pagination total={4210} pageSize={50} page={page} onPageChange={setPage} hrefOf={(page) => `?page=${page}`} />
 */
export function Pagination({
  total,
  pageSize,
  page,
  defaultPage = 1,
  onPageChange,
  hrefOf,
  hasMore = false,
  pageSizes,
  onPageSizeChange,
  siblings = 1,
  size = 'md',
  loading = false,
  className,
  'aria-label': label,
  ...rest
}: PaginationProps) {
  const text = useMessages(paginationMessages);
  const { locale } = useUiSettings();
  const [held, setHeld] = useControllable<number, PaginationDetails>({
    value: page,
    defaultValue: defaultPage,
    onValueChange: onPageChange,
    component: 'Pagination',
  });
  const pages = total === null ? null : Math.max(1, Math.ceil(total / pageSize));
  // A filter may have left fewer pages than the current page number.
  const current = Math.max(1, pages === null ? held : Math.min(held, pages));
  const written = (amount: number) => numberFormat(locale).format(amount);
  const from = written((current - 1) * pageSize + 1);
  const rows =
    total === null
      ? text('rowsSoFar', { from, to: written(current * pageSize) })
      : total === 0
        ? text('none')
        : text('rows', { from, to: written(Math.min(total, current * pageSize)), total: written(total) });

  const go = (event: MouseEvent, next: number, reason: PaginationDetails['reason']) => {
    if (!plainClick(event)) return;
    // Without a handler, let the link navigate.
    if (hrefOf && onPageChange) event.preventDefault();
    if (next !== current) setHeld(next, { reason });
  };
  const control = { size, hrefOf, onPress: go };

  return (
    <nav
      {...rest}
      aria-label={label ?? text('label')}
      aria-busy={loading || undefined}
      data-component="Pagination.Root"
      data-size={size}
      data-loading={loading || undefined}
      className={cx(styles.root, className)}
    >
      <div className={styles.row}>
        <div className={styles.facts}>
          <span aria-live="polite" data-component="Pagination.Summary">
            {rows}
          </span>
          {pageSizes && (
            <div data-component="Pagination.PageSize" className={styles.size}>
              <Select
                aria-label={text('pageSize')}
                size="sm"
                items={pageSizes.map((count) => ({ value: String(count), label: text('perPage', { count }) }))}
                value={String(pageSize)}
                onValueChange={(count) => onPageSizeChange?.(Number(count))}
              />
            </div>
          )}
        </div>
        <ul data-component="Pagination.List" className={styles.list}>
          <li>
            <StepControl
              {...control}
              part="Previous"
              page={current - 1}
              possible={current > 1}
              label={text('previous')}
            >
              <ChevronBackIcon size={16} />
            </StepControl>
          </li>
          {pages !== null &&
            Array.from(pageWindow(current, pages, siblings).entries(), ([at, slot]) => (
              // Keyed by position, so that focus and pointer stay on the same slot.
              <li key={at} className={styles.number}>
                {slot === 'gap' ? (
                  <span data-component="Pagination.Gap" className={styles.gap({ size })}>
                    …
                  </span>
                ) : (
                  <PageControl {...control} page={slot} current={slot === current} label={text('page', { page: slot })}>
                    {written(slot)}
                  </PageControl>
                )}
              </li>
            ))}
          <li className={pages === null ? styles.onlyPlace : styles.place}>
            {pages === null ? text('page', { page: current }) : text('place', { page: current, pages })}
          </li>
          <li>
            <StepControl
              {...control}
              part="Next"
              page={current + 1}
              possible={pages === null ? hasMore : current < pages}
              label={text('next')}
            >
              <ChevronForwardIcon size={16} />
            </StepControl>
          </li>
        </ul>
      </div>
    </nav>
  );
}
