import { hoursPerDay } from './hourly-series.ts';

/** Three-hour blocks of every day of the week, Sunday midnight first. */
export const shareCells = 56;
const blockHours = 3;
const blocksPerDay = hoursPerDay / blockHours;
/** Days until a call counts half in a station's share, so that the share follows a station that grew. */
export const shareHalfLifeDays = 45;
/** Prior weight, in calls, of the long run against recent weeks. */
const longRunPrior = 40;
/** Prior weight, in calls, against a station's day or week having a different shape from its parent's. */
const shapePrior = 25;
/** A station without a single call on a day of the week is closed on it, if more than this were due. */
const callsMissedIfOpen = 8;
/** Days without calls after which a station that misses as many calls is closed for good. */
const closedAfterDays = 14;

/** The block of the week that an hour falls into. */
export function shareCell(dayOfWeek: number, hour: number): number {
  return dayOfWeek * blocksPerDay + Math.floor(hour / blockHours);
}

/** First and last call of a station, in days before the end of the history. */
export interface CallSpan {
  readonly oldest: number;
  readonly newest: number;
}

/** Calls of a location by block of the week; small and constant in size for any length of history. */
export class CallTally {
  /** Calls of the whole history, by block. */
  readonly calls = new Float64Array(shareCells);
  /** Calls weighted by age, the most recent highest. */
  recent = 0;
  /** Null while no call with an age was added: then the location counts as open for the whole history. */
  span: CallSpan | null = null;
  /** The locations whose calls were added: each of them may have opened or closed on its own. */
  readonly parts: CallTally[] = [];

  /** @param age days from the call's day to the last day of the history */
  add(dayOfWeek: number, hour: number, age: number, calls = 1): void {
    this.addBlock(shareCell(dayOfWeek, hour), calls, calls * 0.5 ** (age / shareHalfLifeDays), {
      oldest: age,
      newest: age,
    });
  }

  /** Adds a block that was summed elsewhere, with the ages of its first and last call if they are known. */
  addBlock(cell: number, calls: number, recent: number, span: CallSpan | null = null): void {
    this.calls[cell]! += calls;
    this.recent += recent;
    if (calls > 0) this.#extend(span);
  }

  /** Adds the calls of another location. */
  addAll(other: CallTally): void {
    for (let cell = 0; cell < shareCells; cell += 1) this.calls[cell]! += other.calls[cell]!;
    this.recent += other.recent;
    this.#extend(other.span);
    this.parts.push(other);
  }

  #extend(span: CallSpan | null): void {
    if (!span) return;
    const { oldest, newest } = this.span ?? span;
    this.span = { oldest: Math.max(oldest, span.oldest), newest: Math.min(newest, span.newest) };
  }
}

/** Share of the parent's volume by block of the week, 0 to 1. The shares of all children add up to 1 in every block. */
export type VolumeShare = Float64Array;

/**
 * Splits a parent among its children. A child's share is its share of recent calls, shrunk toward the long run; both
 * count only the days since it opened, and a child that closed has none. Its days and blocks differ from its parent's
 * only as far as its own calls support. So a station with three calls a day takes the shape of its territory's day, and
 * a large one has a shape of its own.
 */
export function learnShares(children: readonly CallTally[]): readonly VolumeShare[] {
  const parent = new CallTally();
  for (const child of children) parent.addAll(child);
  const levels = levelsOf(children, parent);
  const total = sum(parent.calls);
  const shares = children.map((child, at) => {
    const due = parent.calls.map((calls) => (total > 0 ? (calls * sum(child.calls)) / total : 0));
    const days = shapeOf(child.calls, due, dayOf).map((factor, day) =>
      isClosedOn(child.calls, due, day) ? 0 : factor,
    );
    const onDays = due.map((calls, cell) => calls * days[dayOf(cell)]!);
    const blocks = shapeOf(child.calls, onDays, kindBlockOf);
    return onDays.map((_, cell) => levels[at]! * days[dayOf(cell)]! * blocks[kindBlockOf(cell)]!);
  });
  for (let cell = 0; cell < shareCells; cell += 1) {
    const whole = shares.reduce((all, share) => all + share[cell]!, 0);
    for (const [at, share] of shares.entries())
      share[cell] = whole > 0 ? share[cell]! / whole : (levels[at] ?? 0) / Math.max(sum(levels), Number.MIN_VALUE);
  }
  return shares;
}

/** Each child's part of the whole, by calls per day since it opened. Evenly among children without any calls. */
function levelsOf(children: readonly CallTally[], parent: CallTally): Float64Array {
  const open = openSpan(parent);
  const steady = children.map((child) => ifOpenThroughout(child, open));
  const whole = { calls: 0, recent: 0 };
  for (const { calls, recent } of steady) {
    whole.calls += calls;
    whole.recent += recent;
  }
  const levels = steady.map(({ calls, recent }, at) => {
    if (recent === 0 && whole.recent > 0 && sum(children[at]!.calls) > 0) return 0;
    const longRun = whole.calls > 0 ? calls / whole.calls : 1 / children.length;
    // Part of the history, weighted by age, that the child was open for.
    const exposure = recent > 0 ? children[at]!.recent / recent : 1;
    return (exposure * recent + longRunPrior * longRun) / (exposure * whole.recent + longRunPrior);
  });
  return Float64Array.from(levels);
}

/** From the first call of all children to their last. */
function openSpan(tally: CallTally): CallSpan {
  return tally.span ?? { oldest: 0, newest: 0 };
}

/** The calls a location would have had if it had been open, as it is now, for the whole history of its parent. */
function ifOpenThroughout(tally: CallTally, whole: CallSpan): { readonly calls: number; readonly recent: number } {
  if (tally.parts.length > 0)
    return tally.parts
      .map((part) => ifOpenThroughout(part, whole))
      .reduce((all, part) => ({ calls: all.calls + part.calls, recent: all.recent + part.recent }));
  const calls = sum(tally.calls);
  if (!tally.span || calls === 0) return { calls, recent: tally.recent };
  const silent = tally.span.newest - whole.newest;
  const days = tally.span.oldest - tally.span.newest + 1;
  if (silent > closedAfterDays && (calls * silent) / days > callsMissedIfOpen) return { calls: 0, recent: 0 };
  // A location opened about one call's distance before its first call.
  const opened = Math.min(whole.oldest, tally.span.oldest + days / calls) - whole.newest + 1;
  const all = whole.oldest - whole.newest + 1;
  const weighted = (length: number) => 1 - 0.5 ** (length / shareHalfLifeDays);
  return { calls: (calls * all) / opened, recent: (tally.recent * weighted(all)) / weighted(opened) };
}

/** How a location's calls are spread over groups of blocks, against the calls due in them; 1 = alike. */
function shapeOf(calls: Float64Array, due: Float64Array, groupOf: (cell: number) => number): Float64Array {
  const expected = sumBy(due, groupOf);
  return sumBy(calls, groupOf).map((seen, at) => (seen + shapePrior) / (expected[at]! + shapePrior));
}

function isClosedOn(calls: Float64Array, due: Float64Array, day: number): boolean {
  return sumBy(calls, dayOf)[day] === 0 && sumBy(due, dayOf)[day]! > callsMissedIfOpen;
}

const dayOf = (cell: number) => Math.floor(cell / blocksPerDay);
/** Three-hour blocks of workdays and of weekends: as fine as a small station's data allows. */
const kindBlockOf = (cell: number) => {
  const weekend = dayOf(cell) === 0 || dayOf(cell) === 6;
  return (weekend ? blocksPerDay : 0) + (cell % blocksPerDay);
};

function sumBy(calls: Float64Array, groupOf: (cell: number) => number): Float64Array {
  const sums = new Float64Array(2 * blocksPerDay);
  for (let cell = 0; cell < shareCells; cell += 1) sums[groupOf(cell)]! += calls[cell]!;
  return sums;
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
