import type { Target } from '@roadside/domain/permissions';
import type { FastifyRequest } from 'fastify';
import { writeAuditEvent } from '../audit/write-audit-event.ts';
import type { Caller } from '../auth/authenticator.ts';
import type { Services } from '../services.ts';
import type { CallContext, PublicCallContext } from './handler.ts';

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
    ip: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, longestUserAgent) ?? null,
    audit: (event, transaction) =>
      writeAuditEvent(transaction ?? db.kysely, event, {
        at: now(),
        actorEmployeeId: caller?.employee.id ?? null,
        requestId: request.id,
        ip: request.ip,
      }),
    log: request.log,
    require,
  };
  return caller ? ({ ...context, ...caller } satisfies CallContext) : context;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the date of a moment in an IANA zone as 'YYYY-MM-DD'. */
function dayIn(timeZone: string, moment: Date): string {
  let format = formats.get(timeZone);
  // The en-CA locale formats dates as ISO 8601 does.
  if (!format)
    formats.set(
      timeZone,
      (format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })),
    );
  return format.format(moment);
}
