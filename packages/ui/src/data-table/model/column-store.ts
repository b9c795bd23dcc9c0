import { type CellValue, type ColumnType, type DataColumn, type DataRow, isMissing } from './column.ts';
import { byRank, numberRanks, type Ranks, textRanks } from './ranks.ts';

/** Dictionary-encoded text: `codes[row]` is an index into `values`; -1 is missing. */
export interface TextColumn {
  readonly codes: Int32Array;
  readonly values: readonly string[];
}

/**
 * A column-oriented copy of the rows' values: one typed array per column, created the first time a column is sorted,
 * filtered or summed. The row objects themselves are not copied.
 */
export interface ColumnStore<Row extends DataRow> {
  readonly rows: readonly Row[];
  readonly columns: readonly DataColumn<Row>[];
  column(id: string): DataColumn<Row>;
  /** Numbers, epoch milliseconds or 0/1; NaN if the value is missing or not a number. */
  numbers(id: string): Float64Array;
  text(id: string): TextColumn;
  /** The rank of each row's value in its column. Cached, so that sorting again is fast. */
  ranks(id: string): Ranks;
  /** All row indexes in the original order; always the same array. */
  everyRow(): Uint32Array;
  /** All row indexes in ascending order of a column, missing values last. Cached. */
  ascending(id: string): Uint32Array;
}

function numberOf(value: CellValue, type: ColumnType): number {
  if (typeof value === 'number') return value;
  if (isMissing(value)) return Number.NaN;
  if (typeof value === 'boolean') return value ? 1 : 0;
  return type === 'date' || type === 'date-time' ? Date.parse(value) : Number(value);
}

/**
 * Creates the store of a table.
 * @param collatorOf returns the text order when a text column is first sorted; `numeric: true` puts "Bay 2" before "Bay 10".
 * @throws for an unknown column id.
 */
export function createColumnStore<Row extends DataRow>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  collatorOf: () => Intl.Collator,
): ColumnStore<Row> {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const numberColumns = new Map<string, Float64Array>();
  const textColumns = new Map<string, TextColumn>();
  const rankColumns = new Map<string, Ranks>();
  const ascendingColumns = new Map<string, Uint32Array>();
  let every: Uint32Array | undefined;

  function column(id: string): DataColumn<Row> {
    const found = byId.get(id);
    if (!found) throw new Error(`There is no column "${id}"; the table has ${[...byId.keys()].join(', ')}.`);
    return found;
  }

  function makeNumbers(id: string): Float64Array {
    const { value, type } = column(id);
    const numbers = new Float64Array(rows.length);
    for (let index = 0; index < rows.length; index++) numbers[index] = numberOf(value(rows[index] as Row), type);
    return numbers;
  }

  function makeText(id: string): TextColumn {
    const { value } = column(id);
    const codes = new Int32Array(rows.length);
    const codeOf = new Map<string, number>();
    const values: string[] = [];
    for (let index = 0; index < rows.length; index++) {
      const raw = value(rows[index] as Row);
      if (isMissing(raw)) {
        codes[index] = -1;
        continue;
      }
      const text = String(raw);
      let code = codeOf.get(text);
      if (code === undefined) {
        code = values.length;
        codeOf.set(text, code);
        values.push(text);
      }
      codes[index] = code;
    }
    return { codes, values };
  }

  function makeRanks(id: string): Ranks {
    if (column(id).type !== 'text') return numberRanks(store.numbers(id));
    const { codes, values } = store.text(id);
    return textRanks(codes, values, collatorOf());
  }

  const store: ColumnStore<Row> = {
    rows,
    columns,
    column,
    numbers: (id) => remember(numberColumns, id, makeNumbers),
    text: (id) => remember(textColumns, id, makeText),
    ranks: (id) => remember(rankColumns, id, makeRanks),
    everyRow: () => (every ??= indexesUpTo(rows.length)),
    ascending: (id) => remember(ascendingColumns, id, () => byRank(store.ranks(id), store.everyRow(), false)),
  };
  return store;
}

function remember<Value>(known: Map<string, Value>, id: string, make: (id: string) => Value): Value {
  let value = known.get(id);
  if (value === undefined) {
    value = make(id);
    known.set(id, value);
  }
  return value;
}

function indexesUpTo(count: number): Uint32Array {
  const indexes = new Uint32Array(count);
  for (let index = 0; index < count; index++) indexes[index] = index;
  return indexes;
}
