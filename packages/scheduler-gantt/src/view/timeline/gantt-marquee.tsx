'use client';
import { useLayoutEffect, useRef } from 'react';
import { placeInWindow } from '../bar/gantt-bar.tsx';
import { useGantt, useSignal } from '../kit/gantt-context.ts';
import { carryLayer, marquee } from './timeline.css.ts';
import { rowTop } from './geometry.ts';
import type { View } from './use-viewport.ts';

/** The selection rectangle while it is being drawn. */
export function GanttMarquee({ view }: { readonly view: View }) {
  const { editor } = useGantt();
  const area = useSignal(editor.marquee);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!area || !box.current) return;
    const [scrolled, geometry] = [view.scrolled(), view.geometry()];
    const top = rowTop(area.fromRow, scrolled, geometry);
    const bottom = rowTop(area.toRow, scrolled, geometry) + geometry.heights.lines(area.toRow) * geometry.rowSize;
    box.current.style.insetBlockStart = `${top}px`;
    box.current.style.blockSize = `${Math.max(1, bottom - top)}px`;
  }, [area, view]);
  if (!area) return null;
  return (
    <div aria-hidden className={carryLayer}>
      <div ref={box} className={marquee} style={placeInWindow(area.span, editor.model.window)} />
    </div>
  );
}
