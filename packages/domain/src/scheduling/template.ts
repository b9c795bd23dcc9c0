import { addDays } from '../calendar/calendar.ts';
import { stationTimeOf } from './availability.ts';
import type { DayOfWeek, ServiceType, Shift } from './driver.ts';
import { durationBetween, instantAt } from './duration.ts';
import { dayOfWeekOf, weekStartOf } from './week.ts';

/** A shift in a template: clock times without dates, so it fits any week. */
export interface TemplateShift {
  readonly driverId: number;
  readonly dayOfWeek: DayOfWeek;
  /** 'HH:MM'. */
  readonly startTime: string;
  /** 'HH:MM' a number of days after the start; null = open-ended. */
  readonly end: { readonly time: string; readonly daysLater: number } | null;
  readonly scheduleType: readonly ServiceType[];
}

/** A named week of shifts. */
export interface ScheduleTemplate {
  readonly id: number;
  readonly name: string;
  readonly shifts: readonly TemplateShift[];
}

/**
 * Creates a template from the shifts of one week. Shifts that start in another week are omitted.
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
 * The shifts a template creates in a week. Clock times stay the same, so a night shift across a clock change is an hour
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
