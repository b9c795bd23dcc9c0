import type { Numbers } from './values.ts';
import { namePoint, type TimeGrain, zoneOffset } from '../words/dates.ts';
import { numberFormat } from '../words/numbers.ts';

/**
 * The positions along the first axis: ISO days, timestamps (ISO strings with a zone, or milliseconds), numbers, or
 * names. For large data, a `Float64Array` of timestamps or numbers is fastest.
 */
export interface PositionSpec {
  readonly values: readonly (string | number | null | undefined)[] | Float64Array;
  /** The name of a position, such as `Day` or `Station`. Used as the header of the table's first column. */
  readonly label?: string | undefined;
  /**
   * @defaultValue inferred from the first value: an ISO day, an ISO timestamp, a number, else a name. Milliseconds need
   * `time`.
   */
  readonly kind?: PositionKind | undefined;
  /** Format for numeric positions. */
  readonly format?: Intl.NumberFormatOptions | undefined;
}

/** `day` is a calendar day without a zone, `time` a timestamp, `number` a measure, `name` a category. */
export type PositionKind = 'day' | 'time' | 'number' | 'name';

/**
 * A chart's parsed positions in ascending order (names keep their order). Rows without a readable position are dropped.
 */
export interface Positions {
  readonly kind: PositionKind;
  readonly rows: number;
  /** Milliseconds, numbers, or the row's number for names. Ascending. */
  readonly at: Numbers;
  /** The original row index behind each row; null when they are the same. */
  readonly order: Uint32Array | null;
  /** The name of a row: in full, or short enough for a sentence. */
  readonly nameOf: (row: number, short?: boolean) => string;
  readonly grain: TimeGrain;
  /** The time zone used to name timestamps. Days have no zone. */
  readonly zone: string;
}

function kindOf(values: PositionSpec['values']): PositionKind {
  const first = (values as readonly Parameters<typeof positionOf>[0][]).find((value) => (value ?? '') !== '');
  if (typeof first === 'number') return 'number';
  const [, rest] = /^\d{4}-\d\d-\d\d(T|$)/.exec(first ?? '') ?? [];
  if (rest === '') return 'day';
  return rest && Number.isFinite(positionOf(first)) ? 'time' : 'name';
}

/** A position as a number, NaN when it cannot be read. */
export function positionOf(value: string | number | null | undefined): number {
  if (typeof value === 'string') return Date.parse(value);
  return Number.isFinite(value) ? (value as number) : Number.NaN;
}

/** True if the positions are finite numbers in ascending order. */
function areAscending(values: PositionSpec['values']): boolean {
  let before = -Number.MAX_VALUE;
  for (let row = 0; row < values.length; row += 1) {
    const position = values[row];
    if (!(typeof position === 'number' && position >= before)) return false;
    before = position;
  }
  return before < Infinity;
}

/**
 * Sorts positions in ascending order and drops unreadable ones, along with each one's original row index. The sort is
 * stable.
 */
function inOrder(values: PositionSpec['values']): Pick<Positions, 'at' | 'order'> {
  const raw = areAscending(values)
    ? (values as Numbers)
    : Float64Array.from<Parameters<typeof positionOf>[0]>(values, positionOf);
  if (areAscending(raw)) return { at: raw, order: null };
  const rows = [...raw.keys()].filter((row) => !Number.isNaN(raw[row]));
  const order = Uint32Array.from(rows.sort((a, b) => (raw[a] as number) - (raw[b] as number) || a - b));
  return { at: Float64Array.from(order, (row) => raw[row] as number), order };
}

function grainOf(kind: PositionKind, at: Numbers, timeZone: string): TimeGrain {
  const day = 86_400_000;
  if (kind === 'time') {
    if (at.some((moment) => moment % 3_600_000 !== 0)) return 'minute';
    // One timestamp per day, each at midnight, is treated as a day. DST changes can shift it by an hour.
    const daily =
      at.length > 1 && at.every((moment, row) => row === 0 || moment - (at[row - 1] as number) >= 23 * 3_600_000);
    return daily && at.every((moment) => (moment + zoneOffset(moment, timeZone)) % day === 0) ? 'day' : 'hour';
  }
  return at.length > 1 &&
    at.every((moment) => new Date(moment).getUTCDate() === 1) &&
    (at.at(-1) as number) - (at[0] as number) > 27 * day
    ? 'month'
    : 'day';
}

/** Parses positions; `locale` and `timeZone` are used to name them. */
export function readPositions(
  { values, kind = kindOf(values), format }: PositionSpec,
  locale: string,
  timeZone: string,
): Positions {
  const zone = kind === 'day' ? 'UTC' : timeZone;
  if (kind === 'name') {
    const at = new Float64Array(values.length).map((_, row) => row);
    return {
      kind,
      rows: values.length,
      at,
      order: null,
      nameOf: (row) => String(values[row] ?? '–'),
      grain: 'day',
      zone,
    };
  }
  const { at, order } = inOrder(values);
  const grain = kind === 'number' ? 'day' : grainOf(kind, at, timeZone);
  const nameOf = (row: number, short = false) => {
    const value = at[row] as number;
    return kind === 'number'
      ? numberFormat(locale, format).format(value)
      : namePoint(value, grain, locale, zone, short);
  };
  return { kind, rows: at.length, at, order, nameOf, grain, zone };
}

/** The row of a name; -1 when there is none. */
export function rowNamed({ kind, rows, nameOf }: Positions, name: string): number {
  if (kind === 'name') for (let row = 0; row < rows; row += 1) if (nameOf(row) === name) return row;
  return -1;
}
