import { type CellValue, type DataRow, isMissing } from './column.ts';
import type { ColumnStore } from './column-store.ts';
import { foldText } from './fold-text.ts';

/** A filter on one column. A row must pass all filters. */
export type ColumnFilter =
  | { readonly id: string; readonly kind: 'contains' | 'starts-with' | 'equals'; readonly text: string }
  | { readonly id: string; readonly kind: 'one-of'; readonly values: readonly CellValue[] }
  | { readonly id: string; readonly kind: 'between'; readonly min?: number; readonly max?: number }
  | { readonly id: string; readonly kind: 'missing' | 'present' };

/** A value of a column and how many rows have it, for a checklist. */
export interface Facet {
  readonly value: string | null;
  readonly count: number;
}

function textTest(filter: Extract<ColumnFilter, { text: string }>): (text: string) => boolean {
  const wanted = foldText(filter.text);
  switch (filter.kind) {
    case 'contains':
      return (text) => foldText(text).includes(wanted);
    case 'starts-with':
      return (text) => foldText(text).startsWith(wanted);
    case 'equals':
      return (text) => foldText(text) === wanted;
  }
}

/** Tests each distinct text once, no matter how many rows have it. */
function byDistinctText<Row extends DataRow>(
  store: ColumnStore<Row>,
  id: string,
  test: (text: string) => boolean,
  missing: boolean,
): (row: number) => boolean {
  const { codes, values } = store.text(id);
  const holds = new Uint8Array(values.length);
  for (let code = 0; code < values.length; code++) holds[code] = test(values[code] as string) ? 1 : 0;
  return (row) => {
    const code = codes[row] as number;
    return code < 0 ? missing : holds[code] === 1;
  };
}

function predicate<Row extends DataRow>(store: ColumnStore<Row>, filter: ColumnFilter): (row: number) => boolean {
  switch (filter.kind) {
    case 'contains':
    case 'starts-with':
    case 'equals':
      return byDistinctText(store, filter.id, textTest(filter), false);
    case 'one-of': {
      const wanted = new Set(filter.values.filter((value) => !isMissing(value)).map(String));
      return byDistinctText(store, filter.id, (text) => wanted.has(text), wanted.size < filter.values.length);
    }
    case 'between': {
      const numbers = store.numbers(filter.id);
      const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = filter;
      return (row) => (numbers[row] as number) >= min && (numbers[row] as number) <= max;
    }
    case 'missing':
    case 'present': {
      const { codes } = store.text(filter.id);
      const wantMissing = filter.kind === 'missing';
      return (row) => (codes[row] as number) < 0 === wantMissing;
    }
  }
}

/** Returns the indexes of the rows that pass every filter, in their original order, as a read-only array. */
export function filterRows<Row extends DataRow>(
  store: ColumnStore<Row>,
  filters: readonly ColumnFilter[],
): Uint32Array {
  if (filters.length === 0) return store.everyRow();
  const total = store.rows.length;
  const kept = new Uint32Array(total);
  const tests = filters.map((filter) => predicate(store, filter));
  let count = 0;
  for (let row = 0; row < total; row++) {
    let holds = true;
    for (let index = 0; holds && index < tests.length; index++) holds = (tests[index] as (row: number) => boolean)(row);
    if (holds) kept[count++] = row;
  }
  return kept.slice(0, count);
}

/**
 * The values of a column with their counts among the rows that pass the filters of the *other* columns:
 * checking one value must not remove the others from the list. Most frequent first.
 */
export function facetsOf<Row extends DataRow>(
  store: ColumnStore<Row>,
  id: string,
  filters: readonly ColumnFilter[],
): readonly Facet[] {
  const rows = filterRows(
    store,
    filters.filter((filter) => filter.id !== id),
  );
  const { codes, values } = store.text(id);
  const counts = new Uint32Array(values.length);
  let missing = 0;
  for (const row of rows) {
    const code = codes[row] as number;
    if (code < 0) missing += 1;
    else counts[code] = (counts[code] as number) + 1;
  }
  const facets: Facet[] = values
    .map((value, code) => ({ value, count: counts[code] as number }))
    .filter((facet) => facet.count > 0);
  facets.sort((a, b) => b.count - a.count || (String(a.value) < String(b.value) ? -1 : 1));
  return missing > 0 ? [...facets, { value: null, count: missing }] : facets;
}
