import type { Outcome } from '../outcome/outcome.ts';

/** A reply as text, with similar rows stored as columns; see {@link pack}. */
export type Packed<Reply> = string & { readonly packed?: Reply };

type Cell = readonly unknown[];
/** Replaces an array of objects that all have the same keys. */
interface Rows {
  readonly [rowsKey]: number;
  readonly columns: Readonly<Record<string, Cell>>;
}

const rowsKey = '@rows';
/** Below this many rows, packing saves nothing. */
const fewest = 8;

/**
 * Encodes a reply for the browser. A location with many people sends thousands of similar rows: their field names are
 * written once, and so is each repeated value. {@link unpack} returns a value equal to the input, as far as JSON can
 * express it.
 */
export function pack<Reply>(reply: Reply): Packed<Reply> {
  return JSON.stringify(packed(reply));
}

/** An outcome whose reply is packed. */
export function packOutcome<Reply>(outcome: Outcome<Reply>): Outcome<Packed<Reply>> {
  return outcome.ok ? { ok: true, data: pack(outcome.data) } : outcome;
}

const textOf = new WeakMap<object, string>();

/**
 * Decodes the text of {@link pack}. Repeated values become one shared value in the reply.
 * @param before a reply that is returned if it says the same, so that nothing is drawn again
 */
export function unpack<Reply>(text: Packed<Reply>, before?: Reply): Reply {
  if (typeof before === 'object' && before !== null && textOf.get(before) === text) return before;
  const reply = unpacked(JSON.parse(text)) as Reply;
  if (typeof reply === 'object' && reply !== null) textOf.set(reply, text);
  return reply;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function packed(value: unknown): unknown {
  if (Array.isArray(value)) return rowsOf(value) ?? value.map(packed);
  if (!isObject(value)) return value;
  if (rowsKey in value) throw new Error(`A reply has a field named ${rowsKey}, which says that rows are packed.`);
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, packed(own)]));
}

/** An array as columns; null if its items don't all have the same keys. */
function rowsOf(items: readonly unknown[]): Rows | null {
  const [first] = items;
  if (items.length < fewest || !isObject(first)) return null;
  const keys = Object.keys(first);
  const alike = (item: unknown): item is Record<string, unknown> => {
    if (!isObject(item)) return false;
    const own = Object.keys(item);
    return own.length === keys.length && own.every((key, index) => key === keys[index]);
  };
  if (!items.every(alike)) return null;
  return {
    [rowsKey]: items.length,
    columns: Object.fromEntries(keys.map((key) => [key, cellsOf(items.map((item) => item[key]))])),
  };
}

function cellsOf(values: readonly unknown[]): Cell {
  if (values.every((value) => Array.isArray(value)) && values.some((list) => list.some(isObject)))
    return ['lists', values.map((list) => list.length), packed(values.flat(1))];
  const known = new Map<unknown, number>();
  const distinct: unknown[] = [];
  const most = values.length / 4;
  const at: number[] = [];
  for (const value of values) {
    // Lists and objects are compared by content.
    const key = typeof value === 'object' && value !== null ? `\n${JSON.stringify(value)}` : value;
    let index = known.get(key);
    if (index === undefined) {
      if (distinct.length >= most) return ['each', values.map(packed)];
      known.set(key, (index = distinct.push(packed(value)) - 1));
    }
    at.push(index);
  }
  return distinct.length === 1 ? ['same', distinct[0]] : ['one of', distinct, at];
}

function unpacked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpacked);
  if (!isObject(value)) return value;
  if (!(rowsKey in value)) return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, unpacked(own)]));
  const { [rowsKey]: length, columns } = value as unknown as Rows;
  const rows = Array.from({ length }, (): Record<string, unknown> => ({}));
  for (const [key, cell] of Object.entries(columns)) {
    const valueAt = readCells(cell);
    for (let index = 0; index < length; index++) rows[index]![key] = valueAt(index);
  }
  return rows;
}

function readCells(cell: Cell): (index: number) => unknown {
  const [kind, first, second] = cell;
  if (kind === 'same') {
    const value = unpacked(first);
    return () => value;
  }
  if (kind === 'one of') {
    const distinct = unpacked(first) as unknown[];
    const at = second as readonly number[];
    return (index) => distinct[at[index]!];
  }
  if (kind === 'lists') {
    const flat = unpacked(second) as unknown[];
    let begin = 0;
    const lists = (first as readonly number[]).map((length) => flat.slice(begin, (begin += length)));
    return (index) => lists[index];
  }
  const values = unpacked(first) as unknown[];
  return (index) => values[index];
}
