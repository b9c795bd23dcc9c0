import type { BoardPlace } from './board-model.ts';

/** Where lists and cards stand on the screen, in px. */
export interface BoardGeometry {
  readonly lists: readonly {
    readonly id: string;
    readonly left: number;
    readonly right: number;
    readonly cards: readonly { readonly id: string; readonly top: number; readonly bottom: number }[];
  }[];
}

/** The place under a point: the list the point is in, or is nearest to, before the first card whose middle lies below it. */
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

/** How far to scroll a box in this frame while a card is held near one of its edges, in px; 0 away from them. */
export function edgeScroll(position: number, start: number, end: number): number {
  const near = 48;
  const most = 16;
  if (end - start < near * 3) return 0;
  if (position < start + near) return -Math.min(most, ((start + near - position) / near) * most);
  if (position > end - near) return Math.min(most, ((position - end + near) / near) * most);
  return 0;
}
