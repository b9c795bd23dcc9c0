/** The schedule's time resolution is a quarter hour; every zone's offset is a multiple of one. */
export const quarterHour = 15 * 60_000;
export const hour = 4 * quarterHour;

/** The visible time span, in a named zone. The axis is linear in instants. */
export interface TimeWindow {
  readonly from: number;
  readonly to: number;
  /** IANA name; never defaults to the browser's zone. */
  readonly timeZone: string;
}

/** The window as a span, for overlap checks. */
export const spanOf = ({ from, to }: Pick<TimeWindow, 'from' | 'to'>) => ({ start: from, end: to });

/** The wall-clock time of an instant. */
export interface WallClock {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  /** 0 = Sunday. */
  readonly weekday: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** Reads an instant's local time in a zone. */
export function wallClock(instant: number, timeZone: string): WallClock {
  const read: Record<string, number> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) read[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour: hours = 0, minute = 0 } = read;
  return { year, month, day, hour: hours, minute, weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay() };
}

const asUtc = ({ year, month, day, hour: hours, minute }: Omit<WallClock, 'weekday'>) =>
  Date.UTC(year, month - 1, day, hours, minute);

/**
 * The instant of a local date and time in a zone. A time the clock skips gives the instant after the gap; a time that
 * occurs twice gives the first one.
 */
export function instantOf(reading: Omit<WallClock, 'weekday'>, timeZone: string): number {
  const wanted = asUtc(reading);
  const offsetAt = (instant: number) => asUtc(wallClock(instant, timeZone)) - instant;
  const day = 24 * hour;
  const candidates = [offsetAt(wanted - day), offsetAt(wanted + day)].map((offset) => wanted - offset);
  const exact = candidates.filter((instant) => asUtc(wallClock(instant, timeZone)) === wanted);
  return exact.length > 0 ? Math.min(...exact) : Math.max(...candidates);
}

/** The window of whole local days: a day with a clock change has 23 or 25 hours. */
export function windowOfDays(
  firstDay: { readonly year: number; readonly month: number; readonly day: number },
  days: number,
  timeZone: string,
): TimeWindow {
  const at = (offset: number) => {
    const date = new Date(Date.UTC(firstDay.year, firstDay.month - 1, firstDay.day + offset));
    return instantOf(
      { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), hour: 0, minute: 0 },
      timeZone,
    );
  };
  return { from: at(0), to: at(days), timeZone };
}

/** A mark of the ruler. `clock` is its wall-clock time. */
export interface Tick {
  readonly at: number;
  readonly until: number;
  readonly clock: WallClock;
}

/** The window's local days; the first and last may be partial. */
export function dayTicks(window: TimeWindow): readonly Tick[] {
  const ticks: Tick[] = [];
  for (let at = window.from; at < window.to;) {
    const clock = wallClock(at, window.timeZone);
    const next = new Date(Date.UTC(clock.year, clock.month - 1, clock.day + 1));
    const midnight = instantOf(
      { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate(), hour: 0, minute: 0 },
      window.timeZone,
    );
    const until = Math.min(midnight, window.to);
    ticks.push({ at, until, clock });
    at = until;
  }
  return ticks;
}

/**
 * Marks every `step` hours on the clock, starting over at each local midnight. A skipped hour has no mark, a repeated
 * one has two.
 */
export function hourTicks(window: TimeWindow, step = 1): readonly Tick[] {
  const instants: number[] = [];
  for (const day of dayTicks(window))
    for (let at = Math.ceil(day.at / hour) * hour; at < day.until; at += hour) {
      const clock = wallClock(at, window.timeZone);
      // For zones offset by a half or quarter hour, the mark is where the clock shows the full hour.
      const full = at - clock.minute * 60_000;
      const shown = full < day.at ? full + hour : full;
      if (shown < day.until && wallClock(shown, window.timeZone).hour % step === 0) instants.push(shown);
    }
  const unique = [...new Set(instants)].sort((a, b) => a - b);
  return unique.map((at, place) => ({
    at,
    until: unique[place + 1] ?? window.to,
    clock: wallClock(at, window.timeZone),
  }));
}

/** The nearest quarter hour. In every zone, a quarter hour in UTC is a quarter hour on the clock. */
export function snapToQuarter(instant: number): number {
  return Math.round(instant / quarterHour) * quarterHour;
}
