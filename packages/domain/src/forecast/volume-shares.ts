import { hoursPerDay } from './hourly-series.ts';

/** Blocks of three hours, once for workdays and once for weekends: what a small station's day can be told apart by. */
export const shareCells = 16;
const blockHours = 3;
/** Days until a call counts half in a station's share, so that a station that grew is seen to have grown. */
const halfLifeDays = 45;
/** Calls of evidence that the long run has against the last weeks. */
const longRunPrior = 40;
/** Calls of evidence against a station's day being shaped unlike its parent's. */
const shapePrior = 25;

/** The block of the week an hour falls into. */
export function shareCell(dayOfWeek: number, hour: number): number {
  return (dayOfWeek === 0 || dayOfWeek === 6 ? shareCells / 2 : 0) + Math.floor(hour / blockHours);
}

/** Calls of a place by block of the week; small and constant in size, however long the history. */
export class CallTally {
  /** Calls of the whole history, by block. */
  readonly calls = new Float64Array(shareCells);
  /** Calls, each worth less the older it is. */
  recent = 0;

  /** @param age days from the call's day to the last day of the history */
  add(dayOfWeek: number, hour: number, age: number, calls = 1): void {
    this.calls[shareCell(dayOfWeek, hour)]! += calls;
    this.recent += calls * 0.5 ** (age / halfLifeDays);
  }

  /** Adds what another place has. */
  addAll(other: CallTally): void {
    for (let cell = 0; cell < shareCells; cell += 1) this.calls[cell]! += other.calls[cell]!;
    this.recent += other.recent;
  }
}

/** Shares of the parent's volume by block of the week, 0 to 1. The shares of all children add up to 1 in every block. */
export type VolumeShare = Float64Array;

/**
 * Splits a parent among its children. A child's share is its share of the recent calls, leaning on the long run; its
 * blocks differ from that only as far as its own calls prove it. So a station with three calls a day has the shape of
 * its territory's day, and a large one has its own.
 */
export function learnShares(children: readonly CallTally[]): readonly VolumeShare[] {
  const parent = new CallTally();
  for (const child of children) parent.addAll(child);
  const total = sum(parent.calls);
  const levels = children.map((child) => {
    const longRun = total > 0 ? sum(child.calls) / total : 1 / children.length;
    return (child.recent + longRunPrior * longRun) / (parent.recent + longRunPrior);
  });
  const shares = children.map((child, at) => {
    const level = levels[at]!;
    const due = total > 0 ? sum(child.calls) / total : 0;
    return Float64Array.from({ length: shareCells }, (_, cell) => {
      const expected = due * parent.calls[cell]!;
      return (level * (child.calls[cell]! + shapePrior)) / (expected + shapePrior);
    });
  });
  for (let cell = 0; cell < shareCells; cell += 1) {
    const whole = shares.reduce((all, share) => all + share[cell]!, 0);
    for (const share of shares) share[cell] = whole > 0 ? share[cell]! / whole : 1 / shares.length;
  }
  return shares;
}

/** The share of a child's child: the product of both, block by block. */
export function shareOfShare(outer: VolumeShare, inner: VolumeShare): VolumeShare {
  return outer.map((share, cell) => share * inner[cell]!);
}

/** A child's hours of one day, from its parent's. */
export function shareOfDay(parentHours: ArrayLike<number>, dayOfWeek: number, share: VolumeShare): Float64Array {
  return Float64Array.from(
    { length: hoursPerDay },
    (_, hour) => (parentHours[hour] ?? 0) * share[shareCell(dayOfWeek, hour)]!,
  );
}

/** Volumes of several places in one hour. */
export interface VolumeSum {
  /** Sum of their means. */
  readonly mean: number;
  /** Sum of the squares of their means. */
  readonly squares: number;
}

/**
 * Dispersion of the calls of several places together. What one place has of its own evens out among many; what they
 * share, such as the weather, does not.
 * @param shared dispersion of the whole that all of them belong to
 * @param own dispersion of one of them
 */
export function dispersionOfSum({ mean, squares }: VolumeSum, shared: number, own: number): number {
  const extra = Math.max(0, mean * mean - squares) / shared + squares / own;
  return extra > 0 ? (mean * mean) / extra : own;
}

function sum(values: Float64Array): number {
  return values.reduce((total, value) => total + value, 0);
}
