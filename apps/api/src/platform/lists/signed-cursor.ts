import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { invalidCursor } from './list-request.ts';

/** The owner and list of a cursor. The cursor is refused for any other person or list. */
export interface CursorScope {
  readonly secret: string;
  readonly employeeId: number;
  /** The list: its name, filters, search and order. */
  readonly question: unknown;
}

interface CursorOwner {
  readonly config: Pick<Config, 'accessTokenSecret'>;
  readonly employee: { readonly id: number };
}

/** The scope of a list for the person requesting it. */
export function cursorScope({ config, employee }: CursorOwner, question: unknown): CursorScope {
  if (!config.accessTokenSecret) throw new Error('There is no secret to sign cursors with.');
  return { secret: config.accessTokenSecret, employeeId: employee.id, question };
}

/** Signs a cursor from the sort keys of a page's last row. */
export function signCursor(keys: readonly string[], scope: CursorScope): string {
  const payload = Buffer.from(JSON.stringify(keys)).toString('base64url');
  return `${payload}.${signature(payload, scope)}`;
}

/**
 * Reads the sort keys in a cursor.
 * @param named the body field it came in, for the error
 * @throws ApiError 400 for a cursor that was not issued to this person for this list
 */
export function readCursor(cursor: string, scope: CursorScope, named = 'cursor'): readonly string[] {
  const [payload = '', given = ''] = cursor.split('.');
  const expected = Buffer.from(signature(payload, scope));
  const actual = Buffer.from(given);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected))
    throw invalidCursor(named, 'Not a token from an earlier reply to the same request');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as string[];
}

function signature(payload: string, { secret, employeeId, question }: CursorScope): string {
  return createHmac('sha256', `page-token:${secret}`)
    .update(JSON.stringify([employeeId, question, payload]))
    .digest('base64url')
    .slice(0, 32);
}
