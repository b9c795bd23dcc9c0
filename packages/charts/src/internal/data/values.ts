/** What a caller may give for a value. Anything that is not a finite number is a gap. */
export type Value = number | null | undefined;

/** A column of values. A `Float64Array`, NaN for gaps, is read as it stands, which is fastest for very many: a list's numbers are unpacked one by one. */
export type Values = readonly Value[] | Float64Array;

/** Numbers one after the other, NaN for gaps: the caller's own list where it holds nothing else, so that very many are neither copied nor kept twice. */
export type Numbers = Float64Array | readonly number[];

/** Only a finite number less itself is nothing. Asked so, a hundred thousand values are read in half the time. */
const isFinite = (value: Value): value is number => typeof value === 'number' && value - value === 0;

function areFinite(values: Values): values is Numbers {
  for (let row = 0; row < values.length; row += 1) if (!isFinite(values[row])) return false;
  return true;
}

/** A column of values as numbers; gaps are NaN. */
export function readValues(values: Values | undefined, rows: number, order: Uint32Array | null): Numbers {
  if (values?.length === rows && !order && areFinite(values)) return values;
  const column = new Float64Array(rows).fill(Number.NaN);
  for (let row = 0; row < rows; row += 1) {
    const value = values?.[order ? (order[row] as number) : row];
    if (isFinite(value)) column[row] = value;
  }
  return column;
}

/** A column with gaps in some rows. */
export const without = (column: Numbers, rows: ReadonlySet<number>): Float64Array =>
  Float64Array.from(column, (value, row) => (rows.has(row) ? Number.NaN : value));

/** The least and greatest known values of a column, within rows `from` to `to`; null when there are none. */
export function extent(column: Numbers, from = 0, to = column.length): readonly [number, number] | null {
  let low = Infinity;
  let high = -Infinity;
  for (let row = from; row < to; row += 1) {
    const value = column[row] as number;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return low <= high ? [low, high] : null;
}

/** The rows a series begins, ends, is least and is most at. */
export interface Run {
  readonly first: number;
  readonly last: number;
  readonly least: number;
  readonly most: number;
}

/** How a series runs; null when it has no value. Of very many rows those that are drawn are enough: the least and the greatest are among them. */
export function runThrough(values: Numbers, drawn?: Uint32Array | null): Run | null {
  const { length: count } = drawn ?? values;
  let least = -1;
  let most = -1;
  let low = Infinity;
  let high = -Infinity;
  for (let index = 0; index < count; index += 1) {
    const row = drawn ? (drawn[index] as number) : index;
    const value = values[row] as number;
    // A gap compares with nothing.
    if (value < low) {
      low = value;
      least = row;
    }
    if (value > high) {
      high = value;
      most = row;
    }
  }
  if (least < 0) return null;
  const known = (value: number) => value === value;
  return { first: values.findIndex(known), last: values.findLastIndex(known), least, most };
}
