import type {
  ColumnFiltersState,
  ColumnPinningState,
  ColumnVisibilityState,
  ExpandedState,
  PaginationState,
  RowSelectionState,
  SortingState,
} from '@tanstack/react-table';
import type { ColumnFilter } from '../model/filter-rows.ts';
import type { RowSelection } from '../model/row-selection.ts';
import { columnWidths, type TableState } from '../model/table-state.ts';

// DataTable's state is one JSON value, designed for links and saved views. TanStack keeps a slice per feature. Each
// pair below converts one slice in both directions.

export const toSorting = (sort: TableState['sort']): SortingState =>
  sort.map(({ id, descending }) => ({ id, desc: descending }));
export const fromSorting = (sorting: SortingState): TableState['sort'] =>
  sorting.map(({ id, desc }) => ({ id, descending: desc }));

export const toFilters = (filters: TableState['filters']): ColumnFiltersState =>
  filters.map((filter) => ({ id: filter.id, value: filter }));
const isFilter = (value: unknown): value is ColumnFilter =>
  typeof value === 'object' && value !== null && 'id' in value && 'kind' in value;
/** Converts TanStack's filter slice. */
export const fromFilters = (filters: ColumnFiltersState): readonly ColumnFilter[] =>
  filters.flatMap(({ value }) => (isFilter(value) ? [value] : []));

export const toExpanded = (keys: readonly string[]): Record<string, boolean> =>
  Object.fromEntries(keys.map((key) => [key, true]));
/** @param everyKey the keys of all groups, for "expand all". */
export const fromExpanded = (expanded: ExpandedState, everyKey: () => readonly string[]): readonly string[] =>
  expanded === true ? everyKey() : Object.keys(expanded).filter((key) => expanded[key]);

export const toVisibility = (hidden: readonly string[]): ColumnVisibilityState =>
  Object.fromEntries(hidden.map((id) => [id, false]));
export const fromVisibility = (visibility: ColumnVisibilityState): readonly string[] =>
  Object.keys(visibility).filter((id) => visibility[id] === false);

/** @param first columns that are always pinned first, such as the checkboxes. */
export const toPinning = (
  { pinnedStart, pinnedEnd }: Pick<TableState, 'pinnedStart' | 'pinnedEnd'>,
  first: readonly string[],
): ColumnPinningState => ({
  start: [...first, ...pinnedStart],
  end: pinnedEnd.filter((id) => !pinnedStart.includes(id)),
});
export const fromPinning = (
  { start, end }: ColumnPinningState,
  first: readonly string[],
): Pick<TableState, 'pinnedStart' | 'pinnedEnd'> => ({
  pinnedStart: start.filter((id) => !first.includes(id)),
  pinnedEnd: end,
});

/** Column widths set by the user, clamped to the limits of a saved state. */
export const fromSizing = (sizing: Readonly<Record<string, number>>): TableState['widths'] =>
  Object.fromEntries(
    Object.entries(sizing).map(([id, width]) => [
      id,
      Math.round(Math.min(Math.max(width, columnWidths.min), columnWidths.max)),
    ]),
  );

export const toPagination = ({ page, pageSize }: Pick<TableState, 'page' | 'pageSize'>): PaginationState => ({
  pageIndex: page,
  pageSize,
});

/**
 * The selected rows by id. "All rows" also covers rows that aren't loaded; TanStack lists only the loaded ones.
 * @param loaded ids of the loaded rows.
 */
export const toRowSelection = ({ kind, ids }: RowSelection, loaded: () => Iterable<string>): RowSelectionState => {
  const listed: RowSelectionState = {};
  if (kind === 'only') for (const id of ids) listed[id] = true;
  else for (const id of loaded()) if (!ids.has(id)) listed[id] = true;
  return listed;
};
/** Returns the selection after TanStack changed its slice. Rows that aren't loaded stay as they were. */
export function fromRowSelection(
  next: RowSelectionState,
  before: RowSelection,
  loaded: () => Iterable<string>,
): RowSelection {
  if (before.kind === 'only') return { kind: 'only', ids: new Set(Object.keys(next)) };
  const ids = new Set(before.ids);
  for (const id of loaded()) {
    if (next[id]) ids.delete(id);
    else ids.add(id);
  }
  return { kind: 'all-but', ids };
}
