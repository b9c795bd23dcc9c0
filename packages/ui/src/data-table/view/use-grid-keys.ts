'use client';
import type { KeyboardEvent } from 'react';
import type { CellRange } from '../model/cell-range.ts';
import type { DisplayLines } from '../model/display-lines.ts';
import { type GridPosition, moveInGrid } from '../model/grid-navigation.ts';
import type { GridCommands } from './grid-commands.ts';
import type { GridFocus } from './use-grid-focus.ts';

interface GridKeysOptions {
  readonly focus: GridFocus;
  readonly commands: GridCommands;
  /** The shown columns in reading order; the arrow keys walk through these. */
  readonly columns: readonly { readonly index: number; readonly id: string; readonly width: number }[];
  readonly lines: DisplayLines;
  readonly totals: boolean;
  /** Lines that fit on the screen. */
  readonly page: number;
  readonly direction: 'ltr' | 'rtl';
  readonly selectionMode: 'none' | 'single' | 'multiple';
  /** The heads have menus. */
  readonly tools: boolean;
  readonly range: CellRange | null;
}

/** How far one key press widens or narrows a column. */
const widthStep = 16;
const inside = 'a[href], button, input:not([data-pick]), select, textarea, [tabindex]';

/** The grid's keyboard: arrows walk, heads sort, move and resize, rows are picked, opened and marked. */
export function useGridKeys({ focus, commands, columns, lines, totals, page, direction, selectionMode, tools, range }: GridKeysOptions) {
  const { active } = focus;
  const forward = direction === 'ltr' ? 1 : -1;

  const walk = (event: KeyboardEvent): boolean => {
    const at = columns.findIndex(({ index }) => index === active.column);
    const to = moveInGrid(
      { row: active.row, column: at },
      { key: event.key, ctrlKey: event.ctrlKey, metaKey: event.metaKey, direction },
      { rows: lines.length + (totals ? 1 : 0), columns: columns.length, page },
    );
    if (!to) return false;
    const next: GridPosition = { row: to.row, column: columns[to.column]?.index ?? 0 };
    if (event.shiftKey && active.row >= 0 && next.row >= 0 && next.row < lines.length) commands.mark({ anchor: range?.anchor ?? active, focus: next });
    else if (range) commands.mark(null);
    focus.go(next);
    return true;
  };

  const onHead = (event: KeyboardEvent): boolean => {
    const column = columns.find(({ index }) => index === active.column);
    if (!column) return false;
    const step = event.key === 'ArrowRight' ? forward : event.key === 'ArrowLeft' ? -forward : 0;
    if (step !== 0 && event.shiftKey) {
      // The focus goes with the column.
      if (event.ctrlKey || event.metaKey) {
        if (commands.moveColumn(column.id, step)) focus.go({ row: -1, column: active.column + step });
      } else commands.resizeColumn(column.id, column.width + step * widthStep);
      return true;
    }
    if (tools && ((event.altKey && event.key === 'ArrowDown') || event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10'))) {
      commands.openMenu(column.id, focus.cellAt(active) as HTMLElement);
      return true;
    }
    if (event.key !== 'Enter' && event.key !== ' ') return false;
    commands.sort(column.id, event.shiftKey || event.ctrlKey || event.metaKey);
    return true;
  };

  const onRow = (event: KeyboardEvent): boolean => {
    const line = lines.at(active.row);
    if (event.key === ' ' && selectionMode !== 'none') {
      commands.pick(active.row, { range: event.shiftKey });
      return true;
    }
    if (line.kind === 'group') {
      const onHeading = focus.cellAt(active)?.role === 'rowheader' && !event.shiftKey;
      const arrow = onHeading && event.key === (line.expanded === forward > 0 ? 'ArrowLeft' : 'ArrowRight');
      if (!arrow && event.key !== 'Enter' && event.key !== ' ') return false;
      commands.toggleGroup(active.row);
      return true;
    }
    if (event.key !== 'Enter') return false;
    const cell = focus.cellAt(active);
    const control = cell?.querySelector<HTMLElement>(inside);
    if (control?.matches('a[href], button')) control.click();
    else if (control) control.focus();
    else commands.openRow(active.row, 'keyboard');
    return true;
  };

  return (event: KeyboardEvent<HTMLElement>): void => {
    const cell = focus.cellAt(active);
    if (event.target !== cell) {
      // Inside a cell the keys belong to what is there; Escape leads back to the cell.
      if (event.key === 'Escape' && cell?.contains(event.target as Node)) focus.go(active);
      else if (event.target === event.currentTarget && walk(event)) event.preventDefault();
      return;
    }
    const handled =
      (active.row < 0 && onHead(event)) ||
      (active.row >= 0 && active.row < lines.length && onRow(event)) ||
      ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a' && selectionMode === 'multiple' && (commands.pickAll(), true)) ||
      (event.key === 'Escape' && range !== null && (commands.mark(null), true)) ||
      (!event.altKey && walk(event));
    if (handled) event.preventDefault();
  };
}
