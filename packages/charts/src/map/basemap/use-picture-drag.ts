'use client';
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { followed, type MapView, panned } from '../projection.ts';

interface PictureDragSpec {
  /** The element that moves. */
  readonly picture: RefObject<HTMLElement | null>;
  /** The view as last drawn. */
  readonly viewOf: () => MapView | null;
  /** Draws a new view. */
  readonly show: (view: MapView) => void;
  /** Called on each move of the pointer. */
  readonly onMove: (view: MapView) => void;
  /** Called with the view on release. */
  readonly onSettle: (view: MapView) => void;
}

/**
 * A press that moves less than this is a click. The same threshold is used wherever clicks and drags are told apart.
 */
const slack = 4;
/** The pause of the pointer before the map is redrawn, in milliseconds. */
const restMs = 300;

interface Drag {
  readonly pointer: number;
  /** The pointer position when the picture was drawn. */
  x: number;
  y: number;
  drawn: MapView;
  view: MapView;
  isMoving: boolean;
}

/**
 * Drags the map as a picture: the current drawing moves with the pointer and is redrawn when the pointer pauses or is
 * released. Frames during the drag draw nothing. Call `redrawn` after drawing another view.
 */
export function usePictureDrag({ picture, viewOf, show, onMove, onSettle }: PictureDragSpec) {
  const drag = useRef<Drag | null>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);

  const place = () => {
    const { current } = drag;
    if (current?.isMoving) picture.current?.style.setProperty('transform', followed(current.drawn, current.view));
    else picture.current?.style.removeProperty('transform');
  };
  const settle = () => {
    const { current } = drag;
    clearTimeout(resting.current);
    drag.current = null;
    if (!current?.isMoving) return;
    show(current.view);
    // It may differ from the requested view: the map stops at the edges of the world.
    onSettle(viewOf() ?? current.view);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      // Two fingers pinch, and Shift-drag draws a box.
      if (drag.current) return settle();
      const drawn = viewOf();
      if (!drawn || event.button !== 0 || event.shiftKey || event.ctrlKey) return;
      drag.current = {
        pointer: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        drawn,
        view: drawn,
        isMoving: false,
      };
    },
    onPointerMove: ({ pointerId, buttons, clientX, clientY, currentTarget }: PointerEvent) => {
      const { current } = drag;
      if (current?.pointer !== pointerId) return;
      // The button was released off the map, before the map had captured the pointer.
      if (buttons === 0) return settle();
      const [x, y] = [current.x - clientX, current.y - clientY];
      if (!current.isMoving) {
        if (Math.hypot(x, y) <= slack) return;
        current.isMoving = true;
        currentTarget.setPointerCapture(pointerId);
      }
      current.view = panned(current.drawn, x, y);
      place();
      onMove(current.view);
      clearTimeout(resting.current);
      resting.current = setTimeout(() => {
        Object.assign(current, { x: clientX, y: clientY, drawn: current.view });
        show(current.view);
      }, restMs);
    },
    onPointerUp: settle,
    onPointerCancel: settle,
  };
  return { handlers, redrawn: place };
}
