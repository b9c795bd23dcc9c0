'use client';
import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ColumnLayout } from '../model/column-layout.ts';
import { scrollToColumn } from '../model/column-window.ts';
import type { GridPosition } from '../model/grid-navigation.ts';
import { scrolledFrom, type Viewport } from './use-viewport.ts';

interface GridFocusOptions {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly viewport: Viewport;
  readonly layout: ColumnLayout;
  /** Lines below the head that scroll. */
  readonly lines: number;
  /** A totals row stands after them, always in sight. */
  readonly totals: boolean;
  /** Lines on the pages before this one. */
  readonly firstLine: number;
}

/** Where the grid's one tab stop is, and how to take it somewhere. */
export interface GridFocus {
  readonly active: GridPosition;
  /** Takes the tab stop to a cell, scrolls it into sight and focuses it. */
  readonly go: (to: GridPosition) => void;
  /** The same without scrolling: under a pointer nothing may move. */
  readonly take: (to: GridPosition) => void;
  /** Takes the tab stop along with a focus that is already there. */
  readonly follow: (to: GridPosition) => void;
  /** Hears that the grid or something in it has the focus. @returns false where the grid has put it there itself. */
  readonly enter: () => boolean;
  /** Hears that it has lost it. */
  readonly leave: (event: FocusEvent<HTMLElement>) => void;
  /** The cell an event happened in. */
  readonly positionOf: (target: EventTarget) => GridPosition | null;
  readonly cellAt: (position: GridPosition) => HTMLElement | null;
}

/** Keeps one tab stop in the grid and moves the focus with it, also to cells that are not drawn yet. */
export function useGridFocus({ scroller, viewport, layout, lines, totals, firstLine }: GridFocusOptions): GridFocus {
  const [asked, setAsked] = useState<GridPosition>({ row: -1, column: 0 });
  const wanted = useRef<GridPosition | null>(null);
  const held = useRef(false);
  const parking = useRef(false);
  const lastRow = totals ? lines : lines - 1;
  const active = {
    row: Math.min(asked.row, lastRow),
    column: Math.min(asked.column, Math.max(0, layout.all.length - 1)),
  };

  // Positions are read from and found by the indexes assistive technology is told; the head is row 1.
  const cellAt = useCallback(
    ({ row, column }: GridPosition) =>
      scroller.current?.querySelector<HTMLElement>(
        `[aria-rowindex="${row < 0 ? 1 : firstLine + row + 2}"] > [aria-colindex="${column + 1}"]`,
      ) ?? null,
    [scroller, firstLine],
  );
  const positionOf = useCallback(
    (target: EventTarget): GridPosition | null => {
      const cell = (target as Element).closest('[aria-colindex]');
      const row = Number(cell?.closest('[aria-rowindex]')?.getAttribute('aria-rowindex'));
      return cell
        ? { row: row === 1 ? -1 : row - 2 - firstLine, column: Number(cell.getAttribute('aria-colindex')) - 1 }
        : null;
    },
    [firstLine],
  );

  const reveal = useCallback(
    ({ row, column }: GridPosition) => {
      const element = scroller.current;
      if (!element) return;
      const { rowHeight, width } = viewport;
      if (row >= 0 && row < lines) {
        const top = row * rowHeight;
        const room = viewport.room() - (totals ? rowHeight : 0);
        if (top < element.scrollTop) element.scrollTop = top;
        else if (top + rowHeight > element.scrollTop + room) element.scrollTop = top + rowHeight - room;
      }
      const placed = layout.all[column];
      if (placed?.zone !== 'middle' || viewport.compact) return;
      const from = scrolledFrom(element);
      const to = scrollToColumn(placed, from, width - layout.widthOf.start - layout.widthOf.end);
      if (to === from) return;
      element.scrollLeft = getComputedStyle(element).direction === 'rtl' ? -to : to;
      viewport.follow();
    },
    [scroller, viewport, layout, lines, totals],
  );

  const go = useCallback(
    (to: GridPosition) => {
      wanted.current = to;
      // The cell must exist before it can take the focus, and the next key may already be on its way.
      flushSync(() => {
        setAsked(to);
        reveal(to);
      });
    },
    [reveal],
  );

  const take = useCallback((to: GridPosition) => {
    wanted.current = to;
    flushSync(() => setAsked(to));
  }, []);

  useLayoutEffect(() => {
    const cell = wanted.current && cellAt(wanted.current);
    const element = scroller.current;
    if (cell) {
      wanted.current = null;
      cell.focus({ preventScroll: true });
    } else if (held.current && document.activeElement === document.body) {
      // Its cell is gone, as with a column that was scrolled out of sight. The focus waits on the grid, whose arrow keys go on from there.
      parking.current = true;
      element?.focus({ preventScroll: true });
      parking.current = false;
    } else if (element && document.activeElement === element) cellAt(active)?.focus({ preventScroll: true });
  });

  const enter = useCallback(() => {
    held.current = true;
    return !parking.current;
  }, []);
  const leave = useCallback(({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    held.current = false;
    // Whoever is elsewhere by now is not called back to a cell that comes late.
    if (!currentTarget.contains(relatedTarget)) wanted.current = null;
  }, []);
  return { active, go, take, follow: setAsked, enter, leave, positionOf, cellAt };
}
