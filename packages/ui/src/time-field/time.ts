import { parseTime, type Time } from '@internationalized/date';
import { UiUsageError } from '../internal/usage-error.ts';

/** Parses 'HH:MM'. An invalid time throws in development and returns null in production. */
export function timeOf(time: string | null | undefined, component: string): Time | null {
  if (time === null || time === undefined) return null;
  try {
    return parseTime(time);
  } catch {
    if (process.env.NODE_ENV !== 'production')
      throw new UiUsageError(
        component,
        `"${time}" is not a time of day.`,
        "Pass a time such as '08:15', or null for none.",
      );
    return null;
  }
}

/** Formats a time of day as 'HH:MM', without seconds. */
export const hourMinuteOf = (time: { toString(): string }): string => time.toString().slice(0, 5);
