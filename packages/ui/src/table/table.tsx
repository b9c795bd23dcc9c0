'use client';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './table.css.ts';

/** Props of {@link TableRoot}. All other props go to the `table`. */
export interface TableRootProps extends ElementProps<'table'> {
  /** Names the table. */
  readonly caption: ReactNode;
  /** Shows the caption above the table instead of to assistive technology only.
   * @defaultValue false */
  readonly captionVisible?: boolean;
  /** The rows have not loaded; put LoadingRows in the body.
   * @defaultValue false */
  readonly loading?: boolean;
}

/**
 * A print-style table with hairlines and a sticky header and first column. To sort, filter or edit large data, use
 * DataTable.
 *
 * @example
 * <Table.Root caption="Calls by market"><Table.Header>…</Table.Header><Table.Body>…</Table.Body></Table.Root>
 */
export function TableRoot({
  caption,
  captionVisible = false,
  loading = false,
  className,
  children,
  ...rest
}: TableRootProps) {
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      element.toggleAttribute('data-overflowing', element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={scroller}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrolling region must be reachable by keyboard even when nothing inside takes focus.
      tabIndex={0}
      role="region"
      aria-label={typeof caption === 'string' ? caption : undefined}
      className={styles.root}
    >
      <table
        {...rest}
        aria-busy={loading || rest['aria-busy'] || undefined}
        data-component="Table.Root"
        className={cx(styles.table, className)}
      >
        <caption className={captionVisible ? styles.caption : undefined}>
          {captionVisible ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
        </caption>
        {children}
      </table>
    </div>
  );
}

/** The row of column headers. It is sticky. */
export function TableHeader({ className, ...rest }: ElementProps<'thead'>) {
  return <thead {...rest} data-component="Table.Header" className={cx(styles.header, className)} />;
}

/** The rows. */
export function TableBody(props: ElementProps<'tbody'>) {
  return <tbody {...props} data-component="Table.Body" />;
}

/** The totals. They are sticky. */
export function TableFooter({ className, ...rest }: ElementProps<'tfoot'>) {
  return <tfoot {...rest} data-component="Table.Footer" className={cx(styles.footer, className)} />;
}

/** Props of {@link TableRow}. */
export interface TableRowProps extends ElementProps<'tr'> {
  /** A click anywhere in the row follows the Drill link inside it.
   * @defaultValue false */
  readonly drillable?: boolean;
  /** @defaultValue false */
  readonly selected?: boolean;
}

const interactive = 'a, button, input, select, textarea, label, [role="button"], [role="menuitem"]';

/** One row. */
export function TableRow({ drillable = false, selected = false, className, onClick, ...rest }: TableRowProps) {
  const followDrill = (event: MouseEvent<HTMLTableRowElement>) => {
    onClick?.(event);
    if (!drillable || event.defaultPrevented || (event.target as Element).closest(interactive)) return;
    // Selecting text in a row must not navigate.
    if (window.getSelection()?.toString()) return;
    const link = event.currentTarget.querySelector<HTMLAnchorElement>('[data-component="Table.Drill"]');
    if (event.metaKey || event.ctrlKey) window.open(link?.href, '_blank');
    else link?.click();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- A pointer shortcut for the link inside; keyboards and assistive technology use the link.
    <tr
      {...rest}
      onClick={followDrill}
      data-component="Table.Row"
      data-drillable={drillable || undefined}
      data-selected={selected || undefined}
      className={cx(styles.row, className)}
    />
  );
}
