import { packLanes } from './lane-packing.ts';
import { entryAt, type RowList } from './rows.ts';
import type { Shift } from './schedule.ts';

/** Lanes beyond this limit share the last one, so that a single bad row cannot fill the screen. */
export const laneLimit = 4;

/** The height of each row in lines, one line per shift. A row with overlapping shifts has one line per lane. */
export interface RowHeights {
  /** The number of lines above a row, counting pinned rows first. */
  above(place: number): number;
  /** The number of lines in a row, 1 to {@link laneLimit}. */
  lines(place: number): number;
  /** The total number of lines. */
  readonly total: number;
  readonly count: number;
  /** The same value for the same heights. */
  readonly key: string;
  /** The row that contains a line; the last one for lines below the schedule. */
  rowAt(line: number): number;
}

interface Shifts {
  readonly overlapping: ReadonlySet<string>;
  shiftsOf(driverId: string): readonly Shift[];
}

/** Computes the heights of all rows in one pass. Only rows with overlaps have their shifts inspected. */
export function rowHeights(list: RowList, { overlapping, shiftsOf }: Shifts): RowHeights {
  const count = list.pinned.length + list.rows.length;
  const above = new Int32Array(count + 1);
  const tall: string[] = [];
  for (let place = 0, total = 0; place < count; place++) {
    const id = overlapping.size > 0 ? (entryAt(list, place)?.id ?? '') : '';
    const lines = overlapping.has(id)
      ? Math.min(laneLimit, Math.max(...[...packLanes(shiftsOf(id)).values()].map(({ lanes }) => lanes)))
      : 1;
    if (lines > 1) tall.push(`${place}:${lines}`);
    total += lines;
    above[place + 1] = total;
  }
  const key = tall.join(' ');
  const at = (place: number) => above[Math.max(0, Math.min(count, place))] as number;
  return {
    above: at,
    lines: (place) => Math.max(1, at(place + 1) - at(place)),
    total: at(count),
    count,
    key,
    rowAt(line) {
      let [low, high] = [0, Math.max(0, count - 1)];
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((above[middle] as number) <= line) low = middle;
        else high = middle - 1;
      }
      return low;
    },
  };
}
