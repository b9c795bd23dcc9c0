import type { DemoStation } from '../organization/organization-plan.ts';
import { RandomStream } from '../random/random-stream.ts';
import { dayNumber, monthOf } from './days.ts';

/** The month in which two stations have exactly 500 and 501 calls: any 400 days include one whole July. */
const fixedMonth = 7;

/** Number of calls, and so of map dots, that a station has each July at every scale; null for all but two stations. */
export function dotsOf(station: Pick<DemoStation, 'role'>): number | null {
  return station.role === 'dots-500' ? 500 : station.role === 'dots-501' ? 501 : null;
}

/**
 * Number of calls such a station has on a day of its fixed month; null on other days and for other stations. In that
 * month it neither passes calls nor takes passed ones, since that would change the count.
 */
export function fixedDots(seed: number, station: DemoStation, day: string): number | null {
  const dots = dotsOf(station);
  if (dots === null || monthOf(day) !== fixedMonth) return null;
  const year = day.slice(0, 4);
  const first = dayNumber(`${year}-07-01`);
  const stream = new RandomStream(seed, 'dots', station.key, year);
  let count = 0;
  // Each day distributes the whole month and counts its own share, so that days are independent of each other.
  for (let dot = 0; dot < dots; dot++) if (first + stream.integer(0, 30) === dayNumber(day)) count++;
  return count;
}
