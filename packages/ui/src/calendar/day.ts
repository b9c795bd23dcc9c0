import { type CalendarDate, type DateValue, GregorianCalendar, parseDate, toCalendar } from '@internationalized/date';
import { UiUsageError } from '../internal/usage-error.ts';

/** Days from the first to the last, both included, as ISO days: `{ from: '2026-11-01', to: '2026-11-20' }`. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** The calendar date of an ISO day. A day that does not exist is a mistake in the program: it throws in development and is no date in production. */
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

/** The ISO day of a date in whatever calendar the page's language uses. */
export const dayOf = (date: DateValue): string => toCalendar(date, gregorian).toString().slice(0, 10);

/** `day` moved inside the limits. */
export const clampDay = (day: string, min?: string, max?: string): string =>
  min !== undefined && day < min ? min : max !== undefined && day > max ? max : day;
