import { hour, type TimeWindow } from './time-window.ts';
import type { Span } from './schedule.ts';

/** How instants are written in one language and zone. */
export interface ClockFormat {
  /** `08:15`, or `8:15 AM` where people write that. */
  time(instant: number): string;
  /** The mark of the ruler: `08`, or `8 AM`. */
  hour(instant: number): string;
  /** `Mon 16 Nov`, in the order of the language. */
  day(instant: number): string;
  /** `Monday, 16 November`. */
  longDay(instant: number): string;
  /** `08:15–12:15`. */
  span(span: Span): string;
  /** `4`, `7.5`. */
  hours(milliseconds: number): string;
  number(count: number): string;
}

interface ClockSettings {
  readonly locale: string;
  readonly timeZone: TimeWindow['timeZone'];
  /** The language's own custom without it. */
  readonly hourCycle?: 'h12' | 'h23' | undefined;
}

const limit = 5000;

/** Formats are dear to make and times come again: one of each, and what was written before is kept. */
export function createClockFormat({ locale, timeZone, hourCycle }: ClockSettings): ClockFormat {
  const cycle = hourCycle ? { hourCycle } : {};
  const times = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit', ...cycle });
  const hours = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', ...cycle });
  const days = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'short', day: 'numeric', month: 'short' });
  const longDays = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const written = new Map<number, string>();
  const time = (instant: number) => {
    const known = written.get(instant);
    if (known !== undefined) return known;
    if (written.size > limit) written.clear();
    const text = times.format(instant);
    written.set(instant, text);
    return text;
  };
  return {
    time,
    hour: (instant) => hours.format(instant),
    day: (instant) => days.format(instant),
    longDay: (instant) => longDays.format(instant),
    span: ({ start, end }) => `${time(start)}–${time(end)}`,
    hours: (milliseconds) => numbers.format(milliseconds / hour),
    number: (count) => numbers.format(count),
  };
}
