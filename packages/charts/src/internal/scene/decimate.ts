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
  const kept = new Uint32Array(Math.min(rows, (columns + 1) * 6));
  let count = 0;
  const keep = (row: number) => {
    if (count === 0 || row > (kept[count - 1] as number)) kept[count++] = row;
  };
  for (let row = from; row < to; ) {
    const column = Math.floor(((at[row] as number) - start) * scale);
    const first = row;
    let least = row;
    let greatest = row;
    let gap = -1;
    for (; row < to && Math.floor(((at[row] as number) - start) * scale) === column; row += 1) {
      const value = values[row] as number;
      if (Number.isNaN(value)) gap = row;
      else {
        if (!(value >= (values[least] as number))) least = row;
        if (!(value <= (values[greatest] as number))) greatest = row;
      }
    }
    for (const each of [first, least, greatest, gap, row - 1].sort((a, b) => a - b)) if (each >= 0) keep(each);
  }
  return kept.subarray(0, count);
}
