import { parseAbsolute, parseTime, toCalendarDate, toTime } from '@internationalized/date';
import { addDays } from '../calendar/calendar.ts';
import { remembered } from '../calendar/remembered.ts';
import type { AvailabilityEntry, PtoEntry, SchedulerDriver } from './driver.ts';
import { instantAt } from './duration.ts';
import { countsAsTimeOff } from './pto.ts';
import { dayOfWeekOf } from './week.ts';

/** A moment in station-local time. */
export interface StationTime {
  /** ISO day. */
  readonly day: string;
  /** 'HH:MM'. */
  readonly time: string;
}

/** The station-local day and time of an instant. */
export const stationTimeOf: (instant: string, timeZone: string) => StationTime = /* @__PURE__ */ remembered(
  (instant: string, timeZone: string) => {
    const zoned = parseAbsolute(instant, timeZone);
    return { day: toCalendarDate(zoned).toString(), time: toTime(zoned).toString().slice(0, 5) };
  },
);

/** An instant's local date and time in a zone as epoch milliseconds read as UTC, for files that have no time zones. */
export function wallTime(instant: string, timeZone: string): number {
  const zoned = parseAbsolute(instant, timeZone);
  return Date.parse(instant) + zoned.offset;
}

/** Whether a day is within approved time off. */
export function outOnPto(pto: readonly PtoEntry[], day: string): boolean {
  return pto.some((entry) => countsAsTimeOff(entry) && entry.ptoStart <= day && day <= entry.ptoEnd);
}

/** Whether a moment is within a weekly availability entry, including entries that started the evening before. */
export function withinAvailability(availability: readonly AvailabilityEntry[], { day, time }: StationTime): boolean {
  const today = dayOfWeekOf(day);
  const yesterday = (today + 6) % 7;
  return availability.some(({ dayOfWeek, startTime, endTime }) => {
    const overnight = endTime <= startTime;
    if (dayOfWeek === today && time >= startTime && (overnight || time < endTime)) return true;
    return overnight && dayOfWeek === yesterday && time < endTime;
  });
}

/** A time of day in wire format. */
export interface ClockParts {
  readonly hour: number;
  readonly minutes: number;
}

/**
 * Start and end of a driver's availability on a day (available_start_time, available_end_time): the first start and the
 * last end of the entries that start that day; null if there are none.
 */
export function availableTimesOn(
  availability: readonly AvailabilityEntry[],
  day: string,
): { readonly start: ClockParts; readonly end: ClockParts } | null {
  const entries = availability.filter(({ dayOfWeek }) => dayOfWeek === dayOfWeekOf(day));
  const [first] = entries.toSorted((a, b) => (a.startTime < b.startTime ? -1 : 1));
  const last = entries.toSorted((a, b) => (endOrder(a) < endOrder(b) ? -1 : 1)).at(-1);
  return first && last ? { start: clockParts(first.startTime), end: clockParts(last.endTime) } : null;
}

function endOrder({ startTime, endTime }: AvailabilityEntry): string {
  return `${endTime <= startTime ? 1 : 0} ${endTime}`;
}

function clockParts(time: string): ClockParts {
  const { hour, minute } = parseTime(time);
  return { hour, minutes: minute };
}

/**
 * Whether a driver can work at a moment: available, not on time off, and not marked unavailable (glossary, section 2).
 */
export function isAvailable(
  driver: Pick<SchedulerDriver, 'availability' | 'pto' | 'activeNotAvailable'>,
  moment: StationTime,
): boolean {
  return (
    !driver.activeNotAvailable && !outOnPto(driver.pto, moment.day) && withinAvailability(driver.availability, moment)
  );
}

/** How a shift fits a driver's time: free, outside availability, or on time off or marked unavailable. */
export type DropVerdict = 'available' | 'outside-availability' | 'not-available';

/**
 * The verdict for a shift dropped on a driver (specification, section 5). The whole shift counts: one day of time off
 * makes it not-available, and one minute outside every availability entry makes it outside-availability.
 * @param startDate ISO instant
 * @param endDate ISO instant after it, as displayed (`shownEnd`)
 */
export function dropVerdict(
  driver: Pick<SchedulerDriver, 'availability' | 'pto' | 'activeNotAvailable'>,
  startDate: string,
  endDate: string,
  timeZone: string,
): DropVerdict {
  const start = Date.parse(startDate);
  const end = Date.parse(endDate);
  const firstDay = stationTimeOf(startDate, timeZone).day;
  const lastDay = stationTimeOf(new Date(Math.max(start, end - 1)).toISOString(), timeZone).day;
  if (driver.activeNotAvailable) return 'not-available';
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) if (outOnPto(driver.pto, day)) return 'not-available';
  const free = availableIntervals(driver.availability, addDays(firstDay, -1), lastDay, timeZone);
  let reached = start;
  for (const [from, to] of free) if (from <= reached && to > reached) reached = to;
  return reached >= end ? 'available' : 'outside-availability';
}

/** Availability between two days as intervals of epoch milliseconds, by start. */
function availableIntervals(
  availability: readonly AvailabilityEntry[],
  firstDay: string,
  lastDay: string,
  timeZone: string,
): readonly (readonly [number, number])[] {
  const intervals: [number, number][] = [];
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) {
    const dayOfWeek = dayOfWeekOf(day);
    for (const entry of availability) {
      if (entry.dayOfWeek !== dayOfWeek) continue;
      const endDay = entry.endTime <= entry.startTime ? addDays(day, 1) : day;
      intervals.push([
        Date.parse(instantAt(day, entry.startTime, timeZone)),
        Date.parse(instantAt(endDay, entry.endTime, timeZone)),
      ]);
    }
  }
  return intervals.toSorted(([a], [b]) => a - b);
}
