import { straight } from '../scene/curves.ts';
import { dot } from '../scene/path.ts';
import type { Numbers } from '../data/values.ts';
import { decimate } from '../scene/decimate.ts';
import type { Mark } from '../scene/scene.ts';
import type { XyColumn } from './xy-columns.ts';
import type { XyFrame } from './xy-frame.ts';

/** Above this number of points, a curve looks like straight lines and its path is three times as long. */
const maxCurved = 1000;

/** A run of consecutive rows without a gap. */
export type Stretch = readonly number[] | Uint32Array;

/**
 * The rows to draw for a line, split into runs at gaps. Rows in `skip` count as gaps; `kept` is the decimated rows of a
 * long line, computed from the values if omitted.
 */
export function stretchesOf(
  frame: XyFrame,
  values: Numbers,
  skip?: (row: number) => boolean,
  kept = decimate(frame.data.positions.at, values),
): readonly Stretch[] {
  const { length: count } = kept ?? values;
  const stretches: Stretch[] = [];
  let from = 0;
  for (let index = 0; index <= count; index += 1) {
    const row = kept ? (kept[index] as number) : index;
    if (index < count && !Number.isNaN(values[row]) && !skip?.(row)) continue;
    if (index > from)
      stretches.push(
        kept ? kept.subarray(from, index) : Array.from({ length: index - from }, (_, step) => from + step),
      );
    from = index + 1;
  }
  return stretches;
}

/** A long line in whole units: points in the same pixel column are joined vertically. */
function long({ along, level }: XyFrame, rows: Stretch, values: Numbers, begin: 'M' | 'L'): string {
  let d = '';
  let x = -1;
  let y = 0;
  for (const row of rows) {
    const nextX = Math.round(along(row));
    const nextY = Math.round(level(values[row] as number));
    if (nextX !== x) d += `${d ? 'L' : begin}${nextX} ${nextY}`;
    else if (nextY !== y) d += `V${nextY}`;
    x = nextX;
    y = nextY;
  }
  return d;
}

function through(frame: XyFrame, rows: Stretch, values: Numbers, begin: 'M' | 'L'): string {
  if (rows.length > maxCurved) return long(frame, rows, values, begin);
  return (frame.spec.curve ?? straight)(
    Array.from(rows, (row) => ({ x: frame.along(row), y: frame.level(values[row] as number) })),
    begin,
  );
}

/** Path data for one run of values, in the chart's curve. */
export const trace = (frame: XyFrame, rows: Stretch, values: Numbers): string => through(frame, rows, values, 'M');

/** The fill between two edges over one run of rows. */
export const traceBetween = (frame: XyFrame, rows: Stretch, lower: Numbers, upper: Numbers): string =>
  `${through(frame, rows, upper, 'M')}${through(frame, [...rows].reverse(), lower, 'L')}Z`;

/** One column's line, isolated points and interval. */
export function drawLine(frame: XyFrame, column: XyColumn): readonly Mark[] {
  const { id, paint, texture, stack, interval, apart, drawn } = column;
  const values = stack?.upper ?? column.values;
  let [d, lone] = ['', ''];
  for (const rows of stretchesOf(frame, values, apart, stack ? undefined : drawn))
    if (rows.length > 1) d += trace(frame, rows, values);
    else lone += dot(frame.along(rows[0] as number), frame.level(values[rows[0] as number] as number));
  return [
    // An interval belongs to the value itself, not to its stacked position.
    ...(stack ? [] : (interval?.draw(frame, column) ?? [])),
    ...(d ? [{ key: `line ${id}`, kind: 'line' as const, d, paint, texture }] : []),
    ...(lone ? [{ key: `dots ${id}`, kind: 'dots' as const, d: lone, paint }] : []),
  ];
}

/** Draws the line series. */
export const drawLines = (frame: XyFrame): readonly Mark[] =>
  frame.columns.filter(({ shape }) => shape === 'line').flatMap((column) => drawLine(frame, column));
