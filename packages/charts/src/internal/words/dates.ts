const formats = new WeakMap<Intl.DateTimeFormatOptions, Map<string, Intl.DateTimeFormat>>();

/** The one cache of date formats. It knows options by identity, so callers keep theirs. */
export function dateFormat(locale: string, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const own = formats.get(options) ?? new Map<string, Intl.DateTimeFormat>();
  formats.set(options, own);
  const key = `${locale} ${timeZone}`;
  const known = own.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { timeZone, ...options });
  own.set(key, made);
  return made;
}

/** What stretch of time a point stands for; it decides how its name is written. */
export type TimeGrain = 'minute' | 'hour' | 'day' | 'month' | 'year';

const monthAndDay: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric' };
const pointNames: Record<TimeGrain, Intl.DateTimeFormatOptions> = {
  minute: { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  hour: { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  day: { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
  year: { year: 'numeric' },
};
const shortNames: Partial<Record<TimeGrain, Intl.DateTimeFormatOptions>> = { day: monthAndDay, hour: { month: 'short', day: 'numeric', hour: 'numeric' } };
const tickNames: Record<TimeGrain, Intl.DateTimeFormatOptions> = {
  minute: { hour: 'numeric', minute: '2-digit' },
  hour: { hour: 'numeric' },
  day: monthAndDay,
  month: { month: 'short' },
  year: { year: 'numeric' },
};

/** The name of a moment: in full, as a tooltip, a table and a screen reader give it, or short, as a sentence does. */
export const namePoint = (moment: number, grain: TimeGrain, locale: string, timeZone: string, short = false): string =>
  dateFormat(locale, timeZone, (short ? shortNames[grain] : undefined) ?? pointNames[grain]).format(moment);

/** The short name of a moment on an axis. `boundary` is true where a longer stretch begins: its name is written instead. */
export function nameTick(moment: number, grain: TimeGrain, boundary: boolean, locale: string, timeZone: string): string {
  const shown = boundary ? (grain === 'month' ? 'year' : grain === 'hour' || grain === 'minute' ? 'day' : grain) : grain;
  return dateFormat(locale, timeZone, tickNames[shown]).format(moment);
}

const clock: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' };

/** Milliseconds a zone is ahead of UTC at a moment. */
export function zoneOffset(moment: number, timeZone: string): number {
  if (timeZone === 'UTC') return 0;
  const parts = dateFormat('en-US', timeZone, clock).formatToParts(moment);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) - Math.floor(moment / 1000) * 1000;
}
