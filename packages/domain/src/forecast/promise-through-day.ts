import { normalDistribution } from '../arena/normal.ts';
import { arrivalWithinPromise } from './arrival-within-promise.ts';
import type { PoolWork } from './pool-work.ts';

/** One hour of a pool: its work and the drivers on shift. */
export interface StaffedHour {
  readonly work: PoolWork;
  readonly drivers: number;
}

const quarters = 4;
/** Hours after which a call has ended for sure. */
const longestCall = 8;

/**
 * Share of each hour's calls reached within the promise, 0 to 1, where calls and crews change through the day. A busy
 * hour is felt after it, by as long as calls last: each quarter hour is judged by the load it really has, which is the
 * work of the calls that came before and haven't ended (the modified offered load). An hour with more work than drivers
 * reaches nobody.
 * Source: O. B. Jennings, A. Mandelbaum, W. A. Massey and W. Whitt, "Server staffing to meet time-varying demand" (1996).
 */
export function promiseThroughDay(hours: readonly StaffedHour[]): readonly number[] {
  return hours.map(({ work, drivers }, at) => {
    let share = 0;
    for (let quarter = 0; quarter < quarters; quarter += 1) {
      const load = loadAt(hours, at + (quarter + 0.5) / quarters);
      share += arrivalWithinPromise(drivers, { ...work, load }) / quarters;
    }
    return share;
  });
}

/** Calls in work at a moment, in hours from the first, if nobody ever waited. The first hour is how it always was before. */
function loadAt(hours: readonly StaffedHour[], moment: number): number {
  const step = 1 / 12;
  let load = 0;
  for (let age = step / 2; age < longestCall; age += step) {
    const { work } = hours[Math.max(0, Math.floor(moment - age))]!;
    load += work.callsPerHour * step * stillBusy(work, age * 60);
  }
  return load;
}

/** Share of calls that keep a driver longer than so many minutes. */
function stillBusy({ busyMinutes, busyVariation }: PoolWork, minutes: number): number {
  const spread = Math.sqrt(Math.log(1 + busyVariation));
  return 1 - normalDistribution((Math.log(minutes / busyMinutes) + (spread * spread) / 2) / spread);
}
