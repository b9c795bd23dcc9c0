'use client';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { RowHeights } from '../model/row-heights.ts';
import type { Span } from '../model/schedule.ts';
import { hour, type TimeWindow } from '../model/time-window.ts';
import { edgeOf, type Geometry, pxOf, type Scrolled, seenSpan } from './geometry.ts';

/** Px of an hour below which a day scrolls instead of fitting: shorter hours could not be read or hit. */
const hourMin = 40;
/** Several days are read by the day, so their hours may be this short. */
const hourMinOfDays = 5;
export const hourMax = 480;

interface Sizes {
  readonly width: number;
  readonly height: number;
  readonly side: number;
  readonly rowSize: number;
  readonly head: number;
  readonly rtl: boolean;
}

/** What a server draws for; the browser measures before it paints. */
const unmeasured: Sizes = { width: 1280, height: 720, side: 200, rowSize: 32, head: 76, rtl: false };

const never = () => () => undefined;
/** True on a server, and in a browser that takes over what the server has drawn. */
const useHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** The measures of the drawing for event handlers: reading them neither renders nor lays out anything. */
export interface View {
  geometry(): Geometry;
  scrolled(): Scrolled;
  scrollTo(position: Scrolled): void;
}

export interface Viewport {
  readonly sizes: Sizes;
  /** False for the browser's first render, which only measures: rows drawn for a guess would be laid out twice. */
  readonly ready: boolean;
  /** Px of an hour. */
  readonly hourSize: number;
  readonly seen: Span;
  /** The instant at the view's start edge when scrolling last came to rest; null where nothing scrolls sideways. */
  readonly edge: number | null;
  /** Hours are so short that bars show their time alone, in two lines. */
  readonly compact: boolean;
  readonly view: View;
}

interface ViewportParts {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly head: RefObject<HTMLDivElement | null>;
  readonly probe: RefObject<HTMLDivElement | null>;
}

interface ViewportSettings {
  readonly window: TimeWindow;
  readonly zoom: number | 'fit';
  readonly pinnedRows: number;
  readonly heights: RowHeights;
  /** What a window wider than the view scrolls to at first. */
  readonly now: number | null;
}

/** The least px of an hour when the window fills the width. */
export const fittingMin = (window: TimeWindow): number =>
  window.to - window.from > 26 * hour ? hourMinOfDays : hourMin;

/** Px of an hour when the window fills the width: never less than can be read. */
const fittingHour = (width: number, side: number, window: TimeWindow): number =>
  Math.max(fittingMin(window), (width - side) / ((window.to - window.from) / hour));

/** Px of an hour below which bars show their time in two lines above a small glyph. */
const compactHour = 14;

/** Scrolling rests when nothing has moved for this long. Milliseconds. */
const restDelay = 120;

/** What the layout effects write and event handlers read. */
function createMeasures(first: Geometry) {
  let geometry = first;
  let scrolled: Scrolled = { inline: 0, block: 0 };
  return {
    geometry: () => geometry,
    setGeometry: (next: Geometry) => void (geometry = next),
    scrolled: () => scrolled,
    setScrolled: (next: Scrolled) => void (scrolled = next),
  };
}

/** Follows the size of the schedule, of its rows and of what is scrolled into sight. */
export function useViewport(
  { scroller, head, probe }: ViewportParts,
  { window, zoom, pinnedRows, heights, now }: ViewportSettings,
): Viewport {
  const [sizes, setSizes] = useState(unmeasured);
  const ready = useHydrating() || sizes !== unmeasured;
  const hourSize = zoom === 'fit' ? fittingHour(sizes.width, sizes.side, window) : zoom;
  const [measures] = useState(() => createMeasures({ ...unmeasured, hourSize, pinnedRows, heights }));
  const [inline, setInline] = useState(0);
  const { width, side } = sizes;
  const seen = useMemo(
    () => seenSpan(inline, { width, side, hourSize }, window),
    [inline, width, side, hourSize, window],
  );
  const [rested, setRested] = useState(0);
  const edge = edgeOf(rested, { width, side, hourSize }, window);
  useLayoutEffect(() => measures.setGeometry({ ...sizes, hourSize, pinnedRows, heights }));

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !head.current || !probe.current) return undefined;
    const measure = () => {
      const next: Sizes = {
        width: element.clientWidth,
        height: element.clientHeight,
        side: probe.current?.offsetWidth ?? unmeasured.side,
        rowSize: probe.current?.offsetHeight || unmeasured.rowSize,
        head: head.current?.offsetHeight ?? unmeasured.head,
        rtl: getComputedStyle(element).direction === 'rtl',
      };
      setSizes((last) =>
        last !== unmeasured && (Object.keys(next) as (keyof Sizes)[]).every((key) => last[key] === next[key])
          ? last
          : next,
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const each of [element, head.current, probe.current]) observer.observe(each);
    // A page may turn round without anything changing its size.
    const turned = new MutationObserver(measure);
    turned.observe(document.documentElement, { attributes: true, attributeFilter: ['dir', 'data-density'] });
    return () => {
      observer.disconnect();
      turned.disconnect();
    };
  }, [scroller, head, probe]);

  useLayoutEffect(() => {
    const element = scroller.current;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      if (!element) return;
      const to = Math.abs(element.scrollLeft);
      measures.setScrolled({ inline: to, block: element.scrollTop });
      // Only a quarter of a screen is worth a render.
      const geometry = measures.geometry();
      const now = seenSpan(to, geometry, window);
      setInline((last) => {
        const before = seenSpan(last, geometry, window);
        return before.start === now.start && before.end === now.end ? last : to;
      });
      // Labels that follow the edge move once it rests: sticky ones would each be a compositor layer.
      clearTimeout(resting);
      resting = setTimeout(() => setRested(to), restDelay);
    };
    follow();
    element?.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      clearTimeout(resting);
      element?.removeEventListener('scroll', follow, { capture: true });
    };
  }, [scroller, window, measures]);

  const view = useMemo<View>(
    () => ({
      geometry: measures.geometry,
      scrolled: measures.scrolled,
      scrollTo({ inline: to, block }) {
        const element = scroller.current;
        if (!element) return;
        const now = measures.scrolled();
        if (to === now.inline && block === now.block) return;
        element.scrollTo({ top: block, left: measures.geometry().rtl ? -to : to, behavior: 'instant' });
        measures.setScrolled({ inline: Math.abs(element.scrollLeft), block: element.scrollTop });
      },
    }),
    [scroller, measures],
  );
  // The schedule opens on the present, with a little of the past before it.
  const arrived = useRef(false);
  useLayoutEffect(() => {
    const geometry = view.geometry();
    const room = geometry.width - geometry.side;
    if (arrived.current || sizes === unmeasured || now === null) return;
    arrived.current = true;
    const target = Math.min(
      pxOf(window.to - window.from, geometry) - room,
      pxOf(now - window.from, geometry) - room / 3,
    );
    if (target > 0) view.scrollTo({ inline: target, block: view.scrolled().block });
  }, [sizes, now, window, view]);
  return { sizes, ready, hourSize, seen, edge, compact: hourSize < compactHour, view };
}
