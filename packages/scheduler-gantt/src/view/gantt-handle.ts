'use client';
import { type Ref, useImperativeHandle } from 'react';
import type { ScheduleDiff } from '../model/schedule-diff.ts';
import type { ScheduleModel } from '../model/schedule-model.ts';
import { create, redo, undo } from './edit/commands.ts';
import type { Editor } from './edit/editor.ts';

/** Imperative methods of a mounted schedule. */
export interface GanttHandle {
  /** Scrolls to a shift and focuses it. */
  focus(shiftId: string): void;
  /** Opens a shift's editor. */
  edit(shiftId: string): void;
  /** Adds a shift for a driver at a given time, if there is room, and opens its editor. */
  add(driverId: string, at: number): void;
  /** Opens the list of keyboard shortcuts. */
  showKeys(): void;
  /** Scrolls a driver and a time into view. */
  scrollTo(driverId: string, at: number): void;
  undo(): void;
  redo(): void;
  isDirty(): boolean;
  diff(): ScheduleDiff;
  /** Prints the schedule as a table with its header on every page. */
  print(): void;
  /** Multiplies the width of an hour. */
  zoomBy(factor: number): void;
}

/** Assigns a {@link GanttHandle} to the given ref. */
export function useGanttHandle(ref: Ref<GanttHandle> | undefined, editor: Editor, model: ScheduleModel): void {
  useImperativeHandle(
    ref,
    () => ({
      focus(shiftId) {
        const shift = model.shift(shiftId);
        if (shift) editor.focusOn({ rowId: shift.driverId, part: 'shift', shiftId }, { take: true });
      },
      edit(shiftId) {
        const shift = model.shift(shiftId);
        if (!shift) return;
        editor.focusOn({ rowId: shift.driverId, part: 'shift', shiftId }, { take: true });
        editor.panel.set({ kind: 'editor', shift });
      },
      add: (driverId, at) => create(editor, driverId, (shift) => editor.panel.set({ kind: 'editor', shift }), at),
      showKeys: () => editor.panel.set({ kind: 'keys' }),
      scrollTo: (driverId, at) => editor.reveal(driverId, { start: at, end: at }),
      undo: () => undo(editor),
      redo: () => redo(editor),
      isDirty: model.isDirty,
      diff: model.diff,
      print: () => globalThis.print(),
      zoomBy: (factor) => editor.zoomBy(factor),
    }),
    [editor, model],
  );
}
