import type { ColumnLayout, ColumnZone } from './column-layout.ts';
import type { ColumnFilter } from './filter-rows.ts';
import type { SortKey } from './sort-rows.ts';
import { columnWidths, type TableState } from './table-state.ts';

type Change = Partial<TableState>;

const without = <Item>(list: readonly Item[], item: Item): readonly Item[] => list.filter((each) => each !== item);
const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Sorts by one column alone, or with `additive` by one more after those that already sort. `null` takes it out. */
export function sortBy(
  sort: readonly SortKey[],
  id: string,
  descending: boolean | null,
  additive = false,
): readonly SortKey[] {
  if (descending === null) return sort.filter((key) => key.id !== id);
  const key = { id, descending };
  if (!additive) return [key];
  return sort.some((each) => each.id === id) ? sort.map((each) => (each.id === id ? key : each)) : [...sort, key];
}

/** What a press on a head does: first direction, other direction, not at all. Numbers begin with the largest. */
export function nextSort(
  sort: readonly SortKey[],
  id: string,
  { additive = false, largestFirst = false }: { additive?: boolean; largestFirst?: boolean } = {},
): readonly SortKey[] {
  const now = sort.find((key) => key.id === id);
  if (!now) return sortBy(sort, id, largestFirst, additive);
  return sortBy(sort, id, now.descending === largestFirst ? !largestFirst : null, additive);
}

/** Replaces what is asked of one column; the table begins at its first page again. */
export const setColumnFilters = ({ filters }: TableState, id: string, next: readonly ColumnFilter[]): Change => ({
  filters: [...filters.filter((filter) => filter.id !== id), ...next],
  page: 0,
});

/** Groups by a column after those that already group, or no longer. */
export const toggleGroup = ({ groupBy }: TableState, id: string): Change => ({
  groupBy: groupBy.includes(id) ? without(groupBy, id) : [...groupBy, id],
  expanded: [],
  page: 0,
});

export const toggleExpanded = ({ expanded }: TableState, key: string): Change => ({
  expanded: expanded.includes(key) ? without(expanded, key) : [...expanded, key],
});

/** Keeps a column at one end of the table, or lets it scroll again. */
export function pinColumn({ pinnedStart, pinnedEnd }: TableState, id: string, zone: ColumnZone): Change {
  const start = without(pinnedStart, id);
  const end = without(pinnedEnd, id);
  return { pinnedStart: zone === 'start' ? [...start, id] : start, pinnedEnd: zone === 'end' ? [id, ...end] : end };
}

export const hideColumn = ({ hidden }: TableState, id: string): Change => ({ hidden: [...without(hidden, id), id] });
export const showColumn = ({ hidden }: TableState, id: string): Change => ({ hidden: without(hidden, id) });

export const resizeColumn = (
  { widths }: TableState,
  id: string,
  width: number,
  { minWidth, maxWidth }: { minWidth: number; maxWidth: number },
): Change => ({
  widths: {
    ...widths,
    [id]: Math.round(clamp(width, Math.max(minWidth, columnWidths.min), Math.min(maxWidth, columnWidths.max))),
  },
});

/**
 * Moves a column among those of its own zone, pinned ones among the pinned.
 * @param to its new place among the shown columns of the zone, counted from the start.
 * @returns null when it is already there.
 */
export function moveColumn(state: TableState, layout: ColumnLayout, id: string, to: number): Change | null {
  const column = layout.all.find((each) => each.id === id);
  if (!column) return null;
  const zone = layout[column.zone].map((each) => each.id);
  const target = clamp(to, 0, zone.length - 1);
  if (zone.indexOf(id) === target) return null;
  const moved = without(zone, id).toSpliced(target, 0, id);
  if (column.zone !== 'middle')
    return {
      [column.zone === 'start' ? 'pinnedStart' : 'pinnedEnd']: [...moved, ...hiddenOf(state, column.zone, moved)],
    };
  // Hidden columns keep their neighbours: only the shown ones trade places.
  const places = layout.order.filter((each) => moved.includes(each));
  const next = new Map(places.map((each, index) => [each, moved[index] as string]));
  return { order: layout.order.map((each) => next.get(each) ?? each) };
}

const hiddenOf = (
  { pinnedStart, pinnedEnd }: TableState,
  zone: 'start' | 'end',
  shown: readonly string[],
): readonly string[] => (zone === 'start' ? pinnedStart : pinnedEnd).filter((id) => !shown.includes(id));
