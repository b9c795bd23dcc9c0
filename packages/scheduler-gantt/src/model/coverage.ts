import { type SpanWithBreaks, stretchesOf } from './breaks.ts';
import type { Shift, Span } from './schedule.ts';

/** The time axis for counting coverage. Times are in epoch milliseconds. */
export interface CoverageAxis {
  readonly from: number;
  readonly to: number;
  /** The length of a bucket in milliseconds; the last one may be cut short by `to`. */
  readonly bucket: number;
  /** The number of buckets. */
  readonly length: number;
}

/** The buckets a shift counts in: the first one and one past the last, or null for none. */
export type CoverageRule = (shift: Span, axis: CoverageAxis) => readonly [first: number, past: number] | null;

/**
 * The default rule: a bucket is covered only by a shift that covers all of it, so a 15-minute shift does not staff an
 * hour. Apps with other rules pass their own function as `ScheduleInput.coverageRule`.
 */
export const wholeBuckets: CoverageRule = ({ start, end }, { from, to, bucket, length }) => {
  const first = Math.max(0, Math.ceil((start - from) / bucket));
  const past = end >= to ? length : Math.min(length, Math.floor((end - from) / bucket));
  return first < past ? [first, past] : null;
};

/** Drivers on shift and drivers needed, per bucket over the window. */
export interface Coverage {
  readonly from: number;
  readonly bucket: number;
  readonly length: number;
  scheduledAt(place: number): number;
  /** Fills the array with the counts of all buckets; reuse it to avoid an allocation. */
  scheduled(into?: Int32Array): Int32Array;
  /** Applies a change to the counts: removes the old shift and adds the new one. Two steps per shift. */
  change(before: SpanWithBreaks | null, after: SpanWithBreaks | null): void;
  /** The effect of a change on the buckets, without applying it. */
  preview(
    changes: Iterable<{ readonly before: SpanWithBreaks | null; readonly after: SpanWithBreaks | null }>,
  ): ReadonlyMap<number, number>;
}

/**
 * Counts with difference arrays: a shift adds one at its first bucket and subtracts one after its last, so a bucket's
 * count is the running sum.
 * @param bucket length of a bucket in milliseconds
 * @param rule the buckets a shift counts in
 */
export function createCoverage(
  window: { readonly from: number; readonly to: number },
  bucket: number,
  shifts: Iterable<SpanWithBreaks>,
  rule: CoverageRule = wholeBuckets,
): Coverage {
  const length = Math.max(0, Math.ceil((window.to - window.from) / bucket));
  const axis: CoverageAxis = { from: window.from, to: window.to, bucket, length };
  const differences = new Int32Array(length + 1);
  let sums: Int32Array | null = null;

  /** The buckets each stretch of a shift between its breaks counts in. */
  const counted = (span: SpanWithBreaks | null) =>
    (span === null ? [] : stretchesOf(span)).map((stretch) => rule(stretch, axis)).filter((range) => range !== null);
  const mark = (into: Int32Array, span: SpanWithBreaks | null, amount: number) => {
    for (const [first, past] of counted(span)) {
      into[first] = (into[first] as number) + amount;
      into[past] = (into[past] as number) - amount;
    }
  };
  const summed = () => {
    if (sums) return sums;
    sums = new Int32Array(length);
    for (let place = 0, sum = 0; place < length; place++) {
      sum += differences[place] as number;
      sums[place] = sum;
    }
    return sums;
  };
  for (const shift of shifts) mark(differences, shift, 1);

  return {
    from: window.from,
    bucket,
    length,
    scheduledAt: (place) => summed()[place] ?? 0,
    scheduled(into = new Int32Array(length)) {
      into.set(summed());
      return into;
    },
    change(before, after) {
      mark(differences, before, -1);
      mark(differences, after, 1);
      sums = null;
    },
    preview(changes) {
      const delta = new Map<number, number>();
      const add = (span: SpanWithBreaks | null, amount: number) => {
        for (const [first, past] of counted(span))
          for (let place = first; place < past; place++) delta.set(place, (delta.get(place) ?? 0) + amount);
      };
      for (const { before, after } of changes) {
        add(before, -1);
        add(after, 1);
      }
      for (const [place, amount] of delta) if (amount === 0) delta.delete(place);
      return delta;
    },
  };
}

/** The same counts by the default rule, computed bucket by bucket: slow and simple, the reference for tests. */
export function countCoverage(
  window: { readonly from: number; readonly to: number },
  bucket: number,
  shifts: readonly Pick<Shift, 'start' | 'end'>[],
): Int32Array {
  const length = Math.max(0, Math.ceil((window.to - window.from) / bucket));
  return Int32Array.from({ length }, (_, place) => {
    const start = window.from + place * bucket;
    const end = Math.min(start + bucket, window.to);
    return shifts.filter((shift) => shift.start <= start && shift.end >= end).length;
  });
}

/** One hour (or other bucket) of the coverage row. */
export interface CoverageBucket {
  readonly from: number;
  readonly until: number;
  /** Null if the need is unknown. */
  readonly needed: number | null;
  readonly scheduled: number;
  readonly unfilled: number;
  /** Drivers above (or, if negative, below) the need; null if the need is unknown. */
  readonly spare: number | null;
  /** The effect of an edit in progress on `scheduled`, which already includes it. */
  readonly change: number;
}

interface BucketSources {
  readonly window: { readonly to: number };
  readonly needed: readonly number[] | null;
  /** Drivers counted as missing in every bucket. */
  readonly driversOut: number;
  readonly scheduled: Coverage;
  readonly unfilled: Coverage;
  readonly scheduledChange: ReadonlyMap<number, number>;
  readonly unfilledChange: ReadonlyMap<number, number>;
}

/** The buckets of the coverage row, including the changes of an edit in progress. */
export function coverageBuckets({
  window,
  needed,
  driversOut,
  scheduled,
  unfilled,
  scheduledChange,
  unfilledChange,
}: BucketSources): readonly CoverageBucket[] {
  return Array.from({ length: scheduled.length }, (_, place) => {
    const from = scheduled.from + place * scheduled.bucket;
    const change = scheduledChange.get(place) ?? 0;
    const people = Math.max(0, scheduled.scheduledAt(place) + change - driversOut);
    const need = needed?.[place] ?? null;
    return {
      from,
      until: Math.min(from + scheduled.bucket, window.to),
      needed: need,
      scheduled: people,
      unfilled: unfilled.scheduledAt(place) + (unfilledChange.get(place) ?? 0),
      spare: need === null ? null : people - need,
      change,
    };
  });
}
