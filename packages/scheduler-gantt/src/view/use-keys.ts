'use client';
import { type KeyboardEvent, type RefObject, useCallback } from 'react';
import type { Editor } from './editor.ts';
import type { TimelineActions } from './gantt.tsx';
import { pressKey } from './key-commands.ts';
import type { Viewport } from './use-viewport.ts';

/** The keyboard of the grid. Controls inside it keep their own keys. */
export function useKeys(editor: Editor, viewport: Viewport, grid: RefObject<HTMLDivElement | null>, actions: { readonly current: TimelineActions }) {
  return useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      if (event.defaultPrevented || (event.target instanceof Element && event.target.closest('input, select, textarea, [contenteditable="true"]'))) return;
      // Enter and Space press a button that stands in a row's head; everything else is the grid's.
      if (event.target instanceof HTMLButtonElement && (event.key === 'Enter' || event.key === ' ')) return;
      const { rowSize, head, height, rtl } = viewport.sizes;
      const { pinnedRows } = viewport.geometry.current;
      const used = pressKey(
        { key: event.key, shift: event.shiftKey, alt: event.altKey, control: event.ctrlKey || event.metaKey },
        {
          editor,
          rtl,
          zoomBy: actions.current.zoomBy,
          page: Math.max(1, Math.floor((height - head) / rowSize) - pinnedRows - 1),
          inSight: () => [...(grid.current?.querySelectorAll<HTMLElement>('[data-shift]') ?? [])].flatMap(({ dataset }) => dataset.shift ?? []),
        },
      );
      if (used) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    [editor, viewport, grid, actions],
  );
}
