import { parseAbsolute, parseDate, type CalendarDate, type ZonedDateTime } from '@internationalized/date';
import { remembered } from '../calendar/remembered.ts';
import type { TimeSpan } from './coverage.ts';
import { dayNames, type PtoEntry } from './driver.ts';
import { dayOfWeekOf } from './week.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 'Fri, Nov 20, 2:30 PM' in station time; 'day' is the date alone, 'Nov 20', and 'time' the time alone. */
export function momentWords(instant: number, timeZone: string, part: 'day' | 'time' | 'moment' = 'moment'): string {
  const zoned = zonedOf(instant, timeZone);
  if (part === 'time') return clockWords(zoned);
  return part === 'day' ? dateWords(zoned) : `${weekdayWords(zoned)}, ${dateWords(zoned)}, ${clockWords(zoned)}`;
}

/** 'Fri, Nov 20, 2:30 PM–10:30 PM' in station time. */
export function spanWords({ start, end }: TimeSpan, timeZone: string): string {
  return `${momentWords(start, timeZone)}–${clockWords(zonedOf(end, timeZone))}`;
}

/** 'Nov 27–28', 'Nov 27', 'Dec 30–Jan 2'. */
export function ptoWords({ ptoStart, ptoEnd }: Pick<PtoEntry, 'ptoStart' | 'ptoEnd'>): string {
  const [from, to] = [parseDate(ptoStart), parseDate(ptoEnd)];
  if (ptoStart === ptoEnd) return dateWords(from);
  return `${dateWords(from)}–${from.month === to.month && from.year === to.year ? to.day : dateWords(to)}`;
}

/** 'Nov 27, 2026' from an ISO day. */
export function dayWords(day: string): string {
  return `${dateWords(parseDate(day))}, ${day.slice(0, 4)}`;
}

/** '6 hours', '1 hour', '7.5 hours'. */
export function hoursWords(milliseconds: number): string {
  const hours = Math.round(milliseconds / 36_000) / 100;
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

/** 'Tow', 'Tow or Battery', 'Tow, Battery or Light Service'. */
export function listWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

const zonedAt = /* @__PURE__ */ remembered((instant: string, timeZone: string) => parseAbsolute(instant, timeZone));

function zonedOf(instant: number, timeZone: string): ZonedDateTime {
  return zonedAt(new Date(instant).toISOString(), timeZone);
}

function weekdayWords(zoned: ZonedDateTime): string {
  return dayNames[dayOfWeekOf(zoned.toString().slice(0, 10))].slice(0, 3);
}

function dateWords({ month, day }: CalendarDate | ZonedDateTime): string {
  return `${months[month - 1]} ${day}`;
}

function clockWords({ hour, minute }: Pick<ZonedDateTime, 'hour' | 'minute'>): string {
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** '6:00 AM–2:00 PM' from clock times; 'all day' where both are the same. */
export function timesWords(start: string, end: string): string {
  return start === end ? 'all day' : `${timeWords(start)}–${timeWords(end)}`;
}

/** '2:30 PM' from '14:30'. */
export function timeWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return clockWords({ hour, minute });
}
