'use client';
import { useState } from 'react';
import { useMessages } from '../provider/ui-settings.ts';
import { type BoardPlace, carryStep, moveCard, placeOf, samePlace } from './board-model.ts';
import { boardMessages } from './board.messages.ts';
import type { BoardCard, BoardList, BoardMove } from './board.tsx';

/** A card being moved: where it came from, where it would land now, and the input method moving it. */
export interface Carry {
  readonly card: string;
  readonly from: BoardPlace;
  readonly at: BoardPlace;
  readonly by: 'drag' | 'key';
}

interface UseCarry<Card extends BoardCard> {
  readonly lists: readonly BoardList<Card>[];
  readonly accepts: ((card: Card, list: string) => true | string) | undefined;
  readonly onMove: (move: BoardMove, details: { reason: 'drag' | 'key' | 'menu' }) => void;
}

/** Shared move logic and announcements for pointer, keyboard and menu. */
export function useCarry<Card extends BoardCard>({ lists, accepts, onMove }: UseCarry<Card>) {
  const text = useMessages(boardMessages);
  const [held, setHeld] = useState<Carry | null>(null);
  const [said, setSaid] = useState('');
  // Someone else may have removed the card in the meantime.
  const carry = held && placeOf(lists, held.card) ? held : null;
  // The lists as they would be if the card were dropped now.
  const shown = carry ? moveCard(lists, carry.card, carry.at) : lists;
  const cardOf = (id: string) => lists.flatMap(({ cards }) => cards).find((card) => card.id === id);
  const listOf = (id: string) => lists.find((list) => list.id === id);

  const refusal = (card: string, list: string): string | null => {
    const moved = cardOf(card);
    if (!moved || placeOf(lists, card)?.list === list) return null;
    const answer = accepts?.(moved, list) ?? true;
    return answer === true ? null : answer;
  };
  const placeWords = (card: string, at: BoardPlace) => {
    const list = moveCard(lists, card, at).find(({ id }) => id === at.list);
    const index = list?.cards.findIndex(({ id }) => id === card) ?? 0;
    return {
      name: cardOf(card)?.label ?? '',
      place: index + 1,
      count: list?.cards.length ?? 0,
      list: list?.label ?? '',
    };
  };

  const pick = (card: string, by: Carry['by']) => {
    const from = placeOf(lists, card);
    if (!from || cardOf(card)?.disabled) return;
    setHeld({ card, from, at: from, by });
    setSaid(text('picked', placeWords(card, from)));
  };
  const hover = (at: BoardPlace | null) => {
    if (!carry || !at || samePlace(at, carry.at) || refusal(carry.card, at.list) !== null) return;
    setHeld({ ...carry, at });
  };
  const refusedWords = (card: string, passed: readonly string[]) =>
    passed.map((list) => text('refused', { list: listOf(list)?.label ?? '', reason: refusal(card, list) ?? '' }));
  const step = (way: 'up' | 'down' | 'back' | 'forward') => {
    if (!carry) return;
    const { to, passed } = carryStep(lists, carry.card, carry.at, way, (list) => refusal(carry.card, list) === null);
    if (to) setHeld({ ...carry, at: to });
    const words = [...refusedWords(carry.card, passed), ...(to ? [text('moved', placeWords(carry.card, to))] : [])];
    if (words.length > 0) setSaid(words.join(' '));
  };
  const move = (card: string, to: BoardPlace, reason: 'drag' | 'key' | 'menu') => {
    const from = placeOf(lists, card);
    if (!from || refusal(card, to.list) !== null) return;
    setSaid(text('dropped', placeWords(card, to)));
    if (!samePlace(from, to)) onMove({ card, from, to }, { reason });
  };
  /** @param at - where it is let go, if that is newer than what is shown */
  const drop = (at: BoardPlace | null = null) => {
    if (!carry) return;
    setHeld(null);
    move(carry.card, at !== null && refusal(carry.card, at.list) === null ? at : carry.at, carry.by);
  };
  const cancel = () => {
    if (!carry) return;
    setHeld(null);
    setSaid(text('back', { name: cardOf(carry.card)?.label ?? '' }));
  };
  return { carry, shown, said, pick, hover, step, drop, cancel, move, refusal };
}
