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
  /** The visible columns in reading order, for the arrow keys. */
  readonly columns: readonly { readonly index: number; readonly id: string; readonly width: number }[];
  readonly lines: DisplayLines;
  /** Number of rows rendered: none while a message replaces the rows. */
  readonly rows: number;
  readonly compact: boolean;
  readonly totals: boolean;
  /** Lines that fit on the screen. */
  readonly page: number;
  readonly direction: 'ltr' | 'rtl';
  readonly selectionMode: 'none' | 'single' | 'multiple';
  /** Column headers have menus. */
  readonly tools: boolean;
  /** The caller opens rows itself, so links don't navigate. */
  readonly handlesOpen: boolean;
  readonly range: CellRange | null;
}

/** Resize step per key press, in px. */
const widthStep = 16;
const inside =
  'a[href], button:not(:disabled), input:not([data-pick], :disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';
const controlsIn = (cell: HTMLElement | null): readonly HTMLElement[] => [
  ...(cell?.querySelectorAll<HTMLElement>(inside) ?? []),
];

/** Returns the line of the group that contains a line, or null. */
function groupAround(lines: DisplayLines, line: number): number | null {
  const own = lines.at(line);
  const depth = own.kind === 'group' ? own.group.depth : Number.POSITIVE_INFINITY;
  for (let place = line - 1; place >= 0; place--) {
    const above = lines.at(place);
    if (above.kind === 'group' && above.group.depth < depth) return place;
  }
  return null;
}

/** The grid's keyboard shortcuts: moving, sorting, resizing, selecting, opening and marking. */
export function useGridKeys({
  focus,
  commands,
  columns,
  lines,
  rows,
  compact,
  totals,
  page,
  direction,
  selectionMode,
  tools,
  handlesOpen,
  range,
}: GridKeysOptions) {
  const { active } = focus;
  const forward = direction === 'ltr' ? 1 : -1;

  const walk = (event: KeyboardEvent): boolean => {
    const at = columns.findIndex(({ index }) => index === active.column);
    const to = moveInGrid(
      { row: active.row, column: at },
      { key: event.key, ctrlKey: event.ctrlKey, metaKey: event.metaKey, direction },
      { rows: rows + (totals ? 1 : 0), columns: columns.length, page },
    );
    if (!to) return false;
    const next: GridPosition = { row: to.row, column: columns[to.column]?.index ?? 0 };
    if (event.shiftKey && active.row >= 0 && next.row >= 0 && next.row < rows)
      commands.mark({ anchor: range?.anchor ?? active, focus: next });
    else if (range) commands.mark(null);
    focus.go(next);
    return true;
  };

  const onHead = (event: KeyboardEvent): boolean => {
    const column = columns.find(({ index }) => index === active.column);
    if (!column) return false;
    const step = event.key === 'ArrowRight' ? forward : event.key === 'ArrowLeft' ? -forward : 0;
    if (step !== 0 && event.shiftKey && (tools || !(event.ctrlKey || event.metaKey))) {
      // Focus stays on the moved column.
      if (event.ctrlKey || event.metaKey) {
        if (commands.moveColumn(column.id, step)) focus.go({ row: -1, column: active.column + step });
      } else commands.resizeColumn(column.id, column.width + step * widthStep);
      return true;
    }
    if (
      tools &&
      ((event.altKey && event.key === 'ArrowDown') ||
        event.key === 'ContextMenu' ||
        (event.shiftKey && event.key === 'F10'))
    ) {
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
    const cell = focus.cellAt(active);
    // Treegrid pattern: on the first cell of a row the arrow keys expand, collapse and go to the parent group.
    const turn =
      event.shiftKey || event.ctrlKey || event.metaKey || !cell?.matches('[data-heading]')
        ? 0
        : event.key === 'ArrowRight'
          ? forward
          : event.key === 'ArrowLeft'
            ? -forward
            : 0;
    if (
      line.kind === 'group' &&
      (event.key === 'Enter' || event.key === ' ' || (turn !== 0 && line.expanded === turn < 0))
    ) {
      commands.toggleGroup(active.row);
      return true;
    }
    const group = turn < 0 ? groupAround(lines, active.row) : null;
    if (group !== null) {
      if (range) commands.mark(null);
      focus.go({ row: group, column: active.column });
      return true;
    }
    if (line.kind === 'group' || (event.key !== 'Enter' && event.key !== 'F2')) return false;
    const controls = controlsIn(cell);
    const [only] = controls;
    if (only && (controls.length > 1 || event.key === 'F2' || !only.matches('a[href], button'))) only.focus();
    else if (event.key === 'F2') return false;
    else if (only && !(handlesOpen && only.matches('[data-row-link]'))) only.click();
    else if (compact && cell && !only) commands.showDetails(active.row, cell);
    else commands.openRow(active.row, 'keyboard');
    return true;
  };

  /** Moves between a cell's controls. Inputs keep the arrow keys. */
  const walkInside = (event: KeyboardEvent, cell: HTMLElement): boolean => {
    const step = event.key === 'ArrowRight' ? forward : event.key === 'ArrowLeft' ? -forward : 0;
    if (step === 0 || event.defaultPrevented || !(event.target as Element).matches('a[href], button')) return false;
    const controls = controlsIn(cell);
    controls[(controls.indexOf(event.target as HTMLElement) + step + controls.length) % controls.length]?.focus();
    return true;
  };

  return (event: KeyboardEvent<HTMLElement>): void => {
    const cell = focus.cellAt(active);
    if (event.target !== cell) {
      // Inside a cell, keys belong to its controls. Escape returns to the cell.
      if (event.key === 'Escape' && cell?.contains(event.target as Node)) focus.go(active);
      else if (cell?.contains(event.target as Node) && walkInside(event, cell)) event.preventDefault();
      else if (event.target === event.currentTarget && walk(event)) event.preventDefault();
      return;
    }
    const handled =
      (active.row < 0 && onHead(event)) ||
      (active.row >= 0 && active.row < rows && onRow(event)) ||
      ((event.ctrlKey || event.metaKey) &&
        event.key.toLowerCase() === 'a' &&
        selectionMode === 'multiple' &&
        (commands.pickAll(), true)) ||
      (event.key === 'Escape' && range !== null && (commands.mark(null), true)) ||
      (!event.altKey && walk(event));
    if (handled) event.preventDefault();
  };
}
