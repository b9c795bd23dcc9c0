'use client';
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { followed, type MapView, panned } from '../projection.ts';

interface PictureDragSpec {
  /** What is moved. */
  readonly picture: RefObject<HTMLElement | null>;
  /** What the picture shows as it was drawn last. */
  readonly viewOf: () => MapView | null;
  /** Draws another view. */
  readonly show: (view: MapView) => void;
  /** Follows the hand, frame by frame. */
  readonly onMove: (view: MapView) => void;
  /** Where the hand let go. */
  readonly onSettle: (view: MapView) => void;
}

/** A press that moves less than this is a click; the same counts where clicks are told from drags. */
const slack = 4;
/** How long the hand rests before the picture is drawn anew under it, in milliseconds. */
const restMs = 300;

interface Drag {
  readonly pointer: number;
  /** Where the hand was when the picture was drawn. */
  x: number;
  y: number;
  drawn: MapView;
  view: MapView;
  isMoving: boolean;
}

/**
 * Drags a map as the picture it is: what was drawn moves with the hand, and is drawn anew where the hand rests or lets
 * go. It costs a frame no drawing at all. `redrawn` is to be called when another view has been drawn.
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
    // It may show less: a map ends at the edges of the world.
    onSettle(viewOf() ?? current.view);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      // A second finger pinches, and a box is drawn with Shift held.
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
    onPointerMove: ({ pointerId, clientX, clientY, currentTarget }: PointerEvent) => {
      const { current } = drag;
      if (current?.pointer !== pointerId) return;
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
