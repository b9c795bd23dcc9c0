import { packLanes } from './lane-packing.ts';
import { entryAt, type RowList } from './rows.ts';
import type { Shift } from './schedule.ts';

/** More lanes than this share the last ones, so that one bad row cannot fill the screen. */
export const laneLimit = 4;

/** How tall each row is, in lines of one shift. A row whose shifts overlap has a line for each lane. */
export interface RowHeights {
  /** Lines above a row; pinned rows are counted first. */
  above(place: number): number;
  /** Lines of a row, 1 to {@link laneLimit}. */
  lines(place: number): number;
  /** Lines of all rows. */
  readonly total: number;
  readonly count: number;
  /** Equal for equal heights. */
  readonly key: string;
  /** The row a line belongs to; the last one for lines below the schedule. */
  rowAt(line: number): number;
}

interface Shifts {
  readonly overlapping: ReadonlySet<string>;
  shiftsOf(driverId: string): readonly Shift[];
}

/** Heights of all rows of a list. Costs one pass over the rows; only the shifts of those that overlap are looked at. */
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
