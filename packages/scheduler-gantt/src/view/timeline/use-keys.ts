'use client';
import { type KeyboardEvent, type RefObject, useCallback } from 'react';
import type { Editor } from '../edit/editor.ts';
import { pinnedSize } from './geometry.ts';
import { pressKey, pressOf } from '../edit/key-commands.ts';
import type { View } from './use-viewport.ts';

/** The grid's keyboard handling. Controls inside it keep their own keys. */
export function useKeys(editor: Editor, view: View, grid: RefObject<HTMLDivElement | null>) {
  return useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      if (
        event.defaultPrevented ||
        (event.target instanceof Element && event.target.closest('input, select, textarea, [contenteditable="true"]'))
      )
        return;
      // Enter and Space press a button in a row's header; all other keys belong to the grid.
      if (event.target instanceof HTMLButtonElement && (event.key === 'Enter' || event.key === ' ')) return;
      const geometry = view.geometry();
      const used = pressKey(pressOf(event), {
        editor,
        rtl: geometry.rtl,
        page: Math.max(1, Math.floor((geometry.height - geometry.head - pinnedSize(geometry)) / geometry.rowSize) - 1),
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
    [editor, view, grid],
  );
}
