'use client';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { moveEdge, moveInTime } from '../../model/bulk.ts';
import { carriedShifts, carryOperations } from '../../model/carry.ts';
import type { Operation, Shift } from '../../model/schedule.ts';
import { quarterHour } from '../../model/time-window.ts';
import { copy, cut, duplicate, remove } from '../edit/commands.ts';
import type { Editor, Panel } from '../edit/editor.ts';
import { useGantt } from '../kit/gantt-context.ts';
import * as styles from './gantt-panel.css.ts';
import { type MenuAction, menuWords } from '../words/menu.words.ts';
import { barOf, placeBeside, toTopLayer } from '../kit/place-beside.ts';

/** Moves all shifts together by one row, keeping them within the schedule. */
function toRow(editor: Editor, shifts: readonly Shift[], rows: number): readonly Operation[] {
  const [held] = shifts;
  if (!held) return [];
  const { policy, timeZone } = editor.model;
  const carry = { held, shifts, part: 'whole' as const };
  return carryOperations(
    carry,
    carriedShifts(
      carry,
      { time: 0, rows, copy: false },
      { policy, timeZone, rows: editor.list.get().driverIds, phase: 'dropped' },
    ),
    false,
    () => '',
  );
}

/** Everything a drag can do, without dragging; applies to the whole selection. */
const changes = {
  earlier: (_: Editor, shifts: readonly Shift[]) => moveInTime(shifts, -quarterHour),
  later: (_: Editor, shifts: readonly Shift[]) => moveInTime(shifts, quarterHour),
  up: (editor: Editor, shifts: readonly Shift[]) => toRow(editor, shifts, -1),
  down: (editor: Editor, shifts: readonly Shift[]) => toRow(editor, shifts, 1),
  startEarlier: (_: Editor, shifts: readonly Shift[]) => moveEdge(shifts, 'start', -quarterHour, quarterHour),
  startLater: (_: Editor, shifts: readonly Shift[]) => moveEdge(shifts, 'start', quarterHour, quarterHour),
  endEarlier: (_: Editor, shifts: readonly Shift[]) => moveEdge(shifts, 'end', -quarterHour, quarterHour),
  endLater: (_: Editor, shifts: readonly Shift[]) => moveEdge(shifts, 'end', quarterHour, quarterHour),
};
const orders = { copy, cut, duplicate, remove };

const sections: readonly (readonly MenuAction[])[] = [
  ['edit'],
  ['earlier', 'later', 'up', 'down'],
  ['startEarlier', 'startLater', 'endEarlier', 'endLater'],
  ['copy', 'cut', 'duplicate', 'remove'],
];

/** The menu of a shift and everything selected with it. It stays open for actions that are often repeated. */
export function GanttMenu({
  panel,
  close,
}: {
  readonly panel: Extract<Panel, { kind: 'menu' }>;
  readonly close: () => void;
}) {
  const { editor, words } = useGantt();
  const element = useRef<HTMLDivElement>(null);
  const { shift, at } = panel;
  useLayoutEffect(() => {
    const menu = element.current;
    if (!menu) return;
    toTopLayer(menu);
    placeBeside(menu, at ? new DOMRect(at.x, at.y, 0, 0) : barOf(shift.id)?.getBoundingClientRect());
    menu.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true });
  }, [at, shift.id]);
  // Not a native popover: the browser would close it when the button that opened it is released.
  useEffect(() => {
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !element.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [close]);
  const act = (action: MenuAction) => {
    const shifts = editor.chosen();
    if (action === 'edit') return editor.panel.set({ kind: 'editor', shift: editor.model.shift(shift.id) ?? shift });
    if (action in orders) {
      close();
      return orders[action as keyof typeof orders](editor);
    }
    void editor.change(changes[action as keyof typeof changes](editor, shifts), 'bulk', words.done.moved);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    const place = items.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: -1 }[event.key];
    event.stopPropagation();
    if (event.key === 'Tab' || event.key === 'Escape') close();
    else if (next !== undefined) items.at(next % items.length)?.focus();
    else return;
    event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- The items have focus; the list only handles their keys.
    <div
      ref={element}
      popover="manual"
      role="menu"
      aria-label={words.menu?.name ?? menuWords.name}
      data-component="SchedulerGantt.Menu"
      className={styles.menu}
      onKeyDown={onKeyDown}
    >
      {sections.map((actions) => (
        <div key={actions[0]} role="group" className={styles.menuSection}>
          {actions.map((action) => (
            <button
              key={action}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={styles.menuItem}
              onClick={() => act(action)}
            >
              {words.menu?.[action] ?? menuWords[action]}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
