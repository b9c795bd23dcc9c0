import { type CurveDrawing, smooth, step, straight } from '../scene/curves.ts';
import { dot } from '../scene/path.ts';
import type { Numbers } from '../data/values.ts';
import { decimate } from '../scene/decimate.ts';
import type { Mark } from '../scene/scene.ts';
import { sideOf, type XyFrame } from './xy-frame.ts';
import type { XyColumn } from './xy-columns.ts';
import type { Curve } from './xy-spec.ts';

const curves: Readonly<Record<Curve, CurveDrawing>> = { straight, smooth, step };
/** Beyond this many points a curve looks like straight lines and is three times as long. */
const mostCurved = 1000;

/** Consecutive rows without a gap between them. */
export type Stretch = readonly number[];

/** The rows a line needs, in stretches that gaps part. `skip` rows count as gaps. */
export function stretchesOf(frame: XyFrame, values: Numbers, skip?: (row: number) => boolean): readonly Stretch[] {
  const { at, rows } = frame.data.positions;
  const kept = decimate(at, values);
  const count = kept?.length ?? rows;
  const stretches: Stretch[] = [];
  let from = 0;
  for (let index = 0; index <= count; index += 1) {
    const row = kept ? (kept[index] as number) : index;
    if (index < count && !Number.isNaN(values[row]) && !skip?.(row)) continue;
    if (index > from) stretches.push(kept ? kept.slice(from, index) : Array.from({ length: index - from }, (_, step) => from + step));
    from = index + 1;
  }
  return stretches;
}

type Level = (row: number) => number;

/** A line of very many points in whole units: those of one pixel column follow each other up and down. */
function long(frame: XyFrame, rows: Stretch, level: Level, begin: 'M' | 'L'): string {
  let d = '';
  let [x, y] = [Number.NaN, Number.NaN];
  for (const row of rows) {
    const [nextX, nextY] = [Math.round(frame.along(row)), Math.round(level(row))];
    if (nextX !== x) d += `${d ? 'L' : begin}${nextX} ${nextY}`;
    else if (nextY !== y) d += `V${nextY}`;
    x = nextX;
    y = nextY;
  }
  return d;
}

function through(frame: XyFrame, rows: Stretch, level: Level, begin: 'M' | 'L'): string {
  if (rows.length > mostCurved) return long(frame, rows, level, begin);
  return curves[frame.spec.curve ?? 'straight'](rows.map((row) => ({ x: frame.along(row), y: level(row) })), begin);
}

/** Path data through the rows of one stretch, in the chart's curve. */
export const trace = (frame: XyFrame, rows: Stretch, level: Level): string => through(frame, rows, level, 'M');

/** The filling between two edges over the rows of one stretch. */
export const traceBetween = (frame: XyFrame, rows: Stretch, lower: Level, upper: Level): string => `${through(frame, rows, upper, 'M')}${through(frame, [...rows].reverse(), lower, 'L')}Z`;

function drawBand(frame: XyFrame, { id, paint, low, high, spec }: XyColumn): readonly Mark[] {
  if (!low || !high) return [];
  const side = spec.side ?? 'start';
  const d = stretchesOf(frame, low, (row) => Number.isNaN(high[row]))
    .map((rows) => traceBetween(frame, rows, (row) => frame.level(low[row] as number, side), (row) => frame.level(high[row] as number, side)))
    .join('');
  return d ? [{ key: `band ${id}`, kind: 'band', d, paint }] : [];
}

/** Stretches of values counted from too few cases, with the sound neighbours that lead into them. */
function fewStretches(column: XyColumn, rows: number): readonly Stretch[] {
  const stretches: number[][] = [];
  for (let row = 0; row < rows; row += 1) {
    if (column.state(row) !== 'few') continue;
    const known = (each: number) => each >= 0 && each < rows && !Number.isNaN(column.values[each]);
    const last = stretches.at(-1);
    if (last && last.at(-1) === row) {
      if (known(row + 1)) last.push(row + 1);
    } else stretches.push([row - 1, row, row + 1].filter(known));
  }
  return stretches;
}

/** The line of one column: itself, what is few of it, its lone points, its interval. */
export function drawLine(frame: XyFrame, column: XyColumn, values = column.values): readonly Mark[] {
  const { id, paint, texture } = column;
  const side = sideOf(column);
  const level = (row: number) => frame.level(values[row] as number, side);
  const isFew = (row: number) => column.state(row) === 'few';
  const { rows } = frame.data.positions;
  const hasFew = frame.spec.few !== undefined && rows <= 4000;
  const stretches = stretchesOf(frame, values, hasFew ? isFew : undefined);
  const few = hasFew ? fewStretches(column, rows) : [];
  const d = stretches.filter((each) => each.length > 1).map((each) => trace(frame, each, level)).join('');
  const lone = stretches.filter((each) => each.length === 1).map(([row]) => dot(frame.along(row as number), level(row as number))).join('');
  const fewLine = few.map((each) => trace(frame, each, level)).join('');
  const fewDots = few.flat().filter(isFew).map((row) => dot(frame.along(row), level(row))).join('');
  return [
    // An interval belongs to the value itself, not to where a stack has lifted it.
    ...(values === column.values ? drawBand(frame, column) : []),
    ...(fewLine ? [{ key: `few ${id}`, kind: 'few' as const, d: fewLine, paint }] : []),
    ...(d ? [{ key: `line ${id}`, kind: 'line' as const, d, paint, texture }] : []),
    ...(lone ? [{ key: `dots ${id}`, kind: 'dots' as const, d: lone, paint }] : []),
    ...(fewDots ? [{ key: `few dots ${id}`, kind: 'dots' as const, d: fewDots, paint: 'muted' as const }] : []),
  ];
}

/** Draws the series that are lines. */
export const drawLines = (frame: XyFrame): readonly Mark[] => frame.data.columns.filter(({ spec }) => spec.shape === 'line').flatMap((column) => drawLine(frame, column));
