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
  /** True if the user has hidden it. */
  readonly hidden: boolean;
  /** NaN is a gap. */
  readonly values: Numbers;
  readonly interval: ReadInterval | undefined;
  /** The lower and upper edges of a stacked series. */
  readonly stack?: { readonly lower: Float64Array; readonly upper: Float64Array };
  /** The decimated rows of a long line; null if it needs all of them. */
  readonly drawn?: Uint32Array | null;
  /**
   * Its first, last, minimum and maximum rows, for the summary and the keys that jump to the extremes; a part may
   * exclude values. Null if it has no values.
   */
  readonly run: Run | null;
  /** The values its axis must include. */
  readonly reach: readonly number[];
  readonly state: (row: number) => PointState;
  /** Rows that the line skips because they are drawn separately. */
  readonly apart?: ((row: number) => boolean) | undefined;
  /** The number of cases, and the minimum required; omitted if not used. */
  readonly count?: (row: number) => number;
  readonly fewest?: number;
  /** True for rows that cover only part of their period. */
  readonly unfinished?: (row: number) => boolean;
  /** Announced after the value. */
  readonly note?: (row: number) => string;
  readonly write: (value: number) => string;
}

/** A chart's positions and columns for the visible range. */
export interface XyData {
  readonly positions: Positions;
  /** All series. */
  readonly all: readonly XyColumn[];
  /** The visible ones. */
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
  const column = parts.reduce((each, part) => part.column?.(each, positions, words) ?? each, read);
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

/** Parses a chart's positions and series. */
export function readXy(spec: XySpec): XyData {
  const { x, series, parts, words } = spec;
  const positions = parts.reduce(
    (shown, part) => part.cut?.(shown, words) ?? shown,
    readPositions(x, words.locale, words.timeZone),
  );
  const all = series.map((each, index) => readColumn(each, index, positions, spec));
  return { positions, all, columns: all.filter(({ hidden }) => !hidden) };
}
