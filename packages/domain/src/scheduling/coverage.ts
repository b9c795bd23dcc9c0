/** A stretch of time on the schedule, in epoch milliseconds, the end excluded. */
export interface TimeSpan {
  readonly start: number;
  readonly end: number;
}

/** The time axis coverage is counted on. */
export interface CoverageAxis {
  /** Epoch milliseconds. */
  readonly from: number;
  readonly bucketMinutes: number;
  readonly buckets: number;
}

/**
 * Drivers per bucket as differences: adding or removing a shift touches two numbers, so a dragged shift can show its
 * effect at once. Element n says how many more drivers bucket n has than bucket n - 1.
 */
export interface Coverage {
  readonly axis: CoverageAxis;
  readonly differences: Int32Array;
}

/** Coverage of nobody. The axis is linear in instants: a day of a clock change has 92 or 100 quarter hours. */
export function emptyCoverage(axis: CoverageAxis): Coverage {
  return { axis, differences: new Int32Array(axis.buckets + 1) };
}

/**
 * Adds a shift (count 1) or takes it away (-1), in place. A driver counts in a bucket he covers from its first to its
 * last minute; shifts snap to quarter hours, so only coarser buckets can be covered in part.
 */
export function addToCoverage(coverage: Coverage, span: TimeSpan, count: 1 | -1 = 1): void {
  const { axis, differences } = coverage;
  const width = axis.bucketMinutes * 60_000;
  const first = Math.max(0, Math.ceil((span.start - axis.from) / width));
  const end = Math.min(axis.buckets, Math.floor((span.end - axis.from) / width));
  if (end <= first) return;
  differences[first] = (differences[first] ?? 0) + count;
  differences[end] = (differences[end] ?? 0) - count;
}

/** Drivers on duty in every bucket. */
export function coverageCounts({ axis, differences }: Coverage): Int32Array {
  const counts = new Int32Array(axis.buckets);
  let running = 0;
  for (let bucket = 0; bucket < axis.buckets; bucket += 1) {
    running += differences[bucket] ?? 0;
    counts[bucket] = running;
  }
  return counts;
}

/** Coverage of many shifts. */
export function coverageOf(axis: CoverageAxis, spans: Iterable<TimeSpan>): Coverage {
  const coverage = emptyCoverage(axis);
  for (const span of spans) addToCoverage(coverage, span);
  return coverage;
}

/**
 * Coarser counts from finer ones, for example hours from quarter hours: the smallest of each group, for an hour is only
 * covered when its weakest quarter is.
 */
export function weakestOf(counts: Int32Array, perGroup: number): Int32Array {
  return Int32Array.from({ length: Math.floor(counts.length / perGroup) }, (_, group) =>
    Math.min(...counts.subarray(group * perGroup, (group + 1) * perGroup)),
  );
}

/** Drivers missing in every bucket: needed less scheduled, never below 0. */
export function shortfall(needed: ArrayLike<number>, scheduled: ArrayLike<number>): Int32Array {
  return Int32Array.from({ length: needed.length }, (_, bucket) =>
    Math.max(0, (needed[bucket] ?? 0) - (scheduled[bucket] ?? 0)),
  );
}

/** Hours with enough drivers among the hours that need any, 0 to 100; null when none does. */
export function coverageRate(needed: ArrayLike<number>, scheduled: ArrayLike<number>): number | null {
  let open = 0;
  let covered = 0;
  for (let bucket = 0; bucket < needed.length; bucket += 1) {
    const need = needed[bucket] ?? 0;
    if (need <= 0) continue;
    open += 1;
    if ((scheduled[bucket] ?? 0) >= need) covered += 1;
  }
  return open === 0 ? null : (100 * covered) / open;
}
