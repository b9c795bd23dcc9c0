const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string, options: Intl.DateTimeFormatOptions, key: string): Intl.DateTimeFormat {
  const name = `${key} ${timeZone}`;
  const known = formats.get(name);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  formats.set(name, made);
  return made;
}

/** 'Fri, Nov 13, 9:18 PM' in the station's time zone. */
export const clockOf = (instant: string, timeZone: string): string =>
  formatOf(
    timeZone,
    { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    'long',
  ).format(new Date(instant));

/** '9:18 PM' in the station's time zone. */
export const timeOf = (instant: string, timeZone: string): string =>
  formatOf(timeZone, { hour: 'numeric', minute: '2-digit' }, 'short').format(new Date(instant));

/** '2 h 9 min', '47 min'. */
export function minutesWords(minutes: number): string {
  const whole = Math.round(Math.abs(minutes));
  const words = whole < 60 ? `${whole} min` : `${Math.floor(whole / 60)} h ${whole % 60} min`;
  return minutes < 0 ? `−${words}` : words;
}
