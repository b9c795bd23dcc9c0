/** An ISO day has no time zone, so daylight saving time never changes its length. */
const dayMilliseconds = 86_400_000;

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * Adds days to an ISO day; a negative number goes back.
 * @throws RangeError if the text is not a day
 */
export function addDays(day: string, days: number): string {
  return dayAt(Date.parse(day) + days * dayMilliseconds);
}

/** Days from one ISO day to another, both inclusive; 0 or less if the second is before the first. */
export function dayCount(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMilliseconds) + 1;
}

/** Every ISO day from one to another, both inclusive. */
export function dayList(from: string, to: string): string[] {
  return Array.from({ length: Math.max(0, dayCount(from, to)) }, (_, index) => addDays(from, index));
}

/** First ISO day of every month the range touches. */
export function monthList(from: string, to: string): string[] {
  const months: string[] = [];
  if (from > to) return months;
  for (let month = firstOfMonth(from); month <= to; month = addDays(lastOfMonth(month), 1)) months.push(month);
  return months;
}

/** First ISO day of the month. */
export function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** Last ISO day of the month. */
export function lastOfMonth(day: string): string {
  const [year = Number.NaN, month = Number.NaN] = day.split('-').map(Number);
  return dayAt(Date.UTC(year, month, 0));
}
