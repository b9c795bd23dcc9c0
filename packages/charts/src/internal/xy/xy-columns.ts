import { readPositions, type Positions } from '../data/positions.ts';
import { type Numbers, readValues, type Run, runThrough } from '../data/values.ts';
import { paintOf, type Paint } from '../scene/paint.ts';
import type { PointState } from '../scene/points.ts';
import { writeNumber } from '../words/numbers.ts';
import type { Words } from '../words/words.ts';
import { type HeldGoal, heldGoals } from './goals.ts';
import type { DrawnSeries, FewSpec, XySpec } from './xy-spec.ts';

/** A series as numbers, in the order of the positions. */
export interface XyColumn {
  readonly id: string;
  readonly spec: DrawnSeries;
  readonly paint: Paint;
  readonly texture: number;
  /** NaN is a gap. */
  readonly values: Numbers;
  readonly low: Numbers | null;
  readonly high: Numbers | null;
  /** Null when it has no value. */
  readonly run: Run | null;
  readonly state: (row: number) => PointState;
  /** Of how many cases; null where nothing is made of it. */
  readonly counts: Numbers | null;
  readonly write: (value: number) => string;
}

/** The positions and columns of a chart, of the stretch that is shown. */
export interface XyData {
  readonly positions: Positions;
  /** Series that are not switched off. */
  readonly columns: readonly XyColumn[];
  /** Goals that hold for a stretch of it. */
  readonly goals: readonly HeldGoal[];
}

function readColumn(spec: DrawnSeries, index: number, { rows, order }: Positions, few: FewSpec | undefined, words: Words): XyColumn {
  const read = (values: DrawnSeries['values'] | undefined) => (values ? readValues(values, rows, order) : null);
  const all = readValues(spec.values, rows, order);
  const counts = few ? read(spec.counts) : null;
  const isFew = (row: number) => few !== undefined && counts !== null && (counts[row] as number) < few.under;
  const withheld = new Set<number>();
  if (few?.show === 'withheld' && counts) for (let row = 0; row < rows; row += 1) if (isFew(row) && !Number.isNaN(all[row])) withheld.add(row);
  const shown = (numbers: Numbers) => (withheld.size > 0 ? Float64Array.from(numbers, (value, row) => (withheld.has(row) ? Number.NaN : value)) : numbers);
  const values = shown(all);
  const [low, high] = [spec.low, spec.high].map((ends) => ends ? shown(readValues(ends, rows, order)) : null) as [Numbers | null, Numbers | null];
  const state = (row: number): PointState => (withheld.has(row) ? 'withheld' : Number.isNaN(values[row] ?? Number.NaN) ? 'missing' : isFew(row) ? 'few' : 'known');
  return { id: spec.id ?? spec.label, spec, paint: spec.paint ?? paintOf(index), texture: index, values, low, high, counts, run: runThrough(values), state, write: (value) => writeNumber(value, words.locale, spec) };
}

/** The part of positions between two values, ends included. */
function shown(positions: Positions, view: XySpec['view']): readonly [number, number] {
  if (!view) return [0, positions.rows];
  const from = positions.at.findIndex((at) => at >= view[0]);
  const to = positions.at.findLastIndex((at) => at <= view[1]) + 1;
  return from < 0 || to <= from ? [0, positions.rows] : [from, to];
}

function cut(positions: Positions, [from, to]: readonly [number, number]): Positions {
  if (from === 0 && to === positions.rows) return positions;
  const { kind, at, order, nameOf, grain } = positions;
  return {
    kind,
    grain,
    rows: to - from,
    at: at.slice(from, to),
    order: order ? order.slice(from, to) : Uint32Array.from({ length: to - from }, (_, row) => row + from),
    nameOf: (row, short) => nameOf(row + from, short),
  };
}

/** Reads positions and series of a chart. */
export function readXy({ x, series, goals = [], few, view, hidden, words }: XySpec): XyData {
  const all = readPositions(x, words.locale, words.timeZone);
  const positions = cut(all, shown(all, view));
  const drawn = series.map((spec, index) => ({ spec, index })).filter(({ spec }) => !hidden?.has(spec.id ?? spec.label));
  return { positions, columns: drawn.map(({ spec, index }) => readColumn(spec, index, positions, few, words)), goals: heldGoals(goals, positions) };
}
