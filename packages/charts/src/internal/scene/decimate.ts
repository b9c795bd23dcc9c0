import type { Numbers } from '../data/values.ts';

/** Columns of a decimated line. A plot wider than this shows two pixels of one column, whose extremes are still exact. */
const columns = 1000;

/**
 * The rows of a long line that are needed to draw it: the first, least, greatest and last of every pixel column (M4).
 * M4 is chosen over LTTB because it loses no extreme, so the peak a tooltip names is a peak the eye sees:
 * Jugel et al., "M4: A Visualization-Oriented Time Series Data Aggregation", PVLDB 7(10), 2014, proves the drawn line the same, pixel by pixel.
 * Null when the line is short enough to be drawn whole. Rows of gaps are kept, one for each gap, so that it stays open.
 */
export function decimate(at: Numbers, values: Numbers): Uint32Array | null {
  const rows = at.length;
  if (rows <= columns * 4) return null;
  const start = at[0] as number;
  const scale = columns / ((at[rows - 1] as number) - start || 1);
  // At most four of each column and a gap; where the last one ends, another begins.
  const kept = new Uint32Array(columns * 6);
  let count = 0;
  let before = -1;
  let width = 1;
  for (let row = 0; row < rows;) {
    const first = row;
    // Rows up to here are drawn in the same column. Looked for where a column as full as the one before would end: of evenly spaced rows it is there.
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
      // A gap is not even itself. The first value replaces one, which compares with nothing.
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
    // In order; what is kept already is not kept again.
    for (const each of [first, least, greatest, gap, row - 1].sort((a, b) => a - b))
      if (each > before) kept[count++] = before = each;
  }
  return kept.subarray(0, count);
}
