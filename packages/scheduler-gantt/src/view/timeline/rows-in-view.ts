'use client';
import { type RefObject, useCallback, useSyncExternalStore } from 'react';
import type { Geometry } from './geometry.ts';
import type { View } from './use-viewport.ts';

/** Rows rendered beyond the view on either side, so that scrolling shows no blank rows. */
const overscan = 10;
/** Fewer while the first row is in view: the initial render is faster, and scrolling renders the rest. */
const overscanAtTop = 4;

/** Scrolled rows, counted below the pinned ones. */
export interface RowRange {
  readonly first: number;
  readonly last: number;
}

type Rows = Pick<Geometry, 'heights' | 'pinnedRows' | 'rowSize' | 'head' | 'height'>;

/** The first and the last scrolled row in view once this many lines have been scrolled away, the next one in part. */
export function rowsInView(lines: number, { heights, pinnedRows, rowSize, head, height }: Rows): RowRange {
  const rowAt = (px: number) => Math.max(0, heights.rowAt(Math.floor((px - head) / rowSize)) - pinnedRows);
  return { first: rowAt(lines * rowSize), last: rowAt((lines + 1) * rowSize + height - 1) };
}

/** The rows to draw for those in view, and with them some that must stay drawn. */
export function drawnRows({ first, last }: RowRange, count: number, kept: readonly number[]): readonly number[] {
  const from = Math.max(0, first - overscan);
  const until = Math.min(count, last + 1 + (first > 0 ? overscan : overscanAtTop));
  const near = Array.from({ length: Math.max(0, until - from) }, (_, index) => from + index);
  const apart = kept.filter((index) => index >= 0 && index < count && (index < from || index >= until));
  return apart.length > 0 ? [...new Set([...near, ...apart])].toSorted((a, b) => a - b) : near;
}

/** The rows in view. They are rendered before the browser paints a scroll, however fast it is. */
export function useRowsInView(scroller: RefObject<HTMLDivElement | null>, view: View, rows: Rows): RowRange {
  const watch = useCallback(
    (changed: () => void) => {
      const element = scroller.current;
      element?.addEventListener('scroll', changed, { passive: true });
      return () => element?.removeEventListener('scroll', changed);
    },
    [scroller],
  );
  const { rowSize } = rows;
  const lines = useSyncExternalStore(
    watch,
    () => Math.floor(view.scrolled().block / rowSize),
    () => 0,
  );
  return rowsInView(lines, rows);
}
