import type { Target } from '@roadside/domain/permissions';
import type { FastifyRequest } from 'fastify';
import { writeAuditEvent } from '../audit/write-audit-event.ts';
import type { AuditOrigin } from '../audit/write-audit-event.ts';
import type { Caller } from '../auth/authenticator.ts';
import { actorOf } from '../auth/while-seeing.ts';
import type { Services } from '../services.ts';
import type { CallContext, PublicCallContext } from './handler.ts';
import { dayIn } from '../time/day-in.ts';

const longestUserAgent = 300;

/** Builds the context of one request for its handler. */
export function requestContext(
  services: Services,
  request: FastifyRequest,
  caller: Caller | null,
  require: (target: Target) => void,
): PublicCallContext {
  const { config, db, tree, now } = services;
  const context: PublicCallContext = {
    subject: caller?.subject ?? { kind: 'anonymous' },
    now,
    today: (timeZone) => config.today ?? dayIn(timeZone, now()),
    db,
    tree,
    config,
    requestId: request.id,
    arrival: request.arrival,
    ip: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, longestUserAgent) ?? null,
    audit: (event, transaction) =>
      writeAuditEvent(transaction ?? db.kysely, event, auditOrigin(services, request, caller)),
    log: request.log,
    require,
  };
  return caller ? ({ ...context, ...caller } satisfies CallContext) : context;
}

/** Where the audit events of a request come from. */
export const auditOrigin = (
  { now }: Pick<Services, 'now'>,
  { id, ip }: FastifyRequest,
  caller: Caller | null,
): AuditOrigin => ({ at: now(), actorEmployeeId: caller ? actorOf(caller) : null, requestId: id, ip });
