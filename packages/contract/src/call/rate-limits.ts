import type { RateLimit } from './define-call.ts';

/**
 * Wrong sign-ins to one account from one address; right ones are not counted. Guessing is slowed down, never walled off:
 * who mistyped ten times, or shares an address with somebody who guesses, waits half a minute at most.
 */
export const signInLimit: RateLimit = {
  max: 10,
  windowSeconds: 900,
  by: 'login-and-ip',
  counts: 'failures',
  beyondEverySeconds: 30,
};
/** Renewals from one address; an office shares one address, so this is generous. */
export const refreshLimit: RateLimit = { max: 300, windowSeconds: 60, by: 'ip' };
/** Calls that send mail or make accounts for a person who is not signed in. */
export const mailLimit: RateLimit = { max: 10, windowSeconds: 3600, by: 'ip' };
/** Look-ups and small reads. */
export const readLimit: RateLimit = { max: 600, windowSeconds: 60, by: 'employee' };
/** Dashboard elements: a screen has a dozen of them and people switch fast. */
export const elementLimit: RateLimit = { max: 1200, windowSeconds: 60, by: 'employee' };
/** Reads that scan much: maps, predictions, aggregations. */
export const heavyReadLimit: RateLimit = { max: 120, windowSeconds: 60, by: 'employee' };
/** Files of many rows. */
export const exportLimit: RateLimit = { max: 20, windowSeconds: 300, by: 'employee' };
/** Changes a person makes by hand. */
export const writeLimit: RateLimit = { max: 120, windowSeconds: 60, by: 'employee' };
/** Pictures and other uploads. */
export const uploadLimit: RateLimit = { max: 20, windowSeconds: 300, by: 'employee' };
/** Messages a person sends. */
export const messageLimit: RateLimit = { max: 60, windowSeconds: 60, by: 'employee' };
/** Money, bets and withdrawals. */
export const moneyLimit: RateLimit = { max: 20, windowSeconds: 60, by: 'employee' };
