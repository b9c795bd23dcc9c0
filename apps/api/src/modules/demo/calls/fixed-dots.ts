import type { DemoStation } from '../organization/organization-plan.ts';
import { RandomStream } from '../random/random-stream.ts';
import { dayNumber, monthOf } from './days.ts';

/** The month in which two stations have exactly 500 and 501 calls: any 400 days hold one whole July. */
const fixedMonth = 7;

/** How many calls, hence map dots, a station has in each July at every scale; null for all but two stations. */
export function dotsOf(station: Pick<DemoStation, 'role'>): number | null {
  return station.role === 'dots-500' ? 500 : station.role === 'dots-501' ? 501 : null;
}

/**
 * The calls such a station has on a day of its fixed month; null on all other days and at all other stations.
 * In that month it neither passes a call nor takes one, or the count would move.
 */
export function fixedDots(seed: number, station: DemoStation, day: string): number | null {
  const dots = dotsOf(station);
  if (dots === null || monthOf(day) !== fixedMonth) return null;
  const year = day.slice(0, 4);
  const first = dayNumber(`${year}-07-01`);
  const stream = new RandomStream(seed, 'dots', station.key, year);
  let count = 0;
  // Every day deals out the whole month and looks at its own share: no day needs to know another.
  for (let dot = 0; dot < dots; dot++) if (first + stream.integer(0, 30) === dayNumber(day)) count++;
  return count;
}
