import { createHash } from 'node:crypto';
import type { CallDefinition } from '@roadside/contract/call';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { nestedIn } from '../database/nested-transaction.ts';
import { ApiError } from '../errors/api-error.ts';
import { defineJob } from '../jobs/job-definition.ts';
import type { PublicCallContext } from './handler.ts';
import { deleteKeysBefore, keepReplies, readReplies, takeKeys } from './repeated-write.repository.ts';
import type { KeyClaim, StoredReply } from './repeated-write.repository.ts';

/** Milliseconds for which a key is kept. */
export const keptMs = 24 * 3_600_000;
const wellFormedKey = /^[\w-]{8,128}$/;

/**
 * Returns the Idempotency-Key of a request; null if there is none or the call does not take one.
 * @throws ApiError 400 for an invalid key, or a missing key when the call requires one
 */
export function idempotencyKeyOf(call: CallDefinition, request: FastifyRequest): string | null {
  if (call.idempotencyKey === undefined) return null;
  const key = request.headers['idempotency-key'];
  if (key === undefined && call.idempotencyKey === 'accepted') return null;
  if (typeof key !== 'string' || !wellFormedKey.test(key))
    throw new ApiError('invalid-body', 'This call needs an Idempotency-Key header.', {
      fields: { 'idempotency-key': '8 to 128 letters, digits, hyphens and underscores' },
    });
  return key;
}

/**
 * Runs a write once per person, call and key. The key, the write and its reply are stored in one transaction, all or
 * nothing. A failed write may be retried with its key, and one whose answer was lost is answered from the stored reply.
 * A second request that arrives meanwhile waits for the first.
 * @param run - the write; everything it does with the given context is part of the transaction
 * @throws ApiError 409 when the key was used for a different body
 */
export async function runOnce<Context extends PublicCallContext>(
  context: Context,
  { employeeId, call, key, body }: { employeeId: number; call: string; key: string; body: unknown },
  run: (context: Context) => Promise<unknown>,
): Promise<unknown> {
  const { db, now } = context;
  const claim = { employeeId, call, key, bodyHash: hashOf(body) };
  const at = now();
  const reply = await db.kysely.transaction().execute(async (trx) => {
    const taken = await takeKeys(trx, [claim], { now: at, expired: new Date(at.getTime() - keptMs) });
    if (!taken.has(employeeId)) return earlierReply(claim, (await readReplies(trx, [claim])).get(employeeId));
    const nested = nestedIn(trx);
    const within = {
      ...context,
      db: { ...db, kysely: nested },
      audit: (event, transaction) => context.audit(event, transaction ?? nested),
    } satisfies Context;
    const answer = await run(within).catch((error: unknown) => {
      if (error instanceof ApiError && error.keepsWrites) return error;
      throw error;
    });
    await keepReplies(trx, [{ ...claim, reply: JSON.stringify(answer instanceof ApiError ? stored(answer) : answer) }]);
    return answer;
  });
  if (reply instanceof ApiError) throw reply;
  return reply;
}

/** The hash of a body that a key is used for. */
export const hashOf = (body: unknown): string => createHash('sha256').update(JSON.stringify(body)).digest('hex');

/**
 * The reply to a write that was made before, or the refusal that kept what it wrote.
 * @throws ApiError 409 when the key was used for a different body
 */
export function earlierReply({ bodyHash }: KeyClaim, earlier: StoredReply | undefined): unknown {
  if (earlier?.body_hash !== bodyHash)
    throw new ApiError('conflict', 'This Idempotency-Key was used for another request.', {
      fields: { 'idempotency-key': 'Used with another body' },
    });
  return revived(JSON.parse(earlier.reply ?? 'null'));
}

/** Marks a stored reply as a refusal that kept what it wrote. */
const refusalMark = 'refused with';

const stored = ({ code, message, fields, current }: ApiError) => ({
  [refusalMark]: { code, message, fields, current },
});

/** A stored reply, or the refusal it stands for. */
function revived(reply: unknown): unknown {
  if (typeof reply !== 'object' || reply === null || !(refusalMark in reply)) return reply;
  const { code, message, fields, current } = reply[refusalMark] as ReturnType<typeof stored>[typeof refusalMark];
  return new ApiError(code, message, { ...(fields ? { fields } : {}), current, keepsWrites: true });
}

/** Deletes expired keys. */
export const repeatedWriteJobs = [
  defineJob({
    kind: 'platform.forget-idempotency-keys',
    payload: z.object({}),
    everySeconds: 3_600,
    run: async (_, { db, now }) => deleteKeysBefore(db.kysely, new Date(now().getTime() - keptMs)),
  }),
];
