/** Columns of a decimated line. A plot wider than this shows two pixels of one column, whose extremes are still exact. */
const columns = 1000;

/**
 * The rows of a long line that are needed to draw it: the first, least, greatest and last of every pixel column (M4).
 * M4 is chosen over LTTB because it loses no extreme, so the peak a tooltip names is a peak the eye sees:
 * Jugel et al., "M4: A Visualization-Oriented Time Series Data Aggregation", PVLDB 7(10), 2014, proves the drawn line the same, pixel by pixel.
 * Null when the line is short enough to be drawn whole. Rows of gaps are kept, one for each gap, so that it stays open.
 */
export function decimate(at: Float64Array, values: Float64Array, from: number, to: number): Uint32Array | null {
  const rows = to - from;
  if (rows <= columns * 4) return null;
  const start = at[from] as number;
  const scale = columns / ((at[to - 1] as number) - start || 1);
  // Columns finer than numbers can tell apart would keep every row.
  const kept = new Uint32Array(rows);
  let count = 0;
  const keep = (row: number) => {
    if (count === 0 || row > (kept[count - 1] as number)) kept[count++] = row;
  };
  for (let row = from; row < to; ) {
    const first = row;
    // One comparison a row: rows up to here are drawn in the same column.
    const end = start + (Math.floor(((at[row] as number) - start) * scale) + 1) / scale;
    let [least, greatest, gap] = [row, row, -1];
    let low = values[row] as number;
    let high = low;
    do {
      const value = values[row] as number;
      if (value !== value) gap = row;
      else {
        // The first value replaces a gap, which compares with nothing.
        if (!(value >= low)) [low, least] = [value, row];
        if (!(value <= high)) [high, greatest] = [value, row];
      }
      row += 1;
    } while (row < to && (at[row] as number) < end);
    // In order; what is kept already is not kept again.
    keep(first);
    if (gap < 0) {
      keep(Math.min(least, greatest));
      keep(Math.max(least, greatest));
    } else for (const each of [least, greatest, gap].sort((a, b) => a - b)) keep(each);
    keep(row - 1);
  }
  return kept.slice(0, count);
}
