'use client';
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import type { CarryOffset } from '../model/carry.ts';
import { driversBetween, entryAt } from '../model/rows.ts';
import type { Span } from '../model/schedule.ts';
import { cancelCarry, carryTo, dropCarry, startCarry, startCreate } from './carry-state.ts';
import { create, openMenu, selectAndSay, toggle, toggleGroup } from './commands.ts';
import type { Editor } from './editor.ts';
import { edgeSpeed, placeAt, timeOf } from './geometry.ts';
import {
  createPointerMachine,
  type Gesture,
  type GestureHandlers,
  type PointerAt,
  type PointerMachine,
  type Target,
} from './pointer-machine.ts';
import type { Viewport } from './use-viewport.ts';

/** An end of a bar takes hold of its edge: 24 px, a third of a bar too short for that. */
const handle = 24;
const beside = 20;

interface Ground {
  readonly editor: Editor;
  readonly viewport: Viewport;
  readonly scroller: HTMLDivElement;
  /** The scroller's place on the screen, read once when the pointer comes down. */
  rect: DOMRect;
}

/** The pointer in the scroller, from its inline start and its top. */
function pointIn({ rect, viewport }: Ground, at: { readonly x: number; readonly y: number }) {
  return { inline: viewport.geometry.current.rtl ? rect.right - at.x : at.x - rect.left, block: at.y - rect.top };
}

function placeOf(ground: Ground, at: { readonly x: number; readonly y: number }) {
  const { viewport, editor } = ground;
  return placeAt(pointIn(ground, at), viewport.scrolled.current, viewport.geometry.current, editor.model.window);
}

/** What was pressed; the only place that reads the layout, once for each press. */
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
  return element.closest('[data-add]')
    ? ((touch ? edgeBeside(element, x, rtl) : null) ?? { kind: 'row' })
    : { kind: 'elsewhere' };
}

/** A finger takes hold of the ends of a selected bar from beside it, too: 44 px in all. */
function edgeBeside(place: Element, x: number, rtl: boolean): Target | null {
  for (const bar of place.parentElement?.querySelectorAll<HTMLElement>(
    '[data-shift][aria-selected="true"]:not([data-fixed])',
  ) ?? []) {
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

/** What the machine's gestures do to the schedule. */
function gestureHandlers(ground: Ground, wait: GestureHandlers['wait']): GestureHandlers {
  const { editor, scroller, viewport } = ground;
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
  /** One step a frame: the pointer's latest place, and the scroll an edge asks for. */
  const tick = () => {
    frame = 0;
    if (!last || !under) return;
    const speed = edgeSpeed(pointIn(ground, last), viewport.geometry.current);
    if (speed.inline !== 0 || speed.block !== 0) {
      const { inline, block } = viewport.scrolled.current;
      viewport.scrollTo({ inline: Math.max(0, inline + speed.inline), block: Math.max(0, block + speed.block) });
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
        // A finger that rested and went nowhere asks what can be done.
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

/** Pointer gestures of the whole schedule in a handful of listeners on its scroller. */
export function usePointer(editor: Editor, viewport: Viewport, scroller: RefObject<HTMLDivElement | null>) {
  const parts = useRef<{ ground: Ground; machine: PointerMachine } | null>(null);
  const latest = useRef(viewport);
  latest.current = viewport;

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ground: Ground = {
      editor,
      viewport: latest.current,
      scroller: element,
      rect: element.getBoundingClientRect(),
    };
    const machine = createPointerMachine(
      gestureHandlers(ground, (milliseconds) => {
        clearTimeout(timer);
        if (milliseconds !== null) timer = setTimeout(() => machine.held(), milliseconds);
      }),
    );
    parts.current = { ground, machine };
    // Until something is lifted the finger scrolls; from then on the page must not.
    const still = (event: TouchEvent) => {
      if (element.dataset.carrying) event.preventDefault();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.dataset.carrying) return;
      event.preventDefault();
      event.stopPropagation();
      machine.cancel();
    };
    element.addEventListener('touchmove', still, { passive: false });
    globalThis.addEventListener('keydown', escape, { capture: true });
    return () => {
      machine.cancel();
      clearTimeout(timer);
      element.removeEventListener('touchmove', still);
      globalThis.removeEventListener('keydown', escape, { capture: true });
    };
  }, [editor, scroller]);

  return useMemo(
    () => ({
      onPointerDown(event: PointerEvent<HTMLDivElement>) {
        const now = parts.current;
        if (
          !now ||
          event.button !== 0 ||
          !(event.target instanceof Element) ||
          event.target.closest('button, a, input, select, summary')
        )
          return;
        now.ground.rect = event.currentTarget.getBoundingClientRect();
        const target = targetOf(event.target, event.clientX, {
          rtl: latest.current.geometry.current.rtl,
          touch: event.pointerType === 'touch',
        });
        if (target.kind === 'elsewhere') return;
        // The browser would focus the cell before we know what the press means; the click does it.
        if (event.pointerType === 'mouse') event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        now.machine.press(target, readPointer(event));
      },
      onPointerMove: (event: PointerEvent) => parts.current?.machine.move(readPointer(event)),
      onPointerUp: (event: PointerEvent) => parts.current?.machine.release(readPointer(event)),
      onPointerCancel: () => parts.current?.machine.cancel(),
      onLostPointerCapture: () => parts.current?.machine.cancel(),
      onClick(event: MouseEvent) {
        const rowId =
          event.target instanceof Element ? event.target.closest<HTMLElement>('[data-head]')?.dataset.head : undefined;
        if (rowId === undefined) return;
        toggleGroup(editor, rowId);
        editor.focusOn({ rowId, part: 'head' }, { take: true });
      },
      onDoubleClick(event: MouseEvent) {
        const bar = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-shift]') : null;
        const shift = bar && editor.model.shift(bar.dataset.shift ?? '');
        if (shift) return editor.panel.set({ kind: 'editor', shift });
        // The first of the two presses has put the focus on the place; the second adds there, without dragging.
        const focus = editor.focus.get();
        if (focus?.part === 'add' && event.target instanceof Element && event.target.closest('[data-add]'))
          create(editor, focus.rowId);
      },
    }),
    [editor],
  );
}

/** Px to time, for those who zoom around the pointer. */
export const timeUnder = (viewport: Viewport, inline: number): number =>
  timeOf(viewport.scrolled.current.inline + inline - viewport.sizes.side, viewport.geometry.current);
