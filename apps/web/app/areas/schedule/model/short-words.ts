import { roundTo } from '@roadside/domain/rounding';
import { countWords } from '../../../kit/format/count-words.ts';

/**
 * How short the schedule is, in both measures: drivers missing hour by hour, added up, and the hours of the days on
 * screen they are missing in. '39 driver-hours short across 15 hours'.
 */
export function shortWords({ short, shortHours }: { readonly short: number; readonly shortHours: number }): string {
  if (shortHours === 0) return 'every hour covered';
  const missing = roundTo(short) === 0 ? '<1 driver-hour' : countWords(roundTo(short), 'driver-hour', 'driver-hours');
  return `${missing} short across ${countWords(shortHours, 'hour', 'hours')}`;
}
