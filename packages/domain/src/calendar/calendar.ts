import { endOfMonth, parseDate, startOfMonth } from '@internationalized/date';

const dayMilliseconds = 86_400_000;

/** An ISO day some days later, or earlier when negative. */
export function addDays(day: string, days: number): string {
  return parseDate(day).add({ days }).toString();
}

/** Days from one ISO day to another, both included; 0 or less when the second lies before the first. */
export function dayCount(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMilliseconds) + 1;
}

/** Every ISO day from one to another, both included. */
export function dayList(from: string, to: string): string[] {
  const start = Date.parse(from);
  return Array.from({ length: Math.max(0, dayCount(from, to)) }, (_, index) =>
    new Date(start + index * dayMilliseconds).toISOString().slice(0, 10),
  );
}

/** First ISO day of every month touched by the days from one to another. */
export function monthList(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = startOfMonth(parseDate(from)); month.toString() <= to; month = month.add({ months: 1 }))
    months.push(month.toString());
  return from > to ? [] : months;
}

/** First ISO day of the month. */
export function firstOfMonth(day: string): string {
  return startOfMonth(parseDate(day)).toString();
}

/** Last ISO day of the month. */
export function lastOfMonth(day: string): string {
  return endOfMonth(parseDate(day)).toString();
}
