import type { RateLimit } from './define-call.ts';

/**
 * Failed sign-ins to one account from one address; successful ones don't count. Guessing is throttled rather than
 * locked out: a person who mistyped ten times, or shares an address with someone guessing, waits half a minute at most.
 */
export const signInLimit: RateLimit = {
  max: 10,
  windowSeconds: 900,
  by: 'login-and-ip',
  counts: 'failures',
  beyondEverySeconds: 30,
};
/** Token renewals from one address; generous, because an office shares one address. */
export const refreshLimit: RateLimit = { max: 300, windowSeconds: 60, by: 'ip' };
/** Calls that send mail or create accounts for anonymous callers. */
export const mailLimit: RateLimit = { max: 10, windowSeconds: 3600, by: 'ip' };
/** Lookups and small reads. */
export const readLimit: RateLimit = { max: 600, windowSeconds: 60, by: 'employee' };
/** Dashboard elements: a screen has a dozen of them, and people switch quickly. */
export const elementLimit: RateLimit = { max: 1200, windowSeconds: 60, by: 'employee' };
/** Expensive reads: maps, predictions, aggregations. */
export const heavyReadLimit: RateLimit = { max: 120, windowSeconds: 60, by: 'employee' };
/** Exports of many rows. */
export const exportLimit: RateLimit = { max: 20, windowSeconds: 300, by: 'employee' };
/** Manual changes. */
export const writeLimit: RateLimit = { max: 120, windowSeconds: 60, by: 'employee' };
/** Pictures and other uploads. */
export const uploadLimit: RateLimit = { max: 20, windowSeconds: 300, by: 'employee' };
/** Messages from a person. */
export const messageLimit: RateLimit = { max: 60, windowSeconds: 60, by: 'employee' };
/** Money, bets and withdrawals. */
export const moneyLimit: RateLimit = { max: 20, windowSeconds: 60, by: 'employee' };
