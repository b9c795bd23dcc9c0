import { addDays } from '../calendar/index.ts';
import { holidayOf } from './holidays.ts';
import type { Holiday } from './holidays.ts';

/** Calls per local clock hour, 24 for each day. NaN = unknown. */
export interface HourlySeries {
  /** ISO day of the first hour. */
  readonly firstDay: string;
  readonly counts: Float64Array;
}

/** Hours of a day on the local clock. */
export const hoursPerDay = 24;

/** Calendar features of a day for a forecast, known years ahead. */
export interface DayFacts {
  /** 0 = Sunday. */
  readonly dayOfWeek: number;
  /** Days since the first day of the series. */
  readonly index: number;
  /** Position in the year as an angle, 0 to 2 pi. */
  readonly yearAngle: number;
  readonly holiday: Holiday | null;
}

/** Calendar features of consecutive days, starting at the first. */
export function dayFacts(firstDay: string, count: number, startIndex = 0): readonly DayFacts[] {
  const first = Date.parse(`${firstDay}T00:00:00Z`);
  return Array.from({ length: count }, (_, offset) => {
    const at = new Date(first + offset * 86_400_000);
    const yearStart = Date.UTC(at.getUTCFullYear(), 0, 1);
    return {
      dayOfWeek: at.getUTCDay(),
      index: startIndex + offset,
      yearAngle: (2 * Math.PI * (at.getTime() - yearStart)) / 86_400_000 / 365.25,
      holiday: holidayOf(at.toISOString().slice(0, 10)),
    };
  });
}

/** Truncates a series to its first days. */
export function seriesThrough({ firstDay, counts }: HourlySeries, days: number): HourlySeries {
  return { firstDay, counts: counts.slice(0, days * hoursPerDay) };
}

/** ISO day after the end of a series. */
export function dayAfter({ firstDay, counts }: HourlySeries): string {
  return addDays(firstDay, Math.floor(counts.length / hoursPerDay));
}

/** Sum of the known hours of each day. */
export function dailyTotals(counts: Float64Array): Float64Array {
  const totals = new Float64Array(Math.floor(counts.length / hoursPerDay));
  for (let hour = 0; hour < totals.length * hoursPerDay; hour += 1) {
    const count = counts[hour] ?? Number.NaN;
    if (count === count) totals[Math.floor(hour / hoursPerDay)]! += count;
  }
  return totals;
}
