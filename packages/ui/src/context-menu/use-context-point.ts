'use client';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** A point in the window, in px from its top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Long press: how long a touch must be held, in ms, and how far it may move, in px. */
const longPress = { after: 600, slip: 10 };

/**
 * The three ways to open a context menu: right-click, Shift+F10 or the Menu key (not every system fires a `contextmenu`
 * event for it), and a long press. Calls `ask` with the point.
 */
export function useContextPoint(ask: (point: Point) => void) {
  const press = useRef<{ readonly timer: number; readonly start: Point } | null>(null);
  const opened = useRef(false);
  const stop = () => {
    if (press.current) window.clearTimeout(press.current.timer);
    press.current = null;
  };
  useEffect(() => stop, []);
  return {
    onContextMenu: (event: MouseEvent) => {
      stop();
      event.preventDefault();
      ask({ x: event.clientX, y: event.clientY });
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return;
      event.preventDefault();
      const { left, bottom } = (event.target as Element).getBoundingClientRect();
      ask({ x: left, y: bottom });
    },
    onPointerDown: (event: PointerEvent) => {
      opened.current = false;
      if (event.pointerType === 'mouse') return;
      stop();
      const start = { x: event.clientX, y: event.clientY };
      const timer = window.setTimeout(() => {
        press.current = null;
        opened.current = true;
        ask(start);
      }, longPress.after);
      press.current = { timer, start };
    },
    onPointerMove: (event: PointerEvent) => {
      const start = press.current?.start;
      if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > longPress.slip) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // Browsers emulate a mouse press when the finger lifts. It would move focus away from the menu and close it.
    onMouseDownCapture: (event: MouseEvent) => {
      if (opened.current) event.preventDefault();
    },
    // Lifting the finger that opened the menu is not a click on the element underneath.
    onClickCapture: (event: MouseEvent) => {
      if (!opened.current) return;
      opened.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
