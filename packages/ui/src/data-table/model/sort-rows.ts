import type { RowData } from '@tanstack/react-table';
import type { ColumnStore } from './column-store.ts';
import { byRank, descend } from './ranks.ts';

/** One key of a multi-column sort. */
export interface SortKey {
  readonly id: string;
  readonly descending: boolean;
}

/**
 * Sorts row indexes by several keys, the first key first; equal rows keep their order, missing values come last
 * in both directions. Linear: each key is a stable counting sort by the cached ranks of its column, applied from the
 * last key to the first. All rows, which is what a table without filters sorts, are put in the order of a column once.
 * @returns an array not to be written to: it may be one the store keeps, and is `order` itself when there is no key.
 */
export function sortRows<Row extends RowData>(
  store: ColumnStore<Row>,
  order: Uint32Array,
  keys: readonly SortKey[],
): Uint32Array {
  return keys.reduceRight((sorted, { id, descending }) => {
    if (sorted !== store.everyRow()) return byRank(store.ranks(id), sorted, descending);
    return descending ? descend(store.ranks(id), store.ascending(id)) : store.ascending(id);
  }, order);
}
