import type { BoardPlace } from './board-model.ts';

/** Screen geometry of the lists and cards, in px. */
export interface BoardGeometry {
  readonly lists: readonly {
    readonly id: string;
    readonly left: number;
    readonly right: number;
    readonly cards: readonly { readonly id: string; readonly top: number; readonly bottom: number }[];
  }[];
}

/**
 * Returns the drop position for a point: in the list that contains the point or is nearest to it, before the first card
 * whose middle is below it.
 */
export function dropPlace(
  { lists }: BoardGeometry,
  card: string,
  point: { readonly x: number; readonly y: number },
): BoardPlace | null {
  const away = ({ left, right }: { left: number; right: number }) => Math.max(left - point.x, point.x - right, 0);
  const [nearest] = [...lists].sort((a, b) => away(a) - away(b));
  if (!nearest) return null;
  const others = nearest.cards.filter(({ id }) => id !== card);
  const below = others.findIndex(({ top, bottom }) => (top + bottom) / 2 > point.y);
  return { list: nearest.id, index: below < 0 ? others.length : below };
}

/**
 * Returns how far to scroll a box in this frame while a card is held near one of its edges, in px; 0 away from the
 * edges.
 */
export function edgeScroll(position: number, start: number, end: number): number {
  const near = 48;
  const most = 16;
  if (end - start < near * 3) return 0;
  if (position < start + near) return -Math.min(most, ((start + near - position) / near) * most);
  if (position > end - near) return Math.min(most, ((position - end + near) / near) * most);
  return 0;
}
