import type { CallDetail } from '@roadside/contract/schemas';
import { shownMinutes } from '@roadside/domain/rounding';
import { dateFormat } from '@roadside/foundations/formats';
import { minutesWords } from '../../../kit/format/minutes-words.ts';

/** 'Fri, Nov 13, 9:18 PM' in a time zone. */
export const clockOf = (instant: string, timeZone: string): string =>
  dateFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(Date.parse(instant));

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
