import { type CalendarDate, type DateValue, GregorianCalendar, parseDate, toCalendar } from '@internationalized/date';
import { UiUsageError } from '../internal/usage-error.ts';

/** First and last day, both inclusive, as ISO days: `{ from: '2026-11-01', to: '2026-11-20' }`. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/**
 * Parses an ISO day into a calendar date. An invalid day is a programming error: it throws in development and returns
 * no date in production.
 */
export function dateOf(day: string | null | undefined, component: string): CalendarDate | null {
  if (day === null || day === undefined) return null;
  try {
    return parseDate(day);
  } catch {
    if (process.env.NODE_ENV !== 'production')
      throw new UiUsageError(
        component,
        `"${day}" is not an ISO day.`,
        "Pass a day such as '2026-11-20', or null for none.",
      );
    return null;
  }
}

const gregorian = /* @__PURE__ */ new GregorianCalendar();

/** Returns the ISO day of a date in any calendar system. */
export const dayOf = (date: DateValue): string => toCalendar(date, gregorian).toString().slice(0, 10);

/** Clamps `day` to the limits. */
export const clampDay = (day: string, min?: string, max?: string): string =>
  min !== undefined && day < min ? min : max !== undefined && day > max ? max : day;
