/** A position on a board. `index` counts the cards in the list, excluding the one being moved. */
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

/** Returns the position of a card, or null when it isn't on the board. */
export function placeOf<Card extends ModelCard>(lists: readonly ModelList<Card>[], card: string): BoardPlace | null {
  for (const { id, cards } of lists) {
    const index = cards.findIndex((entry) => entry.id === card);
    if (index >= 0) return { list: id, index };
  }
  return null;
}

/** Whether two positions are the same. */
export const samePlace = (a: BoardPlace, b: BoardPlace): boolean => a.list === b.list && a.index === b.index;

/** Returns the board after moving a card. If the card or the list no longer exists, nothing changes. */
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

/** Returns the direction an arrow key means on a board, or null for any other key. */
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

/** The next position of a carried card, and the lists skipped on the way because they don't accept it. */
export interface CarryStep {
  /** Null when there is nothing further in that direction. */
  readonly to: BoardPlace | null;
  readonly passed: readonly string[];
}

/**
 * Moves a carried card one step. Up and down stay in the list. Left and right go to the next list that accepts the
 * card, skipping those that don't, at the same index where possible.
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

/** Returns the card that gets focus next, or null when there is none in that direction. Skips empty lists. */
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
