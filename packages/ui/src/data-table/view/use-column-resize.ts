'use client';
import type { PointerEvent, RefObject } from 'react';
import type { ColumnLayout } from '../engine/column-layout.ts';
import { columnWidths } from '../model/table-state.ts';
import { widthVariable } from './frame.ts';
import { totalWidth } from './grid.css.ts';

interface ColumnResizeOptions {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly layout: ColumnLayout;
  readonly onResize: (columnId: string, width: number) => void;
}

/**
 * Resizes a column by its header's edge. While dragging, only a CSS variable changes and nothing re-renders; the state
 * is updated on release.
 */
export function useColumnResize({ scroller, layout, onResize }: ColumnResizeOptions) {
  return (event: PointerEvent<HTMLElement>, columnId: string): void => {
    const grid = scroller.current;
    const index = layout.all.findIndex(({ id }) => id === columnId);
    const column = layout.all[index];
    if (!grid || !column || event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    const handle = event.currentTarget;
    const toEnd = (getComputedStyle(grid).direction === 'rtl' ? -1 : 1) * (column.zone === 'end' ? -1 : 1);
    const from = event.clientX;
    // A column that grew to fill the table starts at its rendered width.
    const before = handle.parentElement?.offsetWidth ?? column.width;
    let width = before;
    handle.setPointerCapture(event.pointerId);
    handle.toggleAttribute('data-dragging', true);
    grid.toggleAttribute('data-resizing', true);

    const move = ({ clientX }: globalThis.PointerEvent) => {
      width = Math.min(columnWidths.max, Math.max(columnWidths.min, before + toEnd * (clientX - from)));
      grid.style.setProperty(widthVariable(index), `${width}px`);
      grid.style.setProperty(totalWidth.slice(4, -1), `${layout.width - column.width + width}px`);
    };
    const stop = (kept: boolean) => {
      handle.removeEventListener('pointermove', move);
      handle.removeEventListener('pointerup', up);
      handle.removeEventListener('pointercancel', cancel);
      globalThis.removeEventListener('keydown', escape, true);
      handle.removeAttribute('data-dragging');
      grid.removeAttribute('data-resizing');
      grid.style.setProperty(widthVariable(index), `${column.width}px`);
      grid.style.setProperty(totalWidth.slice(4, -1), `${layout.width}px`);
      if (kept && width !== before) onResize(columnId, width);
    };
    const up = () => stop(true);
    const cancel = () => stop(false);
    const escape = (key: globalThis.KeyboardEvent) => {
      if (key.key !== 'Escape') return;
      key.preventDefault();
      key.stopPropagation();
      stop(false);
    };
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', up);
    handle.addEventListener('pointercancel', cancel);
    globalThis.addEventListener('keydown', escape, true);
  };
}

/** Returns the width at which no rendered cell of a column is truncated. */
export function fittingWidth(grid: Element, index: number): number {
  let widest = 0;
  for (const cell of grid.querySelectorAll<HTMLElement>(`[role="row"] > [aria-colindex="${index + 1}"]`)) {
    const range = document.createRange();
    range.selectNodeContents(cell);
    // The header's menu button and resize handle overlay it, so they don't count.
    const edge = cell.querySelector(':scope > [data-handle]');
    if (edge) range.setEndBefore(cell.querySelector(':scope > button') ?? edge);
    const style = getComputedStyle(cell);
    widest = Math.max(
      widest,
      range.getBoundingClientRect().width +
        Number.parseFloat(style.paddingInlineStart) +
        Number.parseFloat(style.paddingInlineEnd) +
        2,
    );
  }
  return Math.ceil(widest);
}
