/** A shift's time on the schedule in epoch milliseconds; the end is exclusive. */
export interface TimeSpan {
  readonly start: number;
  readonly end: number;
}

/**
 * The time axis for counting coverage. Instants are epoch milliseconds and the axis is linear, so the day of a clock
 * change has 23 or 25 hours.
 */
export interface CoverageAxis {
  readonly from: number;
  readonly to: number;
  /** Length of a bucket in milliseconds; the last one is shorter if `to` falls inside it. */
  readonly bucket: number;
  /** Number of buckets. */
  readonly length: number;
}

/** Window and bucket size for counting coverage. */
export interface CoverageOptions {
  /** Epoch milliseconds of the first bucket's start. */
  readonly from: number;
  /** Epoch milliseconds of the last bucket's end. */
  readonly to: number;
  /** 60 for hours, 30 for half hours, 15 for quarter hours. */
  readonly bucketMinutes: number;
}

/**
 * Drivers per bucket as a difference array: element n is the change in drivers from bucket n - 1 to bucket n. Adding or
 * removing a shift writes two numbers, so a dragged shift shows its effect right away.
 */
export interface Coverage {
  readonly axis: CoverageAxis;
  readonly differences: Int32Array;
}

const minute = 60_000;

/** The axis of a window and a bucket size. */
export function coverageAxis({ from, to, bucketMinutes }: CoverageOptions): CoverageAxis {
  const bucket = bucketMinutes * minute;
  return { from, to, bucket, length: Math.max(0, Math.ceil((to - from) / bucket)) };
}

/**
 * The coverage rule (decisions 26): the buckets a shift covers in full, as the index of the first and one past the
 * last; null if none. A 15-minute shift covers a quarter hour but no full hour.
 *
 * Everything that counts drivers on shift uses this function; the gantt takes it as its coverage rule.
 */
export function coveredBuckets(
  { start, end }: TimeSpan,
  { from, to, bucket, length }: CoverageAxis,
): readonly [first: number, past: number] | null {
  const first = Math.max(0, Math.ceil((start - from) / bucket));
  const past = end >= to ? length : Math.min(length, Math.floor((end - from) / bucket));
  return first < past ? [first, past] : null;
}

/** Adds a shift (count 1) or removes it (-1), in place. */
export function addToCoverage({ axis, differences }: Coverage, shift: TimeSpan, count: 1 | -1 = 1): void {
  const covered = coveredBuckets(shift, axis);
  if (!covered) return;
  const [first, past] = covered;
  differences[first] = (differences[first] ?? 0) + count;
  differences[past] = (differences[past] ?? 0) - count;
}

/** Counts the drivers on shift over a window. `coverageCounts` and `coveredHours` read the result. */
export function coverage(shifts: Iterable<TimeSpan>, options: CoverageOptions): Coverage {
  const axis = coverageAxis(options);
  const counted: Coverage = { axis, differences: new Int32Array(axis.length + 1) };
  for (const shift of shifts) addToCoverage(counted, shift);
  return counted;
}

/** Drivers on shift in each bucket. */
export function coverageCounts({ axis, differences }: Coverage): Int32Array {
  const counts = new Int32Array(axis.length);
  let running = 0;
  for (let bucket = 0; bucket < axis.length; bucket += 1) {
    running += differences[bucket] ?? 0;
    counts[bucket] = running;
  }
  return counts;
}

/**
 * Hours on shift, summed over all drivers: a covered half hour counts as one half and a quarter hour as one fourth
 * (decisions 26). Count quarter hours to include every part of a shift, because shifts snap to them.
 */
export function coveredHours({ axis, differences }: Coverage): number {
  let running = 0;
  let milliseconds = 0;
  for (let bucket = 0; bucket < axis.length; bucket += 1) {
    running += differences[bucket] ?? 0;
    const start = axis.from + bucket * axis.bucket;
    milliseconds += running * (Math.min(start + axis.bucket, axis.to) - start);
  }
  return milliseconds / (60 * minute);
}

/** Drivers short in each bucket: needed minus scheduled, never below 0. */
export function shortfall(needed: ArrayLike<number>, scheduled: ArrayLike<number>): Int32Array {
  return Int32Array.from({ length: needed.length }, (_, bucket) =>
    Math.max(0, (needed[bucket] ?? 0) - (scheduled[bucket] ?? 0)),
  );
}

/** Share of hours with enough drivers among those that need any, 0 to 100; null if none does. */
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
