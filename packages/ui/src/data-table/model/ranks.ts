import { foldText } from './fold-text.ts';

/** The rank of each row's value in its column. Equal values share a rank. */
export interface Ranks {
  /** Rank by row index; `last` if the value is missing. */
  readonly of: Uint32Array;
  /** Greater than the rank of any value. */
  readonly last: number;
}

/** Ranks text in the reader's sort order. @param codes index of each row's text in `values`; -1 is missing. */
export function textRanks(codes: Int32Array, values: readonly string[], collator: Intl.Collator): Ranks {
  const last = values.length;
  const rankOf = new Uint32Array(last);
  let rank = 0;
  let before: string | undefined;
  for (const [place, code] of inAlphabet(values, collator).entries()) {
    const text = values[code] as string;
    if (before !== undefined && collator.compare(before, text) !== 0) rank = place;
    rankOf[code] = rank;
    before = text;
  }
  const of = new Uint32Array(codes.length);
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row] as number;
    of[row] = code < 0 ? last : (rankOf[code] as number);
  }
  return { of, last };
}

/** Sorts rows by rank: a stable counting sort with missing values last in both directions. */
export function byRank({ of, last }: Ranks, order: Uint32Array, descending: boolean): Uint32Array {
  // First count the rows per rank, then compute the next free position per rank.
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

/** Reverses ascending rows. Equal rows keep their order, and missing values stay last. */
export function descend({ of, last }: Ranks, ascending: Uint32Array): Uint32Array {
  const sorted = new Uint32Array(ascending.length);
  let end = ascending.length;
  while (end > 0 && of[ascending[end - 1] as number] === last) {
    end -= 1;
    sorted[end] = ascending[end] as number;
  }
  for (let to = 0; end > 0;) {
    const rank = of[ascending[end - 1] as number];
    let begin = end - 1;
    while (begin > 0 && of[ascending[begin - 1] as number] === rank) begin -= 1;
    for (let at = begin; at < end; at++) sorted[to++] = ascending[at] as number;
    end = begin;
  }
  return sorted;
}

const digits = /\d+/g;

/**
 * Sorts texts with a collator. A collator comparison takes half a microsecond, so the texts are first sorted by plain
 * keys, which leaves the collator an almost sorted list.
 */
function inAlphabet(values: readonly string[], collator: Intl.Collator): number[] {
  const { numeric } = collator.resolvedOptions();
  const keys = values.map(
    (text, code) =>
      `${numeric ? foldText(text).replace(digits, (run) => run.padStart(12, '0')) : foldText(text)}\u0000${code}`,
  );
  return keys
    .sort()
    .map((key) => Number(key.slice(key.lastIndexOf('\u0000') + 1)))
    .sort((a, b) => collator.compare(values[a] as string, values[b] as string) || a - b);
}

/** Ranks numbers by size. 0 and -0 are equal; NaN is missing. */
export function numberRanks(numbers: Float64Array): Ranks {
  const rows = bySize(numbers);
  const of = new Uint32Array(rows.length);
  let last = 0;
  let before = Number.NaN;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number;
    const value = numbers[row] as number;
    // Missing values come last and share one rank.
    if (value !== before && !Number.isNaN(value)) last += 1;
    of[row] = Number.isNaN(value) ? last : last - 1;
    before = value;
  }
  return { of, last };
}

const digitBits = 16;
const buckets = 1 << digitBits;
const digitMask = buckets - 1;

/** Sorts rows by number, NaN last: a radix sort, least significant digit first. */
function bySize(numbers: Float64Array): Uint32Array {
  const { length } = numbers;
  let rows = new Uint32Array(length);
  for (let row = 0; row < length; row++) rows[row] = row;
  let spare = new Uint32Array(length);
  const starts = new Uint32Array(buckets);
  for (const word of sortableWords(numbers))
    for (let shift = 0; shift < 32; shift += digitBits) {
      starts.fill(0);
      for (let row = 0; row < length; row++) {
        const digit = ((word[row] as number) >>> shift) & digitMask;
        starts[digit] = (starts[digit] as number) + 1;
      }
      // All rows have the same digit, so the order doesn't change.
      if (length === 0 || starts[((word[0] as number) >>> shift) & digitMask] === length) continue;
      let start = 0;
      for (let digit = 0; digit < buckets; digit++) {
        const count = starts[digit] as number;
        starts[digit] = start;
        start += count;
      }
      for (let at = 0; at < length; at++) {
        const row = rows[at] as number;
        const digit = ((word[row] as number) >>> shift) & digitMask;
        const to = starts[digit] as number;
        starts[digit] = to + 1;
        spare[to] = row;
      }
      [rows, spare] = [spare, rows];
    }
  return rows;
}

/**
 * IEEE 754 doubles sort like integers once the sign is folded in: positive numbers flip their sign bit, negative ones
 * flip every bit.
 * @returns the low and high 32 bits of each number
 */
function sortableWords(numbers: Float64Array): readonly [low: Uint32Array, high: Uint32Array] {
  const { length } = numbers;
  const low = new Uint32Array(length);
  const high = new Uint32Array(length);
  const probe = new Float64Array(1);
  const bits = new Uint32Array(probe.buffer);
  for (let row = 0; row < length; row++) {
    const value = numbers[row] as number;
    if (Number.isNaN(value)) {
      low[row] = 0xffff_ffff;
      high[row] = 0xffff_ffff;
      continue;
    }
    probe[0] = value + 0; // treats -0 and 0 as equal
    const highBits = bits[1] as number;
    const fold = highBits & 0x8000_0000 ? 0xffff_ffff : 0;
    low[row] = ((bits[0] as number) ^ fold) >>> 0;
    high[row] = (highBits ^ (fold | 0x8000_0000)) >>> 0;
  }
  return [low, high];
}
