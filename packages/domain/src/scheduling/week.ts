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

/** The seven ISO days of a day's week, Sunday first. */
export function weekDaysOf(day: string): readonly string[] {
  const sunday = weekStartOf(day);
  return Array.from({ length: 7 }, (_, index) => addDays(sunday, index));
}

/** Anchor of the next week: always its Monday, for any anchor day, so no week is skipped. */
export function nextWeekAnchor(anchor: string): string {
  return addDays(weekStartOf(anchor), nextWeekDays);
}

/** Anchor of the previous week: its Monday. */
export function previousWeekAnchor(anchor: string): string {
  return addDays(weekStartOf(anchor), previousWeekDays);
}

/** The day in view, and whether there are unsaved edits. */
export interface ScheduleView {
  /** ISO day. */
  readonly day: string;
  readonly schedulingEdits: boolean;
}

/** The view one day forward or back; unsaved edits are dropped (specification, section 4). */
export function changeDay(view: ScheduleView, step: 1 | -1): ScheduleView {
  return { day: addDays(view.day, step), schedulingEdits: false };
}

/** Default view of the schedule (specification, sections 4 and 9). */
export const scheduleDefaults = { view: 'gantt', predictionType: '1h' } as const;
