import { driverShare } from './odds.ts';

/** Days of the driver's own record before it outweighs everyone's three to one, as the odds do. */
const ownDaysForFullShare = 28;

/** How often a day brought a number of points, as shares that sum to 1; index = points. */
export type PointDistribution = readonly number[];

/**
 * How the points of a day are distributed for a driver: the own days, mixed with everyone's while there are few. From
 * four weeks on, the driver's own days count alone. A day off is a day with 0 points, and belongs in the list.
 */
export function dailyDistribution(own: readonly number[], everyone: readonly number[]): PointDistribution {
  const ownShare =
    everyone.length === 0 || own.length >= ownDaysForFullShare
      ? 1
      : own.length === 0
        ? 0
        : driverShare * Math.min(1, own.length / ownDaysForFullShare);
  const most = Math.max(0, ...own, ...everyone);
  const shares = Array.from({ length: Math.round(most) + 1 }, () => 0);
  const add = (days: readonly number[], share: number) => {
    const counts = new Map<number, number>();
    for (const points of days) {
      const at = Math.max(0, Math.round(points));
      counts.set(at, (counts.get(at) ?? 0) + 1);
    }
    for (const [at, count] of counts) shares[at] = (shares[at] ?? 0) + (share * count) / days.length;
  };
  if (ownShare > 0 && own.length > 0) add(own, ownShare);
  if (ownShare < 1) add(everyone, 1 - ownShare);
  return shares;
}

/** Tails with less than this are cut off while days are added up; together they stay far below a tenth of a percent. */
const negligible = 1e-12;

/** Shares of consecutive sums of points, beginning with `first`. */
export interface SumDistribution {
  readonly first: number;
  readonly shares: readonly number[];
}

/** The distribution of the sum of two independent amounts, without its negligible tails. */
function sumOf(one: SumDistribution, other: SumDistribution): SumDistribution {
  // Plain loops over typed arrays: a bet adds up to a million pairs while somebody waits.
  const [few, many] = [Float64Array.from(one.shares), Float64Array.from(other.shares)];
  const shares = new Float64Array(few.length + many.length - 1);
  for (let at = 0; at < few.length; at += 1) {
    const share = few[at]!;
    if (share > 0) for (let more = 0; more < many.length; more += 1) shares[at + more]! += share * many[more]!;
  }
  const from = shares.findIndex((share) => share > negligible);
  const to = shares.findLastIndex((share) => share > negligible);
  return { first: one.first + other.first + from, shares: [...shares.subarray(from, to + 1)] };
}

/** The distribution of the points of several such days, by repeated doubling. */
export function distributionOfDays(day: PointDistribution, days: number): SumDistribution {
  // Points come in steps, such as fives; counting in steps takes a fraction of the work.
  const step = stepOf(day);
  const inSteps = day.filter((_, points) => points % step === 0);
  let result: SumDistribution = { first: 0, shares: [1] };
  // Without a day that counted, every sum is 0.
  let power: SumDistribution = { first: 0, shares: inSteps.some((share) => share > 0) ? inSteps : [1] };
  for (let left = days; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = sumOf(result, power);
    if (left > 1) power = sumOf(power, power);
  }
  if (step === 1) return result;
  const shares = Array.from({ length: (result.shares.length - 1) * step + 1 }, () => 0);
  for (const [at, share] of result.shares.entries()) shares[at * step] = share;
  return { first: result.first * step, shares };
}

/**
 * The distribution of the points still to come: what is left of today, and the days after it. Today is like the
 * driver's other days, given what it has brought already.
 */
export function distributionAhead(day: PointDistribution, earnedToday: number, daysAfter: number): SumDistribution {
  const left = day.slice(Math.max(0, Math.round(earnedToday)));
  const share = left.reduce((sum, each) => sum + each, 0);
  const after = distributionOfDays(day, daysAfter);
  // A day better than all before it brings nothing more.
  return share === 0 ? after : sumOf({ first: 0, shares: left.map((each) => each / share) }, after);
}

/** The largest number that divides all points that occur. */
function stepOf(day: PointDistribution): number {
  let step = 0;
  for (const [points, share] of day.entries())
    if (share > 0) for (let other = points; other > 0;) [step, other] = [other, step % other];
  return Math.max(1, step);
}

/**
 * The real chance of a bet, 0 to 1: that the points so far and those of the remaining days exceed what must be beaten.
 * It is exact for independent days like the driver's own, without assuming a bell curve; shown beside the odds of the
 * specification (decisions 15).
 */
export function realChance({
  sum,
  needToBeat,
  day,
  remainingDays,
}: {
  /** Points so far in the period. */
  readonly sum: number;
  readonly needToBeat: number;
  readonly day: PointDistribution;
  readonly remainingDays: number;
}): number {
  return chanceAbove(distributionOfDays(day, remainingDays), needToBeat - sum);
}

/** How likely a sum is to exceed a target, 0 to 1. */
export function chanceAbove(ahead: SumDistribution, target: number): number {
  // The bet is won only beyond the target, so a whole target needs one point more.
  const wins = Math.floor(target) + 1 - ahead.first;
  if (wins <= 0) return 1;
  let chance = 0;
  for (let at = wins; at < ahead.shares.length; at += 1) chance += ahead.shares[at] ?? 0;
  return Math.min(1, chance);
}
