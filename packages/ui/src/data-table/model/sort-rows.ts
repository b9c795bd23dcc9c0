import type { DataRow } from './column.ts';
import type { ColumnStore } from './column-store.ts';
import { byRank, descend } from './ranks.ts';

/** One key of a multi-column sort. */
export interface SortKey {
  readonly id: string;
  readonly descending: boolean;
}

/**
 * Sorts row indexes by several keys, the first key first. Equal rows keep their order, and missing values come last in
 * both directions. Linear: each key is a stable counting sort by the cached ranks of its column, applied from the last
 * key to the first. Without filters, the order of a column is computed once and cached.
 * @returns a read-only array: it may be cached, and without keys it's `order` itself.
 */
export function sortRows<Row extends DataRow>(
  store: ColumnStore<Row>,
  order: Uint32Array,
  keys: readonly SortKey[],
): Uint32Array {
  return keys.reduceRight((sorted, { id, descending }) => {
    if (sorted !== store.everyRow()) return byRank(store.ranks(id), sorted, descending);
    return descending ? descend(store.ranks(id), store.ascending(id)) : store.ascending(id);
  }, order);
}
