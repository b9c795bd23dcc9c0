'use client';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

interface VisibleLinesOptions {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly length: number;
  /** Measured height in px; 0 until measured. */
  readonly rowHeight: number;
  /** Number of whole lines that fit. */
  readonly fitting: number;
  /** Lines the server rendered. They stay after hydration. */
  readonly served: number;
  /** The pointer is over the table, so scrolling may start. */
  readonly near: boolean;
}

/** The lines to render. */
export interface VisibleLines {
  readonly lines: readonly number[];
  /** The table is scrolling. */
  readonly moving: boolean;
  /** The last visible line. */
  readonly last: number;
}

/** Lines rendered before and after the visible ones once scrolling is likely. */
const overscan = 5;
/** Milliseconds without a scroll event after which scrolling has ended. */
const scrollEnd = 150;

interface Scroll {
  readonly first: number;
  readonly moving: boolean;
}
const atTop: Scroll = { first: 0, moving: false };

/**
 * Returns the first visible line and whether the table is scrolling. Updates before the browser paints the new
 * position.
 */
function useScroll(scroller: RefObject<HTMLDivElement | null>, rowHeight: number): Scroll {
  const [scroll, setScroll] = useState(atTop);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || rowHeight === 0) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = (moving: boolean) => (last: Scroll) => {
      const first = Math.max(0, Math.floor(element.scrollTop / rowHeight));
      return first === last.first && moving === last.moving ? last : { first, moving };
    };
    const settle = () => setScroll(read(false));
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, scrollEnd);
      // One frame later, the new lines would flash as blank.
      flushSync(() => setScroll(read(true)));
    };
    // The page may have been scrolled before hydration, and with another row height the offset is another line.
    settle();
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', onScroll);
    };
  }, [scroller, rowHeight]);
  return scroll;
}

/**
 * Returns the visible lines and a few around them. All lines have the same height, so the position is a simple
 * division. A virtualizer that measures its items would add 10 kB for the same result.
 */
export function useVisibleLines({
  scroller,
  length,
  rowHeight,
  fitting,
  served,
  near,
}: VisibleLinesOptions): VisibleLines {
  const { first, moving } = useScroll(scroller, rowHeight);
  const expected = near || moving || first > 0;
  // One more for a partial line at the end. Once scrolled, there may be one at both ends.
  const shown = rowHeight === 0 ? 0 : fitting + (expected ? 2 : 1);
  const start = Math.min(first, Math.max(0, length - shown));
  const end = Math.min(length, start + shown);
  const extra = expected ? overscan : 0;
  const around = Math.min(length, end + extra) - Math.max(0, start - extra);
  // Render the same number of lines at every position, so scrolling neither creates nor removes elements. A table that
  // was never scrolled hasn't created the ones above yet.
  const [most, setMost] = useState(served);
  const count = shown === 0 ? 0 : Math.min(length, Math.max(around, Math.min(most, shown + 2 * overscan)));
  if (count > 0 && count !== most) setMost(count);
  if (shown === 0) return { lines: [], moving, last: 0 };
  const from = Math.max(0, Math.min(Math.max(0, start - extra), length - count));
  return { lines: Array.from({ length: count }, (_, index) => from + index), moving, last: end - 1 };
}
