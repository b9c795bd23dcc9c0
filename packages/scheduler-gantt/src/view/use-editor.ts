'use client';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { ScheduleModel } from '../model/schedule-model.ts';
import { createEditor, type Editor, type EditorSettings } from './edit/editor.ts';

/** One editor per model; focus, folded groups and clipboard carry over to the next. */
export function useEditor(model: ScheduleModel, settings: EditorSettings): Editor {
  const [held, setHeld] = useState(() => createEditor(model, settings));
  let editor = held;
  if (held.model !== model) {
    editor = createEditor(model, settings, held);
    setHeld(editor);
  }
  useLayoutEffect(() => editor.configure(settings));
  useEffect(() => editor.attach(), [editor]);
  return editor;
}
