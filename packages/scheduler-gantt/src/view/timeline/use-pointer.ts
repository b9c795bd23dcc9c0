'use client';
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import type { CarryOffset } from '../../model/carry.ts';
import { driversBetween, entryAt } from '../../model/rows.ts';
import type { Shift, Span } from '../../model/schedule.ts';
import { cancelCarry, carryTo, dropCarry, startCarry, startCreate } from '../edit/carry-state.ts';
import { create, openMenu, selectAndSay, toggle, toggleDriver, toggleGroup } from '../edit/commands.ts';
import type { Editor } from '../edit/editor.ts';
import { edgeSpeed, placeAt } from './geometry.ts';
import {
  createPointerMachine,
  type Gesture,
  type GestureHandlers,
  type PointerAt,
  type PointerMachine,
  type Target,
} from './pointer-machine.ts';
import type { View } from './use-viewport.ts';

/** The width in pixels of the resize zone at either end of a bar; a third of the bar if it is too short. */
const handle = 24;
const beside = 20;

interface Ground {
  readonly editor: Editor;
  readonly view: View;
  readonly scroller: HTMLDivElement;
  /** The scroller's bounding box, read once per press. */
  rect: DOMRect;
}

/** The pointer's position in the scroller, from its inline start and top. */
function pointIn({ rect, view }: Ground, at: { readonly x: number; readonly y: number }) {
  return { inline: view.geometry().rtl ? rect.right - at.x : at.x - rect.left, block: at.y - rect.top };
}

function placeOf(ground: Ground, at: { readonly x: number; readonly y: number }) {
  const { view, editor } = ground;
  return placeAt(pointIn(ground, at), view.scrolled(), view.geometry(), editor.model.window);
}

/**
 * The target at a point. Looked up by coordinates, because an event's target is the scroller once the pointer is
 * captured. The only place that reads layout, once per press.
 */
function targetOf(
  element: Element,
  x: number,
  { rtl, touch }: { readonly rtl: boolean; readonly touch: boolean },
): Target {
  const bar = element.closest<HTMLElement>('[data-shift]');
  if (bar) {
    const { left, right, width } = bar.getBoundingClientRect();
    const grip = Math.min(handle, width / 3);
    const fixed = bar.hasAttribute('data-fixed');
    const [fromStart, fromEnd] = rtl ? [right - x, x - left] : [x - left, right - x];
    return {
      kind: 'bar',
      shiftId: bar.dataset.shift ?? '',
      part: fixed ? 'whole' : fromStart < grip ? 'start' : fromEnd < grip ? 'end' : 'whole',
    };
  }
  // With keyboard focus, the add cell is only as large as its ring; pressing the row around it adds too.
  return element.closest('[data-add], [role="row"][data-kind="driver"]')
    ? ((touch ? edgeBeside(element, x, rtl) : null) ?? { kind: 'row' })
    : { kind: 'elsewhere' };
}

/** On touch, the ends of a selected bar can also be grabbed from just outside: 44 px in all. */
function edgeBeside(place: Element, x: number, rtl: boolean): Target | null {
  for (const bar of place
    .closest('[role="row"]')
    ?.querySelectorAll<HTMLElement>('[data-shift][aria-selected="true"]:not([data-fixed])') ?? []) {
    const { left, right } = bar.getBoundingClientRect();
    const [before, after] = rtl ? [x - right, left - x] : [left - x, x - right];
    const part = before > 0 && before <= beside ? 'start' : after > 0 && after <= beside ? 'end' : null;
    if (part) return { kind: 'bar', shiftId: bar.dataset.shift ?? '', part };
  }
  return null;
}

const offsetFrom = (
  ground: Ground,
  origin: { readonly time: number; readonly row: number },
  at: PointerAt,
): CarryOffset => {
  const now = placeOf(ground, at);
  return {
    time: at.modifiers.shift ? 0 : now.time - origin.time,
    rows: at.modifiers.alt ? 0 : now.row - origin.row,
    copy: at.modifiers.copy,
  };
};

function marqueeShifts(editor: Editor, span: Span, fromRow: number, toRow: number): readonly string[] {
  const list = editor.list.get();
  return Array.from({ length: toRow - fromRow + 1 }, (_, place) => entryAt(list, fromRow + place)).flatMap((entry) =>
    entry?.kind === 'driver' ? editor.model.shiftsWithin(entry.id, span).map(({ id }) => id) : [],
  );
}

/** Captures the pointer from the lift on. Capturing on press would prevent double-clicks on the element underneath. */
function capture(scroller: HTMLElement, pointerId: number): void {
  try {
    scroller.setPointerCapture(pointerId);
  } catch {
    // A pointer that is already gone cannot be captured; the gesture continues with the window's events.
  }
}

/** Applies the state machine's gestures to the schedule. */
function gestureHandlers(ground: Ground, wait: GestureHandlers['wait']): GestureHandlers {
  const { editor, scroller, view } = ground;
  let origin = { time: 0, row: 0 };
  let last: PointerAt | null = null;
  let under: Gesture | null = null;
  let frame = 0;

  const apply = () => {
    if (!last || !under) return;
    if (under === 'marquee') {
      const now = placeOf(ground, last);
      editor.marquee.set({
        span: { start: Math.min(origin.time, now.time), end: Math.max(origin.time, now.time) },
        fromRow: Math.min(origin.row, now.row),
        toRow: Math.max(origin.row, now.row),
      });
      return;
    }
    const offset = offsetFrom(ground, origin, last);
    carryTo(
      editor,
      under === 'create'
        ? { ...offset, rows: 0, copy: false }
        : offset.rows === 0
          ? offset
          : { ...offset, rows: driversBetween(editor.list.get(), origin.row, origin.row + offset.rows) },
    );
  };
  /** One step per frame: applies the latest pointer position and auto-scroll at the edges. */
  const tick = () => {
    frame = 0;
    if (!last || !under) return;
    const speed = edgeSpeed(pointIn(ground, last), view.geometry());
    if (speed.inline !== 0 || speed.block !== 0) {
      const { inline, block } = view.scrolled();
      view.scrollTo({ inline: Math.max(0, inline + speed.inline), block: Math.max(0, block + speed.block) });
      frame = requestAnimationFrame(tick);
    }
    apply();
  };
  const rest = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    under = null;
    delete scroller.dataset.carrying;
    editor.marquee.set(null);
  };

  return {
    lift(gesture, target, at) {
      const start = placeOf(ground, at);
      origin = { time: start.time, row: start.row };
      last = at;
      const row = entryAt(editor.list.get(), start.row);
      const lifted =
        gesture === 'marquee'
          ? true
          : gesture === 'create'
            ? row?.kind === 'driver' && startCreate(editor, row.id, start.time)
            : target.kind === 'bar' &&
              startCarry(
                editor,
                target.shiftId,
                gesture === 'resizeStart' ? 'start' : gesture === 'resizeEnd' ? 'end' : 'whole',
                'pointer',
              );
      if (!lifted) return false;
      under = gesture;
      scroller.dataset.carrying = gesture;
      editor.hover.set(null);
      capture(scroller, at.id);
      return true;
    },
    carry(_gesture, at) {
      last = at;
      if (frame === 0) frame = requestAnimationFrame(tick);
    },
    drop(gesture, at) {
      last = at;
      apply();
      const area = editor.marquee.get();
      rest();
      if (gesture === 'marquee') {
        if (area)
          selectAndSay(
            editor,
            new Set([
              ...(at.modifiers.copy ? editor.selection.get() : []),
              ...marqueeShifts(editor, area.span, area.fromRow, area.toRow),
            ]),
          );
      } else {
        const carried = editor.carry.get();
        dropCarry(editor);
        // A long press without movement opens the menu.
        if (gesture === 'move' && at.touch && carried?.operations.length === 0) openMenu(editor, carried.base.held, at);
      }
    },
    cancel(gesture) {
      rest();
      if (gesture !== 'marquee') cancelCarry(editor);
    },
    click(target, at) {
      const { time, row } = placeOf(ground, at);
      const entry = entryAt(editor.list.get(), row);
      if (target.kind === 'bar') {
        const shift = editor.model.shift(target.shiftId);
        if (!shift) return;
        editor.focusOn(
          { rowId: shift.driverId, part: 'shift', shiftId: shift.id },
          { take: true, anchor: shift.start },
        );
        if (at.modifiers.copy || at.modifiers.shift) toggle(editor, [shift.id]);
        else editor.select(new Set([shift.id]));
      } else if (target.kind === 'row' && entry?.kind === 'driver') {
        editor.select(new Set());
        editor.focusOn({ rowId: entry.id, part: 'add' }, { take: true, anchor: Math.floor(time / 900_000) * 900_000 });
      }
    },
    wait,
  };
}

const readPointer = (event: PointerEvent | globalThis.PointerEvent): PointerAt => ({
  id: event.pointerId,
  x: event.clientX,
  y: event.clientY,
  touch: event.pointerType === 'touch',
  modifiers: { shift: event.shiftKey, alt: event.altKey, copy: event.ctrlKey || event.metaKey },
});

/** The innermost element at a point of the schedule, regardless of pointer capture. */
function elementAt(scroller: Element, { clientX, clientY }: { readonly clientX: number; readonly clientY: number }) {
  const found = (scroller.getRootNode() as Document | ShadowRoot).elementFromPoint(clientX, clientY);
  return found && scroller.contains(found) ? found : null;
}

/** The shift whose bar is at a point of the schedule. */
export function shiftAt(
  editor: Editor,
  scroller: Element,
  point: { readonly clientX: number; readonly clientY: number },
): Shift | undefined {
  const bar = elementAt(scroller, point)?.closest<HTMLElement>('[data-shift]');
  return bar ? editor.model.shift(bar.dataset.shift ?? '') : undefined;
}

const controls = 'button, a, input, select, textarea, summary, label';
/** The hover delay before a bar's card opens, in milliseconds. */
const hoverDelay = 350;

/** Pointer gestures for the whole schedule, with a few listeners on its scroller. */
export function usePointer(editor: Editor, view: View, scroller: RefObject<HTMLDivElement | null>) {
  const parts = useRef<{ ground: Ground; machine: PointerMachine; follow: () => void } | null>(null);
  const hovering = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ground: Ground = { editor, view, scroller: element, rect: element.getBoundingClientRect() };
    const machine = createPointerMachine(
      gestureHandlers(ground, (milliseconds) => {
        clearTimeout(timer);
        if (milliseconds !== null) timer = setTimeout(() => machine.held(), milliseconds);
      }),
    );
    // Listens on the window from the press on: the pointer may leave the schedule before anything is lifted.
    const listening = new AbortController();
    let following: AbortController | null = null;
    const rest = () => {
      if (machine.state() !== 'idle') return;
      following?.abort();
      following = null;
    };
    const follow = () => {
      following ??= new AbortController();
      const { signal } = following;
      globalThis.addEventListener('pointermove', (event) => (machine.move(readPointer(event)), rest()), { signal });
      globalThis.addEventListener('pointerup', (event) => (machine.release(readPointer(event)), rest()), { signal });
      globalThis.addEventListener('pointercancel', () => (machine.cancel(), rest()), { signal });
    };
    parts.current = { ground, machine, follow };
    const { signal } = listening;
    const lost = (event: globalThis.PointerEvent) => {
      // Touch pointers are captured by the touched element; losing that capture to the schedule is expected.
      if (event.target !== element) return;
      machine.cancel();
      rest();
    };
    element.addEventListener('lostpointercapture', lost, { signal });
    // Touch scrolls until something is lifted; from then on the page must not scroll.
    const still = (event: TouchEvent) => {
      if (element.dataset.carrying) event.preventDefault();
    };
    element.addEventListener('touchmove', still, { passive: false, signal });
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.dataset.carrying) return;
      event.preventDefault();
      event.stopPropagation();
      machine.cancel();
      rest();
    };
    globalThis.addEventListener('keydown', escape, { capture: true, signal });
    return () => {
      machine.cancel();
      clearTimeout(timer);
      following?.abort();
      listening.abort();
    };
  }, [editor, view, scroller]);
  useEffect(() => () => clearTimeout(hovering.current), []);

  return useMemo(
    () => ({
      onPointerDown(event: PointerEvent<HTMLDivElement>) {
        clearTimeout(hovering.current);
        editor.hover.set(null);
        const now = parts.current;
        const pressed = elementAt(event.currentTarget, event);
        if (!now || event.button !== 0 || !pressed || pressed.closest(controls)) return;
        now.ground.rect = event.currentTarget.getBoundingClientRect();
        const target = targetOf(pressed, event.clientX, {
          rtl: view.geometry().rtl,
          touch: event.pointerType === 'touch',
        });
        if (target.kind === 'elsewhere') return;
        // Otherwise the browser would focus the cell before the gesture is known; the click handles focus.
        if (event.pointerType === 'mouse') event.preventDefault();
        if (now.machine.state() === 'idle') now.follow();
        now.machine.press(target, readPointer(event));
      },
      onPointerOver(event: PointerEvent<HTMLDivElement>) {
        if (event.pointerType !== 'mouse' || event.buttons !== 0 || !(event.target instanceof Element)) return;
        const shiftId = event.target.closest<HTMLElement>('[data-shift]')?.dataset.shift ?? null;
        clearTimeout(hovering.current);
        if (shiftId === editor.hover.get()) return;
        // Moving from one open card to the next has no delay.
        if (shiftId !== null && editor.hover.get() === null)
          hovering.current = setTimeout(() => editor.hover.set(shiftId), hoverDelay);
        else editor.hover.set(shiftId);
      },
      onPointerLeave() {
        clearTimeout(hovering.current);
        editor.hover.set(null);
      },
      onClick(event: MouseEvent) {
        const rowId =
          event.target instanceof Element ? event.target.closest<HTMLElement>('[data-head]')?.dataset.head : undefined;
        if (rowId === undefined) return;
        if (!toggleGroup(editor, rowId)) toggleDriver(editor, rowId);
        editor.focusOn({ rowId, part: 'head' }, { take: true });
      },
      onDoubleClick(event: MouseEvent<HTMLDivElement>) {
        const pressed = elementAt(event.currentTarget, event);
        const shift = shiftAt(editor, event.currentTarget, event);
        if (shift) {
          editor.hover.set(null);
          return editor.panel.set({ kind: 'editor', shift });
        }
        // The first click focused the cell; the second one adds a shift there, without dragging.
        const focus = editor.focus.get();
        if (focus?.part === 'add' && pressed?.closest('[data-add], [role="row"]')) create(editor, focus.rowId);
      },
    }),
    [editor, view],
  );
}
