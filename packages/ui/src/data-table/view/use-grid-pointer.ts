'use client';
import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { CellRange } from '../model/cell-range.ts';
import type { DisplayLines } from '../model/display-lines.ts';
import type { GridPosition } from '../model/grid-navigation.ts';
import type { GridCommands } from './grid-commands.ts';
import type { GridFocus } from './use-grid-focus.ts';

interface GridPointerOptions {
  readonly focus: GridFocus;
  readonly commands: GridCommands;
  readonly lines: DisplayLines;
  readonly compact: boolean;
  readonly selectionMode: 'none' | 'single' | 'multiple';
  /** A click on a row opens it. */
  readonly opensOnClick: boolean;
  /** The caller opens rows itself, so links don't navigate. */
  readonly handlesOpen: boolean;
  readonly range: CellRange | null;
}

const control = 'a[href], button, input:not([data-pick]), select, textarea, label, [contenteditable]';

/** One set of pointer handlers for all rows: pressing moves the tab stop, dragging marks cells, clicking selects or opens. */
export function useGridPointer({
  focus,
  commands,
  lines,
  compact,
  selectionMode,
  opensOnClick,
  handlesOpen,
  range,
}: GridPointerOptions) {
  const pulledFrom = useRef<GridPosition | null>(null);
  const inRows = (at: GridPosition | null): at is GridPosition => at !== null && at.row >= 0 && at.row < lines.length;

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const at = focus.positionOf(event.target);
      if (!at || event.button !== 0) return;
      pulledFrom.current = null;
      if (
        inRows(at) &&
        !compact &&
        event.pointerType === 'mouse' &&
        !(event.target as Element).closest(control) &&
        !(event.target as Element).closest('[data-pick]')
      ) {
        if (event.shiftKey) {
          event.preventDefault();
          commands.mark({ anchor: range?.anchor ?? focus.active, focus: at });
          focus.go(at);
          return;
        }
        pulledFrom.current = at;
      }
      if (range) commands.mark(null);
      if (event.pointerType === 'touch' || (event.target as Element).closest(control)) focus.follow(at);
      else focus.take(at);
    },
    onMouseDown(event: MouseEvent<HTMLElement>) {
      // Keep focus on the cell, where the grid's keys work, not on the checkbox.
      if ((event.target as Element).closest('[data-pick]')) event.preventDefault();
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const anchor = pulledFrom.current;
      if (!anchor || event.buttons !== 1) return;
      const at = focus.positionOf(event.target);
      if (!inRows(at) || (!range && at.row === anchor.row && at.column === anchor.column)) return;
      // Mark cells instead of selecting text.
      globalThis.getSelection()?.removeAllRanges();
      if (at.row !== range?.focus.row || at.column !== range.focus.column) commands.mark({ anchor, focus: at });
    },
    onClick(event: MouseEvent<HTMLElement>) {
      const at = focus.positionOf(event.target);
      const target = event.target as Element;
      const inNewTab = event.metaKey || event.ctrlKey;
      // Of a double-click: the first one already opened the row.
      const isSecond = event.detail > 1;
      if (at && handlesOpen && target.closest('[data-row-link]') && !inNewTab && !event.shiftKey) {
        event.preventDefault();
        if (!isSecond) commands.openRow(at.row, 'pointer');
        return;
      }
      if (!at || target.closest(control)) return;
      if (
        target.closest('[data-pick]') ||
        (target.closest('[role="gridcell"], [role="columnheader"]')?.querySelector('[data-pick]') ?? null)
      ) {
        if (at.row < 0) commands.pickAll();
        else commands.pick(at.row, { range: event.shiftKey });
        return;
      }
      if (!inRows(at)) return;
      if (lines.at(at.row).kind === 'group') commands.toggleGroup(at.row);
      else if (compact) commands.showDetails(at.row, target.closest<HTMLElement>('[aria-colindex]') as HTMLElement);
      else if (selectionMode === 'single') commands.pick(at.row, { range: false });
      else if (opensOnClick && !isSecond && !event.shiftKey && !range && !globalThis.getSelection()?.toString()) {
        if (inNewTab) commands.openRowInTab(at.row);
        else commands.openRow(at.row, 'pointer');
      }
    },
    onDoubleClick(event: MouseEvent<HTMLElement>) {
      const at = focus.positionOf(event.target);
      if (
        !inRows(at) ||
        // The first click already opened it.
        (opensOnClick && selectionMode !== 'single') ||
        (event.target as Element).closest(`${control}, [data-pick]`) ||
        lines.at(at.row).kind === 'group'
      )
        return;
      commands.openRow(at.row, 'pointer');
    },
  };
}
