import { parseTime, type Time } from '@internationalized/date';
import { UiUsageError } from '../internal/usage-error.ts';

/** The time of day of 'HH:MM'. A time that does not exist throws in development and is no time in production. */
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

/** 'HH:MM' of a time of day; seconds are left out. */
export const hourMinuteOf = (time: { toString(): string }): string => time.toString().slice(0, 5);
