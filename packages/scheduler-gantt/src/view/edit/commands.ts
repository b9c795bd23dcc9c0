import { duplicateShifts, removeShifts } from '../../model/bulk.ts';
import { copyShifts, pasteOperations } from '../../model/clipboard.ts';
import { entryAt } from '../../model/rows.ts';
import type { Operation, Shift } from '../../model/schedule.ts';
import { hour, quarterHour } from '../../model/time-window.ts';
import type { Editor } from './editor.ts';

function chosenOrSay(editor: Editor): readonly Shift[] {
  const chosen = editor.chosen();
  if (chosen.length === 0) editor.announcer.say(editor.settings().words.nothingSelected);
  return chosen;
}

/** The next focus when the focused shift is removed: the next shift in the row, else the row's add cell. */
function focusBeside(editor: Editor, removed: readonly Shift[]): void {
  const now = editor.focus.get();
  if (now?.part !== 'shift' || !removed.some(({ id }) => id === now.shiftId)) return;
  const gone = new Set(removed.map(({ id }) => id));
  const row = editor.model.shiftsOf(now.rowId);
  const place = row.findIndex(({ id }) => id === now.shiftId);
  const next =
    row.slice(place).find(({ id }) => !gone.has(id)) ?? row.slice(0, place).findLast(({ id }) => !gone.has(id));
  editor.focusOn(next ? { rowId: now.rowId, part: 'shift', shiftId: next.id } : { rowId: now.rowId, part: 'add' }, {
    take: true,
    anchor: row[place]?.start ?? null,
  });
}

/** Deletes the selected shifts, or the focused one. */
export function remove(editor: Editor): void {
  const shifts = chosenOrSay(editor);
  if (shifts.length === 0) return;
  const operations = removeShifts(shifts);
  if (editor.validate(operations).every(({ severity }) => severity !== 'block')) focusBeside(editor, shifts);
  void editor.change(operations, 'keyboard', editor.settings().words.done.removed);
}

/** Copies the selected shifts, or the focused one, to the clipboard. */
export function copy(editor: Editor): void {
  const shifts = chosenOrSay(editor);
  if (shifts.length === 0) return;
  editor.clipboard.set(copyShifts(shifts, editor.list.get().driverIds));
  editor.announcer.say(editor.settings().words.copiedToClipboard(shifts.length));
}

/** Cuts the selected shifts, or the focused one, to the clipboard. */
export function cut(editor: Editor): void {
  copy(editor);
  remove(editor);
}

/** Pastes at the focused driver, at the same times. */
export function paste(editor: Editor): void {
  const { words, newId } = editor.settings();
  const clipboard = editor.clipboard.get();
  const now = editor.focus.get();
  if (!clipboard || !now) return editor.refuse(words.nothingToPaste);
  const operations = pasteOperations(clipboard, { rows: editor.list.get().driverIds, driverId: now.rowId, newId });
  void editor.change(operations, 'paste', words.done.pasted);
}

/**
 * Duplicates the selected shifts, or the focused one, on the next day that is free. Refused if there is only room after
 * the days on screen, where the copy couldn't be seen.
 */
export function duplicate(editor: Editor): void {
  const { words, newId } = editor.settings();
  const shifts = chosenOrSay(editor);
  if (shifts.length === 0) return;
  const copies = duplicateShifts(shifts, editor.model, newId);
  if (copies.some((copy) => copy.kind === 'add' && copy.shift.start >= editor.model.window.to))
    return editor.refuse(words.noRoom);
  void editor.change(copies, 'keyboard', words.done.duplicated);
}

/** Announces an undo or redo, and shows when it left shifts alone. */
function stepped(editor: Editor, done: string): void {
  const left = editor.model.leftAlone();
  if (left > 0) editor.refuse(editor.settings().words.leftAlone(left));
  else editor.announcer.say(done);
}

export function undo(editor: Editor): void {
  const { words } = editor.settings();
  stepped(editor, editor.model.undo() ? words.undone : words.nothingToUndo);
}

export function redo(editor: Editor): void {
  const { words } = editor.settings();
  stepped(editor, editor.model.redo() ? words.redone : words.nothingToRedo);
}

/**
 * The first free span in a row from a given time: the requested length if it fits, otherwise shorter; null if there is
 * none.
 */
export function freeSpan(
  shifts: readonly Shift[],
  from: number,
  until: number,
  length: number,
): { readonly start: number; readonly end: number } | null {
  let start = Math.ceil(from / quarterHour) * quarterHour;
  for (const shift of shifts) {
    if (shift.end <= start) continue;
    const room = shift.start - start;
    if (room >= quarterHour)
      return { start, end: Math.min(start + length, start + Math.floor(room / quarterHour) * quarterHour) };
    start = Math.max(start, Math.ceil(shift.end / quarterHour) * quarterHour);
  }
  return until - start >= quarterHour ? { start, end: start + length } : null;
}

/** The service of a driver's new shift. */
export function serviceFor(editor: Editor, driverId: string): string {
  const { service } = editor.settings().newShift;
  const driver = editor.model.driver(driverId);
  return typeof service === 'string' ? service : driver ? service(driver) : 'none';
}

/**
 * Adds a shift for a driver and focuses it.
 * @param wantedStart the preferred start; if there is no room, the first free span is used
 */
export function create(
  editor: Editor,
  driverId: string,
  then?: (shift: Shift) => void,
  wantedStart = editor.anchor() ?? editor.model.window.from + 8 * hour,
): void {
  const { words, newId, newShift } = editor.settings();
  const { model } = editor;
  const { from, to } = model.window;
  const shifts = model.shiftsOf(driverId);
  const wanted = Math.max(from, wantedStart);
  const span = freeSpan(shifts, wanted, to, newShift.length) ?? freeSpan(shifts, from, to, newShift.length);
  if (!span) return editor.refuse(words.noRoom);
  const shift: Shift = { id: newId(), driverId, ...span, service: serviceFor(editor, driverId), version: 0 };
  const operation: Operation = { kind: 'add', shift };
  const finish = (made: boolean) => {
    if (!made) return;
    editor.focusOn({ rowId: driverId, part: 'shift', shiftId: shift.id }, { take: true });
    then?.(shift);
  };
  const made = editor.change([operation], 'keyboard', words.done.created);
  if (made instanceof Promise) void made.then(finish);
  else finish(made);
}

/** Selects shifts and announces how many. */
export function selectAndSay(editor: Editor, ids: ReadonlySet<string>): void {
  editor.select(ids);
  editor.announcer.say(editor.settings().words.selected(ids.size));
}

/** Adds a shift to the selection or removes it. */
export function toggle(editor: Editor, ids: readonly string[]): void {
  const next = new Set(editor.selection.get());
  const all = ids.every((id) => next.has(id));
  for (const id of ids) {
    if (all) next.delete(id);
    else next.add(id);
  }
  selectAndSay(editor, next);
}

/** Adds a driver to the selection or removes it; false if drivers cannot be selected. */
export function toggleDriver(editor: Editor, rowId: string): boolean {
  if (!editor.settings().onDriverSelectionChange || !editor.model.driver(rowId)) return false;
  const next = new Set(editor.driverSelection.get());
  if (!next.delete(rowId)) next.add(rowId);
  editor.selectDrivers(next);
  editor.announcer.say(editor.settings().words.driversSelected(next.size));
  return true;
}

/** Opens the menu of a shift, or of the whole selection if the shift is part of it. @param at the pointer position */
export function openMenu(editor: Editor, shift: Shift, { x, y }: { readonly x: number; readonly y: number }): void {
  editor.focusOn({ rowId: shift.driverId, part: 'shift', shiftId: shift.id }, { take: true });
  if (!editor.selection.get().has(shift.id)) editor.select(new Set());
  editor.panel.set({ kind: 'menu', shift, at: { x, y } });
}

/** Collapses or expands a group; false if the row is not a group. */
export function toggleGroup(editor: Editor, rowId: string): boolean {
  const group = entryAt(editor.list.get(), editor.rowOf(rowId));
  if (group?.kind !== 'group') return false;
  const next = new Set(editor.collapsed());
  if (!next.delete(group.id)) next.add(group.id);
  editor.setCollapsed(next);
  return true;
}

/** Moves to the next conflict after the focused shift, wrapping around at the end. */
export function nextConflict(editor: Editor): boolean {
  const conflicts = editor.model.conflicts(editor.settings().clock.time);
  const focus = editor.focus.get();
  const here = focus?.part === 'shift' ? conflicts.findIndex(({ shiftId }) => shiftId === focus.shiftId) : -1;
  const next = conflicts[(here + 1) % Math.max(1, conflicts.length)];
  const shift = next && editor.model.shift(next.shiftId);
  if (!next || !shift) return false;
  editor.focusOn({ rowId: shift.driverId, part: 'shift', shiftId: shift.id }, { take: true, anchor: shift.start });
  editor.announcer.say(next.text);
  return true;
}
