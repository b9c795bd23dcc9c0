import { dayFormat } from './formats.ts';
import { todayIn } from './today-in.ts';

/** 'Nov 20', or with the year 'Nov 20, 2026'. */
export function dayWords(day: string, withYear = false, locale = 'en-US'): string {
  return dayFormat(locale, { month: 'short', day: 'numeric', ...(withYear ? { year: 'numeric' } : {}) }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** The day of an instant in a time zone: 'Nov 20', or with the year 'Nov 20, 2026'. */
export const dayWordsAt = (instant: string, timeZone: string, withYear = false): string =>
  dayWords(todayIn(timeZone, new Date(instant)), withYear);

/** 'Friday, Nov 20'. */
export function weekdayWords(day: string, locale = 'en-US'): string {
  return dayFormat(locale, { weekday: 'long', month: 'short', day: 'numeric' }).format(new Date(`${day}T00:00:00Z`));
}

/** 'Nov 1 to 20, 2026', 'Oct 28 to Nov 3, 2026' or 'Dec 20, 2025 to Jan 4, 2026'. */
export function rangeWords(from: string, to: string, locale = 'en-US'): string {
  if (from === to) return dayWords(from, true, locale);
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${dayWords(from, true, locale)} to ${dayWords(to, true, locale)}`;
  const end =
    from.slice(0, 7) === to.slice(0, 7) ? `${Number(to.slice(8))}, ${to.slice(0, 4)}` : dayWords(to, true, locale);
  return `${dayWords(from, false, locale)} to ${end}`;
}

/** A bucket's key as a column header: 'Nov ’26' for a month, so that it isn't read as a day, and 'Nov 20' for a day. */
export function bucketWords(key: string, locale = 'en-US'): string {
  if (key.length > 7) return dayWords(key, false, locale);
  const first = new Date(`${key}-01T00:00:00Z`);
  return `${dayFormat(locale, { month: 'short' }).format(first)} ’${key.slice(2, 4)}`;
}

/** The first day of a bucket, from its key. A chart reads days, so that it says what rose and what fell. */
export const firstDayOf = (key: string): string => (key.length > 7 ? key : `${key}-01`);

/** 'October 2026', from a day of the month. */
export function monthWords(day: string, locale = 'en-US'): string {
  return dayFormat(locale, { month: 'long', year: 'numeric' }).format(new Date(`${day}T00:00:00Z`));
}
