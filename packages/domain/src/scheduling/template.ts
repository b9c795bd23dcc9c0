import { addDays } from '../calendar/calendar.ts';
import { stationTimeOf } from './availability.ts';
import type { DayOfWeek, ServiceType, Shift } from './driver.ts';
import { durationBetween, instantAt } from './duration.ts';
import { dayOfWeekOf, weekStartOf } from './week.ts';

/** A shift of a template: clock times, no dates, so that it fits any week. */
export interface TemplateShift {
  readonly driverId: number;
  readonly dayOfWeek: DayOfWeek;
  /** 'HH:MM'. */
  readonly startTime: string;
  /** 'HH:MM' some days after the start; null = a shift without an end. */
  readonly end: { readonly time: string; readonly daysLater: number } | null;
  readonly scheduleType: readonly ServiceType[];
}

/** A week of shifts under a name. */
export interface ScheduleTemplate {
  readonly id: number;
  readonly name: string;
  readonly shifts: readonly TemplateShift[];
}

/**
 * The shifts of one week as a template. Shifts that start in another week are left out.
 * @param anchor any ISO day of the week
 */
export function templateShifts(shifts: readonly Shift[], anchor: string, timeZone: string): readonly TemplateShift[] {
  const sunday = weekStartOf(anchor);
  return shifts.flatMap((shift) => {
    const start = stationTimeOf(shift.startDate, timeZone);
    if (weekStartOf(start.day) !== sunday) return [];
    const end = stationTimeOf(shift.endDate, timeZone);
    return [
      {
        driverId: shift.driverId,
        dayOfWeek: dayOfWeekOf(start.day),
        startTime: start.time,
        end: shift.duration === 0 ? null : { time: end.time, daysLater: daysBetween(start.day, end.day) },
        scheduleType: shift.scheduleType,
      },
    ];
  });
}

/**
 * The shifts a template makes in a week: the same clock times, so a night shift over a change of clocks is an hour
 * longer or shorter.
 * @param anchor any ISO day of the week
 */
export function applyTemplate(template: readonly TemplateShift[], anchor: string, timeZone: string): readonly Shift[] {
  const sunday = weekStartOf(anchor);
  return template.map(({ driverId, dayOfWeek, startTime, end, scheduleType }) => {
    const day = addDays(sunday, dayOfWeek);
    const startDate = instantAt(day, startTime, timeZone);
    const endDate = end === null ? startDate : instantAt(addDays(day, end.daysLater), end.time, timeZone);
    return { driverId, startDate, endDate, duration: durationBetween(startDate, endDate), scheduleType };
  });
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
