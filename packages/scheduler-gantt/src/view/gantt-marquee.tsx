'use client';
import type { RefObject } from 'react';
import { placeInWindow } from './gantt-bar.tsx';
import { useGantt, useSignal } from './gantt-context.ts';
import { carryLayer, marquee } from './gantt.css.ts';
import { type Geometry, rowTop, type Scrolled } from './geometry.ts';

/** The rectangle of a selection under way. */
export function GanttMarquee({
  geometry,
  scrolled,
}: {
  readonly geometry: RefObject<Geometry>;
  readonly scrolled: RefObject<Scrolled>;
}) {
  const { editor } = useGantt();
  const area = useSignal(editor.marquee);
  if (!area) return null;
  const top = rowTop(area.fromRow, scrolled.current, geometry.current);
  const bottom = rowTop(area.toRow, scrolled.current, geometry.current) + geometry.current.rowSize;
  return (
    <div aria-hidden className={carryLayer}>
      <div
        className={marquee}
        style={{
          ...placeInWindow(area.span, editor.model.window),
          insetBlockStart: `${top}px`,
          blockSize: `${Math.max(1, bottom - top)}px`,
        }}
      />
    </div>
  );
}
