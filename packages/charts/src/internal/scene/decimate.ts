import type { Numbers } from '../data/values.ts';

/**
 * Columns in a decimated line. On a plot wider than this, a column spans two pixels, but its extremes are still exact.
 */
const columns = 1000;

/**
 * The rows of a long line that are needed to draw it: the first, minimum, maximum and last of every pixel column (M4).
 * M4 was chosen over LTTB because it loses no extremes, so a peak named in a tooltip is also visible. Jugel et al.,
 * "M4: A Visualization-Oriented Time Series Data Aggregation", PVLDB 7(10), 2014, proves the drawn line is
 * pixel-identical. Returns null if the line is short enough to draw in full. One row is kept for each gap, so that gaps
 * stay open.
 */
export function decimate(at: Numbers, values: Numbers): Uint32Array | null {
  const rows = at.length;
  if (rows <= columns * 4) return null;
  const start = at[0] as number;
  const scale = columns / ((at[rows - 1] as number) - start || 1);
  // At most four per column plus a gap; where the last column ends, the next begins.
  const kept = new Uint32Array(columns * 6);
  let count = 0;
  let before = -1;
  let width = 1;
  for (let row = 0; row < rows;) {
    const first = row;
    // Rows up to here are drawn in the same column. The search starts where a column as full as the previous one would
    // end; with evenly spaced rows, that is the answer.
    const end = start + (Math.floor(((at[row] as number) - start) * scale) + 1) / scale;
    let next = Math.min(rows, row + width);
    while (next > row + 1 && (at[next - 1] as number) >= end) next -= 1;
    while (next < rows && (at[next] as number) < end) next += 1;
    width = next - row;
    let least = row;
    let greatest = row;
    let gap = row;
    let low = values[row] as number;
    let high = low;
    for (; row < next; row += 1) {
      const value = values[row] as number;
      // NaN is not equal to itself. The first value replaces a gap, since comparisons with NaN are false.
      if (value !== value) gap = row;
      else {
        if (!(value >= low)) {
          low = value;
          least = row;
        }
        if (!(value <= high)) {
          high = value;
          greatest = row;
        }
      }
    }
    // In order, skipping rows already kept.
    for (const each of [first, least, greatest, gap, row - 1].sort((a, b) => a - b))
      if (each > before) kept[count++] = before = each;
  }
  return kept.subarray(0, count);
}
