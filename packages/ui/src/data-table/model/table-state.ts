import type { ColumnFilter } from './filter-rows.ts';
import type { SortKey } from './sort-rows.ts';

/** The trend view of a table: its numbers over time, dates across or down. */
export interface TrendState {
  readonly shown: boolean;
  readonly datesDown: boolean;
  /** Sort keys by column of the trend view. Unknown columns are ignored. */
  readonly sort: readonly SortKey[];
}

/** Everything a user can change about a table, as plain JSON for saved views, links and bookmarks. */
export interface TableState {
  readonly sort: readonly SortKey[];
  readonly filters: readonly ColumnFilter[];
  readonly groupBy: readonly string[];
  readonly expanded: readonly string[];
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  readonly pinnedStart: readonly string[];
  readonly pinnedEnd: readonly string[];
  readonly widths: Readonly<Record<string, number>>;
  readonly page: number;
  readonly pageSize: number;
  readonly trend: TrendState;
}

export const emptyTableState: TableState = {
  sort: [],
  filters: [],
  groupBy: [],
  expanded: [],
  order: [],
  hidden: [],
  pinnedStart: [],
  pinnedEnd: [],
  widths: {},
  page: 0,
  pageSize: 50,
  trend: { shown: false, datesDown: false, sort: [] },
};

const jsonEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Returns only what differs from the initial state: short enough for a URL, and restored by `restoreTableState`.
 * Removing a default filter or sort is stored as an empty list.
 */
export const changedTableState = (state: TableState, initial: TableState = emptyTableState): Partial<TableState> =>
  Object.fromEntries(
    Object.entries(state).filter(([key, value]) => !jsonEqual(value, initial[key as keyof TableState])),
  );

const filterKinds = new Set(['contains', 'starts-with', 'equals', 'one-of', 'between', 'missing', 'present']);
/** The narrowest and widest column a user can set, in px. */
export const columnWidths = { min: 48, max: 1200 } as const;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Restores a saved state for the current columns. Removed columns are dropped, new ones keep their defaults, and
 * values of the wrong shape are ignored, so that old bookmarks still open.
 */
export function restoreTableState(
  saved: unknown,
  columnIds: readonly string[],
  fallback: TableState = emptyTableState,
): TableState {
  if (!isObject(saved)) return fallback;
  const known = new Set(columnIds);
  const ids = (value: unknown, otherwise: readonly string[]) =>
    Array.isArray(value)
      ? [...new Set(value.filter((id): id is string => typeof id === 'string' && known.has(id)))]
      : otherwise;
  const count = (value: unknown, otherwise: number, least: number) =>
    Number.isInteger(value) && (value as number) >= least ? (value as number) : otherwise;
  return {
    sort: 'sort' in saved ? sortKeys(saved.sort).filter(({ id }) => known.has(id)) : fallback.sort,
    filters:
      'filters' in saved
        ? list(saved.filters).filter(
            (filter): filter is ColumnFilter =>
              isObject(filter) &&
              known.has(String(filter.id)) &&
              filterKinds.has(String(filter.kind)) &&
              isUsable(filter),
          )
        : fallback.filters,
    groupBy: ids(saved.groupBy, fallback.groupBy),
    expanded:
      'expanded' in saved
        ? list(saved.expanded).filter((key): key is string => typeof key === 'string')
        : fallback.expanded,
    order: ids(saved.order, fallback.order),
    hidden: ids(saved.hidden, fallback.hidden),
    pinnedStart: ids(saved.pinnedStart, fallback.pinnedStart),
    pinnedEnd: ids(saved.pinnedEnd, fallback.pinnedEnd),
    widths: isObject(saved.widths)
      ? Object.fromEntries(
          Object.entries(saved.widths).flatMap(([id, width]) =>
            known.has(id) && typeof width === 'number' && width >= columnWidths.min && width <= columnWidths.max
              ? [[id, width]]
              : [],
          ),
        )
      : fallback.widths,
    page: count(saved.page, fallback.page, 0),
    pageSize: count(saved.pageSize, fallback.pageSize, 1),
    trend: isObject(saved.trend)
      ? {
          shown: saved.trend.shown === true,
          datesDown: saved.trend.datesDown === true,
          sort: sortKeys(saved.trend.sort),
        }
      : fallback.trend,
  };
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const sortKeys = (value: unknown): readonly SortKey[] =>
  list(value).flatMap((key) =>
    isObject(key) && typeof key.id === 'string' ? [{ id: key.id, descending: key.descending === true }] : [],
  );

function isUsable(filter: Record<string, unknown>): boolean {
  if (filter.kind === 'one-of') return Array.isArray(filter.values);
  if (filter.kind === 'between')
    return [filter.min, filter.max].every(
      (end) => end === undefined || (typeof end === 'number' && Number.isFinite(end)),
    );
  if (filter.kind === 'missing' || filter.kind === 'present') return true;
  return typeof filter.text === 'string';
}
