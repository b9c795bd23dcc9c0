import type { Shift, Span } from './schedule.ts';

export const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

const byTime = (a: Shift, b: Shift) => a.start - b.start || a.end - b.end || (a.id < b.id ? -1 : 1);

/**
 * A driver's shifts in time order, with a running maximum of their end times. Shifts that touch a span are found by two
 * binary searches, however long the row is.
 */
export interface IntervalIndex {
  readonly shifts: readonly Shift[];
  /** The shifts that touch the span, in time order. */
  within(span: Span): readonly Shift[];
}

export function indexIntervals(shifts: Iterable<Shift>): IntervalIndex {
  const sorted = [...shifts].sort(byTime);
  const latestEnd = new Float64Array(sorted.length);
  let latest = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < sorted.length; place++) {
    latest = Math.max(latest, (sorted[place] as Shift).end);
    latestEnd[place] = latest;
  }
  /** The first index that passes the test; the test must stay true from there on. */
  const first = (holds: (place: number) => boolean) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (holds(middle)) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  return {
    shifts: sorted,
    within(span) {
      // Most rows are entirely within the span.
      if (sorted.length > 0 && (sorted[0] as Shift).start >= span.start && (sorted.at(-1) as Shift).start < span.end)
        return sorted;
      const from = first((place) => (latestEnd[place] as number) > span.start);
      const to = first((place) => (sorted[place] as Shift).start >= span.end);
      return sorted.slice(from, to).filter((shift) => shift.end > span.start);
    },
  };
}

/** The index with some shifts replaced. The rest keeps its order, so an edit takes one pass. */
export function reindex(index: IntervalIndex, gone: ReadonlySet<string>, arrived: readonly Shift[]): IntervalIndex {
  return indexIntervals([...index.shifts.filter((shift) => !gone.has(shift.id)), ...arrived]);
}
