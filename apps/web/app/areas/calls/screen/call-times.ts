import type { CallDetail, CallRow } from '@roadside/contract/schemas';
import { shownMinutes } from '@roadside/domain/rounding';
import { dateFormat } from '@roadside/foundations/formats';
import { minutesWords } from '../../../kit/format/minutes-words.ts';

/** 'Fri, Nov 13, 9:18 PM' in a time zone, or with its name 'Fri, Nov 13, 9:18 PM EST'. */
export const clockOf = (instant: string, timeZone: string, withZone = false): string =>
  dateFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(withZone && { timeZoneName: 'short' }),
  }).format(Date.parse(instant));

/**
 * Whether a list whose times are all on one clock must name it: some of its calls, or the reader, live by another one.
 */
export function needsZone(
  rows: readonly Pick<CallRow, 'received_at' | 'time_zone'>[],
  timeZone: string,
  readerZone: string,
): boolean {
  return rows.some(({ received_at: at, time_zone: stationZone }) =>
    [stationZone, readerZone].some((zone) => zone !== timeZone && clockOf(at, zone) !== clockOf(at, timeZone)),
  );
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

/** '9:18 PM' in a time zone. */
export const timeOf = (instant: number, timeZone: string): string =>
  dateFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).format(instant);

/**
 * When a call came in, on the clock of the screen; where the station's shows another time, that too: 'Sat, Nov 14,
 * 12:30 AM (Fri, Nov 13, 11:30 PM at the station)'. Its day is the one that lists and filters know the call by.
 */
export function receivedWords(instant: string, timeZone: string, stationZone: string): string {
  const here = clockOf(instant, timeZone);
  const there = clockOf(instant, stationZone);
  return here === there ? here : `${here} (${there} at the station)`;
}
