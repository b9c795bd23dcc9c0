import type { Scatter } from './cluster.ts';
import type { MapBox } from './projection.ts';

/** The side of a square of the density, in pixels; the picture blurs them into each other. */
export const heatCell = 10;
/** How far a call warms its surroundings, in squares. */
const reach = 3;

/** How dense the calls lie in a box: squares row by row, each the sum of what the calls around it give. */
export interface Density {
  readonly columns: number;
  readonly rows: number;
  readonly values: Float64Array;
  readonly most: number;
}

/** The density of calls, in pixels of the box. A call gives most to its own square and less with distance (a Gaussian). */
export function densityOf({ rows: all, x, y, count }: Scatter, { width, height }: MapBox): Density {
  const [columns, rows] = [Math.ceil(width / heatCell), Math.ceil(height / heatCell)];
  const values = new Float64Array(columns * rows);
  let most = 0;
  for (const call of all) {
    const [atX, atY] = [x(call) / heatCell - 0.5, y(call) / heatCell - 0.5];
    for (let row = Math.max(0, Math.ceil(atY - reach)); row <= Math.min(rows - 1, atY + reach); row += 1)
      for (
        let column = Math.max(0, Math.ceil(atX - reach));
        column <= Math.min(columns - 1, atX + reach);
        column += 1
      ) {
        const index = row * columns + column;
        const sum = (values[index] as number) + count(call) * Math.exp(-((column - atX) ** 2 + (row - atY) ** 2) / 3);
        values[index] = sum;
        if (sum > most) most = sum;
      }
  }
  return { columns, rows, values, most };
}
