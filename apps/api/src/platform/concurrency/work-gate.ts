import { ApiError } from '../errors/api-error.ts';

/**
 * Runs a few pieces of heavy work at once and queues a bounded number, so that hashing passwords or decoding pictures
 * never starves everything else.
 */
export class WorkGate {
  readonly #maxAtOnce: number;
  readonly #maxWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(maxAtOnce: number, maxWaiting: number) {
    this.#maxAtOnce = maxAtOnce;
    this.#maxWaiting = maxWaiting;
  }

  /** @throws {ApiError} 429 when the queue is full */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#maxAtOnce) this.#running++;
    else if (this.#waiting.length < this.#maxWaiting) {
      // Finished work passes its place on directly, so nothing jumps the queue.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else
      throw new ApiError('too-many-requests', 'Too many people are requesting this right now. Try again in a moment.', {
        retryAfterSeconds: 3,
      });
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }
}
