import type { ColumnStore } from './column-store.ts';

/** One key of a multi-column sort. */
export interface SortKey {
  readonly id: string;
  readonly descending: boolean;
}

const digitBits = 16;
const buckets = 1 << digitBits;
const digitMask = buckets - 1;

/**
 * Sorts row indexes by several keys, the first key first; equal rows keep their order, missing values come last
 * in both directions. Linear: each key is a stable radix sort (numbers by their bits, text by its cached rank),
 * applied from the last key to the first.
 * @returns a new array; `order` is left as it was.
 */
export function sortRows<Row>(store: ColumnStore<Row>, order: Uint32Array, keys: readonly SortKey[]): Uint32Array {
  let sorted: Uint32Array = Uint32Array.from(order);
  for (const key of keys.toReversed()) sorted = store.column(key.id).type === 'text' ? byText(store, sorted, key) : byNumber(store, sorted, key);
  return sorted;
}

function byText<Row>(store: ColumnStore<Row>, order: Uint32Array, { id, descending }: SortKey): Uint32Array {
  const { codes, values } = store.text(id);
  const ranks = store.ranks(id);
  const last = values.length;
  const keys = new Uint32Array(order.length);
  for (let place = 0; place < order.length; place++) {
    const code = codes[order[place] as number] as number;
    const rank = code < 0 ? last : (ranks[code] as number);
    keys[place] = code < 0 ? last : descending ? last - 1 - rank : rank;
  }
  return radix(order, [keys]);
}

/**
 * IEEE 754 doubles order like integers once the sign is folded in: positive numbers flip their sign bit,
 * negative ones flip every bit.
 */
function byNumber<Row>(store: ColumnStore<Row>, order: Uint32Array, { id, descending }: SortKey): Uint32Array {
  const numbers = store.numbers(id);
  const low = new Uint32Array(order.length);
  const high = new Uint32Array(order.length);
  const probe = new Float64Array(1);
  const bits = new Uint32Array(probe.buffer);
  const turn = descending ? 0xffff_ffff : 0;
  for (let place = 0; place < order.length; place++) {
    const value = numbers[order[place] as number] as number;
    if (Number.isNaN(value)) {
      low[place] = 0xffff_ffff;
      high[place] = 0xffff_ffff;
      continue;
    }
    probe[0] = value + 0; // -0 and 0 are one value
    const highBits = bits[1] as number;
    const fold = highBits & 0x8000_0000 ? 0xffff_ffff : 0;
    low[place] = ((bits[0] as number) ^ fold ^ turn) >>> 0;
    high[place] = (highBits ^ (fold | 0x8000_0000) ^ turn) >>> 0;
  }
  return radix(order, [low, high]);
}

/** Stable least-significant-digit radix sort; `words` are 32-bit parts of the key, least significant first. */
function radix(order: Uint32Array, words: readonly Uint32Array[]): Uint32Array {
  const length = order.length;
  // What moves is the place in `order`, so that every word can be looked up at each pass.
  let places = new Uint32Array(length);
  for (let place = 0; place < length; place++) places[place] = place;
  let spare = new Uint32Array(length);
  const starts = new Uint32Array(buckets);
  for (const word of words)
    for (let shift = 0; shift < 32; shift += digitBits) {
      starts.fill(0);
      for (let place = 0; place < length; place++) {
        const digit = ((word[place] as number) >>> shift) & digitMask;
        starts[digit] = (starts[digit] as number) + 1;
      }
      // All rows share this digit: nothing would move.
      if (length === 0 || starts[((word[0] as number) >>> shift) & digitMask] === length) continue;
      let start = 0;
      for (let digit = 0; digit < buckets; digit++) {
        const count = starts[digit] as number;
        starts[digit] = start;
        start += count;
      }
      for (let at = 0; at < length; at++) {
        const place = places[at] as number;
        const digit = ((word[place] as number) >>> shift) & digitMask;
        const to = starts[digit] as number;
        starts[digit] = to + 1;
        spare[to] = place;
      }
      [places, spare] = [spare, places];
    }
  const sorted = new Uint32Array(length);
  for (let at = 0; at < length; at++) sorted[at] = order[places[at] as number] as number;
  return sorted;
}
