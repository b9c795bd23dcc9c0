'use client';
import { type CSSProperties, memo } from 'react';
import type { DataRow } from '../model/column.ts';
import { ChevronForwardIcon } from '../../icons/icons.ts';
import { cx } from '../../internal/cx.ts';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';
import type { RowGroup } from '../model/group-rows.ts';
import * as styles from './cell.css.ts';
import type { Frame, FrameColumn } from './frame.ts';
import { isolated, row as rowStyle, rowSize } from './grid.css.ts';
import { PickBox } from './pick-box.tsx';
import { drawCell } from './view-column.ts';

/** Props of {@link GridRow}: primitives, so that `memo` skips unchanged rows. */
export interface GridRowProps<Row extends DataRow> {
  readonly frame: Frame<Row>;
  /** The line it renders. */
  readonly line: number;
  /** The column with the grid's tab stop, or -1 when it is in another row. */
  readonly active: number;
  readonly selected: boolean;
  /** The first and last marked column, or -1 for none. */
  readonly markedFrom: number;
  readonly markedTo: number;
}

const isolatedRow = `${rowStyle} ${isolated}`;

function DrawRow<Row extends DataRow>(props: GridRowProps<Row>) {
  const { frame, line, selected } = props;
  const drawn = frame.lines.at(line);
  const group = drawn.kind === 'group' ? drawn : null;
  return (
    <div
      role="row"
      aria-rowindex={frame.firstLine + line + 2}
      {...(frame.selectable && !group ? { 'aria-selected': selected } : {})}
      {...(frame.levels > 0
        ? { 'aria-level': (group ? group.group.depth : frame.levels) + 1, 'aria-expanded': group?.expanded }
        : {})}
      data-component="DataTable.Row"
      data-selected={selected || undefined}
      data-group={group ? '' : undefined}
      data-mark={drawn.kind === 'row' ? frame.rowMark?.(frame.rows[drawn.row] as Row)?.tone : undefined}
      className={frame.pinned ? rowStyle : isolatedRow}
      // An inline position, not a CSS variable: on pages that style ::selection with variables, changing one restyles every cell.
      style={{ insetBlockStart: `calc(${line} * ${rowSize})` }}
    >
      {drawn.kind === 'group' ? groupCells(props, drawn.group) : rowCells(props, frame.rows[drawn.row] as Row)}
    </div>
  );
}

/** One line of the grid. Its element is reused for other lines; see the slot pool. */
export const GridRow = memo(DrawRow) as typeof DrawRow;

const cellProps = <Row extends DataRow>(
  { active, markedFrom, markedTo }: GridRowProps<Row>,
  { index, style }: FrameColumn<Row>,
) => ({
  'aria-colindex': index + 1,
  'data-component': 'DataTable.Cell',
  style,
  ...(active === index && { tabIndex: 0 }),
  ...(index >= markedFrom && index <= markedTo && { 'data-marked': '', 'aria-selected': true }),
});

// Cells are plain elements: a component or a second child would add React work to every cell.
function rowCells<Row extends DataRow>(props: GridRowProps<Row>, row: Row) {
  const { frame, selected } = props;
  const mark = frame.rowMark?.(row);
  const href = frame.rowHref?.(row);
  const inGroups = frame.levels > 0 ? frame.columns.find((column) => column.view)?.id : undefined;
  return frame.columns.map((column) => {
    if (!column.view)
      return (
        <div
          key={column.id}
          role="gridcell"
          {...cellProps(props, column)}
          className={cx(styles.cell, column.className)}
        >
          <PickBox checked={selected} label={frame.text.selectRow(frame.rowName(row))} />
        </div>
      );
    const drawn = drawCell(column.view, row, frame.rules, column.width);
    const { className, state, goal } = drawn;
    const content =
      href !== undefined && column.view.rowHeader && !column.view.definition.cell ? (
        <a href={href} tabIndex={-1} data-row-link="" className={styles.rowLink}>
          {drawn.content}
        </a>
      ) : (
        drawn.content
      );
    const words = [...(goal ? [frame.text.goal[goal]] : []), ...(mark && column.view.rowHeader ? [mark.label] : [])];
    return (
      <div
        key={column.id}
        role={column.view.rowHeader ? 'rowheader' : 'gridcell'}
        {...cellProps(props, column)}
        {...(column.id === inGroups && { 'data-heading': '' })}
        data-empty={state === 'empty' ? '' : undefined}
        data-masked={state === 'masked' ? '' : undefined}
        className={cx(className, column.className, column.id === inGroups && styles.leaf)}
      >
        {words.length > 0 ? (
          <>
            {content}
            <VisuallyHidden>, {words.join(', ')}</VisuallyHidden>
          </>
        ) : (
          content
        )}
      </div>
    );
  });
}

function groupCells<Row extends DataRow>(props: GridRowProps<Row>, group: RowGroup) {
  const { frame, selected } = props;
  const heading = frame.columns.find((column) => column.view)?.id;
  return frame.columns.map((column) => {
    if (column.id === heading)
      return (
        <div
          key={column.id}
          role="rowheader"
          {...cellProps(props, column)}
          data-heading=""
          className={cx(column.view?.className, styles.clipped, column.className, styles.group)}
        >
          <span className={styles.indent} style={{ '--ui-data-table-depth': group.depth } as CSSProperties} />
          <span className={styles.twist}>
            <ChevronForwardIcon size={16} />
          </span>
          <span className={styles.groupWords}>{frame.groupName(group)}</span>
          <span className={styles.groupCount}>{frame.text.count(group.rows.length)}</span>
        </div>
      );
    const total = column.view && frame.groupCell(group, column.id);
    return (
      <div
        key={column.id}
        role="gridcell"
        {...cellProps(props, column)}
        data-masked={total?.masked ? '' : undefined}
        className={cx(column.view?.className ?? styles.cell, column.className)}
      >
        {column.view ? (
          total?.text
        ) : (
          <PickBox checked={selected} label={frame.text.selectRow(frame.groupName(group))} />
        )}
      </div>
    );
  });
}
