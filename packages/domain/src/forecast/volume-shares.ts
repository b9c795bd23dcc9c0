import { hoursPerDay } from './hourly-series.ts';

/** Three-hour blocks, for workdays and for weekends: as fine as a small station's data allows. */
export const shareCells = 16;
const blockHours = 3;
/** Days until a call counts half in a station's share, so that the share follows a station that grew. */
export const shareHalfLifeDays = 45;
/** Prior weight, in calls, of the long run against recent weeks. */
const longRunPrior = 40;
/** Prior weight, in calls, against a station's day having a different shape from its parent's. */
const shapePrior = 25;

/** The block of the week that an hour falls into. */
export function shareCell(dayOfWeek: number, hour: number): number {
  return (dayOfWeek === 0 || dayOfWeek === 6 ? shareCells / 2 : 0) + Math.floor(hour / blockHours);
}

/** Calls of a location by block of the week; small and constant in size for any length of history. */
export class CallTally {
  /** Calls of the whole history, by block. */
  readonly calls = new Float64Array(shareCells);
  /** Calls weighted by age, the most recent highest. */
  recent = 0;

  /** @param age days from the call's day to the last day of the history */
  add(dayOfWeek: number, hour: number, age: number, calls = 1): void {
    this.calls[shareCell(dayOfWeek, hour)]! += calls;
    this.recent += calls * 0.5 ** (age / shareHalfLifeDays);
  }

  /** Adds a block that was summed elsewhere. */
  addBlock(cell: number, calls: number, recent: number): void {
    this.calls[cell]! += calls;
    this.recent += recent;
  }

  /** Adds the calls of another location. */
  addAll(other: CallTally): void {
    for (let cell = 0; cell < shareCells; cell += 1) this.calls[cell]! += other.calls[cell]!;
    this.recent += other.recent;
  }
}

/** Share of the parent's volume by block of the week, 0 to 1. The shares of all children add up to 1 in every block. */
export type VolumeShare = Float64Array;

/**
 * Splits a parent among its children. A child's share is its share of recent calls, shrunk toward the long run; its
 * blocks differ from that only as far as its own calls support. So a station with three calls a day takes the shape of
 * its territory's day, and a large one has a shape of its own.
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

/** The share of a grandchild: the product of both shares, block by block. */
export function shareOfShare(outer: VolumeShare, inner: VolumeShare): VolumeShare {
  return outer.map((share, cell) => share * inner[cell]!);
}

/** A child's hours for one day, from its parent's. */
export function shareOfDay(parentHours: ArrayLike<number>, dayOfWeek: number, share: VolumeShare): Float64Array {
  return Float64Array.from(
    { length: hoursPerDay },
    (_, hour) => (parentHours[hour] ?? 0) * share[shareCell(dayOfWeek, hour)]!,
  );
}

function sum(values: Float64Array): number {
  return values.reduce((total, value) => total + value, 0);
}
