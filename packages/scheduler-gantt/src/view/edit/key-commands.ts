import { hour, quarterHour, spanOf } from '../../model/time-window.ts';
import { cancelCarry, carryTo, dropCarry, startCarry, switchPart } from './carry-state.ts';
import * as commands from './commands.ts';
import type { Editor } from './editor.ts';
import { type Focus, navigate, type Step } from './navigation.ts';

/** A key press; the caller has already converted `inline` arrows to reading order. */
export interface KeyPress {
  readonly key: string;
  readonly shift: boolean;
  readonly alt: boolean;
  /** Control, or Command on a Mac. */
  readonly control: boolean;
}

/** Reads a key event of the browser. */
export const pressOf = ({
  key,
  shiftKey,
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>): KeyPress => ({
  key,
  shift: shiftKey,
  alt: altKey,
  control: ctrlKey || metaKey,
});

export interface KeySituation {
  readonly editor: Editor;
  readonly rtl: boolean;
  /** The number of rows per screen. */
  readonly page: number;
  /** Shifts in view, for Select all. */
  inSight(): readonly string[];
}

const steps: Readonly<Record<string, Step>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'rowStart',
  End: 'rowEnd',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
};
const arrows: Readonly<Record<string, { readonly time: number; readonly rows: number }>> = {
  ArrowLeft: { time: -1, rows: 0 },
  ArrowRight: { time: 1, rows: 0 },
  ArrowUp: { time: 0, rows: -1 },
  ArrowDown: { time: 0, rows: 1 },
};
const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
/** The factor by which one press of plus scales an hour. */
const zoomStep = 1.25;
const parts = ['whole', 'start', 'end'] as const;

/** Keys in move mode: arrows move, Tab switches the part, Enter drops, Escape cancels. */
function carryKey(press: KeyPress, { editor, rtl }: KeySituation): boolean {
  const state = editor.carry.get();
  if (!state || state.source !== 'keyboard') return false;
  const arrow = arrows[rtl ? (mirrored[press.key] ?? press.key) : press.key];
  if (arrow) {
    carryTo(editor, {
      ...state.offset,
      time: state.offset.time + arrow.time * (press.shift ? hour : quarterHour),
      rows: reachable(
        state.base.shifts.map(({ driverId }) => driverId),
        state.offset.rows + arrow.rows,
        editor,
      ),
    });
  } else if (press.key === 'Tab')
    switchPart(editor, parts[(parts.indexOf(state.base.part) + (press.shift ? 2 : 1)) % 3] as (typeof parts)[number]);
  else if (press.key === 'Enter' || press.key === ' ') dropCarry(editor);
  else if (press.key === 'Escape') cancelCarry(editor);
  // All other keys are ignored in move mode: a stray key must not delete the lifted shifts.
  return true;
}

/** Steps beyond the first or last row are dropped, so that the next step back has a visible effect. */
function reachable(from: readonly string[], wanted: number, editor: Editor): number {
  const { driverIds } = editor.list.get();
  const places = from.map((id) => driverIds.indexOf(id));
  return Math.max(-Math.min(...places), Math.min(driverIds.length - 1 - Math.max(...places), wanted));
}

/** Alt and an arrow move immediately, without move mode. With Shift, the end moves. */
function nudge(press: KeyPress, { editor, rtl }: KeySituation): boolean {
  const arrow = arrows[rtl ? (mirrored[press.key] ?? press.key) : press.key];
  const focus = editor.focus.get();
  if (!press.alt || !arrow || focus?.part !== 'shift') return false;
  const resizing = press.shift && arrow.rows === 0;
  const selected = editor.selection.get();
  if (!selected.has(focus.shiftId) && selected.size > 0) editor.select(new Set());
  if (startCarry(editor, focus.shiftId, resizing ? 'end' : 'whole', 'nudge')) {
    carryTo(editor, { time: arrow.time * quarterHour, rows: arrow.rows, copy: false });
    dropCarry(editor);
  }
  return true;
}

function extendSelection(editor: Editor, from: Focus, to: Focus): void {
  const ids = [from, to].flatMap((focus) => (focus.part === 'shift' ? [focus.shiftId] : []));
  commands.selectAndSay(editor, new Set([...editor.selection.get(), ...ids]));
}

function walk(press: KeyPress, situation: KeySituation): boolean {
  const { editor, rtl, page } = situation;
  const focus = editor.focus.get();
  const name = rtl ? (mirrored[press.key] ?? press.key) : press.key;
  const step = press.control && name === 'Home' ? 'first' : press.control && name === 'End' ? 'last' : steps[name];
  if (!focus || !step || press.alt) return false;
  const { pinned, rows } = editor.list.get();
  const { model } = editor;
  const span = spanOf(model.window);
  const next = navigate(focus, step, editor.anchor(), {
    rows: [...pinned, ...rows],
    shiftsOf: (id) => model.shiftsWithin(id, span),
    page,
  });
  const sideways = step === 'previous' || step === 'next' || step === 'rowStart' || step === 'rowEnd';
  if (press.shift) extendSelection(editor, focus, next);
  const shift = sideways && next.part === 'shift' ? model.shift(next.shiftId) : undefined;
  editor.focusOn(next, {
    take: true,
    anchor: shift ? shift.start : sideways && next.part === 'add' ? null : editor.anchor(),
  });
  return true;
}

function onGroup(press: KeyPress, editor: Editor): boolean {
  const focus = editor.focus.get();
  if (
    focus?.part !== 'head' ||
    (press.key !== 'Enter' && press.key !== ' ') ||
    !commands.toggleGroup(editor, focus.rowId)
  )
    return false;
  editor.focusOn(focus, { take: true });
  return true;
}

function onCell(press: KeyPress, { editor }: KeySituation): boolean {
  const focus = editor.focus.get();
  if (!focus) return false;
  const { model } = editor;
  const shift = focus.part === 'shift' ? model.shift(focus.shiftId) : undefined;
  switch (press.key) {
    case 'Enter':
    case 'F2':
      if (shift) editor.panel.set({ kind: 'editor', shift });
      else if (focus.part === 'add') commands.create(editor, focus.rowId);
      else return false;
      return true;
    case 'm':
    case 'M':
      return shift ? (startCarry(editor, shift.id, 'whole', 'keyboard'), true) : false;
    case 'n':
    case 'N':
      return commands.nextConflict(editor);
    case ' ':
      if (shift) commands.toggle(editor, [shift.id]);
      else if (focus.part === 'head') {
        if (commands.toggleDriver(editor, focus.rowId)) return true;
        commands.toggle(
          editor,
          model.shiftsWithin(focus.rowId, spanOf(model.window)).map(({ id }) => id),
        );
      } else commands.create(editor, focus.rowId);
      return true;
    case 'ContextMenu':
      if (!shift) return false;
      editor.panel.set({ kind: 'menu', shift });
      return true;
    case 'F10':
      if (!shift || !press.shift) return false;
      editor.panel.set({ kind: 'menu', shift });
      return true;
    case 'Delete':
    case 'Backspace':
      commands.remove(editor);
      return true;
    case '+':
    case '=':
      editor.zoomBy(zoomStep);
      return true;
    case '-':
      editor.zoomBy(1 / zoomStep);
      return true;
    case '?':
      editor.panel.set({ kind: 'keys' });
      return true;
    case 'Escape':
      if (editor.hover.get() !== null) {
        editor.hover.set(null);
        return true;
      }
      if (editor.selection.get().size === 0) return false;
      commands.selectAndSay(editor, new Set());
      return true;
    default:
      return false;
  }
}

function withControl(press: KeyPress, { editor, inSight }: KeySituation): boolean {
  if (!press.control || press.alt) return false;
  switch (press.key.toLowerCase()) {
    case 'c':
      commands.copy(editor);
      return true;
    case 'x':
      commands.cut(editor);
      return true;
    case 'v':
      commands.paste(editor);
      return true;
    case 'd':
      commands.duplicate(editor);
      return true;
    case 'a':
      commands.selectAndSay(editor, new Set(inSight()));
      return true;
    case 'z':
      if (press.shift) commands.redo(editor);
      else commands.undo(editor);
      return true;
    case 'y':
      commands.redo(editor);
      return true;
    default:
      return false;
  }
}

/**
 * The keys that work the same next to the controls of a table line as in a cell; Enter and Space press those controls.
 */
const tableKeys = new Set(['Backspace', 'ContextMenu', 'Delete', 'Escape', 'F10', 'F2', '?']);

/** Handles a key press in the table; returns true if the key was used. */
export function pressTableKey(press: KeyPress, situation: KeySituation): boolean {
  return (
    nudge(press, situation) ||
    withControl(press, situation) ||
    (!press.control && tableKeys.has(press.key) && onCell(press, situation))
  );
}

/** Handles a key press in the timeline; returns true if the key was used and the browser must not act on it. */
export function pressKey(press: KeyPress, situation: KeySituation): boolean {
  if (carryKey(press, situation)) return true;
  if (nudge(press, situation) || withControl(press, situation)) return true;
  if (press.control && press.key !== 'Home' && press.key !== 'End') return false;
  return onGroup(press, situation.editor) || walk(press, situation) || (!press.control && onCell(press, situation));
}
