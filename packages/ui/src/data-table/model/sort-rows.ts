import type { ColumnStore } from './column-store.ts';
import type { Ranks } from './ranks.ts';

/** One key of a multi-column sort. */
export interface SortKey {
  readonly id: string;
  readonly descending: boolean;
}

/**
 * Sorts row indexes by several keys, the first key first; equal rows keep their order, missing values come last
 * in both directions. Linear: each key is a stable counting sort by the cached ranks of its column, applied from the
 * last key to the first.
 * @returns a new array, or `order` itself when there is no key.
 */
export function sortRows<Row>(store: ColumnStore<Row>, order: Uint32Array, keys: readonly SortKey[]): Uint32Array {
  return keys.reduceRight((sorted, { id, descending }) => byRank(store.ranks(id), sorted, descending), order);
}

function byRank({ of, last }: Ranks, order: Uint32Array, descending: boolean): Uint32Array {
  // First how many rows share a rank, then where the first, the second and so on of them goes.
  const places = new Uint32Array(last + 1);
  for (let at = 0; at < order.length; at++) {
    const rank = of[order[at] as number] as number;
    places[rank] = (places[rank] as number) + 1;
  }
  let place = 0;
  for (let nth = 0; nth < last; nth++) {
    const rank = descending ? last - 1 - nth : nth;
    const count = places[rank] as number;
    places[rank] = place;
    place += count;
  }
  places[last] = place;
  const sorted = new Uint32Array(order.length);
  for (let at = 0; at < order.length; at++) {
    const row = order[at] as number;
    const rank = of[row] as number;
    const to = places[rank] as number;
    places[rank] = to + 1;
    sorted[to] = row;
  }
  return sorted;
}
