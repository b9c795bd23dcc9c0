import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AdmissionQueue } from '../concurrency/admission-queue.ts';
import type { AdmissionOptions } from '../concurrency/admission-queue.ts';
import { ApiError } from '../errors/api-error.ts';

export interface OverloadLimits extends AdmissionOptions {
  /** Past this many requests at once, those still sending their bodies included, the next is refused before it is read. */
  readonly mostInFlight: number;
}

const mostInFlight = 400;
const unlimited = /^\/health(\/|\?|$)/;
/** These hash passwords, which has a gate of its own; waiting there must not take the places of everyone else. */
const gatedElsewhere = /^\/accounts\/(login|reset-password|invite|first-account)(\/|\?|$)/;
/** A place is given back by then even if its request never gets an answer; calls end after 9 s. */
const longestHeldMs = 10_000;

/** What each engine can finish soon: PGlite does one thing at a time, a server has a pool of ten connections. */
export const overloadLimits: Readonly<Record<'pglite' | 'postgres', OverloadLimits>> = {
  pglite: { mostInFlight, mostAtOnce: 8, mostWaiting: mostInFlight, burstWaitMs: 3_000, standingWaitMs: 1_000 },
  postgres: { mostInFlight, mostAtOnce: 20, mostWaiting: mostInFlight, burstWaitMs: 1_500, standingWaitMs: 500 },
};

/** Keeps overload from slowing down everyone: a few requests are worked on, some wait briefly, the rest get 503 at once. */
export function addOverloadGuard(app: FastifyInstance, limits: OverloadLimits): void {
  const queue = new AdmissionQueue(limits);
  const places = new WeakMap<FastifyRequest, () => void>();
  let inFlight = 0;

  app.addHook('onRequest', async (request, reply) => {
    if (unlimited.test(request.url)) return;
    if (inFlight >= limits.mostInFlight)
      throw new ApiError('unavailable', 'Too many requests right now. Try again in a moment.', {
        retryAfterSeconds: 2,
      });
    inFlight++;
    let counted = true;
    const uncount = () => {
      if (counted) inFlight--;
      counted = false;
    };
    // 'close' comes once, however the answer ends; an open stream is not work in progress.
    reply.raw.once('close', uncount);
    places.set(request, uncount);
  });

  // After the body has arrived, so that a slow sender holds no place.
  app.addHook('preValidation', async (request, reply) => {
    if (unlimited.test(request.url) || gatedElsewhere.test(request.url)) return;
    const leave = await queue.enter(hangUpOf(reply));
    const uncount = places.get(request);
    places.set(request, () => {
      leave();
      uncount?.();
    });
    // The work goes on after its client has hung up, and only its end frees the place.
    reply.raw.once('close', () => setTimeout(leave, longestHeldMs).unref());
  });

  app.addHook('onSend', async (request) => {
    places.get(request)?.();
  });
}

function hangUpOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}
