import { livePath } from '@roadside/contract/live';
import { can } from '@roadside/domain/permissions';
import type { FastifyInstance } from 'fastify';
import { actorOf } from '../auth/while-seeing.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Services } from '../services.ts';

/** Enough for every tab to reconnect after a restart; a client in a loop is slowed down. */
const rateLimit = { max: 60, windowSeconds: 60 };

/** `GET /live`: changes as server-sent events, for signed-in people. `Last-Event-ID` catches up. */
export function addLiveRoutes(app: FastifyInstance, services: Services): void {
  app.get(livePath, async (request, reply) => {
    const authorization = request.headers.authorization ?? '';
    const caller = await services.authenticator.authenticate(authorization);
    if (!caller) throw new ApiError('not-signed-in', 'Authentication credentials were not provided.');
    request.caller = caller;
    if (services.config.rateLimits) {
      const taken = await services.limits.take(`live|e|${actorOf(caller)}`, rateLimit);
      if (!taken.allowed)
        throw new ApiError('too-many-requests', `Too many requests. Try again in ${taken.retryAfterSeconds} s.`, {
          retryAfterSeconds: taken.retryAfterSeconds,
        });
    }
    if (!can(caller.subject, 'live.listen', {}, services.config.access).allowed)
      throw new ApiError('forbidden', 'Not allowed.');
    const given = request.headers['last-event-id'];
    const position = typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : null;
    const stream = services.live.open(caller, authorization, position);
    // A proxy must pass each event on immediately, and compression would delay it.
    return reply
      .headers({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      })
      .send(stream);
  });
}
