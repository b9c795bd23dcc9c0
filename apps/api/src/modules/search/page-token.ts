import { createHmac, timingSafeEqual } from 'node:crypto';
import { ApiError } from '../../platform/errors/api-error.ts';

/** The row a page ended with: its sort key as the database writes it, and its id. */
export interface PageEnd {
  readonly key: string;
  readonly id: number;
}

/** What a token belongs to: whose it is, and the question it goes on with. Given to another person or another question it is worth nothing. */
export interface PageScope {
  readonly secret: string;
  readonly employeeId: number;
  readonly question: unknown;
}

/** The end of a page as a signed token. */
export function pageToken(end: PageEnd, scope: PageScope): string {
  const payload = Buffer.from(JSON.stringify([end.key, end.id])).toString('base64url');
  return `${payload}.${signature(payload, scope)}`;
}

/** @throws ApiError 400 for a token that was not given for this question to this person */
export function readPageToken(token: string, scope: PageScope): PageEnd {
  const [payload = '', given = ''] = token.split('.');
  const expected = Buffer.from(signature(payload, scope));
  const actual = Buffer.from(given);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected))
    throw new ApiError('invalid-body', 'The list can no longer be read on from here; begin again.', {
      fields: { nextToken: 'Not the token of an earlier reply to the same question' },
    });
  const [key, id] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [string, number];
  return { key, id };
}

function signature(payload: string, { secret, employeeId, question }: PageScope): string {
  return createHmac('sha256', `page-token:${secret}`)
    .update(JSON.stringify([employeeId, question, payload]))
    .digest('base64url')
    .slice(0, 32);
}
