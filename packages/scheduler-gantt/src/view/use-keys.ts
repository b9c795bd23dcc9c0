'use client';
import { type KeyboardEvent, type RefObject, useCallback } from 'react';
import type { Editor } from './editor.ts';
import type { TimelineActions } from './gantt.tsx';
import { type KeyPress, pressKey } from './key-commands.ts';
import type { Viewport } from './use-viewport.ts';

export const pressOf = ({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): KeyPress => ({
  key,
  shift: shiftKey,
  alt: altKey,
  control: ctrlKey || metaKey,
});

/** The keyboard of the grid. Controls inside it keep their own keys. */
export function useKeys(
  editor: Editor,
  viewport: Viewport,
  grid: RefObject<HTMLDivElement | null>,
  actions: { readonly current: TimelineActions },
) {
  return useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      if (
        event.defaultPrevented ||
        (event.target instanceof Element && event.target.closest('input, select, textarea, [contenteditable="true"]'))
      )
        return;
      // Enter and Space press a button that stands in a row's head; everything else is the grid's.
      if (event.target instanceof HTMLButtonElement && (event.key === 'Enter' || event.key === ' ')) return;
      const { rowSize, head, height, rtl } = viewport.sizes;
      const { pinnedRows } = viewport.geometry.current;
      const used = pressKey(pressOf(event), {
        editor,
        rtl,
        zoomBy: actions.current.zoomBy,
        page: Math.max(1, Math.floor((height - head) / rowSize) - pinnedRows - 1),
        inSight: () =>
          [...(grid.current?.querySelectorAll<HTMLElement>('[data-shift]') ?? [])].flatMap(
            ({ dataset }) => dataset.shift ?? [],
          ),
      });
      if (used) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    [editor, viewport, grid, actions],
  );
}
