import { isValidPromise } from './minutes.ts';

/** A call this old (minutes) owes the member an update even if nothing went wrong. */
export const updateDueAfterMinutes = 30;

/** An update counts as keeping the member informed when it comes within so many minutes of falling due. */
export const updateGraceMinutes = 10;

/** What decides whether the member had to be kept informed. */
export interface KmiFacts {
  /** RE to OL, or to now while nobody has arrived. */
  readonly waitedMinutes: number;
  /** null when nothing was promised. */
  readonly promisedMinutes: number | null;
  /** Times the call was passed on. */
  readonly passCount: number;
}

/** Tells whether a call counts for KMI: past its promise, passed on, or older than 30 minutes (glossary, section 3). */
export function isKmiEligible({ waitedMinutes, promisedMinutes, passCount }: KmiFacts): boolean {
  const late = promisedMinutes !== null && isValidPromise(promisedMinutes) && waitedMinutes > promisedMinutes;
  return late || passCount > 0 || waitedMinutes > updateDueAfterMinutes;
}
