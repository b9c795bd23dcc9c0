import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../platform/config/config.ts';

type Secret = Pick<Config, 'accessTokenSecret'>;

/** The secret part of a calendar feed's address: whose it is, signed over the feed's key. */
export function calendarToken(config: Secret, employeeId: number, key: string): string {
  return `${employeeId}-${signature(config, employeeId, key)}`;
}

/** Whose feed a token is of, before `isCalendarToken` has checked it; null for anything that isn't a token. */
export function employeeInToken(token: string): number | null {
  const found = /^([1-9]\d{0,9})-/.exec(token);
  const id = Number(found?.[1] ?? 0);
  return id > 0 && id < 2 ** 31 ? id : null;
}

/** Whether a token was signed here over this key. */
export function isCalendarToken(config: Secret, token: string, employeeId: number, key: string): boolean {
  const expected = Buffer.from(calendarToken(config, employeeId, key));
  const given = Buffer.from(token);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function signature({ accessTokenSecret }: Secret, employeeId: number, key: string): string {
  if (!accessTokenSecret) throw new Error('Calendar addresses need ACCESS_TOKEN_SECRET.');
  return createHmac('sha256', accessTokenSecret).update(`calendar\n${employeeId}\n${key}`).digest('base64url');
}
