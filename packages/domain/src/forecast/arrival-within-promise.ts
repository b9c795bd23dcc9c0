import { driversForOccupancy } from './drivers-needed.ts';
import type { PoolWork } from './pool-work.ts';

/**
 * Probability that a call finds every driver busy (Erlang C), for offered load a = arrival rate x busy time:
 * C = B / (1 - (a / n)(1 - B)), with B (Erlang B) from the recursion B(k) = a B(k-1) / (k + a B(k-1)), B(0) = 1, which
 * stays exact for hundreds of drivers. Needs n > a; otherwise the queue only grows and every call waits.
 * Source: A. K. Erlang, "Solution of some problems in the theory of probabilities of significance in automatic
 * telephone exchanges" (1917); D. Gross and C. M. Harris, "Fundamentals of Queueing Theory", section on M/M/c.
 */
export function probabilityOfWaiting(drivers: number, load: number): number {
  if (load <= 0) return 0;
  if (drivers <= load) return 1;
  let blocking = 1;
  for (let k = 1; k <= drivers; k += 1) blocking = (load * blocking) / (k + load * blocking);
  return blocking / (1 - (load / drivers) * (1 - blocking));
}

/**
 * Share of calls reached within the promise, 0 to 1: the wait for a free driver plus the drive must fit into it. Calls
 * arrive at random; busy times and drives are lognormal (M/G/n):
 * - the share of calls that wait is that of M/M/n (Erlang C);
 * - their mean wait is that of M/M/n times (1 + busy variation) / 2, so regular work waits less than erratic work;
 * - their wait is a Weibull time. With one driver its spread is that of Pollaczek and Khinchine's formula (the rest of
 *   the running call, then whole calls); with many drivers it becomes exponential.
 *
 * More drivers do not shorten the drive. A pool with more work than drivers reaches no calls in time.
 * Sources: A. M. Lee and P. A. Longton, "Queueing processes associated with airline passenger check-in" (1959), for the
 * mean; D. Gross and C. M. Harris, "Fundamentals of Queueing Theory", section on M/G/1, for the spread.
 */
export function arrivalWithinPromise(drivers: number, work: PoolWork): number {
  const { load, busyMinutes, busyVariation, slack, slackShares } = work;
  if (drivers <= 0 || drivers <= load) return 0;
  const waiting = probabilityOfWaiting(drivers, load);
  const mean = ((1 + busyVariation) * busyMinutes) / (2 * (drivers - load));
  // Squared variation of the remaining time of a call in progress, for lognormal calls.
  const rest = (4 * (1 + busyVariation)) / 3 - 1;
  const variation = Math.max(0.3, 1 - ((1 - load / drivers) * (1 - rest)) / Math.sqrt(drivers));
  const shape = variation ** -0.543;
  const scale = mean / gammaOfOnePlus(1 / shape);
  let share = 0;
  for (let at = 0; at < slack.length; at += 1)
    share += slackShares[at]! * (1 - waiting * Math.exp(-((slack[at]! / scale) ** shape)));
  return share;
}

/** Gamma(1 + x) for 0 to 1, to 5e-5: M. Abramowitz and I. A. Stegun (1964), formula 6.1.35. */
function gammaOfOnePlus(x: number): number {
  return 1 + x * (-0.5748646 + x * (0.9512363 + x * (-0.6998588 + x * (0.4245549 - x * 0.1010678))));
}

/** Targets for staffing. */
export interface StaffingTarget {
  /** Target share of calls reached within the promise, 0 to below 1. */
  readonly share: number;
  /** Highest share of their time drivers may be busy. @defaultValue 1 */
  readonly occupancyCap?: number;
  /** Share of scheduled time lost to breaks, training and illness. @defaultValue 0 */
  readonly shrinkage?: number;
}

/** Staffing for an hour and the service level it achieves. */
export interface OptimizedNeed {
  /** Drivers to schedule, shrinkage included. */
  readonly drivers: number;
  /** Drivers working at any moment. */
  readonly working: number;
  /** Share of calls reached within the promise by those working, 0 to 1. */
  readonly withinPromise: number;
  /** Share reached if no call waited for a driver, 0 to 1: no number of drivers reaches more, since drives take time. */
  readonly bestPossible: number;
}

/** From this close to the best possible share, each further driver achieves next to nothing. */
const closeEnough = 0.01;

/** The share of calls reached within the promise if no call waits: the drive alone decides. */
export function bestWithinPromise({ slackShares }: PoolWork): number {
  return slackShares.reduce((sum, share) => sum + share, 0);
}

/**
 * The fewest drivers that reach the target share within the promise (glossary, section 3: drivers_needed, optimized
 * variant), at least 1, and no busier than the cap. A target above the best possible share, or within a point of
 * it, needs the drivers that come within a point, so the need never falls as the target rises.
 */
export function optimizedDriversNeeded(work: PoolWork, target: StaffingTarget): OptimizedNeed {
  const { share, occupancyCap = 1, shrinkage = 0 } = target;
  const bestPossible = bestWithinPromise(work);
  const aim = Math.min(share, bestPossible - closeEnough);
  let working = Math.max(1, Math.floor(work.load), driversForOccupancy(work.load, occupancyCap));
  while (arrivalWithinPromise(working, work) < aim) working += 1;
  return {
    drivers: withShrinkage(working, shrinkage),
    working,
    withinPromise: arrivalWithinPromise(working, work),
    bestPossible,
  };
}

/** Drivers to schedule so that this many are working, when a share of scheduled time is lost. */
export function withShrinkage(working: number, shrinkage: number): number {
  return Math.ceil(working / (1 - shrinkage) - 1e-9);
}
