import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const wellFormed = /^[\w-]{8,64}$/;

/**
 * The request id used in responses and in the log: the one the
 * request sends (8 to 64 letters, digits, _ and -), else a new one.
 */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
}
