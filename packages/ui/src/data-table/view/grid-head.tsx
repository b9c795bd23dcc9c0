'use client';
import { type PointerEvent, type Ref, useState } from 'react';
import type { DataRow } from '../model/column.ts';
import { ArrowDownIcon, ArrowUpIcon, MoreVerticalIcon } from '../../icons/icons.ts';
import { cx } from '../../internal/cx.ts';
import type { SortKey } from '../model/sort-rows.ts';
import * as cellStyles from './cell.css.ts';
import type { FrameColumn } from './frame.ts';
import type { GridCommands } from './grid-commands.ts';
import { headGroup, headLine, progress } from './grid.css.ts';
import * as styles from './head.css.ts';
import { expectPanels } from './load-panels.ts';
import { PickBox } from './pick-box.tsx';
import type { ColumnDrag } from './use-column-drag.ts';

interface GridHeadProps<Row extends DataRow> {
  readonly ref: Ref<HTMLDivElement>;
  readonly columns: readonly FrameColumn<Row>[];
  readonly sort: readonly SortKey[];
  /** The header with the grid's tab stop, or -1. */
  readonly active: number;
  readonly commands: GridCommands;
  /** The column whose menu is open. */
  readonly openMenu: string | null;
  readonly drag: ColumnDrag | null;
  /** Without it, headers can't be dragged. */
  readonly onDragStart: ((event: PointerEvent<HTMLElement>, columnId: string) => void) | undefined;
  readonly onResizeStart: (event: PointerEvent<HTMLElement>, columnId: string) => void;
  readonly onFit: (columnId: string) => void;
  readonly picked: boolean | 'mixed' | null;
  readonly text: { readonly selectAll: string; readonly menuOf: (column: string) => string };
  /** Newer rows are loading. */
  readonly waiting: boolean;
  readonly tools: boolean;
  /** Render hover-only icons right away instead of on first hover or focus. */
  readonly whole: boolean;
}

/** The header row. A header sorts on click and Enter, and has a menu button and a resize handle. */
export function GridHead<Row extends DataRow>({ ref, columns, waiting, ...rest }: GridHeadProps<Row>) {
  return (
    <div role="rowgroup" ref={ref} className={headGroup}>
      <div role="row" aria-rowindex={1} className={headLine}>
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} {...rest} />
        ))}
      </div>
      {waiting && <div className={progress} />}
    </div>
  );
}

function HeadCell<Row extends DataRow>({
  column,
  sort,
  active,
  commands,
  openMenu,
  drag,
  onDragStart,
  onResizeStart,
  onFit,
  picked,
  text,
  tools,
  whole,
}: { readonly column: FrameColumn<Row> } & Omit<GridHeadProps<Row>, 'ref' | 'columns' | 'waiting'>) {
  const { id, index, view, zone, style } = column;
  const shared = { 'aria-colindex': index + 1, 'data-component': 'DataTable.Head', style };
  const tabIndex = active === index ? 0 : -1;
  const [reached, setReached] = useState(false);
  const reach = () => {
    setReached(true);
    if (tools) expectPanels();
  };
  const near = whole || reached;
  if (!view)
    return (
      <div
        role="columnheader"
        {...shared}
        tabIndex={tabIndex}
        className={cx(cellStyles.cell, column.className, styles.headCell, styles.pickHead)}
      >
        {picked === null ? null : <PickBox checked={picked} label={text.selectAll} />}
      </div>
    );
  const at = sort.findIndex((key) => key.id === id);
  const key = sort[at];
  const sortable = view.definition.sortable !== false;
  const direction = key && (key.descending ? 'descending' : 'ascending');
  const Mark = direction === 'descending' || (!key && view.numeric) ? ArrowDownIcon : ArrowUpIcon;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The grid's key handler covers headers, which share its tab stop.
    <div
      role="columnheader"
      {...shared}
      tabIndex={tabIndex}
      // Without this, the menu button would be part of the name.
      aria-label={view.definition.unit ? `${view.header}, ${view.definition.unit}` : view.header}
      aria-sort={direction}
      data-column={id}
      data-sort={direction}
      data-sortable={sortable ? '' : undefined}
      data-dragging={drag?.id === id ? '' : undefined}
      data-drop={drag?.over === id && drag.id !== id ? drag.side : undefined}
      className={cx(
        view.className,
        styles.headCell,
        view.numeric && styles.numeric,
        column.className,
        zone !== 'middle' && styles.pinned,
        drag?.over === id && drag.id !== id && styles.dropMark,
      )}
      onClick={(event) => commands.sort(id, event.shiftKey || event.ctrlKey || event.metaKey)}
      onPointerDown={(event) => onDragStart?.(event, id)}
      onPointerEnter={reach}
      onFocus={reach}
      onContextMenu={(event) => {
        if (!tools) return;
        event.preventDefault();
        commands.openMenu(id, event.currentTarget);
      }}
    >
      <span className={styles.words}>
        {view.header}
        {view.definition.unit && <span className={styles.unit}> {view.definition.unit}</span>}
      </span>
      {sortable && (
        <span aria-hidden className={cx(styles.sortMark, !key && styles.sortHint)}>
          {(key || near) && <Mark size={16} />}
          {sort.length > 1 && key && at + 1}
        </span>
      )}
      {tools && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={text.menuOf(view.header)}
          aria-haspopup="menu"
          aria-expanded={openMenu === id}
          className={styles.menu}
          onPointerDown={(event) => event.stopPropagation()}
          onClick={(event) => {
            event.stopPropagation();
            commands.openMenu(id, event.currentTarget);
          }}
        >
          {(near || openMenu === id) && <MoreVerticalIcon size={16} />}
        </button>
      )}
      <span
        aria-hidden
        data-handle=""
        className={styles.handle}
        onPointerDown={(event) => onResizeStart(event, id)}
        onClick={(event) => event.stopPropagation()}
        onDoubleClick={(event) => {
          event.stopPropagation();
          onFit(id);
        }}
      />
    </div>
  );
}
