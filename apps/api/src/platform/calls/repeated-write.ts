import { createHash } from 'node:crypto';
import type { CallDefinition } from '@roadside/contract/call';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { nestedIn } from '../database/nested-transaction.ts';
import { ApiError } from '../errors/api-error.ts';
import { defineJob } from '../jobs/job-definition.ts';
import type { PublicCallContext } from './handler.ts';
import { deleteKeysBefore, keepReply, readReply, takeKey } from './repeated-write.repository.ts';

const keptMs = 24 * 3_600_000;
const wellFormedKey = /^[\w-]{8,128}$/;

/**
 * The Idempotency-Key of a request, null where it has none or the call takes none.
 * @throws ApiError 400 for a key without a valid form, or none where the call requires one
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
 * Runs a write once per person, call and key. The key, the write and its reply are one transaction: either all are
 * stored or none, so a write that failed may be tried again with its key, and one whose answer was lost is answered
 * from what is stored. A second request that arrives meanwhile waits for the first.
 * @param run - the write; everything it does with the context it is given belongs to the transaction
 * @throws ApiError 409 when the key was used for another body
 */
export function runOnce<Context extends PublicCallContext>(
  context: Context,
  { employeeId, call, key, body }: { employeeId: number; call: string; key: string; body: unknown },
  run: (context: Context) => Promise<unknown>,
): Promise<unknown> {
  const { db, now } = context;
  const id = { employeeId, call, key };
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const at = now();
  return db.kysely.transaction().execute(async (trx) => {
    if (!(await takeKey(trx, id, { bodyHash, now: at, expired: new Date(at.getTime() - keptMs) }))) {
      const earlier = await readReply(trx, id);
      if (earlier.body_hash !== bodyHash)
        throw new ApiError('conflict', 'This Idempotency-Key belongs to another request.', {
          fields: { 'idempotency-key': 'Used with another body' },
        });
      return JSON.parse(earlier.reply ?? 'null') as unknown;
    }
    const nested = nestedIn(trx);
    const reply = await run({
      ...context,
      db: { ...db, kysely: nested },
      audit: (event, transaction) => context.audit(event, transaction ?? nested),
    });
    await keepReply(trx, id, JSON.stringify(reply));
    return reply;
  });
}

/** Forgets the keys nobody can repeat any more. */
export const repeatedWriteJobs = [
  defineJob({
    kind: 'platform.forget-idempotency-keys',
    payload: z.object({}),
    everySeconds: 3_600,
    run: async (_, { db, now }) => deleteKeysBefore(db.kysely, new Date(now().getTime() - keptMs)),
  }),
];
