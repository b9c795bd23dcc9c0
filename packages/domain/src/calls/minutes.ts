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
