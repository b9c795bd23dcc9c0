const dayMilliseconds = 86_400_000;

/** Converts an ISO day to days since 1970-01-01. */
export function dayNumber(isoDay: string): number {
  return Date.parse(isoDay) / dayMilliseconds;
}

/** Converts a day number to an ISO day. */
export function isoDay(number: number): string {
  return new Date(number * dayMilliseconds).toISOString().slice(0, 10);
}

/** Adds days to an ISO day. */
export function plusDays(day: string, days: number): string {
  return isoDay(dayNumber(day) + days);
}

/** 0 = Sunday. */
export function weekday(day: string): number {
  return new Date(day).getUTCDay();
}

/** 1 = January. */
export function monthOf(day: string): number {
  return Number(day.slice(5, 7));
}

/** Every day of a range, both ends included. */
export function daysBetween(from: string, to: string): string[] {
  const first = dayNumber(from);
  return Array.from({ length: Math.max(0, dayNumber(to) - first + 1) }, (_, index) => isoDay(first + index));
}
