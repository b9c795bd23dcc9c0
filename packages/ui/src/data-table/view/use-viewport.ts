'use client';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ColumnLayout } from '../model/column-layout.ts';
import { type ColumnWindow, columnWindow } from '../model/column-window.ts';
import { defaultMetrics, sampleText, textWidth } from '../model/text-width.ts';
import { compactFlag, rowSize } from './grid.css.ts';

interface Measures {
  readonly width: number;
  readonly rowHeight: number;
  /** Whole lines that fit below the head. */
  readonly lines: number;
  readonly compact: boolean;
  /** Nothing hovers here: what shows itself to a near hand is always shown. */
  readonly touched: boolean;
  /** Px a unit of text width takes here, and px of a cell's padding. */
  readonly textScale: number;
  readonly cellPadding: number;
}

/** What is known of the room the grid has, and which columns can be seen in it. */
export interface Viewport extends Measures {
  /** This render repeats what a server drew. */
  readonly hydrating: boolean;
  /** The sizes are those of this page; before that they are a guess, and only what is measured need be drawn. */
  readonly measured: boolean;
  /** A server has drawn this table. */
  readonly served: boolean;
  readonly window: ColumnWindow;
  /** A hand is near, so that what lies just out of sight is drawn too: before, nobody can scroll to it. */
  readonly approached: boolean;
  /** Px between the head and the lower edge, read when asked: not every pixel of it is worth a render. */
  readonly room: () => number;
  /** Reads the scroll position at once, for whoever has just changed it. */
  readonly follow: () => void;
}

/** A width a server may draw for: everything in it is there before script, wider screens fill up after. */
const serverWidth = 1440;
const unmeasured: Measures = {
  width: serverWidth,
  rowHeight: 36,
  lines: 15,
  compact: false,
  touched: true,
  textScale: defaultMetrics.scale,
  cellPadding: defaultMetrics.padding,
};
const nothing = () => () => undefined;
const nameOf = (variable: string) => variable.slice(4, -1);

/** How far the grid is scrolled from its start edge, in either direction of writing. */
export const scrolledFrom = (scroller: Element): number => Math.abs(scroller.scrollLeft);

/** Follows the size of the grid, the density of the page and the horizontal scroll. */
export function useViewport(
  scroller: RefObject<HTMLDivElement | null>,
  head: RefObject<HTMLDivElement | null>,
  probe: RefObject<HTMLDivElement | null>,
  layout: ColumnLayout,
): Viewport {
  const hydrating = useSyncExternalStore(
    nothing,
    () => false,
    () => true,
  );
  const [served] = useState(hydrating);
  const [measures, setMeasures] = useState(unmeasured);
  const known = useRef(unmeasured);
  const [from, setFrom] = useState(0);
  const seenFrom = useRef(0);
  const [approached, setApproached] = useState(false);
  useLayoutEffect(() => {
    const element = scroller.current;
    const approach = () => setApproached(true);
    element?.addEventListener('pointerenter', approach, { once: true });
    return () => element?.removeEventListener('pointerenter', approach);
  }, [scroller]);

  const room = useCallback(
    () => (scroller.current?.clientHeight ?? 0) - (head.current?.offsetHeight ?? 0),
    [scroller, head],
  );
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !head.current || !probe.current) return undefined;
    const measure = () => {
      const sample = probe.current as HTMLElement;
      const style = getComputedStyle(element);
      const rowHeight = Number.parseFloat(style.getPropertyValue(nameOf(rowSize))) || unmeasured.rowHeight;
      const cellPadding = 2 * Number.parseFloat(getComputedStyle(sample).paddingInlineStart) || unmeasured.cellPadding;
      const next: Measures = {
        width: element.clientWidth,
        rowHeight,
        lines: Math.max(0, Math.floor(room() / rowHeight)),
        compact: style.getPropertyValue(nameOf(compactFlag)).trim() === '1',
        touched: matchMedia('(hover: none)').matches,
        cellPadding,
        textScale:
          Math.ceil((100 * (sample.offsetWidth - cellPadding)) / textWidth(sampleText)) / 100 || unmeasured.textScale,
      };
      const last = known.current;
      if (last !== unmeasured && (Object.keys(next) as (keyof Measures)[]).every((key) => last[key] === next[key]))
        return;
      known.current = next;
      setMeasures(next);
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const each of [element, head.current, probe.current]) observer.observe(each);
    return () => observer.disconnect();
  }, [scroller, head, probe, room]);

  const middleWidth = measures.width - layout.widthOf.start - layout.widthOf.end;
  const spare = approached || from > 0 ? 1 : 0;
  const seen = columnWindow(layout.middle, from, middleWidth, spare);
  const window = useMemo(() => ({ first: seen.first, end: seen.end }), [seen.first, seen.end]);

  const follow = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const now = scrolledFrom(element);
    if (now === seenFrom.current) return;
    seenFrom.current = now;
    // Only a column that comes or goes is worth a render.
    setFrom((last) => {
      const [before, after] = [
        columnWindow(layout.middle, last, middleWidth, spare),
        columnWindow(layout.middle, now, middleWidth, spare),
      ];
      return before.first === after.first && before.end === after.end ? last : now;
    });
  }, [scroller, layout, middleWidth, spare]);
  useLayoutEffect(() => {
    const element = scroller.current;
    // Before the rows are changed: reading a position after that would lay the page out twice.
    const early = { capture: true, passive: true } as const;
    // Other columns or another width: the same position is worth another look.
    seenFrom.current = Number.NaN;
    element?.addEventListener('scroll', follow, early);
    return () => element?.removeEventListener('scroll', follow, early);
  }, [scroller, follow]);

  return { ...measures, hydrating, measured: measures !== unmeasured, served, window, approached, room, follow };
}
