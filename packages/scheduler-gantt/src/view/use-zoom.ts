'use client';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Editor } from './editor.ts';
import { hourMax, type Viewport } from './use-viewport.ts';
import { timeUnder } from './use-pointer.ts';
import { pxOf } from './geometry.ts';

/** The least px of an hour one can zoom out to: a week then fits a desk. */
const hourLeast = 6;

/** Where the focused shift begins, from the inline start of the view; its start when none is in sight. */
function inlineOfFocus({ model, focus }: Editor, { geometry, scrolled, sizes }: Viewport): number {
  const now = focus.get();
  const shift = now?.part === 'shift' ? model.shift(now.shiftId) : undefined;
  const inline = shift
    ? sizes.side + pxOf(shift.start - model.window.from, geometry.current) - scrolled.current.inline
    : 0;
  return inline > sizes.side && inline < sizes.width ? inline : sizes.side;
}

/** Control and the wheel zoom around the pointer, keys and buttons around the focused shift: the time there stays where it is. */
export function useZoom(
  editor: Editor,
  viewport: Viewport,
  scroller: RefObject<HTMLDivElement | null>,
  setZoom: (hourSize: number) => void,
): (factor: number) => void {
  const held = useRef<{ readonly time: number; readonly inline: number } | null>(null);
  const latest = useRef(viewport);
  latest.current = viewport;
  const zoomBy = useCallback(
    (factor: number, inline = inlineOfFocus(editor, latest.current)) => {
      const { geometry } = latest.current;
      held.current = { time: timeUnder(latest.current, inline), inline };
      setZoom(Math.min(hourMax, Math.max(hourLeast, Math.round(geometry.current.hourSize * factor * 4) / 4)));
    },
    [editor, setZoom],
  );
  useLayoutEffect(() => {
    const keep = held.current;
    held.current = null;
    if (!keep) return;
    const { geometry, scrolled, scrollTo, sizes } = latest.current;
    scrollTo({
      block: scrolled.current.block,
      inline: Math.max(0, pxOf(keep.time, geometry.current) - keep.inline + sizes.side),
    });
  }, [viewport.hourSize]);
  useEffect(() => {
    const element = scroller.current;
    const wheel = (event: WheelEvent) => {
      if (!(event.ctrlKey || event.metaKey) || !element) return;
      event.preventDefault();
      const { left, right } = element.getBoundingClientRect();
      const inline = latest.current.geometry.current.rtl ? right - event.clientX : event.clientX - left;
      zoomBy(Math.exp(-event.deltaY / 400), Math.max(latest.current.sizes.side, inline));
    };
    element?.addEventListener('wheel', wheel, { passive: false });
    return () => element?.removeEventListener('wheel', wheel);
  }, [scroller, zoomBy]);
  return zoomBy;
}
