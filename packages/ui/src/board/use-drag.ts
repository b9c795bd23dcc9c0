'use client';
import { type PointerEvent as ReactPointerEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { BoardPlace } from './board-model.ts';
import { type BoardGeometry, dropPlace, edgeScroll } from './drop-place.ts';

/** Mouse movement below this is a click, in px. */
const slop = 5;
/** How long a touch must be held to pick up a card, in ms. Moving earlier scrolls instead. */
const longPress = 300;

interface UseDrag {
  readonly board: RefObject<HTMLElement | null>;
  readonly ghost: RefObject<HTMLElement | null>;
  /** Id of the card being dragged. */
  readonly dragged: string | null;
  readonly onPick: (card: string) => void;
  readonly onHover: (at: BoardPlace | null) => void;
  /** Receives the place under the pointer, which may have moved since the last frame. */
  readonly onDrop: (at: BoardPlace | null) => void;
  readonly onCancel: () => void;
}

/** Measures the lists and cards. Cards move under the pointer, so nothing is cached. */
function measure(board: HTMLElement): BoardGeometry {
  return {
    lists: Array.from(board.querySelectorAll<HTMLElement>('[data-board-list]'), (list) => {
      const { left, right } = list.getBoundingClientRect();
      return {
        id: list.dataset.boardList ?? '',
        left,
        right,
        cards: Array.from(list.querySelectorAll<HTMLElement>('[data-board-card]'), (card) => {
          const { top, bottom } = card.getBoundingClientRect();
          return { id: card.dataset.boardCard ?? '', top, bottom };
        }),
      };
    }),
  };
}

const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, input, select, textarea, [contenteditable="true"]') !== null;

/**
 * Drags a card with mouse, pen or finger. It follows the pointer, and the board and its lists scroll near their edges.
 */
export function useDrag({ board, ghost, dragged, onPick, onHover, onDrop, onCancel }: UseDrag) {
  const point = useRef({ x: 0, y: 0 });
  const grip = useRef({ x: 0, y: 0 });
  /** The pointer was released before the drag had been rendered. */
  const released = useRef(false);
  const calls = useRef({ onPick, onHover, onDrop, onCancel });
  // Runs before paint, so an immediate drop uses the current position.
  useLayoutEffect(() => {
    calls.current = { onPick, onHover, onDrop, onCancel };
  });

  const onPointerDown = (card: string) => (event: ReactPointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary || isControl(event.target)) return;
    const start = { x: event.clientX, y: event.clientY };
    const box = event.currentTarget.getBoundingClientRect();
    const begin = () => {
      stop();
      released.current = false;
      window.addEventListener('pointerup', letGo, { once: true });
      grip.current = { x: start.x - box.left, y: start.y - box.top };
      calls.current.onPick(card);
    };
    const letGo = (last: PointerEvent) => {
      point.current = { x: last.clientX, y: last.clientY };
      released.current = true;
    };
    const finger = event.pointerType === 'touch';
    const timer = finger ? setTimeout(begin, longPress) : undefined;
    const moved = (next: PointerEvent) => {
      point.current = { x: next.clientX, y: next.clientY };
      if (Math.hypot(next.clientX - start.x, next.clientY - start.y) < slop) return;
      if (finger) stop();
      else begin();
    };
    const stop = () => {
      clearTimeout(timer);
      window.removeEventListener('pointermove', moved);
      window.removeEventListener('pointerup', stop);
      window.removeEventListener('pointercancel', stop);
    };
    point.current = start;
    window.addEventListener('pointermove', moved);
    window.addEventListener('pointerup', stop);
    window.addEventListener('pointercancel', stop);
  };

  // Not after paint: a pointer released by then would leave the card in the air.
  useLayoutEffect(() => {
    if (dragged === null) return;
    const dropHere = () => {
      const element = board.current;
      calls.current.onDrop(element && dropPlace(measure(element), dragged, point.current));
    };
    if (released.current) return dropHere();
    let frame = 0;
    const follow = () => {
      const { x, y } = point.current;
      ghost.current?.style.setProperty('translate', `${x - grip.current.x}px ${y - grip.current.y}px`);
    };
    const turn = () => {
      const element = board.current;
      if (element) {
        const { x, y } = point.current;
        const box = element.getBoundingClientRect();
        element.scrollLeft += edgeScroll(x, box.left, box.right);
        for (const cards of element.querySelectorAll<HTMLElement>('[data-component="Board.Cards"]')) {
          const inside = cards.getBoundingClientRect();
          if (x >= inside.left && x <= inside.right) cards.scrollTop += edgeScroll(y, inside.top, inside.bottom);
        }
        follow();
        calls.current.onHover(dropPlace(measure(element), dragged, point.current));
      }
      frame = requestAnimationFrame(turn);
    };
    const moved = (event: PointerEvent) => {
      point.current = { x: event.clientX, y: event.clientY };
    };
    const dropped = (event: PointerEvent) => {
      point.current = { x: event.clientX, y: event.clientY };
      dropHere();
    };
    const cancelled = () => calls.current.onCancel();
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      calls.current.onCancel();
    };
    // Keep the page from scrolling while a card is dragged by touch.
    const still = (event: TouchEvent) => event.preventDefault();
    follow();
    frame = requestAnimationFrame(turn);
    window.addEventListener('pointermove', moved);
    window.addEventListener('pointerup', dropped);
    window.addEventListener('pointercancel', cancelled);
    window.addEventListener('keydown', pressed, true);
    window.addEventListener('touchmove', still, { passive: false });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', moved);
      window.removeEventListener('pointerup', dropped);
      window.removeEventListener('pointercancel', cancelled);
      window.removeEventListener('keydown', pressed, true);
      window.removeEventListener('touchmove', still);
    };
  }, [dragged, board, ghost]);

  return { onPointerDown };
}
