import { createHash } from 'node:crypto';
import type { CallDefinition } from '@roadside/contract/call';
import type { FastifyRequest } from 'fastify';
import { writeAuditEvent } from '../audit/write-audit-event.ts';
import type { Caller } from '../auth/authenticator.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Limit, Taken } from '../rate-limit/rate-limiter.ts';
import type { Services } from '../services.ts';

/** Attempts with any name from one address, as a multiple of those with one name. */
const loginsPerAddress = 5;

/** The hits one request takes from its call's limits. */
export interface CallHits {
  /** @throws {ApiError} 429 with the seconds to wait, and nothing is taken */
  take(): Promise<void>;
  /** Gives the hits back, where only failures count. */
  refundFailures(): Promise<void>;
}

export function createCallHits(
  services: Services,
  call: CallDefinition,
  request: FastifyRequest,
  caller: Caller | null,
  body: unknown,
): CallHits {
  let taken: Extract<Taken, { allowed: true }>[] = [];
  const refund = async () => {
    const refunding = taken;
    taken = [];
    await Promise.all(refunding.map((hit) => hit.refund()));
  };
  return {
    take: async () => {
      if (!services.config.rateLimits) return;
      for (const { key, limit } of limitsOf(call, request, caller, body)) {
        const outcome = await services.limits.take(key, limit);
        if (outcome.allowed) {
          taken.push(outcome);
          continue;
        }
        await refund();
        if (call.rateLimit.by === 'login-and-ip') await auditThrottle(services, call, request);
        throw new ApiError('too-many-requests', `Too many requests; wait ${outcome.retryAfterSeconds} s.`, {
          retryAfterSeconds: outcome.retryAfterSeconds,
        });
      }
    },
    refundFailures: async () => {
      if (call.rateLimit.counts === 'failures') await refund();
    },
  };
}

function limitsOf(
  call: CallDefinition,
  request: FastifyRequest,
  caller: Caller | null,
  body: unknown,
): { key: string; limit: Limit }[] {
  const { by, max, windowSeconds } = call.rateLimit;
  const byAddress = `${call.name}|ip|${request.ip}`;
  switch (by) {
    case 'employee':
      return [{ key: caller ? `${call.name}|e|${caller.employee.id}` : byAddress, limit: { max, windowSeconds } }];
    case 'ip':
      return [{ key: byAddress, limit: { max, windowSeconds } }];
    case 'login-and-ip':
      // By name and address, so that guessing never locks the owner out at his own place; and by address
      // alone, so that one place cannot try one password on every name.
      return [
        { key: `${call.name}|l|${loginDigest(body)}|${request.ip}`, limit: { max, windowSeconds } },
        { key: byAddress, limit: { max: max * loginsPerAddress, windowSeconds } },
      ];
  }
}

/** The name as a digest: what people type into the name field is sometimes their password. */
function loginDigest(body: unknown): string {
  const { username, email } = (body ?? {}) as { username?: unknown; email?: unknown };
  const name = typeof username === 'string' ? username : typeof email === 'string' ? email : '';
  return createHash('sha256').update(name.trim().toLowerCase()).digest('base64url').slice(0, 22);
}

async function auditThrottle({ db, now, log }: Services, call: CallDefinition, request: FastifyRequest): Promise<void> {
  try {
    await writeAuditEvent(
      db.kysely,
      { event: 'authn_login_fail_max', status: 'failure', target: call.name },
      { at: now(), actorEmployeeId: null, requestId: request.id, ip: request.ip },
    );
  } catch (error) {
    log.error({ err: error }, 'a throttled sign-in was not written to the audit log');
  }
}
