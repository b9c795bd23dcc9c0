import { parseAbsolute, type ZonedDateTime } from '@internationalized/date';

/** Minutes of one step while a bar is dragged; what is dropped then follows the snap table. */
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
 * A station-local time snapped by the table. Moving counts real minutes, so the next hour is right across midnight
 * and across a change of clocks: 01:50 before the clocks go forward becomes 03:00.
 */
export function snapZoned(time: ZonedDateTime): ZonedDateTime {
  // Subtracting, for setting a field of an hour that comes twice would fall back to the first.
  const whole = time.subtract({ seconds: time.second, milliseconds: time.millisecond });
  return whole.add({ minutes: snapMinute(whole.minute) - whole.minute });
}

/**
 * An instant snapped by the clock of its station.
 * @param instant ISO instant
 * @param timeZone IANA name
 * @returns ISO instant in UTC
 */
export function snapInstant(instant: string, timeZone: string): string {
  return snapZoned(parseAbsolute(instant, timeZone)).toAbsoluteString();
}

/** Minutes from the start of the axis, to the nearest drag step; halves go up. */
export function snapToDragStep(minutes: number): number {
  return Math.round(minutes / dragStepMinutes) * dragStepMinutes;
}
