import { errorCodeOf } from './database-errors.ts';

/** No such host or port, wrong name or password, no such database, or a server that is still starting. */
const refusals = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|28P01|28000|3D000|57P03)$/;

/** Explains how to fix a refused connection to DATABASE_URL, without its address; null for any other error. */
export function refusalSentence(error: unknown): string | null {
  const code = errorCodeOf(error) ?? '';
  return refusals.test(code)
    ? `We can’t connect to the database at DATABASE_URL (${code}). Check that it’s running and that the address, name and password are right.`
    : null;
}
