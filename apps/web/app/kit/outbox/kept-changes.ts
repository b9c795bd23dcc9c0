import { idempotencyHeader } from '../resource/resource.ts';
import { sendRequest } from '../resource/send-request.ts';
import { outboxes } from './open-outbox.ts';
import type { Waiting } from './outbox.ts';

/** A change of a resource that hasn't reached the server yet. Its id is its Idempotency-Key. */
export interface KeptChange extends Waiting {
  readonly address: string;
  readonly body: unknown;
  /** What it is, in a sentence: 'your answer'. */
  readonly what: string;
}

/** A change read from the browser's storage, which its user can edit; null if it isn't one. */
export function readKeptChange(stored: unknown): KeptChange | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { id, address, writtenAt, refused, body, what } = stored as Partial<Record<keyof KeptChange, unknown>>;
  if (
    typeof id !== 'string' ||
    typeof what !== 'string' ||
    typeof writtenAt !== 'string' ||
    Number.isNaN(Date.parse(writtenAt))
  )
    return null;
  if (typeof address !== 'string' || !/^\/(?![/\\])/.test(address)) return null;
  if ((refused !== null && typeof refused !== 'string') || typeof body !== 'object' || body === null) return null;
  return { id, address, writtenAt, refused, body, what };
}

/** The tab's changes of the signed-in person that wait for the network. */
export const keptChangesOf = outboxes<KeptChange, unknown>({
  name: 'kept-change',
  read: readKeptChange,
  send: ({ id, address, body }) =>
    sendRequest(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [idempotencyHeader]: id },
      body: JSON.stringify(body),
    }),
});
