import { normalDistribution } from '../arena/normal.ts';
import { arrivalWithinPromise } from './arrival-within-promise.ts';
import type { PoolWork } from './pool-work.ts';

/** One hour of a pool: its work and the drivers on shift. */
export interface StaffedHour {
  readonly work: PoolWork;
  readonly drivers: number;
}

const quarters = 4;
/** No call lasts longer than this many hours. */
const longestCall = 8;

/**
 * Share of each hour's calls reached within the promise, 0 to 1, when calls and crews change through the day. A busy
 * hour affects later hours for as long as its calls last, so each quarter hour is judged by its actual load: the work
 * of earlier calls that have not ended (the modified offered load). An hour with more work than drivers reaches no
 * calls in time. Source: O. B. Jennings, A. Mandelbaum, W. A. Massey and W. Whitt, "Server staffing to meet
 * time-varying demand" (1996).
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

/**
 * Calls in progress at a moment (hours from the first hour) if none ever waited. Assumes the first hour's work before
 * the start.
 */
function loadAt(hours: readonly StaffedHour[], moment: number): number {
  const step = 1 / 12;
  let load = 0;
  for (let age = step / 2; age < longestCall; age += step) {
    const { work } = hours[Math.max(0, Math.floor(moment - age))]!;
    load += work.callsPerHour * step * stillBusy(work, age * 60);
  }
  return load;
}

/** Share of calls that occupy a driver longer than this many minutes. */
function stillBusy({ busyMinutes, busyVariation }: PoolWork, minutes: number): number {
  const spread = Math.sqrt(Math.log(1 + busyVariation));
  return 1 - normalDistribution((Math.log(minutes / busyMinutes) + (spread * spread) / 2) / spread);
}
