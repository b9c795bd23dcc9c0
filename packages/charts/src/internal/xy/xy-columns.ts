import { readPositions, type Positions } from '../data/positions.ts';
import { type Numbers, readValues, type Run, runThrough } from '../data/values.ts';
import { decimate } from '../scene/decimate.ts';
import { paintOf, type Paint } from '../scene/paint.ts';
import type { PointState } from '../scene/points.ts';
import { writeNumber } from '../words/numbers.ts';
import type { ReadInterval } from './xy-part.ts';
import { type DrawnSeries, idOf, type XySpec } from './xy-spec.ts';

/** A series as numbers, in the order of the positions. */
export interface XyColumn {
  readonly id: string;
  readonly label: string;
  readonly spec: DrawnSeries;
  readonly shape: 'line' | 'area' | 'bar';
  readonly paint: Paint;
  readonly texture: number;
  /** The reader has switched it off. */
  readonly hidden: boolean;
  /** NaN is a gap. */
  readonly values: Numbers;
  readonly interval: ReadInterval | undefined;
  /** Between what it lies, where it stands on others. */
  readonly stack?: { readonly lower: Float64Array; readonly upper: Float64Array };
  /** The rows a line of very many needs; null when it needs all. */
  readonly drawn?: Uint32Array | null;
  /** How it runs, in words and for the keys that go to its extremes; a part may leave values out of it. Null when it has no value. */
  readonly run: Run | null;
  /** What its axis has to hold. */
  readonly reach: readonly number[];
  readonly state: (row: number) => PointState;
  /** Rows a line leaves out, because they are drawn in a way of their own. */
  readonly apart?: ((row: number) => boolean) | undefined;
  /** Of how many cases, and how many there should be; left out where nothing is made of it. */
  readonly count?: (row: number) => number;
  readonly fewest?: number;
  readonly write: (value: number) => string;
}

/** The positions and columns of a chart, of the stretch that is shown. */
export interface XyData {
  readonly positions: Positions;
  /** All series. */
  readonly all: readonly XyColumn[];
  /** Those that are not switched off. */
  readonly columns: readonly XyColumn[];
}

function readColumn(
  spec: DrawnSeries,
  texture: number,
  positions: Positions,
  { parts, hidden, words }: XySpec,
): XyColumn {
  const values = readValues(spec.values, positions.rows, positions.order);
  const write = (value: number) => writeNumber(value, words.locale, spec);
  const read: XyColumn = {
    id: idOf(spec),
    label: spec.label,
    spec,
    shape: spec.shape ?? 'line',
    paint: spec.paint ?? paintOf(texture),
    texture,
    hidden: hidden?.has(idOf(spec)) ?? false,
    values,
    interval: spec.interval?.(positions, write),
    run: null,
    reach: [],
    state: (row) => (Number.isNaN(values[row] ?? Number.NaN) ? 'missing' : 'known'),
    write,
  };
  const column = parts.reduce((each, part) => part.column?.(each, positions) ?? each, read);
  const drawn = decimate(positions.at, column.values);
  const whole = runThrough(column.values, drawn);
  return {
    ...column,
    drawn,
    run: column.run ?? whole,
    reach: whole
      ? [values[whole.least] as number, values[whole.most] as number, ...(column.interval?.reach() ?? [])]
      : [],
  };
}

/** Reads positions and series of a chart. */
export function readXy(spec: XySpec): XyData {
  const { x, series, parts, words } = spec;
  const positions = parts.reduce(
    (shown, part) => part.cut?.(shown) ?? shown,
    readPositions(x, words.locale, words.timeZone),
  );
  const all = series.map((each, index) => readColumn(each, index, positions, spec));
  return { positions, all, columns: all.filter(({ hidden }) => !hidden) };
}
