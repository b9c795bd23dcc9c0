/** A place on a board. `index` counts the cards of the list without the one that is moved. */
export interface BoardPlace {
  readonly list: string;
  readonly index: number;
}

interface ModelCard {
  readonly id: string;
}
interface ModelList<Card extends ModelCard> {
  readonly id: string;
  readonly cards: readonly Card[];
}

/** Where a card stands, or null when it is not on the board. */
export function placeOf<Card extends ModelCard>(lists: readonly ModelList<Card>[], card: string): BoardPlace | null {
  for (const { id, cards } of lists) {
    const index = cards.findIndex((entry) => entry.id === card);
    if (index >= 0) return { list: id, index };
  }
  return null;
}

/** Whether two places are one. */
export const samePlace = (a: BoardPlace, b: BoardPlace): boolean => a.list === b.list && a.index === b.index;

/** The board after a card was moved. What cannot be done, because card or list is gone, changes nothing. */
export function moveCard<Card extends ModelCard, List extends ModelList<Card>>(
  lists: readonly List[],
  card: string,
  to: BoardPlace,
): readonly List[] {
  const from = placeOf(lists, card);
  const moved = lists.find(({ id }) => id === from?.list)?.cards[from?.index ?? -1];
  if (!from || !moved || !lists.some(({ id }) => id === to.list)) return lists;
  return lists.map((list) => {
    if (list.id !== from.list && list.id !== to.list) return list;
    const rest = list.cards.filter(({ id }) => id !== card);
    return {
      ...list,
      cards: list.id === to.list ? rest.toSpliced(Math.max(0, Math.min(to.index, rest.length)), 0, moved) : rest,
    };
  });
}

/** Which way an arrow key points on a board, or null when it is none. */
export function wayOf(key: string, rtl: boolean): 'up' | 'down' | 'back' | 'forward' | null {
  switch (key) {
    case 'ArrowUp':
      return 'up';
    case 'ArrowDown':
      return 'down';
    case 'ArrowLeft':
      return rtl ? 'forward' : 'back';
    case 'ArrowRight':
      return rtl ? 'back' : 'forward';
    default:
      return null;
  }
}

/** Where a carried card goes next, and which lists on the way do not take it. */
export interface CarryStep {
  /** Null where there is nothing further that way. */
  readonly to: BoardPlace | null;
  readonly passed: readonly string[];
}

/**
 * One step of a carried card. Up and down stay in the list; across, it goes to the next list that takes it, past those
 * that do not, and as far down there as it stood before.
 */
export function carryStep<Card extends ModelCard>(
  lists: readonly ModelList<Card>[],
  card: string,
  at: BoardPlace,
  way: 'up' | 'down' | 'back' | 'forward',
  takes: (list: string) => boolean,
): CarryStep {
  const others = (list: ModelList<Card> | undefined) => list?.cards.filter(({ id }) => id !== card).length ?? 0;
  const here = lists.findIndex(({ id }) => id === at.list);
  if (way === 'up' || way === 'down') {
    const index = at.index + (way === 'up' ? -1 : 1);
    return { to: index < 0 || index > others(lists[here]) ? null : { list: at.list, index }, passed: [] };
  }
  const passed: string[] = [];
  const step = way === 'back' ? -1 : 1;
  for (let next = here + step; next >= 0 && next < lists.length; next += step) {
    const list = lists[next];
    if (!list) break;
    if (takes(list.id)) return { to: { list: list.id, index: Math.min(at.index, others(list)) }, passed };
    passed.push(list.id);
  }
  return { to: null, passed };
}

/** The card the focus goes to, or null where there is none that way. Empty lists are passed. */
export function focusStep<Card extends ModelCard>(
  lists: readonly ModelList<Card>[],
  from: BoardPlace,
  way: 'up' | 'down' | 'back' | 'forward' | 'first' | 'last',
): string | null {
  const here = lists.findIndex(({ id }) => id === from.list);
  const cards = lists[here]?.cards ?? [];
  if (way === 'first') return cards[0]?.id ?? null;
  if (way === 'last') return cards.at(-1)?.id ?? null;
  if (way === 'up' || way === 'down') return cards[from.index + (way === 'up' ? -1 : 1)]?.id ?? null;
  const step = way === 'back' ? -1 : 1;
  for (let next = here + step; next >= 0 && next < lists.length; next += step) {
    const there = lists[next]?.cards ?? [];
    const card = there[Math.min(from.index, there.length - 1)];
    if (card) return card.id;
  }
  return null;
}
