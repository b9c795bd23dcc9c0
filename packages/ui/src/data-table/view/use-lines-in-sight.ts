'use client';
import { type Range, type Virtualizer, defaultRangeExtractor, observeElementOffset } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface LinesInSightOptions {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly length: number;
  /** Px, as measured; 0 until then. */
  readonly rowHeight: number;
  /** Whole lines that fit. */
  readonly fitting: number;
  /** Lines a server has drawn; they are not taken away again. */
  readonly served: number;
  /** A hand may be about to scroll. */
  readonly near: boolean;
}

/** The lines to draw. */
export interface LinesInSight {
  readonly lines: readonly number[];
  /** The table is being scrolled. */
  readonly moving: boolean;
  /** The last line a person can see. */
  readonly last: number;
}

/** Lines drawn before and after those that can be seen, once somebody may scroll to them. */
const overscan = 5;
/** Ms without a scroll event after which the table stands still. */
const rest = 150;

/**
 * Which lines can be seen, and a few around them. TanStack Virtual follows the scroller and widens the range; all lines
 * are as high as each other, so where they stand is a division, and the part of it that measures stays away.
 */
export function useLinesInSight({
  scroller,
  length,
  rowHeight,
  fitting,
  served,
  near,
}: LinesInSightOptions): LinesInSight {
  const [{ first, moving }, setSeen] = useState({ first: 0, moving: false });
  const seen = useRef({ first, moving });

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || rowHeight === 0) return undefined;
    const follow = (offset: number, isScrolling: boolean) => {
      const next = { first: Math.max(0, Math.floor(offset / rowHeight)), moving: isScrolling };
      if (next.first === seen.current.first && next.moving === seen.current.moving) return false;
      seen.current = next;
      return true;
    };
    // Rows of another height: another line stands at the same place.
    if (follow(element.scrollTop, seen.current.moving)) setSeen(seen.current);
    const observed: Pick<Virtualizer<HTMLDivElement, Element>, 'scrollElement' | 'targetWindow'> & {
      readonly options: object;
    } = {
      scrollElement: element,
      targetWindow: window,
      options: { horizontal: false, isScrollingResetDelay: rest },
    };
    // Before the frame is painted: rows that come a frame later would be seen as a blank.
    return (
      observeElementOffset(
        observed as Virtualizer<HTMLDivElement, Element>,
        (offset, isScrolling) => follow(offset, isScrolling) && flushSync(() => setSeen(seen.current)),
      ) ?? undefined
    );
  }, [scroller, rowHeight]);

  const expected = near || moving || first > 0;
  // A part of a line at the end; as soon as it is scrolled, at either end.
  const shown = rowHeight === 0 ? 0 : fitting + (expected ? 2 : 1);
  const start = Math.min(first, Math.max(0, length - shown));
  const range: Range = {
    startIndex: start,
    endIndex: Math.min(length, start + shown) - 1,
    overscan: expected ? overscan : 0,
    count: length,
  };
  // As many at every position, so that scrolling neither makes elements nor drops them; a table that was never scrolled
  // has not made those above it yet.
  const most = useRef(served);
  if (shown === 0) return { lines: [], moving, last: 0 };
  const around = defaultRangeExtractor(range);
  most.current = Math.min(length, Math.max(around.length, Math.min(most.current, shown + 2 * overscan)));
  const from = Math.max(0, Math.min(around[0] ?? 0, length - most.current));
  return { lines: Array.from({ length: most.current }, (_, index) => from + index), moving, last: range.endIndex };
}
