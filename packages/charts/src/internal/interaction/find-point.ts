import { nearestOf } from '../scene/nearest.ts';
import type { PointTable } from '../scene/points.ts';
import type { Scene } from '../scene/scene.ts';
import type { Cell } from './keys.ts';

/** The column whose value in a row is nearest in height; the first one if the row has no values. */
function nearestColumn({ columns }: PointTable, row: number, y: number): number {
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, column] of columns.entries()) {
    const distance = Math.abs((column.place(row)?.y ?? Number.NaN) - y);
    if (distance < least) [nearest, least] = [index, distance];
  }
  return nearest;
}

/** The value nearest to a point in the plot, by linear search. */
function nearestOfAll({ columns, rows }: PointTable, x: number, y: number): Cell | null {
  let found: Cell | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [column, each] of columns.entries())
    for (let row = 0; row < rows; row += 1) {
      const place = each.place(row);
      const distance = place ? (place.x - x) ** 2 + (place.y - y) ** 2 : Number.POSITIVE_INFINITY;
      if (distance < least) [found, least] = [{ row, column }, distance];
    }
  return found;
}

/** The value at a point in the plot, in unit coordinates; null if there is none. */
export function findPoint({ points, turned }: Scene, x: number, y: number): Cell | null {
  const { rows, along, find } = points;
  if (find) return find(x, y);
  if (!along) return nearestOfAll(points, x, y);
  const row = nearestOf(rows, along, turned ? y : x);
  return row < 0 ? null : { row, column: nearestColumn(points, row, turned ? 500 : y) };
}

/** The row at, or nearest to, another chart's position; -1 if there is none. */
export function rowAt({ rows, position }: PointTable, wanted: number | string): number {
  if (typeof wanted === 'number')
    return typeof position(0) === 'number' ? nearestOf(rows, (row) => position(row) as number, wanted) : -1;
  for (let row = 0; row < rows; row += 1) if (position(row) === wanted) return row;
  return -1;
}
