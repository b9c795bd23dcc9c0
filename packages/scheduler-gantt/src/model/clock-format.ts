import { dateFormat, numberFormat } from '@roadside/foundations/formats';
import { hour, type TimeWindow, wallClock } from './time-window.ts';
import type { Span } from './schedule.ts';

/** Formats times in one language and zone. */
export interface ClockFormat {
  /** `08:15`, or `8:15 AM` on a 12-hour clock. */
  time(instant: number): string;
  /** The ruler's tick: `08`, or `8 AM`. */
  hour(instant: number): string;
  /** `Mon 16 Nov`, in the language's order. */
  day(instant: number): string;
  /** `08:15–12:15`. */
  span(span: Span): string;
  /** `Mon, Nov 16`, or the first and last day, if a span is whole days, midnight to midnight; null otherwise. */
  days(span: Span): string | null;
  /** As short as a bar needs: `9-11`, `6-2p`, `10p-6a`, or `22-6` on a 24-hour clock. */
  short(span: Span): string;
  /** The same with its zone, `1:15 AM EST`, for a time that occurs twice on a day. */
  zoned(instant: number): string;
  /** `Mon`. */
  weekday(instant: number): string;
  /** `Monday`. */
  longWeekday(instant: number): string;
  /** `November 2026`. */
  month(instant: number): string;
  /** `4`, `7.5`. */
  hours(milliseconds: number): string;
  number(count: number): string;
  /**
   * The same clock in another zone: its times include the zone name. Returns this clock for its own zone, or if
   * omitted.
   */
  in(timeZone: string | undefined): ClockFormat;
}

interface ClockSettings {
  readonly locale: string;
  readonly timeZone: TimeWindow['timeZone'];
  /** Defaults to the language's convention. */
  readonly hourCycle?: 'h12' | 'h23' | undefined;
  /** Appends the zone name to times. @defaultValue false */
  readonly zoned?: boolean;
}

const limit = 5000;

const twoDigits = (count: number) => String(count).padStart(2, '0');

const dayLength = 24 * hour;

/**
 * Minutes since midnight in a zone's local time. Zone lookups are slow, so only the ends of each day (UTC) are looked
 * up. The exact time is looked up only if they differ, on a day the clocks change.
 */
function minutesOfDay(timeZone: string): (instant: number) => number {
  const offsets = new Map<number, number>();
  const asked = (instant: number) => {
    const { year, month, day, hour: hours, minute } = wallClock(instant, timeZone);
    return Date.UTC(year, month - 1, day, hours, minute) - Math.floor(instant / 60_000) * 60_000;
  };
  const at = (instant: number) => {
    let offset = offsets.get(instant);
    if (offset === undefined) offsets.set(instant, (offset = asked(instant)));
    return offset;
  };
  return (instant) => {
    const from = Math.floor(instant / dayLength) * dayLength;
    const offset = at(from) === at(from + dayLength) ? at(from) : asked(instant);
    return Math.floor(((((instant + offset) % dayLength) + dayLength) % dayLength) / 60_000);
  };
}

/** Morning hours need no letter; `a` is added only where the hour would otherwise read as PM. */
function shortSpan(start: number, end: number, twelve: boolean): string {
  const clock = (at: number) => {
    const [hours, minute] = [Math.floor(at / 60), at % 60];
    return `${twelve ? hours % 12 || 12 : hours}${minute === 0 ? '' : `:${twoDigits(minute)}`}`;
  };
  if (!twelve) return `${clock(start)}-${clock(end)}`;
  const letter = (at: number) => (at < 720 ? 'a' : 'p');
  const minutes = (at: number) => at % 720;
  const [first, last] = [letter(start), letter(end)];
  const midnight = (at: number) => at < 60;
  if (first === last) {
    const plain = first === 'a' && !midnight(start) && minutes(start) < minutes(end);
    return plain
      ? `${clock(start)}-${clock(end)}`
      : `${clock(start)}${minutes(start) < minutes(end) && !midnight(start) ? '' : first}-${clock(end)}${last}`;
  }
  // 6 AM to 2 PM reads "6-2p"; 6 AM to 8 PM needs its letter, or it would read as two PM hours.
  const clear = first === 'a' && !midnight(start) && minutes(start) > minutes(end);
  return `${clock(start)}${clear ? '' : first}-${clock(end)}${last}`;
}

const clocks = new Map<string, ClockFormat>();

/** The clock for these settings: always the same one, because what it formats is cached, and so is what it reads. */
export function createClockFormat(settings: ClockSettings): ClockFormat {
  const { locale, timeZone, hourCycle = '', zoned = false } = settings;
  const key = `${locale} ${timeZone} ${hourCycle} ${zoned}`;
  let clock = clocks.get(key);
  if (!clock) clocks.set(key, (clock = newClock(settings)));
  return clock;
}

/** Formatters are slow to create and times repeat, so each is created on first use and its results are cached. */
function newClock({ locale, timeZone, hourCycle, zoned = false }: ClockSettings): ClockFormat {
  const written = (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined;
    const known = new Map<number, string>();
    return (instant: number) => {
      let text = known.get(instant);
      if (text === undefined) {
        if (known.size > limit) known.clear();
        text = (format ??= dateFormat(locale, { ...options, timeZone })).format(instant);
        known.set(instant, text);
      }
      return text;
    };
  };
  const cycle = hourCycle ? { hourCycle } : {};
  let twelve: boolean | undefined;
  const isTwelve = () =>
    (twelve ??= hourCycle
      ? hourCycle === 'h12'
      : new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 === true);
  let formats: readonly [(instant: number) => string, (instant: number) => string] | undefined;
  const time = (instant: number) => {
    formats ??= [
      written({ hour: isTwelve() ? 'numeric' : '2-digit', minute: '2-digit', ...cycle }),
      written({ hour: isTwelve() ? 'numeric' : '2-digit', ...cycle }),
    ];
    return formats[0](instant);
  };
  const hourMark = (instant: number) => {
    time(instant);
    return (formats as NonNullable<typeof formats>)[1](instant);
  };
  const minuteOf = minutesOfDay(timeZone);
  const spans = new Map<string, string>();
  let numbers: Intl.NumberFormat | undefined;
  const number = (count: number) => (numbers ??= numberFormat(locale, { maximumFractionDigits: 2 })).format(count);
  let zoneNames: Intl.DateTimeFormat | undefined;
  const zoneName = (instant: number) =>
    (zoneNames ??= new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }))
      .formatToParts(instant)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const withZone = (text: string, instant: number) => (zoned ? `${text} ${zoneName(instant)}` : text);
  const clock: ClockFormat = {
    in(zone) {
      if (zone === undefined || zone === timeZone) return clock;
      return createClockFormat({ locale, timeZone: zone, hourCycle, zoned: true });
    },
    time: (instant) => withZone(time(instant), instant),
    hour: hourMark,
    day: written({ weekday: 'short', day: 'numeric', month: 'short' }),
    span: ({ start, end }) => withZone(`${time(start)}–${time(end)}`, start),
    days({ start, end }) {
      if (end <= start || minuteOf(start) !== 0 || minuteOf(end) !== 0) return null;
      const [first, last] = [clock.day(start), clock.day(end - 1)];
      return first === last ? first : `${first}–${last}`;
    },
    short(span) {
      const key = `${span.start} ${span.end}`;
      let text = spans.get(key);
      if (text === undefined) {
        if (spans.size > limit) spans.clear();
        text = shortSpan(minuteOf(span.start), minuteOf(span.end), isTwelve());
        text = withZone(text, span.start);
        spans.set(key, text);
      }
      return text;
    },
    zoned: written({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short', ...cycle }),
    weekday: written({ weekday: 'short' }),
    longWeekday: written({ weekday: 'long' }),
    month: written({ month: 'long', year: 'numeric' }),
    hours: (milliseconds) => number(milliseconds / hour),
    number,
  };
  return clock;
}
