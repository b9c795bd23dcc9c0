/** One record: `id` and the columns `c0` to `c19`. */
export type BenchRow = { readonly id: number } & Record<`c${number}`, string | number>;
export interface BenchColumn {
  readonly id: `c${number}`;
  readonly type: 'text' | 'date' | 'number';
}
export interface BenchData {
  readonly columns: readonly BenchColumn[];
  readonly rows: readonly BenchRow[];
}

const words = ['Tow', 'Jump start', 'Lockout', 'Flat tire', 'Fuel', 'Winch', 'EV charge', 'Battery'];
const day = 86_400_000;
const begin = Date.UTC(2025, 0, 1);

/** Mulberry32: the same numbers for the same seed, everywhere. */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const typeOf = (index: number): BenchColumn['type'] => (index < 4 ? 'text' : index < 6 ? 'date' : 'number');

/** Four columns of nearly distinct texts, two of days, fourteen of numbers with two decimals. */
export function makeData(count: number, seed: number): BenchData {
  const next = random(seed);
  const columns = Array.from({ length: 20 }, (_, index): BenchColumn => ({ id: `c${index}`, type: typeOf(index) }));
  const value = {
    text: () => `${words[Math.floor(next() * 8)]} ${Math.floor(next() * 9999)}`,
    date: () => begin + Math.floor(next() * 365) * day,
    number: () => Math.round(next() * 1e6) / 100,
  };
  const rows: BenchRow[] = [];
  for (let id = 0; id < count; id++) {
    const row: Record<string, string | number> = { id };
    for (const column of columns) row[column.id] = value[column.type]();
    rows.push(row as BenchRow);
  }
  return { columns, rows };
}
