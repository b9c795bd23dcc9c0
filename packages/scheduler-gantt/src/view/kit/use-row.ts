'use client';
import { useCallback, useSyncExternalStore } from 'react';
import type { Editor } from '../edit/editor.ts';

/** Re-renders the row only when something in it changes. */
export function useRow(editor: Editor, rowId: string): void {
  const watch = useCallback((onChange: () => void) => editor.watchRow(rowId, onChange), [editor, rowId]);
  const version = () => editor.rowVersion(rowId);
  useSyncExternalStore(watch, version, version);
}
