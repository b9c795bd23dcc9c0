'use client';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ColumnLayout } from '../engine/column-layout.ts';
import { type ColumnWindow, columnWindow } from '../model/column-window.ts';
import { defaultMetrics, sampleText, textWidth } from '../model/text-width.ts';
import { compactFlag } from './grid.css.ts';

interface Measures {
  readonly width: number;
  readonly rowHeight: number;
  /** Whole lines that fit below the header. */
  readonly lines: number;
  readonly compact: boolean;
  /** A touch device without hover: hover-only controls are always visible. */
  readonly touched: boolean;
  /** Px per unit of text width, and px of cell padding. */
  readonly textScale: number;
  readonly cellPadding: number;
}

/** The grid's measured size and its visible columns. */
export interface Viewport extends Measures {
  /** This render hydrates server markup. */
  readonly hydrating: boolean;
  /** Whether sizes have been measured. Before that they're defaults, and only the measuring elements are rendered. */
  readonly measured: boolean;
  /** The table was rendered on the server. */
  readonly served: boolean;
  readonly window: ColumnWindow;
  /** The pointer has entered the grid, so overscan is rendered. Before that, scrolling isn't possible. */
  readonly approached: boolean;
  /** Height below the header in px, read on demand, since not every pixel of change needs a render. */
  readonly room: () => number;
  /** Reads the scroll position now, after a script changed it. */
  readonly follow: () => void;
}

/** The width the server renders for. Wider screens fill up after hydration. */
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

/** Returns the scroll distance from the grid's start edge, in LTR and RTL. */
export const scrolledFrom = (scroller: Element): number => Math.abs(scroller.scrollLeft);

/** Tracks the grid's size, the page's density and the horizontal scroll position. */
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
      const { blockSize, paddingInlineStart } = getComputedStyle(sample);
      const rowHeight = Number.parseFloat(blockSize) || unmeasured.rowHeight;
      const cellPadding = 2 * Number.parseFloat(paddingInlineStart) || unmeasured.cellPadding;
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
    // Re-render only when a column enters or leaves the viewport.
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
    // Capture phase, before rows change: reading the position after that would force a second layout.
    const early = { capture: true, passive: true } as const;
    // With other columns or another width, the same scroll position shows other columns.
    seenFrom.current = Number.NaN;
    element?.addEventListener('scroll', follow, early);
    return () => element?.removeEventListener('scroll', follow, early);
  }, [scroller, follow]);

  return { ...measures, hydrating, measured: measures !== unmeasured, served, window, approached, room, follow };
}
