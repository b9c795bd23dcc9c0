import type { TableState } from '@roadside/ui/data-table';

type ColumnState = Pick<TableState, 'order' | 'hidden' | 'pinnedStart' | 'pinnedEnd'>;

/** The ids of the columns a table shows, in their order on the screen: pinned ones first or last, hidden ones left out. */
export function shownColumns(
  { order, hidden, pinnedStart, pinnedEnd }: ColumnState,
  columns: readonly { readonly id: string }[],
): string[] {
  const ids = columns.map(({ id }) => id);
  const known = (some: readonly string[]) => some.filter((id) => ids.includes(id));
  const [first, last] = [known(pinnedStart), known(pinnedEnd)];
  const ordered = [...known(order), ...ids.filter((id) => !order.includes(id))];
  const between = ordered.filter((id) => !first.includes(id) && !last.includes(id));
  return [...first, ...between, ...last].filter((id) => !hidden.includes(id));
}
