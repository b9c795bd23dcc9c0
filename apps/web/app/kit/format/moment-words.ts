const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${Object.keys(options).join(' ')}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { timeZone, ...options });
  formats.set(key, known);
  return known;
}

const date = { weekday: 'short', month: 'short', day: 'numeric' } as const;
const moment = { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const clock = { hour: 'numeric', minute: '2-digit' } as const;

/** 'Fri, Nov 27, 6:00 PM–2:00 AM' in a time zone. */
export function spanWords(start: string, end: string, timeZone: string): string {
  return `${momentWords(start, timeZone)}–${formatOf(timeZone, clock).format(new Date(end))}`;
}

/** '7 AM–3:30 PM' in a time zone: the times alone, minutes only where there are any. */
export function shortTimesWords(start: string, end: string, timeZone: string): string {
  const short = (instant: string) => formatOf(timeZone, clock).format(new Date(instant)).replace(':00', '');
  return `${short(start)}–${short(end)}`;
}

/** '2:30 PM' in a time zone. */
export function clockWords(instant: string, timeZone: string): string {
  return formatOf(timeZone, clock).format(new Date(instant));
}

/** 'Wed, Nov 18' in a time zone. */
export function dateWords(instant: string, timeZone: string): string {
  return formatOf(timeZone, date).format(new Date(instant));
}

/** 'Wed, Nov 18, 2:30 PM' in a time zone, or with the year 'Wed, Nov 18, 2026, 2:30 PM', for what is read years later. */
export function momentWords(instant: string, timeZone: string, withYear = false): string {
  return formatOf(timeZone, withYear ? { ...moment, year: 'numeric' } : moment).format(new Date(instant));
}

/** 'Fri 6 PM'. */
export function hourWords(instant: string, timeZone: string): string {
  return formatOf(timeZone, { weekday: 'short', hour: 'numeric' }).format(new Date(instant)).replace(',', '');
}

/** 'Nov 18, 6 PM'. */
export function dayHourWords(instant: string, timeZone: string): string {
  return formatOf(timeZone, { month: 'short', day: 'numeric', hour: 'numeric' }).format(new Date(instant));
}
