import { extent, readValues, type Value } from '../internal/data/values.ts';
import { at, dot } from '../internal/scene/path.ts';

/** The picture of a series in a box of 1000 by 1000, and its ends. */
export interface SparkPicture {
  readonly line: string;
  /** Isolated values (with gaps on both sides), which a line cannot show, and the last value. */
  readonly dots: string;
  readonly goal: string;
  /** Null if there are no values. */
  readonly run: { readonly first: number; readonly last: number; readonly least: number; readonly most: number } | null;
}

/** Half the stroke width, in units of a picture about 32 pixels high. */
const inset = 90;

/** Draws a series. Gaps stay open; the goal is always included in the picture. */
export function sparkPicture(values: readonly Value[], goal?: number): SparkPicture {
  const column = readValues(values, values.length, null);
  const ends = extent(column);
  if (!ends) return { line: '', dots: '', goal: '', run: null };
  const low = Math.min(ends[0], goal ?? ends[0]);
  const high = Math.max(ends[1], goal ?? ends[1]);
  const x = (row: number) => (values.length === 1 ? 500 : 20 + (row / (values.length - 1)) * 960);
  const y = (value: number) =>
    high === low ? 500 : 1000 - inset - ((value - low) / (high - low)) * (1000 - 2 * inset);
  const known = (row: number) => !Number.isNaN(column[row] ?? Number.NaN);
  let line = '';
  let dots = '';
  const first = column.findIndex((value) => !Number.isNaN(value));
  const last = column.findLastIndex((value) => !Number.isNaN(value));
  for (let row = first; row <= last; row += 1) {
    if (!known(row)) continue;
    const [px, py] = [x(row), y(column[row] as number)];
    if (known(row - 1) || known(row + 1)) line += `${known(row - 1) ? 'L' : 'M'}${at(px, py)}`;
    else if (row !== last) dots += dot(px, py);
  }
  dots += dot(x(last), y(column[last] as number));
  return {
    line,
    dots,
    goal: goal === undefined ? '' : `M0 ${at(0, y(goal)).split(' ')[1]}H1000`,
    run: { first: column[first] as number, last: column[last] as number, least: ends[0], most: ends[1] },
  };
}
