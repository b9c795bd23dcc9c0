import { isValidPromise } from './minutes.ts';

/** A call this old (minutes) owes the member an update even if nothing went wrong. */
export const updateDueAfterMinutes = 30;

/** An update counts as keeping the member informed if it comes within this many minutes of falling due. */
export const updateGraceMinutes = 10;

/** The facts that decide whether the member was owed an update. */
export interface KmiFacts {
  /** RE to OL, or to now if the driver has not arrived. */
  readonly waitedMinutes: number;
  /** Null if no time was promised. */
  readonly promisedMinutes: number | null;
  /** How many times the call was passed. */
  readonly passCount: number;
}

/** Whether a call counts for KMI: past its promise, passed, or older than 30 minutes (glossary, section 3). */
export function isKmiEligible({ waitedMinutes, promisedMinutes, passCount }: KmiFacts): boolean {
  const late = promisedMinutes !== null && isValidPromise(promisedMinutes) && waitedMinutes > promisedMinutes;
  return late || passCount > 0 || waitedMinutes > updateDueAfterMinutes;
}
