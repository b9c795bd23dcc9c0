import type { Scatter } from './cluster.ts';
import type { MapBox } from './projection.ts';

/** The size of a density square, in pixels; the picture blurs them together. */
export const heatCell = 10;
/** The radius of a call's influence, in squares. */
const reach = 3;

/** The density of calls in a box: squares row by row, each with the weighted number of calls around it. */
export interface Density {
  readonly columns: number;
  readonly rows: number;
  readonly values: Float64Array;
  readonly most: number;
  /** The metric's average around each square; NaN if no nearby call has a value. Null without a metric. */
  readonly means: Float64Array | null;
  /** The number of calls behind each average, weighted by distance. */
  readonly known: Float64Array | null;
}

/**
 * The density of calls in the box. A call adds most to its own square and less with distance (a Gaussian kernel).
 * The metric's average in a square is weighted the same way (a Nadaraya–Watson estimate).
 */
export function densityOf(
  { rows: all, x, y, count }: Scatter,
  { width, height }: MapBox,
  metric: { readonly values: Float64Array; readonly known: Float64Array | null } | null = null,
): Density {
  const [columns, rows] = [Math.ceil(width / heatCell), Math.ceil(height / heatCell)];
  const values = new Float64Array(columns * rows);
  const means = metric && new Float64Array(values.length);
  const known = metric && new Float64Array(values.length);
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
        const warmth = Math.exp(-((column - atX) ** 2 + (row - atY) ** 2) / 3);
        const sum = (values[index] as number) + count(call) * warmth;
        values[index] = sum;
        if (sum > most) most = sum;
        const value = metric?.values[call] ?? Number.NaN;
        if (!means || !known || Number.isNaN(value)) continue;
        const weight = (metric?.known?.[call] ?? count(call)) * warmth;
        means[index] = (means[index] as number) + value * weight;
        known[index] = (known[index] as number) + weight;
      }
  }
  return {
    columns,
    rows,
    values,
    most,
    means: means && known && means.map((sum, at) => sum / (known[at] as number)),
    known,
  };
}
