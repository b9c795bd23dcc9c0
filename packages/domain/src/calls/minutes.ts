/** Minutes of a call count only below this; more is a fault of the data (glossary, section 3, rule 4). */
export const minutesLimit = 480;

/** Promised minutes count only below this; 999 is the dispatch system's "no promise". */
export const promiseLimit = 999;

/** Tells whether a measured span of minutes may enter a metric: 0 < m < 480. */
export function isValidMinutes(minutes: number): boolean {
  return minutes > 0 && minutes < minutesLimit;
}

/** Tells whether a promised time of arrival may enter a metric: 0 < p < 999. */
export function isValidPromise(minutes: number): boolean {
  return minutes > 0 && minutes < promiseLimit;
}
