import type { Aggregate, DataColumn, DataRow } from './column.ts';
import type { ColumnStore } from './column-store.ts';

/** Totals by column id; null for no value. Columns without an aggregate have no entry. */
export type Totals = Readonly<Record<string, number | null>>;

function sumOf(numbers: Float64Array, rows: Uint32Array): { sum: number; count: number } {
  let sum = 0;
  let count = 0;
  for (const row of rows) {
    const value = numbers[row] as number;
    if (Number.isNaN(value)) continue;
    sum += value;
    count += 1;
  }
  return { sum, count };
}

function extreme(numbers: Float64Array, rows: Uint32Array, better: (a: number, b: number) => boolean): number | null {
  let best: number | null = null;
  for (const row of rows) {
    const value = numbers[row] as number;
    if (!Number.isNaN(value) && (best === null || better(value, best))) best = value;
  }
  return best;
}

function present<Row extends DataRow>(
  store: ColumnStore<Row>,
  id: string,
  rows: Uint32Array,
): { count: number; distinct: number } {
  const { codes } = store.text(id);
  const seen = new Set<number>();
  let count = 0;
  for (const row of rows) {
    const code = codes[row] as number;
    if (code < 0) continue;
    count += 1;
    seen.add(code);
  }
  return { count, distinct: seen.size };
}

/** Computes one aggregate of a column over some rows; null for no value. */
export function aggregateRows<Row extends DataRow>(
  store: ColumnStore<Row>,
  id: string,
  how: Aggregate,
  rows: Uint32Array,
): number | null {
  if (typeof how === 'object') {
    const [numeratorId, denominatorId] = how.ratio;
    const denominator = sumOf(store.numbers(denominatorId), rows).sum;
    return denominator === 0 ? null : ((how.scale ?? 1) * sumOf(store.numbers(numeratorId), rows).sum) / denominator;
  }
  switch (how) {
    case 'sum': {
      const { sum, count } = sumOf(store.numbers(id), rows);
      return count === 0 ? null : sum;
    }
    case 'mean': {
      const { sum, count } = sumOf(store.numbers(id), rows);
      return count === 0 ? null : sum / count;
    }
    case 'min':
      return extreme(store.numbers(id), rows, (a, b) => a < b);
    case 'max':
      return extreme(store.numbers(id), rows, (a, b) => a > b);
    case 'count':
      return present(store, id, rows).count;
    case 'distinct':
      return present(store, id, rows).distinct;
  }
}

/** Computes the totals of all columns over some rows. */
export function totalsOf<Row extends DataRow>(
  store: ColumnStore<Row>,
  rows: Uint32Array,
  columns: readonly DataColumn<Row>[] = store.columns,
): Totals {
  return Object.fromEntries(
    columns.flatMap(({ id, aggregate }) =>
      aggregate === undefined ? [] : [[id, aggregateRows(store, id, aggregate, rows)]],
    ),
  );
}
