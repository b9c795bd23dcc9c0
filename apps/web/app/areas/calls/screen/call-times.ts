import type { CallDetail } from '@roadside/contract/schemas';
import { shownMinutes } from '@roadside/domain/rounding';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string, options: Intl.DateTimeFormatOptions, key: string): Intl.DateTimeFormat {
  const name = `${key} ${timeZone}`;
  const known = formats.get(name);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  formats.set(name, made);
  return made;
}

/** 'Fri, Nov 13, 9:18 PM' in a time zone. */
export const clockOf = (instant: string, timeZone: string): string =>
  formatOf(
    timeZone,
    { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    'long',
  ).format(new Date(instant));

/** '9:18 PM' in a time zone. */
export const timeOf = (instant: string, timeZone: string): string =>
  formatOf(timeZone, { hour: 'numeric', minute: '2-digit' }, 'short').format(new Date(instant));

/** '2 h 9 min', '47 min'. */
export function minutesWords(minutes: number): string {
  const whole = Math.round(Math.abs(minutes));
  const words = whole < 60 ? `${whole} min` : `${Math.floor(whole / 60)} h ${whole % 60} min`;
  return minutes < 0 ? `−${words}` : words;
}

/**
 * How late a call's driver arrived, by the clock times shown for the promise and the arrival; null if it wasn't late. A
 * call late by seconds is late by '<1 min'.
 */
export function lateWords({ steps, promised_at, missed_by_minutes }: CallDetail): string | null {
  if (missed_by_minutes === null) return null;
  const arrived = steps.find(({ step }) => step === 'OL')?.at;
  const minutes =
    arrived === undefined || promised_at === null
      ? Math.round(missed_by_minutes)
      : shownMinutes(Date.parse(promised_at), Date.parse(arrived));
  return minutes < 1 ? '<1 min' : minutesWords(minutes);
}
