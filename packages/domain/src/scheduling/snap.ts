import { parseAbsolute, type ZonedDateTime } from '@internationalized/date';

/** Step in minutes while a bar is dragged; on drop, the snap table applies. */
export const dragStepMinutes = 15;

/**
 * Minute of the hour a dropped or typed time snaps to, letter for letter (decisions 11): 0 stays, 1-14 to 00, 15
 * stays, 16-29 to 30, 30 stays, 31-44 to 30, 45 stays, 46-59 to 00 of the next hour (60 here).
 * @param minute whole minute, 0 to 59
 */
export function snapMinute(minute: number): 0 | 15 | 30 | 45 | 60 {
  if (minute === 15 || minute === 45) return minute;
  if (minute < 15) return 0;
  return minute < 45 ? 30 : 60;
}

/**
 * Snaps a station-local time by the table. It moves by elapsed minutes, so the next hour is right across midnight and
 * across a clock change: 01:50 before the clocks go forward becomes 03:00.
 */
export function snapZoned(time: ZonedDateTime): ZonedDateTime {
  // Subtract instead of setting the field: in an hour that occurs twice, setting it would fall back to the first.
  const whole = time.subtract({ seconds: time.second, milliseconds: time.millisecond });
  return whole.add({ minutes: snapMinute(whole.minute) - whole.minute });
}

/**
 * Snaps an instant in its station's local time.
 * @param instant ISO instant
 * @param timeZone IANA name
 * @returns ISO instant in UTC
 */
export function snapInstant(instant: string, timeZone: string): string {
  return snapZoned(parseAbsolute(instant, timeZone)).toAbsoluteString();
}

/** Whether a clock time ('HH:MM') is on a quarter hour, as the times of every shift are. */
export function onQuarterHour(time: string): boolean {
  return Number(time.slice(3, 5)) % dragStepMinutes === 0;
}

/** Rounds minutes from the start of the axis to the nearest drag step; halves round up. */
export function snapToDragStep(minutes: number): number {
  return Math.round(minutes / dragStepMinutes) * dragStepMinutes;
}
