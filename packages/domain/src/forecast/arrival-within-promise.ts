/** One hour of work for a pool of drivers. */
export interface Workload {
  /** Expected calls in the hour. */
  readonly callsPerHour: number;
  /** Mean minutes a call occupies a driver: driving, on scene and towing. */
  readonly busyMinutes: number;
  /** Mean minutes from the driver's start to the member. */
  readonly driveMinutes: number;
  /** Minutes the member was promised. */
  readonly promisedMinutes: number;
}

/**
 * Probability that a call finds every driver busy (Erlang C), for offered load a = arrival rate x busy time:
 * C = B / (1 - (a / n)(1 - B)), with B (Erlang B) from the recursion B(k) = a B(k-1) / (k + a B(k-1)), B(0) = 1, which
 * stays exact for hundreds of drivers. Needs n > a, else the queue only grows and everybody waits.
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
 * Share of calls reached within the promise, 0 to 1: the wait for a free driver plus the drive must fit into it. In the
 * M/M/c queue the wait is longer than t with probability C exp(-(n - a) t / busy time) (Gross and Harris). Calls come
 * at random, the drive is taken at its mean, drivers do not come nearer when there are more of them.
 */
export function arrivalWithinPromise(drivers: number, work: Workload): number {
  const slack = work.promisedMinutes - work.driveMinutes;
  if (slack < 0) return 0;
  const load = (work.callsPerHour * work.busyMinutes) / 60;
  if (load <= 0) return 1;
  if (drivers <= load) return 0;
  return 1 - probabilityOfWaiting(drivers, load) * Math.exp((-(drivers - load) * slack) / work.busyMinutes);
}

/** Staff for an hour and what it promises. */
export interface OptimizedNeed {
  readonly drivers: number;
  /** Share of calls reached within the promise by these drivers, 0 to 1. */
  readonly withinPromise: number;
}

/** Most drivers tried above the load; by then nobody waits for a driver any more. */
const searchLimit = 1000;

/**
 * The least number of drivers that reaches the target share within the promise (glossary, section 3: drivers_needed,
 * optimized variant), at least 1. Null when no number can: the drive alone is longer than the promise.
 * @param target share, 0 to below 1
 */
export function optimizedDriversNeeded(work: Workload, target: number): OptimizedNeed | null {
  const least = Math.max(1, Math.floor((work.callsPerHour * work.busyMinutes) / 60));
  for (let drivers = least; drivers <= least + searchLimit; drivers += 1) {
    const withinPromise = arrivalWithinPromise(drivers, work);
    if (withinPromise >= target) return { drivers, withinPromise };
  }
  return null;
}
