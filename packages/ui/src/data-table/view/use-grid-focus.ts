'use client';
import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ColumnLayout } from '../engine/column-layout.ts';
import { scrollToColumn } from '../model/column-window.ts';
import type { GridPosition } from '../model/grid-navigation.ts';
import { scrolledFrom, type Viewport } from './use-viewport.ts';

interface GridFocusOptions {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly viewport: Viewport;
  readonly layout: ColumnLayout;
  /** Lines below the header that scroll. */
  readonly lines: number;
  /** A sticky totals row follows them. */
  readonly totals: boolean;
  /** Lines on earlier pages. */
  readonly firstLine: number;
}

/** The grid's roving tab stop. */
export interface GridFocus {
  readonly active: GridPosition;
  /** Moves the tab stop to a cell, scrolls it into view and focuses it. */
  readonly go: (to: GridPosition) => void;
  /** The same without scrolling, for a pointer that is over the cell. */
  readonly take: (to: GridPosition) => void;
  /** Moves the tab stop to a cell that already has focus. */
  readonly follow: (to: GridPosition) => void;
  /** Handles focus entering the grid. @returns false when the grid focused itself. */
  readonly enter: () => boolean;
  /** Handles focus leaving the grid. */
  readonly leave: (event: FocusEvent<HTMLElement>) => void;
  /** The cell an event happened in. */
  readonly positionOf: (target: EventTarget) => GridPosition | null;
  readonly cellAt: (position: GridPosition) => HTMLElement | null;
}

/** A roving tab stop that can also move to cells that aren't rendered yet. */
export function useGridFocus({
  scroller: scrollerRef,
  viewport,
  layout,
  lines,
  totals,
  firstLine,
}: GridFocusOptions): GridFocus {
  const [asked, setAsked] = useState<GridPosition>({ row: -1, column: 0 });
  const wanted = useRef<GridPosition | null>(null);
  const held = useRef(false);
  const parking = useRef(false);
  const lastRow = totals ? lines : lines - 1;
  const active = {
    row: Math.min(asked.row, lastRow),
    column: Math.min(asked.column, Math.max(0, layout.all.length - 1)),
  };

  // Positions are looked up by the ARIA indexes; the header is row 1.
  const cellAt = useCallback(
    ({ row, column }: GridPosition) =>
      scrollerRef.current?.querySelector<HTMLElement>(
        `[aria-rowindex="${row < 0 ? 1 : firstLine + row + 2}"] > [aria-colindex="${column + 1}"]`,
      ) ?? null,
    [scrollerRef, firstLine],
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
      const element = scrollerRef.current;
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
    [scrollerRef, viewport, layout, lines, totals],
  );

  const go = useCallback(
    (to: GridPosition) => {
      wanted.current = to;
      // Render the cell synchronously: it can't be focused before it exists, and the next key may follow immediately.
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
    const element = scrollerRef.current;
    if (cell) {
      wanted.current = null;
      cell.focus({ preventScroll: true });
    } else if (held.current && document.activeElement === document.body) {
      // The focused cell was unmounted, for example when its column scrolled out of view. Park focus on the grid, whose
      // arrow keys continue from there.
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
    // Focus has moved on. Don't steal it back when the cell renders.
    if (!currentTarget.contains(relatedTarget)) wanted.current = null;
  }, []);
  return { active, go, take, follow: setAsked, enter, leave, positionOf, cellAt };
}
