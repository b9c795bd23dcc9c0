'use client';
import * as Slot from 'radix-ui/slot';
import type { ReactNode } from 'react';
import { ArrowDownIcon, ArrowUpIcon, ChevronForwardIcon } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import type { GoalStatus } from '../internal/goal.ts';
import { useMessages } from '../provider/ui-settings.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './table.css.ts';
import { tableMessages } from './table.messages.ts';

/** Sort direction of a column. */
export type SortDirection = 'ascending' | 'descending';

/** Props of {@link TableHeaderCell}. */
export interface TableHeaderCellProps extends ElementProps<'th', 'scope' | 'aria-sort'> {
  /** Aligns the header with the numbers below it.
   * @defaultValue false */
  readonly numeric?: boolean;
  /** Sort direction of this column, or `null` if it is sortable but not sorted. */
  readonly sort?: SortDirection | null;
  /** The first column, which stays in place while the others scroll.
   * @defaultValue false */
  readonly corner?: boolean;
}

/** A column header. Put a Sort in it if the column is sortable. */
export function TableHeaderCell({ numeric = false, sort, corner = false, className, ...rest }: TableHeaderCellProps) {
  return (
    <th
      {...rest}
      scope="col"
      {...(sort ? { 'aria-sort': sort } : {})}
      data-component="Table.HeaderCell"
      data-numeric={numeric || undefined}
      data-sort={sort ?? undefined}
      className={cx(styles.headerCell, corner && styles.headerCorner, className)}
    />
  );
}

/** Props of {@link TableSort}. */
export interface TableSortProps extends ElementProps<'button'> {
  /** The direction shown; the same as its HeaderCell's `sort`. */
  readonly direction?: SortDirection | null;
  /** Renders its child, such as a link that sorts on the server, instead of a button.
   * @defaultValue false */
  readonly asChild?: boolean;
}

/** The header's label as a control that sorts by its column. */
export function TableSort({ direction, asChild = false, className, children, ...rest }: TableSortProps) {
  const Root = asChild ? Slot.Root : 'button';
  const Mark = direction === 'ascending' ? ArrowUpIcon : ArrowDownIcon;
  const words = (content: ReactNode) => (
    <>
      {content}
      <Mark size={16} className={styles.sortMark} />
    </>
  );
  return (
    <Root
      {...rest}
      {...(asChild ? {} : { type: 'button' })}
      data-component="Table.Sort"
      className={cx(styles.sort, className)}
    >
      {asChild ? <Slot.Slottable child={children}>{words}</Slot.Slottable> : words(children)}
    </Root>
  );
}

/** The header of a row. It stays in place while the other cells scroll. */
export function TableRowHeader({ className, ...rest }: ElementProps<'th', 'scope'>) {
  return (
    <th
      {...rest}
      scope="row"
      data-component="Table.RowHeader"
      className={cx(styles.rowHeader, styles.footerCell, className)}
    />
  );
}

/** Props of {@link TableDrill}. */
export interface TableDrillProps extends ElementProps<'a'> {
  /** Renders its child, such as a router's link, instead of an `a`.
   * @defaultValue false */
  readonly asChild?: boolean;
}

/** The link that drills down one level. With `drillable` on the row, the whole row is clickable. */
export function TableDrill({ asChild = false, className, children, ...rest }: TableDrillProps) {
  const Root = asChild ? Slot.Root : 'a';
  const words = (content: ReactNode) => (
    <>
      <span className={styles.drillText}>{content}</span>
      <ChevronForwardIcon size={16} className={styles.drillMark} />
    </>
  );
  return (
    <Root {...rest} data-component="Table.Drill" className={cx(styles.drill, className)}>
      {asChild ? <Slot.Slottable child={children}>{words}</Slot.Slottable> : words(children)}
    </Root>
  );
}

/** Props of {@link TableCell}. */
export interface TableCellProps extends ElementProps<'td'> {
  /** Right-aligned in tabular figures.
   * @defaultValue false */
  readonly numeric?: boolean;
  /** Goal status: a mark after the number, and text for assistive technology. */
  readonly goal?: GoalStatus | null | undefined;
}

/** One value. Without children it shows a dash, for a value that does not exist. */
export function TableCell({ numeric = false, goal, className, children, ...rest }: TableCellProps) {
  const text = useMessages(tableMessages);
  const none = children === null || children === undefined || children === '';
  return (
    <td
      {...rest}
      data-component="Table.Cell"
      data-numeric={numeric || undefined}
      data-goal={goal ?? undefined}
      data-empty={none || undefined}
      className={cx(styles.bodyCell, styles.footerCell, goal && !none && styles.goal[goal], className)}
    >
      {none ? '–' : children}
      {goal && !none && <VisuallyHidden>, {text(goal)}</VisuallyHidden>}
    </td>
  );
}

/** Props of {@link TableLoadingRows}. */
export interface TableLoadingRowsProps {
  /** Number of placeholder rows. */
  readonly rows: number;
  /** Number of columns in the table, including the row headers. */
  readonly columns: number;
}

const widths = ['long', 'medium', 'long', 'short', 'medium'] as const;

/** Placeholder rows of the final height while the data loads. */
export function TableLoadingRows({ rows, columns }: TableLoadingRowsProps) {
  const text = useMessages(tableMessages);
  return Array.from({ length: rows }, (_row, row) => (
    <tr key={row} className={styles.row}>
      {Array.from({ length: columns }, (_column, column) => (
        <td key={column} className={cx(styles.bodyCell, column === 0 && styles.rowHeader)}>
          {row === 0 && column === 0 && <VisuallyHidden>{text('loading')}</VisuallyHidden>}
          <Skeleton width={column === 0 ? (widths[row % widths.length] ?? 'long') : 'medium'} />
        </td>
      ))}
    </tr>
  ));
}

/** Props of {@link TableEmpty}. */
export interface TableEmptyProps extends ElementProps<'td', 'colSpan'> {
  /** Number of columns in the table, including the row headers. */
  readonly columns: number;
}

/** Shown in place of the rows: why there are none and what to do. */
export function TableEmpty({ columns, className, ...rest }: TableEmptyProps) {
  return (
    <tr>
      <td {...rest} colSpan={columns} data-component="Table.Empty" className={cx(styles.empty, className)} />
    </tr>
  );
}
