'use client';
import { useLayoutEffect, useRef } from 'react';
import type { ShiftLine } from '../../model/table-export.ts';
import { create, toggle } from '../edit/commands.ts';
import { describeShift } from '../words/describe.ts';
import { useGantt, useSignal } from '../kit/gantt-context.ts';
import * as styles from './gantt-table.css.ts';
import { pressOf, pressTableKey } from '../edit/key-commands.ts';

export interface LineActionsProps {
  readonly line: ShiftLine;
  /** True for the first line of its driver. */
  readonly first: boolean;
}

/**
 * The actions on a line of the table: select and edit its shift, or add one on a driver's first line. Keys work as in
 * the timeline, except for navigation: in a table, Tab does that.
 */
export function LineActions({ line: { shift, driverId, driver }, first }: LineActionsProps) {
  const { editor, words } = useGantt();
  const element = useRef<HTMLDivElement>(null);
  const selection = useSignal(editor.selection);
  const focus = useSignal(editor.focus);
  const name = shift && describeShift(shift, editor.speech());
  const active = focus?.rowId === driverId && (focus.part === 'shift' ? focus.shiftId === shift?.id : first);
  useLayoutEffect(() => {
    if (active && editor.takeFocus()) element.current?.querySelector<HTMLElement>('input, button')?.focus();
  });
  // If a line is removed while in use, focus moves to the schedule's current focus.
  useLayoutEffect(() => {
    const controls = element.current;
    return () => {
      const now = editor.focus.get();
      if (now && controls?.contains(document.activeElement)) editor.focusOn(now, { take: true });
    };
  }, [editor]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Its controls have the tab stops; this only listens for them.
    <div
      ref={element}
      className={styles.lineActions}
      onFocus={() =>
        editor.focusOn(shift ? { rowId: driverId, part: 'shift', shiftId: shift.id } : { rowId: driverId, part: 'add' })
      }
      onKeyDown={(event) => {
        const table = event.currentTarget.closest('table');
        const inSight = () =>
          [...(table?.querySelectorAll<HTMLElement>('[data-shift]') ?? [])].flatMap(
            ({ dataset }) => dataset.shift ?? [],
          );
        if (
          pressTableKey(pressOf(event), {
            editor,
            rtl: getComputedStyle(event.currentTarget).direction === 'rtl',
            page: 1,
            inSight,
          })
        )
          event.preventDefault();
      }}
    >
      {shift && (
        <>
          <input
            type="checkbox"
            aria-label={name ?? undefined}
            data-shift={shift.id}
            checked={selection.has(shift.id)}
            onChange={() => toggle(editor, [shift.id])}
          />
          <button
            type="button"
            className={styles.button}
            aria-label={`${words.edit}: ${name}`}
            onClick={() => editor.panel.set({ kind: 'editor', shift })}
          >
            {words.edit}
          </button>
        </>
      )}
      {first && (
        <button
          type="button"
          className={styles.button}
          aria-label={words.addShift(driver)}
          onClick={() => create(editor, driverId, (made) => editor.panel.set({ kind: 'editor', shift: made }))}
        >
          {words.add}
        </button>
      )}
    </div>
  );
}
