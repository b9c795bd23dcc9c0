'use client';
import { useVirtualizer } from '@tanstack/react-virtual';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { type CellRange, boxOf } from '../model/cell-range.ts';
import type { GridPosition } from '../model/grid-navigation.ts';
import { createSlotPool } from '../model/slot-pool.ts';
import type { Frame } from './frame.ts';
import { body, lineCount } from './grid.css.ts';
import { GridRow } from './grid-row.tsx';

interface GridBodyProps<Row> {
  readonly frame: Frame<Row>;
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Px, as measured. */
  readonly rowHeight: number;
  readonly headHeight: number;
  /** The page comes from the server: what it drew is drawn again before anything is measured. */
  readonly hydrating: boolean;
  readonly active: GridPosition;
  readonly range: CellRange | null;
  readonly isSelected: (line: number) => boolean;
  /** The end of the rows is near; called once for each length they have. */
  readonly onNearEnd: (() => void) | undefined;
}

/** Rows a server draws, since it cannot know how many fit. */
const serverRows = 30;
const firstRows = Array.from({ length: serverRows }, (_, line) => line);
const overscan = 5;

/** As many lines at every position, so that scrolling neither makes elements nor drops them. */
function linesAround(indexes: readonly number[], count: number, length: number): readonly number[] {
  const first = Math.max(0, Math.min(indexes[0] ?? 0, length - count));
  return indexes.length === 0 ? [] : Array.from({ length: Math.min(count, length) }, (_, index) => first + index);
}

/** The lines in sight and a few around them, in as many elements as it takes and no more. */
export function GridBody<Row>({ frame, scroller, rowHeight, headHeight, hydrating, active, range, isSelected, onNearEnd }: GridBodyProps<Row>) {
  const pool = useRef(createSlotPool());
  const { length } = frame.lines;
  const virtualizer = useVirtualizer({
    count: length,
    getScrollElement: () => scroller.current,
    estimateSize: useCallback(() => rowHeight, [rowHeight]),
    paddingStart: headHeight,
    overscan,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  const roomFor = Math.ceil((virtualizer.scrollRect?.height ?? 0) / rowHeight) + 1 + 2 * overscan;
  const last = virtualizer.range?.endIndex ?? 0;
  const near = !hydrating && last + overscan * 2 >= length;
  useEffect(() => {
    if (near) onNearEnd?.();
  }, [near, length, onNearEnd]);

  const seen = hydrating ? firstRows.slice(0, length) : linesAround(virtualizer.getVirtualIndexes(), roomFor, length);
  // The row that has the tab stop stays, wherever the table is scrolled: it may have the focus.
  const drawn = active.row >= 0 && active.row < length && !seen.includes(active.row) ? [...seen, active.row] : seen;
  const slots = pool.current.assign(drawn);
  const places = drawn.map((line, index) => ({ line, slot: slots[index] as number }));
  // In motion elements stay where they are and only their content changes; at rest they stand in reading order.
  places.sort(virtualizer.isScrolling ? (a, b) => a.slot - b.slot : (a, b) => a.line - b.line);
  const box = range && boxOf(range);

  return (
    <div role="rowgroup" className={body} style={assignInlineVars({ [lineCount]: String(length) })}>
      {places.map(({ line, slot }) => {
        const marked = box !== null && line >= box.top && line <= box.bottom;
        return (
          <GridRow
            key={slot}
            frame={frame}
            line={line}
            active={active.row === line ? active.column : -1}
            selected={isSelected(line)}
            markedFrom={marked ? box.first : -1}
            markedTo={marked ? box.last : -1}
          />
        );
      })}
    </div>
  );
}
