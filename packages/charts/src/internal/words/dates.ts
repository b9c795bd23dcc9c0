import { dateFormat as sharedFormat } from '@roadside/foundations/formats';
import { madeOf } from './made-of.ts';

/** A date format, cached by the identity of its options, so callers should reuse theirs. */
export const dateFormat = (
  locale: string,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat =>
  (madeOf<Intl.DateTimeFormat>(options)[`${locale} ${timeZone}`] ??= sharedFormat(locale, { ...options, timeZone }));

/** The length of time a point covers, which decides how its name is written. */
export type TimeGrain = 'minute' | 'hour' | 'day' | 'month' | 'year';

const monthAndDay: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric' };
const dayAndTime: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
};
const pointNames: Record<TimeGrain, Intl.DateTimeFormatOptions> = {
  minute: dayAndTime,
  hour: dayAndTime,
  day: { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
  year: { year: 'numeric' },
};
const shortNames: Partial<Record<TimeGrain, Intl.DateTimeFormatOptions>> = {
  day: monthAndDay,
  hour: { month: 'short', day: 'numeric', hour: 'numeric' },
};
const tickNames: Record<TimeGrain, Intl.DateTimeFormatOptions> = {
  minute: { hour: 'numeric', minute: '2-digit' },
  hour: { hour: 'numeric' },
  day: monthAndDay,
  month: { month: 'short', year: '2-digit' },
  year: { year: 'numeric' },
};

/** The name of a timestamp: in full, for tooltips, tables and screen readers, or short, for sentences. */
export const namePoint = (moment: number, grain: TimeGrain, locale: string, timeZone: string, short = false): string =>
  dateFormat(locale, timeZone, (short ? shortNames[grain] : undefined) ?? pointNames[grain]).format(moment);

/**
 * The short name of a timestamp on an axis. `boundary` is true where a longer period begins: times then
 * show their day; months always carry their year.
 */
export function nameTick(
  moment: number,
  grain: TimeGrain,
  boundary: boolean,
  locale: string,
  timeZone: string,
): string {
  const isMonth = grain === 'month';
  const format = dateFormat(locale, timeZone, tickNames[boundary && !isMonth ? 'day' : grain]);
  if (!isMonth) return format.format(moment);
  // "Nov 26" would read as a day.
  return format
    .formatToParts(moment)
    .map(({ type, value }) => (type === 'year' ? `’${value}` : value))
    .join('');
}

const clock: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
};

/** A zone's offset from UTC at a given time, in milliseconds. */
export function zoneOffset(moment: number, timeZone: string): number {
  if (timeZone === 'UTC') return 0;
  const [month = 0, day, year = 0, ...time] = dateFormat('en-US', timeZone, clock)
    .formatToParts(moment)
    .flatMap(({ type, value }) => (type === 'literal' ? [] : Number(value)));
  return Date.UTC(year, month - 1, day, ...time) - Math.floor(moment / 1000) * 1000;
}
