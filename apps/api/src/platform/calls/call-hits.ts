import { createHash } from 'node:crypto';
import type { CallDefinition } from '@roadside/contract/call';
import type { FastifyRequest } from 'fastify';
import { writeAuditEvent } from '../audit/write-audit-event.ts';
import type { Caller } from '../auth/authenticator.ts';
import { readLoginAccount } from '../auth/login-account.repository.ts';
import { actorOf } from '../auth/while-seeing.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Limit, Taken } from '../rate-limit/rate-limiter.ts';
import type { Services } from '../services.ts';

/**
 * Failed sign-ins from one address to accounts it has not signed in to before, as a multiple of those to one account.
 */
const loginsPerAddress = 5;
/** Beyond those, one more is allowed per this many seconds. */
const beyondLoginsPerAddress: Limit = { max: 1, windowSeconds: 5 };

interface KeyedLimit {
  readonly key: string;
  readonly limit: Limit;
  /** The limit that applies once the first is used up. */
  readonly beyond?: Limit;
}

/** The hits one request takes from its call's rate limits. */
export interface CallHits {
  /** @throws {ApiError} 429 with the seconds to wait; no hit is taken */
  take(): Promise<void>;
  /** Refunds the hits if only failures count. */
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
      for (const { key, limit, beyond } of await limitsOf(services, call, request, caller, body)) {
        const first = await services.limits.take(key, limit);
        const outcome = first.allowed || !beyond ? first : await services.limits.take(`${key}|beyond`, beyond);
        if (outcome.allowed) {
          taken.push(outcome);
          continue;
        }
        await refund();
        if (call.rateLimit.by === 'login-and-ip') await auditThrottle(services, call, request);
        throw new ApiError('too-many-requests', `Too many requests. Try again in ${outcome.retryAfterSeconds} s.`, {
          retryAfterSeconds: outcome.retryAfterSeconds,
        });
      }
    },
    refundFailures: async () => {
      if (call.rateLimit.counts === 'failures') await refund();
    },
  };
}

async function limitsOf(
  { db }: Services,
  call: CallDefinition,
  request: FastifyRequest,
  caller: Caller | null,
  body: unknown,
): Promise<readonly KeyedLimit[]> {
  const { by, max, windowSeconds, beyondEverySeconds } = call.rateLimit;
  const beyond = beyondEverySeconds === undefined ? {} : { beyond: { max: 1, windowSeconds: beyondEverySeconds } };
  const byAddress = `${call.name}|ip|${request.ip}`;
  switch (by) {
    case 'employee':
      return [{ key: caller ? `${call.name}|e|${actorOf(caller)}` : byAddress, limit: { max, windowSeconds } }];
    case 'ip':
      return [{ key: byAddress, limit: { max, windowSeconds } }];
    case 'login-and-ip': {
      // Counted by account and address, so that guessing from elsewhere never slows the owner
      // down. Also counted by address alone, so that one address cannot try one password on
      // every name. An office shares one address: accounts that have signed in from it before
      // are left out of the second count, so that nobody can lock the office out.
      const typed = typedLogin(body);
      const account = await readLoginAccount(db.kysely, typed, request.ip);
      const who = account ? `a${account.id}` : digest(typed);
      return [
        { key: `${call.name}|l|${who}|${request.ip}`, limit: { max, windowSeconds }, ...beyond },
        ...(account?.knownHere
          ? []
          : [
              { key: byAddress, limit: { max: max * loginsPerAddress, windowSeconds }, beyond: beyondLoginsPerAddress },
            ]),
      ];
    }
  }
}

function typedLogin(body: unknown): string {
  const { username, email } = (body ?? {}) as { username?: unknown; email?: unknown };
  const name = typeof username === 'string' ? username : typeof email === 'string' ? email : '';
  return name.trim();
}

/** An unknown name is stored as a digest: people sometimes type their password into the name field. */
function digest(name: string): string {
  return createHash('sha256').update(name.toLowerCase()).digest('base64url').slice(0, 22);
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
