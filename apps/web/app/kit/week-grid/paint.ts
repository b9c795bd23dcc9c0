import { halfHoursPerDay, type WeekCells } from '@roadside/domain/scheduling';

/** The cells between two corners of the grid, inclusive. */
export function rectangle(from: number, to: number): readonly number[] {
  const days = [Math.floor(from / halfHoursPerDay), Math.floor(to / halfHoursPerDay)];
  const halves = [from % halfHoursPerDay, to % halfHoursPerDay];
  const cells: number[] = [];
  for (let day = Math.min(...days); day <= Math.max(...days); day += 1)
    for (let half = Math.min(...halves); half <= Math.max(...halves); half += 1)
      cells.push(day * halfHoursPerDay + half);
  return cells;
}

/** The week with some cells painted or cleared. */
export function paint(cells: WeekCells, indices: readonly number[], on: boolean): WeekCells {
  const touched = new Set(indices);
  return cells.map((painted, index) => (touched.has(index) ? on : painted));
}
