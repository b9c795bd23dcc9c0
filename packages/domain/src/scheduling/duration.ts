import { CalendarDateTime, parseDate, parseTime, toZoned } from '@internationalized/date';
import { remembered } from '../calendar/remembered.ts';

/** Hours drawn and counted for an open-ended shift, stored as 0 (specification, section 9; decisions 12). */
export const openShiftHours = 8;

/** Gantt units in an hour: one unit is a quarter hour. */
export const unitsPerHour = 4;

const hourMilliseconds = 3_600_000;

/** Hours a stored duration represents on the screen and in coverage. */
export function shownHours(duration: number): number {
  return duration === 0 ? openShiftHours : duration;
}

/** Length of a bar in gantt units: 32 for a duration of 0. */
export function ganttUnits(duration: number): number {
  return shownHours(duration) * unitsPerHour;
}

/** Actual hours between two instants, to store as a duration; includes the hour lost or gained in a clock change. */
export function durationBetween(startDate: string, endDate: string): number {
  return (Date.parse(endDate) - Date.parse(startDate)) / hourMilliseconds;
}

/** Displayed end of a shift, as an ISO string. */
export function shownEnd(startDate: string, duration: number): string {
  return new Date(Date.parse(startDate) + shownHours(duration) * hourMilliseconds).toISOString();
}

/** Start, end and duration of a shift. */
export interface ShiftSpan {
  readonly startDate: string;
  readonly endDate: string;
  readonly duration: number;
}

/**
 * The span of a shift from clock times on a station's day. An end before the start is on the next day; an end equal to
 * it, or missing, makes the shift open-ended. A clock time skipped that day shifts to the same duration after midnight
 * (02:30 becomes 03:30); for one that occurs twice, the first is used.
 * @param day ISO day of the start
 * @param startTime 'HH:MM'
 * @param endTime 'HH:MM', null = open-ended
 */
export function shiftSpan(day: string, startTime: string, endTime: string | null, timeZone: string): ShiftSpan {
  const startDate = instantAt(day, startTime, timeZone);
  if (endTime === null || endTime === startTime) return { startDate, endDate: startDate, duration: 0 };
  const endDay = endTime < startTime ? parseDate(day).add({ days: 1 }).toString() : day;
  const endDate = instantAt(endDay, endTime, timeZone);
  return { startDate, endDate, duration: durationBetween(startDate, endDate) };
}

/** ISO instant of a clock time on a station's day. */
export const instantAt: (day: string, time: string, timeZone: string) => string = /* @__PURE__ */ remembered(
  (day: string, time: string, timeZone: string) => {
    const { year, month, day: date } = parseDate(day);
    const { hour, minute } = parseTime(time);
    return toZoned(new CalendarDateTime(year, month, date, hour, minute), timeZone).toAbsoluteString();
  },
);
