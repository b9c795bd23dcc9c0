'use client';
import { type Ref, useImperativeHandle } from 'react';
import type { ScheduleDiff } from '../model/schedule-diff.ts';
import type { ScheduleModel } from '../model/schedule-model.ts';
import { create, redo, undo } from './commands.ts';
import type { Editor } from './editor.ts';

/** What an owner can ask of a mounted schedule. */
export interface GanttHandle {
  /** Goes to a shift: scrolls to it and focuses it. */
  focus(shiftId: string): void;
  /** Opens the editor of a shift. */
  edit(shiftId: string): void;
  /** Adds a shift for a driver at a time, if there is room, and opens its editor. */
  add(driverId: string, at: number): void;
  /** Opens the list of keyboard shortcuts. */
  showKeys(): void;
  /** Scrolls a driver and a time into view. */
  scrollTo(driverId: string, at: number): void;
  undo(): void;
  redo(): void;
  isDirty(): boolean;
  diff(): ScheduleDiff;
  /** Prints the schedule as a table with its head on every page. */
  print(): void;
  /** Multiplies the length of an hour. */
  zoomBy(factor: number): void;
}

/** Puts a {@link GanttHandle} in the owner's ref. */
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
