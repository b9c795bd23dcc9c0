/** A page one can go to, or the pages left out between two of them. */
export type PageSlot = number | 'gap';

const span = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_slot, index) => from + index);

/**
 * The pages to offer: the first, the last, the current one and its `siblings` on both sides. There are always equally
 * many slots, so that a button stays under the pointer that presses it again, and a gap never hides a single page.
 *
 * @param page the current page, from 1
 * @param pages how many there are
 */
export function pageWindow(page: number, pages: number, siblings = 1): PageSlot[] {
  const slots = siblings * 2 + 5;
  if (pages <= slots) return span(1, pages);
  const edge = slots - 2;
  if (page <= siblings + 3) return [...span(1, edge), 'gap', pages];
  if (page >= pages - siblings - 2) return [1, 'gap', ...span(pages - edge + 1, pages)];
  return [1, 'gap', ...span(page - siblings, page + siblings), 'gap', pages];
}
