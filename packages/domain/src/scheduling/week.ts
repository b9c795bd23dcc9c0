import { addDays } from '../calendar/calendar.ts';
import type { DayOfWeek } from './driver.ts';

/** Days the anchor moves from its Sunday: both ways it lands on a Monday (decisions 10). */
export const nextWeekDays = 8;
export const previousWeekDays = -6;

/** Day of the week of an ISO day, 0 = Sunday. */
export function dayOfWeekOf(day: string): DayOfWeek {
  return new Date(day).getUTCDay() as DayOfWeek;
}

/** The Sunday on or before an ISO day. */
export function weekStartOf(day: string): string {
  return addDays(day, -dayOfWeekOf(day));
}

/** The seven ISO days of the week a day lies in, Sunday first. */
export function weekDaysOf(day: string): readonly string[] {
  const sunday = weekStartOf(day);
  return Array.from({ length: 7 }, (_, index) => addDays(sunday, index));
}

/** The anchor of the next week: the Monday of it, whatever day the anchor was, so no week is skipped. */
export function nextWeekAnchor(anchor: string): string {
  return addDays(weekStartOf(anchor), nextWeekDays);
}

/** The anchor of the previous week: the Monday of it. */
export function previousWeekAnchor(anchor: string): string {
  return addDays(weekStartOf(anchor), previousWeekDays);
}

/** What the schedule shows and whether edits wait to be saved. */
export interface ScheduleView {
  /** ISO day. */
  readonly day: string;
  readonly schedulingEdits: boolean;
}

/** The view one day on or back; unsaved edits are dropped (specification, section 4). */
export function changeDay(view: ScheduleView, step: 1 | -1): ScheduleView {
  return { day: addDays(view.day, step), schedulingEdits: false };
}

/** How the schedule opens (specification, sections 4 and 9). */
export const scheduleDefaults = { view: 'gantt', predictionType: '1h' } as const;
