'use client';
import { useCallback, useSyncExternalStore } from 'react';
import type { Editor } from './editor.ts';

/** Redraws the row when something in it changes, and only then. */
export function useRow(editor: Editor, rowId: string): void {
  const watch = useCallback((onChange: () => void) => editor.watchRow(rowId, onChange), [editor, rowId]);
  const version = () => editor.rowVersion(rowId);
  useSyncExternalStore(watch, version, version);
}
