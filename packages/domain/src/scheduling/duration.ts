import { CalendarDateTime, parseDate, parseTime, toZoned } from '@internationalized/date';
import { remembered } from '../calendar/remembered.ts';

/** Hours drawn and counted for a shift without an end, stored as 0 (specification, section 9; decisions 12). */
export const openShiftHours = 8;

/** Gantt units in an hour: one unit is a quarter hour. */
export const unitsPerHour = 4;

const hourMilliseconds = 3_600_000;

/** Hours a stored duration stands for on the screen and in coverage. */
export function shownHours(duration: number): number {
  return duration === 0 ? openShiftHours : duration;
}

/** Length of a bar in gantt units: 32 for a duration of 0. */
export function ganttUnits(duration: number): number {
  return shownHours(duration) * unitsPerHour;
}

/** Real hours between two instants, to be stored as a duration; the hour lost or won by a change of clocks counts. */
export function durationBetween(startDate: string, endDate: string): number {
  return (Date.parse(endDate) - Date.parse(startDate)) / hourMilliseconds;
}

/** Instant at which a shift ends on the screen, as an ISO string. */
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
 * The span of a shift given by clock times on a station's day. An end before the start lies on the next day, an end
 * equal to it or missing leaves the shift without an end. A clock time the day skips becomes the same wait after
 * midnight (02:30 becomes 03:30); one it has twice is the first.
 * @param day ISO day of the start
 * @param startTime 'HH:MM'
 * @param endTime 'HH:MM', null = without an end
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
