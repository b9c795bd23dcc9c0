import { shownMinutes } from '../rounding/index.ts';

/** Minutes of a call count only below this; anything longer is bad data (glossary, section 3, rule 4). */
export const minutesLimit = 480;

/** Promised minutes count only below this; 999 is the dispatch system's "no promise". */
export const promiseLimit = 999;

/** Whether a measured number of minutes may enter a metric: 0 < m < 480. */
export function isValidMinutes(minutes: number): boolean {
  return minutes > 0 && minutes < minutesLimit;
}

/** Whether a promised arrival time may enter a metric: 0 < p < 999. */
export function isValidPromise(minutes: number): boolean {
  return minutes > 0 && minutes < promiseLimit;
}

/**
 * A call's wait in whole minutes, as the clock times of its receipt and arrival show it, so that the list, the drawer
 * and its timeline say the same.
 */
export function shownWait(receivedAt: string, minutes: number): number {
  const received = Date.parse(receivedAt);
  // To the second: minutes are seconds divided by 60, which loses a few billionths.
  return shownMinutes(received, received + Math.round(minutes * 60) * 1000);
}
