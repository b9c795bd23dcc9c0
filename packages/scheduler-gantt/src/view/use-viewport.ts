'use client';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Span } from '../model/schedule.ts';
import { hour, type TimeWindow } from '../model/time-window.ts';
import { type Geometry, pxOf, type Scrolled, seenSpan } from './geometry.ts';

/** Below this an hour could not be read or hit; a day that does not fit scrolls. Px. */
export const hourMin = 40;
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
const useTakingOver = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

export interface Viewport {
  readonly sizes: Sizes;
  /** False for the one drawing of a browser that is there to be measured: rows drawn for a guess would be laid out twice. */
  readonly ready: boolean;
  /** Px an hour takes now. */
  readonly hourSize: number;
  readonly seen: Span;
  /** The same for those who move: read without drawing or measuring anything. */
  readonly geometry: RefObject<Geometry>;
  readonly scrolled: RefObject<Scrolled>;
  scrollTo(position: Scrolled): void;
}

interface ViewportParts {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly head: RefObject<HTMLDivElement | null>;
  readonly probe: RefObject<HTMLDivElement | null>;
}

interface ViewportSettings {
  readonly window: TimeWindow;
  readonly zoom: number | 'fit';
  readonly counts: { readonly pinned: number; readonly rows: number };
  /** What a window wider than the view begins with. */
  readonly now: number | null;
}

/** Px of an hour when the window shall fill the width: never less than can be read. */
export const fittingHour = (width: number, side: number, window: TimeWindow): number =>
  Math.max(hourMin, (width - side) / ((window.to - window.from) / hour));

/** Follows the size of the schedule, of its rows and of what is scrolled into sight. */
export function useViewport(
  { scroller, head, probe }: ViewportParts,
  { window, zoom, counts, now }: ViewportSettings,
): Viewport {
  const [sizes, setSizes] = useState(unmeasured);
  const ready = useTakingOver() || sizes !== unmeasured;
  const hourSize = zoom === 'fit' ? fittingHour(sizes.width, sizes.side, window) : zoom;
  const scrolled = useRef<Scrolled>({ inline: 0, block: 0 });
  const geometry = useRef<Geometry>({ ...unmeasured, hourSize, pinnedRows: counts.pinned, rows: counts.rows });
  geometry.current = { ...sizes, hourSize, pinnedRows: counts.pinned, rows: counts.rows };
  const [inline, setInline] = useState(0);
  const seen = seenSpan(inline, { ...sizes, hourSize }, window);
  const span = useMemo(() => ({ start: seen.start, end: seen.end }), [seen.start, seen.end]);

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
    const follow = () => {
      if (!element) return;
      scrolled.current = { inline: Math.abs(element.scrollLeft), block: element.scrollTop };
      const now = seenSpan(scrolled.current.inline, geometry.current, window);
      // Only a quarter of a screen is worth a drawing.
      setInline((last) => {
        const before = seenSpan(last, geometry.current, window);
        return before.start === now.start && before.end === now.end ? last : scrolled.current.inline;
      });
    };
    follow();
    element?.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => element?.removeEventListener('scroll', follow, { capture: true });
  }, [scroller, window]);

  const scrollTo = useCallback(
    ({ inline: to, block }: Scrolled) => {
      const element = scroller.current;
      if (!element) return;
      const now = scrolled.current;
      if (to === now.inline && block === now.block) return;
      element.scrollTop = block;
      element.scrollLeft = geometry.current.rtl ? -to : to;
      scrolled.current = { inline: Math.abs(element.scrollLeft), block: element.scrollTop };
    },
    [scroller],
  );
  // Whoever opens the schedule wants to see the present, a little of the past before it.
  const arrived = useRef(false);
  useLayoutEffect(() => {
    const { width, side } = geometry.current;
    const room = width - side;
    if (arrived.current || sizes === unmeasured || now === null) return;
    arrived.current = true;
    const inline = Math.min(
      pxOf(window.to - window.from, geometry.current) - room,
      pxOf(now - window.from, geometry.current) - room / 3,
    );
    if (inline > 0) scrollTo({ inline, block: scrolled.current.block });
  }, [sizes, now, window, scrollTo]);
  return { sizes, ready, hourSize, seen: span, geometry, scrolled, scrollTo };
}
