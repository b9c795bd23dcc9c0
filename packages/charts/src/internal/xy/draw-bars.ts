import { at, rectangle } from '../scene/path.ts';
import type { Place } from '../scene/points.ts';
import type { Mark } from '../scene/scene.ts';
import type { XyColumn } from './xy-columns.ts';
import type { XyFrame } from './xy-frame.ts';

/** The maximum width of a group of bars when there are few. */
const widest = 180;
/** More rows than this cannot be told apart; beyond it, each of a thousand columns shows only its longest bars. */
const most = 2000;

/** The position of a column's bars within a row's slot: offset from the middle, and width. */
function slot(frame: XyFrame, column: XyColumn): { readonly offset: number; readonly width: number } {
  const bars = frame.columns.filter(({ shape }) => shape === 'bar');
  const group = Math.min(
    frame.stretch * (frame.data.positions.rows > 60 ? 0.9 : 0.74),
    widest * (column.stack ? 1 : bars.length),
  );
  if (column.stack) return { offset: -group / 2, width: group };
  const width = group / bars.length;
  return { offset: -group / 2 + bars.indexOf(column) * width, width: width * (bars.length > 1 ? 0.92 : 1) };
}

/** The ends of a bar, measured from the top. */
function ends({ level }: XyFrame, { stack, values }: XyColumn, row: number): readonly [number, number] {
  const [a, b] = stack
    ? [level(stack.lower[row] as number), level(stack.upper[row] as number)]
    : [level(0), level(values[row] as number)];
  return [Math.min(a, b), Math.max(a, b)];
}

/** The rows to draw: all of them, or the longest bar up and down in each of a thousand columns. */
function rowsToDraw(frame: XyFrame, column: XyColumn): readonly number[] {
  const { rows } = frame.data.positions;
  const all = Array.from({ length: rows }, (_, row) => row).filter((row) => !Number.isNaN(column.values[row]));
  if (rows <= most) return all;
  const longest = new Map<string, number>();
  for (const row of all) {
    const value = column.values[row] as number;
    const key = `${Math.floor(frame.along(row))} ${value < 0}`;
    const known = longest.get(key);
    if (known === undefined || Math.abs(value) > Math.abs(column.values[known] as number)) longest.set(key, row);
  }
  return [...longest.values()];
}

/** The end of a bar, where the keyboard ring and the tooltip go. */
export function barPlace(frame: XyFrame, column: XyColumn, row: number): Place | null {
  if (column.shape !== 'bar') return null;
  const { offset, width } = slot(frame, column);
  const [top, bottom] = ends(frame, column, row);
  return { x: frame.along(row) + offset + width / 2, y: (column.values[row] as number) < 0 ? bottom : top };
}

/**
 * Draws each bar's interval as a line with a cap at both ends. Stacked bars skip it: they do not start at zero, so an
 * interval would be meaningless.
 */
function drawIntervals(frame: XyFrame, column: XyColumn, rows: readonly number[]): readonly Mark[] {
  const { interval, id, stack } = column;
  if (!interval || stack) return [];
  const { offset, width } = slot(frame, column);
  let d = '';
  for (const row of rows) {
    const [lower, upper] = [frame.level(interval.low[row] as number), frame.level(interval.high[row] as number)];
    if (Number.isNaN(lower) || Number.isNaN(upper)) continue;
    const middle = frame.along(row) + offset + width / 2;
    const cap = Math.min(8, width / 4);
    d += `M${at(middle, lower)}L${at(middle, upper)}`;
    for (const end of [lower, upper]) d += `M${at(middle - cap, end)}L${at(middle + cap, end)}`;
  }
  return d ? [{ key: `interval ${id}`, kind: 'interval', d }] : [];
}

const kinds = { bar: 'bar', few: 'fewBar', unfinished: 'unfinishedBar' } as const;

/** Draws bar series: one shape for each, one for few cases, one for unfinished periods, one for the intervals. */
export function drawBars(frame: XyFrame): readonly Mark[] {
  return frame.columns
    .filter(({ shape }) => shape === 'bar')
    .flatMap((column): readonly Mark[] => {
      const slotOf = slot(frame, column);
      const width = Math.max(slotOf.width, frame.data.positions.rows > most ? 1 : 0);
      const shapes = { bar: '', few: '', unfinished: '' };
      const rows = rowsToDraw(frame, column);
      for (const row of rows) {
        const [top, bottom] = ends(frame, column, row);
        shapes[column.state(row) === 'few' ? 'few' : column.unfinished?.(row) ? 'unfinished' : 'bar'] += rectangle(
          Math.min(frame.along(row) + slotOf.offset, 1000 - width),
          top,
          width,
          bottom - top,
        );
      }
      const { id, paint, texture } = column;
      const bars = (['bar', 'few', 'unfinished'] as const)
        .filter((kind) => shapes[kind])
        .map((kind) => ({
          key: `${kind} ${id}`,
          kind: kinds[kind],
          d: shapes[kind],
          paint,
          texture,
        }));
      return [...bars, ...drawIntervals(frame, column, rows)];
    });
}
