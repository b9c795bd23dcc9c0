import type { Shift, Span } from './schedule.ts';

/** The time axis that coverage is counted on. Instants are epoch milliseconds. */
export interface CoverageAxis {
  readonly from: number;
  readonly to: number;
  /** Length of a bucket in milliseconds; the last one may be cut short by `to`. */
  readonly bucket: number;
  /** Number of buckets. */
  readonly length: number;
}

/** Which buckets a shift counts in: the first one and one past the last, or null for none. */
export type CoverageRule = (shift: Span, axis: CoverageAxis) => readonly [first: number, past: number] | null;

/**
 * The default rule: a bucket is covered only by a shift that covers all of it, so a 15-minute shift does not staff an
 * hour. An owner whose rules live elsewhere passes its own function as `ScheduleInput.coverageRule`.
 */
export const wholeBuckets: CoverageRule = ({ start, end }, { from, to, bucket, length }) => {
  const first = Math.max(0, Math.ceil((start - from) / bucket));
  const past = end >= to ? length : Math.min(length, Math.floor((end - from) / bucket));
  return first < past ? [first, past] : null;
};

/** People on shift against people needed, bucket by bucket over the window. */
export interface Coverage {
  readonly from: number;
  readonly bucket: number;
  readonly length: number;
  scheduledAt(place: number): number;
  /** Fills the array with the counts of all buckets; reuse it to avoid making one. */
  scheduled(into?: Int32Array): Int32Array;
  /** Counts a change: what was there goes, what is there now comes. Costs two steps a shift. */
  change(before: Span | null, after: Span | null): void;
  /** How the buckets would change, without changing them. */
  preview(
    changes: Iterable<{ readonly before: Span | null; readonly after: Span | null }>,
  ): ReadonlyMap<number, number>;
}

/**
 * Counts with difference arrays: a shift adds one to its first bucket and subtracts one after its last, and the count of
 * a bucket is the sum up to it.
 * @param bucket length of a bucket in milliseconds
 * @param rule which buckets a shift counts in
 */
export function createCoverage(
  window: { readonly from: number; readonly to: number },
  bucket: number,
  shifts: Iterable<Span>,
  rule: CoverageRule = wholeBuckets,
): Coverage {
  const length = Math.max(0, Math.ceil((window.to - window.from) / bucket));
  const axis: CoverageAxis = { from: window.from, to: window.to, bucket, length };
  const differences = new Int32Array(length + 1);
  let sums: Int32Array | null = null;

  const mark = (into: Int32Array, span: Span | null, amount: number) => {
    const touched = span && rule(span, axis);
    if (!touched) return;
    into[touched[0]] = (into[touched[0]] as number) + amount;
    into[touched[1]] = (into[touched[1]] as number) - amount;
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
      const add = (span: Span | null, amount: number) => {
        const touched = span && rule(span, axis);
        if (touched)
          for (let place = touched[0]; place < touched[1]; place++) delta.set(place, (delta.get(place) ?? 0) + amount);
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

/** The same counts by the default rule, made bucket by bucket: slow and plain, the reference for the tests. */
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

/** One hour (or other bucket) of the strip. */
export interface CoverageBucket {
  readonly from: number;
  readonly until: number;
  /** Null when nothing is known of the need. */
  readonly needed: number | null;
  readonly scheduled: number;
  readonly unfilled: number;
  /** People more (or, below zero, fewer) than needed; null when nothing is known of the need. */
  readonly spare: number | null;
  /** How a change under way would alter `scheduled`, which already contains it. */
  readonly change: number;
}

interface BucketSources {
  readonly window: { readonly to: number };
  readonly needed: readonly number[] | null;
  readonly scheduled: Coverage;
  readonly unfilled: Coverage;
  readonly scheduledChange: ReadonlyMap<number, number>;
  readonly unfilledChange: ReadonlyMap<number, number>;
}

/** The buckets of the strip, with the changes of an edit under way laid over them. */
export function coverageBuckets({
  window,
  needed,
  scheduled,
  unfilled,
  scheduledChange,
  unfilledChange,
}: BucketSources): readonly CoverageBucket[] {
  return Array.from({ length: scheduled.length }, (_, place) => {
    const from = scheduled.from + place * scheduled.bucket;
    const change = scheduledChange.get(place) ?? 0;
    const people = scheduled.scheduledAt(place) + change;
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
