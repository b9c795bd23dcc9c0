'use client';
import { type PointerEvent, type RefObject, useState } from 'react';
import type { ColumnLayout } from '../engine/column-layout.ts';
import { pickColumnId } from './view-column.ts';

/** A column header being dragged, and where it would drop. */
export interface ColumnDrag {
  readonly id: string;
  /** The header it would drop before or after. */
  readonly over: string | null;
  readonly side: 'start' | 'end';
}

interface ColumnDragOptions {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly layout: ColumnLayout;
  /** @param to the new index in its zone. */
  readonly onMove: (columnId: string, to: number) => void;
}

/** Pointer movement that turns a click into a drag, in px. */
const threshold = 6;
/** Distance from the grid's edge where dragging auto-scrolls, in px. */
const edge = 32;

/** Drags column headers within their zone. Escape cancels. */
export function useColumnDrag({ scroller, layout, onMove }: ColumnDragOptions) {
  const [drag, setDrag] = useState<ColumnDrag | null>(null);

  const begin = (event: PointerEvent<HTMLElement>, columnId: string): void => {
    const grid = scroller.current;
    const column = layout.all.find(({ id }) => id === columnId);
    if (!grid || !column || event.button !== 0 || event.pointerType === 'touch' || columnId === pickColumnId) return;
    const zone = layout[column.zone].filter(({ id }) => id !== pickColumnId);
    const head = event.currentTarget;
    const from = event.clientX;
    let now: ColumnDrag | null = null;

    const overAt = (x: number): Pick<ColumnDrag, 'over' | 'side'> => {
      const rtl = getComputedStyle(grid).direction === 'rtl';
      for (const { id } of zone) {
        const box = grid
          .querySelector(`[role="columnheader"][data-column="${CSS.escape(id)}"]`)
          ?.getBoundingClientRect();
        if (!box || x < box.left || x > box.right) continue;
        return { over: id, side: x < box.left + box.width / 2 !== rtl ? 'start' : 'end' };
      }
      return { over: now?.over ?? null, side: now?.side ?? 'start' };
    };
    const move = ({ clientX }: globalThis.PointerEvent) => {
      if (!now && Math.abs(clientX - from) < threshold) return;
      if (!now) head.setPointerCapture(event.pointerId);
      const box = grid.getBoundingClientRect();
      if (column.zone === 'middle')
        grid.scrollLeft += clientX > box.right - edge ? 12 : clientX < box.left + edge ? -12 : 0;
      now = { id: columnId, ...overAt(clientX) };
      setDrag(now);
    };
    const stop = (kept: boolean) => {
      globalThis.removeEventListener('pointermove', move);
      globalThis.removeEventListener('pointerup', up);
      globalThis.removeEventListener('pointercancel', cancel);
      globalThis.removeEventListener('keydown', escape, true);
      setDrag(null);
      if (!now) return;
      // The drag ends with a click event, and a click on a header would sort.
      globalThis.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => globalThis.removeEventListener('click', swallow, { capture: true }));
      if (!kept || now.over === null || now.over === columnId) return;
      const others = zone.filter(({ id }) => id !== columnId);
      const at = others.findIndex(({ id }) => id === now?.over);
      onMove(columnId, at + (now.side === 'end' ? 1 : 0));
    };
    const swallow = (click: Event) => click.stopPropagation();
    const up = () => stop(true);
    const cancel = () => stop(false);
    const escape = (key: globalThis.KeyboardEvent) => {
      if (key.key !== 'Escape' || !now) return;
      key.preventDefault();
      key.stopPropagation();
      stop(false);
    };
    // Listen on the window: a fast pointer leaves the header before the first move event.
    globalThis.addEventListener('pointermove', move);
    globalThis.addEventListener('pointerup', up);
    globalThis.addEventListener('pointercancel', cancel);
    globalThis.addEventListener('keydown', escape, true);
  };

  return { drag, begin };
}
