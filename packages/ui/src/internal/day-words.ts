import { dateFormat } from './intl-formats.ts';

/** The ISO day on which an ISO instant falls in a time zone: `2026-11-01T03:30:00Z` is October 31 in New York. */
export function zonedDay(instant: string, timeZone: string): string {
  const parts = dateFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(
    Date.parse(instant),
  );
  const part = (wanted: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** The time of day of an ISO instant, in the locale's format. */
export const timeWords = (instant: string, locale: string, timeZone: string): string =>
  dateFormat(locale, { timeZone, timeStyle: 'short' }).format(Date.parse(instant));

/** Full date and time of an ISO instant, for when the exact moment matters. */
export const momentWords = (instant: string, locale: string, timeZone: string): string =>
  dateFormat(locale, { timeZone, dateStyle: 'full', timeStyle: 'short' }).format(Date.parse(instant));

const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`);

/**
 * Formats an ISO day as a heading: "Today" or "Yesterday" when `today` is known, otherwise weekday and date, with the
 * year when it is not the current one.
 */
export function dayWords(day: string, locale: string, today?: string): string {
  const apart = today === undefined ? Number.NaN : Math.round((midnight(day) - midnight(today)) / 86_400_000);
  if (Math.abs(apart) <= 1) {
    const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(apart, 'day');
    return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
  }
  const year = today !== undefined && today.slice(0, 4) === day.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  return dateFormat(locale, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long', ...year }).format(
    midnight(day),
  );
}

/** Entries of one day. */
export interface DayGroup<Entry> {
  /** ISO day. */
  readonly day: string;
  readonly entries: readonly Entry[];
}

/** Groups entries by their day in a time zone and keeps their order. */
export function groupByDay<Entry>(
  entries: readonly Entry[],
  instantOf: (entry: Entry) => string,
  timeZone: string,
): DayGroup<Entry>[] {
  const groups: { day: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const day = zonedDay(instantOf(entry), timeZone);
    const last = groups.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else groups.push({ day, entries: [entry] });
  }
  return groups;
}
