import { extent, readValues, runThrough, type Value } from '../internal/data/values.ts';
import { at, dot } from '../internal/scene/path.ts';

/** The picture of a series in a box of 1000 by 1000, and its ends. */
export interface SparkPicture {
  readonly line: string;
  /** The line to the value of an unfinished period. */
  readonly dashed: string;
  /** Isolated values (with gaps on both sides), which a line cannot show, and the last value; of a few values, all. */
  readonly dots: string;
  /** The dot of an unfinished period among a few values. */
  readonly openDot: string;
  readonly goal: string;
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
  const ends = extent(column);
  if (!ends) return { line: '', dashed: '', dots: '', openDot: '', goal: '', toDate: null, run: null };
  const low = Math.min(ends[0], goal ?? ends[0]);
  const high = Math.max(ends[1], goal ?? ends[1]);
  const x = (row: number) => (values.length === 1 ? 500 : 20 + (row / (values.length - 1)) * 960);
  const y = (value: number) =>
    high === low ? 500 : 1000 - inset - ((value - low) / (high - low)) * (1000 - 2 * inset);
  const known = (row: number) => !Number.isNaN(column[row] ?? Number.NaN);
  const open = unfinished && known(values.length - 1) ? values.length - 1 : -1;
  const strip = values.length < leastForLine;
  let line = '';
  let dashed = '';
  let dots = '';
  let openDot = '';
  const first = column.findIndex((value) => !Number.isNaN(value));
  const last = column.findLastIndex((value) => !Number.isNaN(value));
  for (let row = first; row <= last; row += 1) {
    if (!known(row)) continue;
    const [px, py] = [x(row), y(column[row] as number)];
    if (strip) {
      if (row === open) openDot = dot(px, py);
      else dots += dot(px, py);
    } else if (row === open) {
      if (known(row - 1)) dashed = `M${at(x(row - 1), y(column[row - 1] as number))}L${at(px, py)}`;
    } else if (known(row - 1) || (known(row + 1) && row + 1 !== open))
      line += `${known(row - 1) ? 'L' : 'M'}${at(px, py)}`;
    else if (row !== last) dots += dot(px, py);
  }
  if (!strip) dots += dot(x(last), y(column[last] as number));
  const whole = open < 0 ? column : column.slice(0, open);
  const run = runThrough(whole);
  return {
    line,
    dashed,
    dots,
    openDot,
    goal: goal === undefined ? '' : `M0 ${at(0, y(goal)).split(' ')[1]}H1000`,
    toDate: open < 0 ? null : (column[open] as number),
    run: run && {
      first: whole[run.first] as number,
      last: whole[run.last] as number,
      least: whole[run.least] as number,
      most: whole[run.most] as number,
    },
  };
}
