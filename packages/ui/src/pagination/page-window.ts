/** A page number, or a gap for the pages left out. */
export type PageSlot = number | 'gap';

const span = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_slot, index) => from + index);

/**
 * The pages to show: the first, the last, the current one and its `siblings` on both sides. The number of slots is
 * constant, so that a button stays under the pointer for repeated clicks. A gap never hides just one page.
 *
 * @param page the current page, from 1
 * @param pages the total number of pages
 */
export function pageWindow(page: number, pages: number, siblings = 1): PageSlot[] {
  const slots = siblings * 2 + 5;
  if (pages <= slots) return span(1, pages);
  const edge = slots - 2;
  if (page <= siblings + 3) return [...span(1, edge), 'gap', pages];
  if (page >= pages - siblings - 2) return [1, 'gap', ...span(pages - edge + 1, pages)];
  return [1, 'gap', ...span(page - siblings, page + siblings), 'gap', pages];
}
