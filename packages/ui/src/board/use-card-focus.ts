'use client';
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useUiSettings } from '../provider/ui-settings.ts';
import { type BoardPlace, focusStep, placeOf, wayOf } from './board-model.ts';
import type { BoardCard, BoardList } from './board.tsx';
import type { useCarry } from './use-carry.ts';

/** Returns the element of a card, if it's rendered. */
export const cardElement = (board: RefObject<HTMLElement | null>, card: string) =>
  board.current?.querySelector<HTMLElement>(`[data-board-card="${CSS.escape(card)}"]`);

interface UseCardFocus<Card extends BoardCard> {
  readonly board: RefObject<HTMLElement | null>;
  readonly lists: readonly BoardList<Card>[];
  readonly carrying: ReturnType<typeof useCarry<Card>>;
}

/**
 * The tab stop and the keys of the cards. Arrow keys move focus, or the card picked up with Space. Focus follows a card
 * to its new position.
 */
export function useCardFocus<Card extends BoardCard>({ board, lists, carrying }: UseCardFocus<Card>) {
  const { carry, shown, pick, step, drop, cancel, move } = carrying;
  const { direction } = useUiSettings();
  const [stop, setStop] = useState<string>();
  /** The card to focus once it's rendered in its new position. */
  const refocus = useRef<string | null>(null);
  const known = stop !== undefined && placeOf(shown, stop) !== null;
  const tabStop = known ? stop : shown.find(({ cards }) => cards.length > 0)?.cards[0]?.id;

  useEffect(() => {
    if (refocus.current === null) return;
    const element = cardElement(board, refocus.current);
    // Moving to another list remounts the card, which would lose focus.
    if (element && element !== document.activeElement) element.focus();
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (carry?.by !== 'key') refocus.current = null;
  }, [board, carry, lists]);

  const focusCard = (card: string | null) => {
    if (card === null) return;
    setStop(card);
    cardElement(board, card)?.focus();
  };
  const onKeyDown = (card: string, event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    const inHand = carry?.by === 'key' && carry.card === card;
    const way = wayOf(event.key, direction === 'rtl');
    if (event.key === ' ' || (event.key === 'Enter' && inHand)) {
      refocus.current = card;
      if (inHand) drop();
      else pick(card, 'key');
    } else if (event.key === 'Escape' && inHand) {
      event.stopPropagation();
      cancel();
    } else if (event.key === 'Tab' && inHand) {
      refocus.current = null;
      cancel();
      return;
    } else if (way && inHand) {
      step(way);
    } else if (way || event.key === 'Home' || event.key === 'End') {
      const at = placeOf(lists, card);
      if (at && !inHand) focusCard(focusStep(lists, at, way ?? (event.key === 'Home' ? 'first' : 'last')));
    } else return;
    event.preventDefault();
  };
  const onBlur = (card: string, event: FocusEvent<HTMLElement>) => {
    // Cancel the move when focus leaves the board, but not when it's lost because the card remounts.
    if (carry?.by === 'key' && carry.card === card && event.relatedTarget instanceof Element) {
      refocus.current = null;
      cancel();
    }
  };

  /** Props of one card. */
  return (card: string) => ({
    stop: card === tabStop,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKeyDown(card, event),
    onFocus: () => setStop(card),
    onBlur: (event: FocusEvent<HTMLElement>) => onBlur(card, event),
    /** Moves it from its menu. */
    onMove: (to: BoardPlace) => {
      refocus.current = card;
      setStop(card);
      move(card, to, 'menu');
    },
  });
}
