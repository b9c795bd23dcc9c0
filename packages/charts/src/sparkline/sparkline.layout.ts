import { readValues, runThrough, type Value } from '../internal/data/values.ts';
import { at, dot, levelLine } from '../internal/scene/path.ts';

/** The picture of a series in a box of 1000 by 1000, and its ends. Without values there is nothing to draw. */
export interface SparkPicture {
  readonly line?: string;
  /** The line to the value of an unfinished period. */
  readonly dashed?: string;
  /** Isolated values (with gaps on both sides), which a line cannot show, and the last value; of a few values, all. */
  readonly dots?: string;
  /** The dot of an unfinished period among a few values. */
  readonly openDot?: string;
  readonly goal?: string;
  /** The value of an unfinished period, which isn't in `run`. */
  readonly toDate: number | null;
  /** Null if there are no values of whole periods. */
  readonly run: { readonly first: number; readonly last: number; readonly least: number; readonly most: number } | null;
}

/** With fewer values than this, a line suggests a trend they can't show: they are drawn as dots. */
const leastForLine = 10;
/** Half the stroke width, in units of a picture about 32 pixels high. */
const inset = 90;

/**
 * Draws a series, as a line from ten values on. Gaps stay open; the goal is always included in the picture. With `unfinished`, the last value covers a
 * period that isn't over: it is dashed and not compared with the others.
 */
export function sparkPicture(values: readonly Value[], goal?: number, unfinished = false): SparkPicture {
  const column = readValues(values, values.length, null);
  const all = runThrough(column);
  if (!all) return { toDate: null, run: null };
  const { first, last } = all;
  const value = (row: number) => column[row] as number;
  const low = Math.min(value(all.least), goal ?? Infinity);
  const high = Math.max(value(all.most), goal ?? -Infinity);
  const end = values.length - 1;
  const y = (of: number) => (high === low ? 500 : 1000 - inset - ((of - low) / (high - low)) * (1000 - 2 * inset));
  const place = (row: number) => [end ? 20 + (row / end) * 960 : 500, y(value(row))] as const;
  const known = (row: number) => !Number.isNaN(value(row));
  const open = unfinished && last === end ? end : -1;
  const strip = values.length < leastForLine;
  let line = '';
  let dashed = '';
  let dots = '';
  let openDot = '';
  for (let row = first; row <= last; row += 1) {
    if (!known(row)) continue;
    const isJoined = row > first && known(row - 1);
    if (strip && row === open) openDot = dot(...place(row));
    else if (strip || row === last) dots += dot(...place(row));
    if (strip) continue;
    if (row === open) dashed = isJoined ? `M${at(...place(row - 1))}L${at(...place(row))}` : '';
    else if (isJoined || (row < last && known(row + 1) && row + 1 !== open))
      line += `${isJoined ? 'L' : 'M'}${at(...place(row))}`;
    else if (row < last) dots += dot(...place(row));
  }
  const run = open < 0 ? all : runThrough(column.slice(0, open));
  return {
    line,
    dashed,
    dots,
    openDot,
    goal: goal === undefined ? '' : levelLine(y(goal)),
    toDate: open < 0 ? null : value(open),
    run: run && { first: value(run.first), last: value(run.last), least: value(run.least), most: value(run.most) },
  };
}
