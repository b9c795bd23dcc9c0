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

/** Formats are dear to make and times come again: each is made when it is first asked for, and what was written is kept. */
export function createClockFormat({ locale, timeZone, hourCycle }: ClockSettings): ClockFormat {
  const written = (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined;
    const known = new Map<number, string>();
    return (instant: number) => {
      let text = known.get(instant);
      if (text === undefined) {
        if (known.size > limit) known.clear();
        text = (format ??= new Intl.DateTimeFormat(locale, { timeZone, ...options })).format(instant);
        known.set(instant, text);
      }
      return text;
    };
  };
  const cycle = hourCycle ? { hourCycle } : {};
  const time = written({ hour: '2-digit', minute: '2-digit', ...cycle });
  let numbers: Intl.NumberFormat | undefined;
  const number = (count: number) =>
    (numbers ??= new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })).format(count);
  return {
    time,
    hour: written({ hour: 'numeric', ...cycle }),
    day: written({ weekday: 'short', day: 'numeric', month: 'short' }),
    span: ({ start, end }) => `${time(start)}–${time(end)}`,
    hours: (milliseconds) => number(milliseconds / hour),
    number,
  };
}
