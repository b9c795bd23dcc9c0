import type { StaffedHour } from '../home/now.ts';

const halfHourMs = 1_800_000;

/** Longest lesson that fits a quiet half hour, in minutes. */
export const quietLessonMinutes = 30;

/**
 * The quietest half hour left of a shift, for a lesson: the one with the most drivers beyond what the forecast needs,
 * the earliest of equal ones. Null if the forecast needs this driver all the time, or knows nothing about the shift.
 * @param hours of the shift, in order, with the driver counted among those present
 * @param left from now, or the shift's start, to its end; in milliseconds
 */
export function quietHalfHour(
  hours: readonly StaffedHour[],
  left: { readonly start: number; readonly end: number },
): { readonly start: number; readonly end: number } | null {
  // Hours that need nobody at all are hours without a forecast.
  if (!hours.some(({ needed }) => needed > 0)) return null;
  let best: { readonly start: number; readonly spare: number } | null = null;
  for (const { start: hour, needed, present } of hours)
    for (const start of [hour, hour + halfHourMs]) {
      // Without this driver, there must be as many as are needed.
      const spare = present - 1 - needed;
      const fits = start >= left.start && start + halfHourMs <= left.end;
      if (fits && spare >= 0 && (best === null || spare > best.spare)) best = { start, spare };
    }
  return best && { start: best.start, end: best.start + halfHourMs };
}
