'use client';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ClipboardEvent, type FocusEvent, type ReactNode, useCallback, useId, useMemo, useRef } from 'react';
import type { DataRow } from '../model/column.ts';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';
import type { CellRange } from '../model/cell-range.ts';
import type { ColumnLayout } from '../engine/column-layout.ts';
import type { SortKey } from '../model/sort-rows.ts';
import { sampleText } from '../model/text-width.ts';
import { type Frame, frameColumns, widthVariable } from './frame.ts';
import { GridBody } from './grid-body.tsx';
import type { GridCommands } from './grid-commands.ts';
import * as styles from './grid.css.ts';
import { GridHead } from './grid-head.tsx';
import { GridTotals, type TotalCell } from './grid-totals.tsx';
import { useColumnDrag } from './use-column-drag.ts';
import { fittingWidth, useColumnResize } from './use-column-resize.ts';
import { useGridFocus } from './use-grid-focus.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useGridPointer } from './use-grid-pointer.ts';
import { useViewport } from './use-viewport.ts';
import type { CellRules, ViewColumn } from './view-column.ts';

/** Props of Grid. It renders lines in the given order and knows nothing about sorting or filtering. */
export interface GridProps<Row extends DataRow> {
  readonly label: string;
  readonly source: Omit<Frame<Row>, 'columns' | 'rules' | 'pinned'> & {
    readonly rules: Omit<CellRules<Row>, 'metrics'>;
  };
  readonly views: ReadonlyMap<string, ViewColumn<Row>>;
  readonly layout: ColumnLayout;
  readonly widths: Readonly<Record<string, number>>;
  readonly sort: readonly SortKey[];
  /** Lines on all pages, or null while unknown. */
  readonly lineTotal: number | null;
  readonly totals: { readonly label: string; readonly cellOf: (columnId: string) => TotalCell | null } | null;
  readonly commands: GridCommands;
  readonly range: CellRange | null;
  readonly selectionMode: 'none' | 'single' | 'multiple';
  /** A click on a row opens it. */
  readonly opensOnClick: boolean;
  /** The caller opens rows itself, so links don't navigate. */
  readonly handlesOpen: boolean;
  readonly isSelected: (line: number) => boolean;
  readonly picked: boolean | 'mixed' | null;
  readonly openMenu: string | null;
  readonly direction: 'ltr' | 'rtl';
  /** Number of group levels. */
  readonly depth: number;
  readonly tools: boolean;
  /** Rows are loading. */
  readonly waiting: boolean;
  /** Replaces the rows. */
  readonly message: ReactNode;
  readonly text: { readonly help: string; readonly selectAll: string; readonly menuOf: (column: string) => string };
  readonly onMoveTo: (columnId: string, to: number) => void;
  /** Called when scrolling nears the end of the rows. */
  readonly onNearEnd: (() => void) | undefined;
}

const nothingYet: readonly never[] = [];

/** The grid: one scroller, one DOM row per line, one tab stop. */
export function Grid<Row extends DataRow>(props: GridProps<Row>) {
  const { source, views, layout, widths, commands, totals, message, range, lineTotal } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const viewport = useViewport(scroller, head, probe, layout);
  const { window, compact } = viewport;
  const columns = useMemo(
    () => frameColumns({ layout, views, window, compact, widths }),
    [layout, views, window, compact, widths],
  );
  const { textScale, cellPadding } = viewport;
  const frame = useMemo(
    () => ({
      ...source,
      columns,
      rules: { ...source.rules, metrics: { scale: textScale, padding: cellPadding } },
      pinned: columns.some(({ zone }) => zone !== 'middle'),
    }),
    [source, columns, textScale, cellPadding],
  );
  const lines = message ? 0 : source.lines.length;
  const focus = useGridFocus({
    scroller,
    viewport,
    layout,
    lines,
    totals: totals !== null && !message,
    firstLine: source.firstLine,
  });
  const { active } = focus;
  const walkable = compact ? columns : layout.all.map(({ id, width }, index) => ({ id, index, width }));
  const onKeyDown = useGridKeys({
    focus,
    commands,
    columns: walkable.map(({ id, index }) => ({ id, index, width: layout.all[index]?.width ?? 0 })),
    lines: source.lines,
    rows: lines,
    compact,
    totals: totals !== null && !message,
    page: viewport.lines - 1,
    direction: props.direction,
    selectionMode: props.selectionMode,
    tools: props.tools,
    handlesOpen: props.handlesOpen,
    range,
  });
  const pointer = useGridPointer({
    focus,
    commands,
    lines: source.lines,
    compact,
    selectionMode: props.selectionMode,
    opensOnClick: props.opensOnClick,
    handlesOpen: props.handlesOpen,
    range,
  });
  const onResizeStart = useColumnResize({ scroller, layout, onResize: commands.resizeColumn });
  const { drag, begin } = useColumnDrag({ scroller, layout, onMove: props.onMoveTo });
  const onFit = useCallback(
    (columnId: string) => {
      const index = layout.all.findIndex(({ id }) => id === columnId);
      if (scroller.current) commands.resizeColumn(columnId, fittingWidth(scroller.current, index));
    },
    [layout, commands],
  );

  const copy = (event: ClipboardEvent<HTMLElement>) => {
    // Selected text takes precedence over marked cells.
    if (globalThis.getSelection()?.toString()) return;
    const text = event.target === focus.cellAt(active) ? commands.copy(active) : null;
    if (text === null) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', text);
  };
  const skippedWidth = layout.middle[window.first]?.offset ?? 0;
  const reachable = columns.some(({ index }) => index === active.column);

  const grid = (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- The role is grid or treegrid, which the linter can't tell.
    <div
      ref={scroller}
      role={source.levels > 0 ? 'treegrid' : 'grid'}
      aria-label={props.label}
      aria-describedby={helpId}
      aria-rowcount={lineTotal === null ? -1 : lineTotal + 1 + (totals ? 1 : 0)}
      aria-colcount={layout.all.length}
      aria-multiselectable={props.selectionMode === 'multiple' || undefined}
      aria-busy={props.waiting || undefined}
      tabIndex={reachable ? -1 : 0}
      data-component="DataTable.Grid"
      data-opens={props.opensOnClick || undefined}
      data-two-lines={layout.all.some(({ id }) => views.get(id)?.priority === 3) ? '' : undefined}
      data-overflowing={(!compact && layout.width > viewport.width) || undefined}
      className={styles.grid}
      style={assignInlineVars({
        [styles.totalWidth]: `${layout.width}px`,
        [styles.skipped]: `${skippedWidth}px`,
        ...(props.depth > 0 && { '--ui-data-table-depth': String(props.depth) }),
        ...Object.fromEntries(layout.all.map(({ width }, index) => [widthVariable(index), `${width}px`])),
      })}
      onKeyDown={onKeyDown}
      onCopy={copy}
      onFocus={(event: FocusEvent<HTMLElement>) => {
        if (!focus.enter()) return;
        if (event.target === event.currentTarget && !reachable) focus.go(active);
        // Assistive technology may focus any cell; the tab stop follows.
        const at = focus.positionOf(event.target);
        if (at && event.target === focus.cellAt(at) && (at.row !== active.row || at.column !== active.column))
          focus.follow(at);
      }}
      onBlur={focus.leave}
      {...pointer}
    >
      <VisuallyHidden id={helpId}>{props.text.help}</VisuallyHidden>
      <div className={styles.canvas}>
        <div ref={probe} aria-hidden className={styles.probe}>
          {sampleText}
        </div>
        <GridHead
          ref={head}
          columns={viewport.measured || viewport.hydrating ? columns : nothingYet}
          sort={props.sort}
          active={active.row < 0 ? active.column : -1}
          commands={commands}
          openMenu={props.openMenu}
          drag={drag}
          onDragStart={props.tools ? begin : undefined}
          onResizeStart={onResizeStart}
          onFit={onFit}
          picked={props.picked}
          text={props.text}
          waiting={props.waiting && !message}
          tools={props.tools}
          whole={viewport.served || viewport.touched}
        />
        {!message && (
          <GridBody
            frame={frame}
            scroller={scroller}
            rowHeight={viewport.measured ? viewport.rowHeight : 0}
            fitting={viewport.lines}
            approached={viewport.approached}
            hydrating={viewport.hydrating}
            active={active}
            range={range}
            isSelected={props.isSelected}
            onNearEnd={props.onNearEnd}
          />
        )}
        {totals && !message && (
          <GridTotals
            columns={columns}
            cellOf={totals.cellOf}
            label={totals.label}
            rowIndex={source.firstLine + lines + 2}
            active={active.row === lines ? active.column : -1}
          />
        )}
      </div>
    </div>
  );
  // Rendered outside the grid, which may contain only rows.
  return message ? (
    <>
      {grid}
      {message}
    </>
  ) : (
    grid
  );
}
