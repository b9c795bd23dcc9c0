import { addDays, lastOfMonth } from '../calendar/index.ts';
import { instantAt } from '../scheduling/index.ts';

/** How often a report is sent. */
export const sendIntervals = ['daily', 'weekdays', 'weekly', 'monthly'] as const;

/** How often a report is sent. */
export type SendInterval = (typeof sendIntervals)[number];

/** When a report is sent, by the clock of its location. */
export interface SendSchedule {
  readonly every: SendInterval;
  /** 0 is Sunday; used by `weekly`. */
  readonly weekday: number;
  /** 1 to 31, or the last day of a shorter month; used by `monthly`. */
  readonly monthDay: number;
  /** 'HH:MM'. */
  readonly time: string;
}

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Why a schedule can't be kept; null if it can. */
export function scheduleProblem({ weekday, monthDay, time }: SendSchedule): 'weekday' | 'month-day' | 'time' | null {
  if (!Number.isInteger(weekday) || weekday < 0 || weekday > 6) return 'weekday';
  if (!Number.isInteger(monthDay) || monthDay < 1 || monthDay > 31) return 'month-day';
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time) ? null : 'time';
}

function isSendDay({ every, weekday, monthDay }: SendSchedule, day: string): boolean {
  switch (every) {
    case 'daily':
      return true;
    case 'weekdays':
      return weekdayOf(day) >= 1 && weekdayOf(day) <= 5;
    case 'weekly':
      return weekdayOf(day) === weekday;
    case 'monthly': {
      const last = Number(lastOfMonth(day).slice(8));
      return Number(day.slice(8)) === Math.min(monthDay, last);
    }
  }
}

/** More than the longest time between two send days. */
const maxDays = 63;

/**
 * The first time after `after` that the schedule names, as an ISO instant. A time the clocks skip is sent as much later,
 * and one that occurs twice is sent once.
 * @param after ISO instant
 * @param today the ISO day of `after` in the time zone
 */
export function nextSendAt(schedule: SendSchedule, after: string, today: string, timeZone: string): string {
  for (let offset = 0; offset < maxDays; offset++) {
    const day = addDays(today, offset);
    if (!isSendDay(schedule, day)) continue;
    const at = instantAt(day, schedule.time, timeZone);
    if (Date.parse(at) > Date.parse(after)) return at;
  }
  throw new RangeError('The schedule names no day.');
}

/** A schedule in words, without its time: "Every Monday". */
export function sendWords({ every, weekday, monthDay }: SendSchedule): string {
  switch (every) {
    case 'daily':
      return 'Every day';
    case 'weekdays':
      return 'Monday to Friday';
    case 'weekly':
      return `Every ${dayNames[weekday] ?? ''}`;
    case 'monthly':
      return monthDay === 31 ? 'Last day of the month' : `Day ${monthDay} of the month`;
  }
}
