'use client';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DataRow } from '../model/column.ts';
import { type CellRange, boxOf } from '../model/cell-range.ts';
import type { GridPosition } from '../model/grid-navigation.ts';
import { createSlotPool } from '../model/slot-pool.ts';
import type { Frame } from './frame.ts';
import { body, lineCount } from './grid.css.ts';
import { GridRow } from './grid-row.tsx';
import { useVisibleLines } from './use-visible-lines.ts';

interface GridBodyProps<Row extends DataRow> {
  readonly frame: Frame<Row>;
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Measured height in px; 0 until measured. */
  readonly rowHeight: number;
  /** Number of whole lines that fit. */
  readonly fitting: number;
  /** The pointer is over the grid, so scrolling may start. */
  readonly approached: boolean;
  /** Hydrating: repeat the server's rows before measuring. */
  readonly hydrating: boolean;
  readonly active: GridPosition;
  readonly range: CellRange | null;
  readonly isSelected: (line: number) => boolean;
  /** Called near the end of the rows, once per row count and again after scrolling away and back. */
  readonly onNearEnd: (() => void) | undefined;
}

/** Number of rows the server renders, since it doesn't know how many fit. */
const serverRows = 30;
const firstRows = Array.from({ length: serverRows }, (_, line) => line);
/** Load more rows this many lines before the end. */
const nearBy = 10;

/** The visible lines and the overscan, in a fixed pool of elements. */
export function GridBody<Row extends DataRow>({
  frame,
  scroller,
  rowHeight,
  fitting,
  approached,
  hydrating,
  active,
  range,
  isSelected,
  onNearEnd,
}: GridBodyProps<Row>) {
  const [pool] = useState(createSlotPool);
  const { length } = frame.lines;
  const { lines, last, moving } = useVisibleLines({
    scroller,
    length,
    rowHeight,
    fitting,
    served: hydrating ? serverRows : 0,
    near: approached,
  });
  const near = !hydrating && rowHeight > 0 && last + nearBy >= length;
  const ask = useRef(onNearEnd);
  useEffect(() => {
    ask.current = onNearEnd;
  });
  // After a failed load, don't retry until the user scrolls away and back.
  useEffect(() => {
    if (near) ask.current?.();
  }, [near, length]);

  const seen = hydrating ? firstRows.slice(0, length) : lines;
  // Keep the row with the tab stop mounted while it's out of view: it may have focus.
  const drawn = active.row >= 0 && active.row < length && !seen.includes(active.row) ? [...seen, active.row] : seen;
  const slots = pool.assign(drawn);
  const places = drawn.map((line, index) => ({ line, slot: slots[index] as number }));
  // While scrolling, elements stay in place and only their content changes; at rest they are in reading order.
  places.sort(moving ? (a, b) => a.slot - b.slot : (a, b) => a.line - b.line);
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
