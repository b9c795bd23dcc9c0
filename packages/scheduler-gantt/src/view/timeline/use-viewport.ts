'use client';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { RowHeights } from '../../model/row-heights.ts';
import type { Span } from '../../model/schedule.ts';
import { hour, type TimeWindow } from '../../model/time-window.ts';
import { edgeOf, type Geometry, pxOf, type Scrolled, seenSpan } from './geometry.ts';

/**
 * Below this number of pixels per hour, a day scrolls instead of fitting: shorter hours would be unreadable and hard to
 * hit.
 */
const hourMin = 40;
/** Views of several days are read by day, so their hours may be this short. */
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

/** The sizes used on the server; the browser measures before the first paint. */
const unmeasured: Sizes = { width: 1280, height: 720, side: 200, rowSize: 32, head: 76, rtl: false };

const never = () => () => undefined;
/** True on the server and during hydration. */
const useHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** Measurements for event handlers: reading them causes neither a render nor a layout. */
export interface View {
  geometry(): Geometry;
  scrolled(): Scrolled;
  scrollTo(position: Scrolled): void;
}

export interface Viewport {
  readonly sizes: Sizes;
  /**
   * False on the browser's first render, which only measures: rows rendered for a guessed size would be laid out twice.
   */
  readonly ready: boolean;
  /** Pixels per hour. */
  readonly hourSize: number;
  readonly seen: Span;
  /** The instant at the view's start edge when scrolling last stopped; null if there is no horizontal scrolling. */
  readonly edge: number | null;
  /** True if hours are so short that bars only show their time, in two lines. */
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
  /** The initial scroll target if the window is wider than the view. */
  readonly now: number | null;
}

/** The minimum pixels per hour when the window fits the width. */
export const fittingMin = (window: TimeWindow): number =>
  window.to - window.from > 26 * hour ? hourMinOfDays : hourMin;

/** Pixels per hour when the window fits the width, but never too small to read. */
const fittingHour = (width: number, side: number, window: TimeWindow): number =>
  Math.max(fittingMin(window), (width - side) / ((window.to - window.from) / hour));

/** Below this number of pixels per hour, bars show their time in two lines above a small glyph. */
const compactHour = 14;

/** Scrolling counts as stopped after this long without movement, in milliseconds. */
const restDelay = 120;

/** The values that layout effects write and event handlers read. */
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

/** Tracks the size of the schedule and its rows, and the visible area. */
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
    // People may have scrolled before this ran.
    measures.setScrolled({ inline: Math.abs(element.scrollLeft), block: element.scrollTop });
    measure();
    const observer = new ResizeObserver(measure);
    for (const each of [element, head.current, probe.current]) observer.observe(each);
    // The page direction may change without any change in size.
    const turned = new MutationObserver(measure);
    turned.observe(document.documentElement, { attributes: true, attributeFilter: ['dir', 'data-density'] });
    return () => {
      observer.disconnect();
      turned.disconnect();
    };
  }, [scroller, head, probe, measures]);

  useLayoutEffect(() => {
    const element = scroller.current;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      const { inline: to } = measures.scrolled();
      // Re-renders only after scrolling a quarter of a screen.
      const geometry = measures.geometry();
      const now = seenSpan(to, geometry, window);
      setInline((last) => {
        const before = seenSpan(last, geometry, window);
        return before.start === now.start && before.end === now.end ? last : to;
      });
      // Labels at the view's edge move when scrolling stops: sticky ones would each be a compositor layer.
      clearTimeout(resting);
      resting = setTimeout(() => setRested(to), restDelay);
    };
    const follow = () => {
      if (!element) return;
      measures.setScrolled({ inline: Math.abs(element.scrollLeft), block: element.scrollTop });
      settle();
    };
    // Other days keep the scroll position. Reading it from the page would lay out all their rows a frame early.
    settle();
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
  // The schedule opens at the current time, with a little of the past before it.
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
