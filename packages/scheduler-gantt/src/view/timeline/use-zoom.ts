'use client';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Editor } from '../edit/editor.ts';
import { pxOf, timeOf } from './geometry.ts';
import { fittingMin, hourMax, type View } from './use-viewport.ts';

/**
 * The position of the focused shift's start, from the inline start of the view; the start of the chart if it is not in
 * view.
 */
function inlineOfFocus({ model, focus }: Editor, view: View): number {
  const now = focus.get();
  const geometry = view.geometry();
  const shift = now?.part === 'shift' ? model.shift(now.shiftId) : undefined;
  const inline = shift ? geometry.side + pxOf(shift.start - model.window.from, geometry) - view.scrolled().inline : 0;
  return inline > geometry.side && inline < geometry.width ? inline : geometry.side;
}

/**
 * Ctrl and the wheel zoom around the pointer, keys and buttons around the focused shift: the time there stays in place.
 */
export function useZoom(
  editor: Editor,
  { view, hourSize }: { readonly view: View; readonly hourSize: number },
  scroller: RefObject<HTMLDivElement | null>,
  setZoom: (hourSize: number) => void,
): (factor: number) => void {
  const held = useRef<{ readonly time: number; readonly inline: number } | null>(null);
  const zoomBy = useCallback(
    (factor: number, inline = inlineOfFocus(editor, view)) => {
      const geometry = view.geometry();
      held.current = { time: timeOf(view.scrolled().inline + inline - geometry.side, geometry), inline };
      const least = Math.min(6, fittingMin(editor.model.window));
      setZoom(Math.min(hourMax, Math.max(least, Math.round(geometry.hourSize * factor * 4) / 4)));
    },
    [editor, view, setZoom],
  );
  useLayoutEffect(() => {
    const keep = held.current;
    held.current = null;
    if (keep)
      view.scrollTo({
        block: view.scrolled().block,
        inline: Math.max(0, pxOf(keep.time, { hourSize }) - keep.inline + view.geometry().side),
      });
  }, [view, hourSize]);
  useEffect(() => {
    const element = scroller.current;
    const wheel = (event: WheelEvent) => {
      if (!(event.ctrlKey || event.metaKey) || !element) return;
      event.preventDefault();
      const { left, right } = element.getBoundingClientRect();
      const { rtl, side } = view.geometry();
      zoomBy(Math.exp(-event.deltaY / 400), Math.max(side, rtl ? right - event.clientX : event.clientX - left));
    };
    element?.addEventListener('wheel', wheel, { passive: false });
    return () => element?.removeEventListener('wheel', wheel);
  }, [scroller, view, zoomBy]);
  return zoomBy;
}
