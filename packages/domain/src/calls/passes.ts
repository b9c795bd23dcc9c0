import { roundedParts } from '../rounding/index.ts';

/** Shifts that passes are broken down by, in order of the day. */
export const dayShifts = ['day', 'evening', 'night'] as const;

/** One of the day's shifts. */
export type DayShift = (typeof dayShifts)[number];

/** The hours of each shift: day 6 AM to 2 PM, evening 2 PM to 10 PM, night 10 PM to 6 AM. */
export function shiftOfHour(hour: number): DayShift {
  if (hour >= 6 && hour < 14) return 'day';
  return hour >= 14 && hour < 22 ? 'evening' : 'night';
}

/** Hours of a shift, starting with its first. */
export function hoursOfShift(shift: DayShift): readonly number[] {
  const hours = Array.from({ length: 24 }, (_, index) => (index + 6) % 24);
  return hours.filter((hour) => shiftOfHour(hour) === shift);
}

/** Windows of the rolling decline rates, in days; the two-week one is the early signal. */
export const declineWindows = [14, 30] as const;

/** One day's contribution to a decline rate. */
export interface OfferDay {
  /** ISO day. */
  readonly day: string;
  readonly offers: number;
  readonly passes: number;
}

/** Decline rate over the window ending on a day. */
export interface RollingRate {
  readonly day: string;
  readonly offers: number;
  readonly passes: number;
  /** In percent; null without offers. */
  readonly rate: number | null;
}

/**
 * Rolling decline rates: for each day with a full window, passes / offers over the window ending on that day.
 * @param days without gaps, oldest first
 */
export function rollingRates(days: readonly OfferDay[], window: number): readonly RollingRate[] {
  let offers = 0;
  let passes = 0;
  return days.flatMap((entry, index): readonly RollingRate[] => {
    offers += entry.offers;
    passes += entry.passes;
    const left = days[index - window];
    if (left) {
      offers -= left.offers;
      passes -= left.passes;
    }
    if (index < window - 1) return [];
    return [{ day: entry.day, offers, passes, rate: offers === 0 ? null : (100 * passes) / offers }];
  });
}

/**
 * Percentages to one decimal that add up to exactly 100 (largest remainder): the rounding remainder goes to the shares
 * that lost most. All 0 if nothing was counted.
 */
export function sharesOf(counts: readonly number[]): readonly number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  return roundedParts(
    counts.map((count) => (100 * count) / total),
    1,
    100,
  );
}
