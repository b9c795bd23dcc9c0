import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

/**
 * Past this many requests at once the next is sent away at once instead of joining a queue nobody gets
 * through in time. Health checks are always answered; open streams are not work in progress.
 */
const mostInFlight = 400;
const uncounted = /^\/(health|graphql)(\/|\?|$)/;

export function addOverloadGuard(app: FastifyInstance): void {
  let inFlight = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (uncounted.test(request.url)) return;
    if (inFlight >= mostInFlight)
      throw new ApiError('unavailable', 'Too many requests at once; try again in a moment.', { retryAfterSeconds: 2 });
    inFlight++;
    // 'close' comes once, however the answer ends.
    reply.raw.once('close', () => {
      inFlight--;
    });
  });
}
