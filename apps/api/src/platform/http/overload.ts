import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AdmissionQueue, setTimer, tooBusy } from '../concurrency/admission-queue.ts';
import type { AdmissionOptions } from '../concurrency/admission-queue.ts';
import { toFailure } from '../errors/error-reply.ts';
import type { Log } from '../logging/log.ts';
import { formLimit } from './body-parsers.ts';
import { requestIdOf } from './request-id.ts';

export interface OverloadLimits extends AdmissionOptions {
  /**
   * Maximum number of requests in flight, including those still
   * sending their bodies. The next is refused before it is read.
   */
  readonly maxInFlight: number;
}

const maxInFlight = 400;
const unlimited = /^\/health(\/|\?|$)/;
/**
 * The first hash passwords, which has its own gate; waiting there must not use up everyone else's places. Uploads take as
 * long as their network does, and write to a disk, not the database.
 */
const gatedElsewhere = /^\/(accounts\/(login|reset-password|invite|first-account)|training\/uploads)(\/|\?|$)/;
/** Releases a place by then even if its request never gets a response; calls end after 9 s. */
const longestHeldMs = 10_000;
/** Refusals are counted and logged as one line per this many milliseconds. */
const summaryMs = 1_000;

/** How much each engine can finish soon: PGlite does one thing at a time, a server has a pool of ten connections. */
export const overloadLimits: Readonly<Record<'pglite' | 'postgres', OverloadLimits>> = {
  pglite: { maxInFlight, maxAtOnce: 8, maxWaiting: maxInFlight, burstWaitMs: 3_000, standingWaitMs: 500 },
  postgres: { maxInFlight, maxAtOnce: 20, maxWaiting: maxInFlight, burstWaitMs: 1_500, standingWaitMs: 250 },
};

export interface OverloadOptions {
  readonly limits: OverloadLimits;
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  readonly log: Log;
  /** Once aborted, every request is passed on: the response of a stopping server comes from elsewhere. */
  readonly stopping: AbortSignal;
}

/** One request, from its first byte to its response. */
interface Visit {
  /** Counted as arriving: it has not reached the queue yet. */
  onItsWay: boolean;
  inFlight: boolean;
  /** The connection has ended, answered or not. */
  isOver: boolean;
  /** Gives its place back; null while it has none. */
  leave: (() => void) | null;
}

/**
 * Keeps overload from slowing everyone down: a few requests run, some wait briefly, the rest get 503 right away.
 * Requests that would wait too long are refused in front of the framework, with a prebuilt response. At ten times the
 * sustainable rate nine in ten are refused, and their cost comes out of the capacity for the others.
 */
export class OverloadGuard {
  readonly #limits: OverloadLimits;
  readonly #queue: AdmissionQueue;
  readonly #log: Log;
  readonly #stopping: AbortSignal;
  readonly #visits = new WeakMap<IncomingMessage, Visit>();
  readonly #refusal: { readonly status: number; readonly headers: readonly string[]; readonly body: string };
  #inFlight = 0;
  #onTheirWay = 0;
  #refused = 0;

  constructor({ limits, headers, log, stopping }: OverloadOptions) {
    this.#limits = limits;
    this.#queue = new AdmissionQueue(limits);
    this.#log = log;
    this.#stopping = stopping;
    const { status, body, retryAfterSeconds } = toFailure(tooBusy());
    const text = JSON.stringify(body);
    this.#refusal = {
      status,
      body: text,
      headers: Object.entries({
        ...headers,
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(text)),
        'retry-after': String(retryAfterSeconds),
      }).flat(),
    };
  }

  /** Passes a request on to the server, or refuses it if it could not be answered in time. */
  inFrontOf(serve: RequestListener): RequestListener {
    return (request, response) => {
      const url = request.url ?? '';
      if (unlimited.test(url) || this.#stopping.aborted) serve(request, response);
      else if (this.#inFlight >= this.#limits.maxInFlight) this.#refuse(request, response);
      else if (gatedElsewhere.test(url)) this.#pass(request, response, serve, false);
      else if (this.#queue.isHopeless(this.#onTheirWay)) this.#refuse(request, response);
      else this.#pass(request, response, serve, true);
    };
  }

  /** The part of the guard inside the framework: a request waits for its place once its body has arrived. */
  addHooks(app: FastifyInstance): void {
    // Runs after the body has arrived, so that a slow sender takes no place.
    app.addHook('preValidation', async ({ raw, url }, reply) => {
      if (unlimited.test(url) || gatedElsewhere.test(url)) return;
      const visit = this.#visits.get(raw) ?? this.#begin(raw);
      this.#arrived(visit);
      if (visit.isOver) throw tooBusy();
      visit.leave = await this.#queue.enter((hungUp) => reply.raw.once('close', hungUp));
    });

    // An open stream is not work in progress.
    app.addHook('onSend', async ({ raw }) => {
      const visit = this.#visits.get(raw);
      if (!visit) return;
      visit.leave?.();
      visit.leave = null;
      this.#leaveFlight(visit);
    });
  }

  #begin(request: IncomingMessage): Visit {
    const visit: Visit = { onItsWay: false, inFlight: false, isOver: false, leave: null };
    this.#visits.set(request, visit);
    return visit;
  }

  #pass(request: IncomingMessage, response: ServerResponse, serve: RequestListener, queues: boolean): void {
    const visit = this.#begin(request);
    visit.inFlight = true;
    this.#inFlight++;
    if (queues) {
      visit.onItsWay = true;
      this.#onTheirWay++;
      // A complete request enters the queue in a moment. An incomplete
      // one may never get there, so it stops counting as arriving.
      process.nextTick(() => {
        if (!request.complete) this.#arrived(visit);
      });
    }
    // 'close' fires once, however the response ends.
    response.once('close', () => {
      visit.isOver = true;
      this.#arrived(visit);
      this.#leaveFlight(visit);
      // The work continues after its client has hung up; the place is freed when the work ends, or after this limit.
      if (visit.leave) setTimeout(visit.leave, longestHeldMs).unref();
    });
    serve(request, response);
  }

  #arrived(visit: Visit): void {
    if (visit.onItsWay) this.#onTheirWay--;
    visit.onItsWay = false;
  }

  #leaveFlight(visit: Visit): void {
    if (visit.inFlight) this.#inFlight--;
    visit.inFlight = false;
  }

  #refuse(request: IncomingMessage, response: ServerResponse): void {
    const { status, headers, body } = this.#refusal;
    response.writeHead(status, [...headers, 'x-request-id', requestIdOf(request)]).end(body, 'utf8');
    takeOffTheWire(request);
    if (this.#refused++ === 0) (this.#limits.later ?? setTimer)(() => this.#tell(), summaryMs);
  }

  #tell(): void {
    this.#log.warn({ refused: this.#refused, ...this.#queue.load }, 'too many requests: refused before they were read');
    this.#refused = 0;
  }
}

/**
 * Lets the connection serve the next request: Node discards a body nobody reads. A body larger than any call accepts
 * closes the connection.
 */
function takeOffTheWire(request: IncomingMessage): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  if (encoding === undefined && Number(length ?? 0) <= formLimit) return;
  let left = formLimit;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
}
