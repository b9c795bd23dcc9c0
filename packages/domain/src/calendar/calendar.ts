/** An ISO day has no time zone, so daylight saving never makes one longer or shorter. */
const dayMilliseconds = 86_400_000;

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * An ISO day some days later, or earlier when negative.
 * @throws RangeError if the text is not a day
 */
export function addDays(day: string, days: number): string {
  return dayAt(Date.parse(day) + days * dayMilliseconds);
}

/** Days from one ISO day to another, both included; 0 or less when the second lies before the first. */
export function dayCount(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMilliseconds) + 1;
}

/** Every ISO day from one to another, both included. */
export function dayList(from: string, to: string): string[] {
  return Array.from({ length: Math.max(0, dayCount(from, to)) }, (_, index) => addDays(from, index));
}

/** First ISO day of every month touched by the days from one to another. */
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
