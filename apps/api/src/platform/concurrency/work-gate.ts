import { ApiError } from '../errors/api-error.ts';

/**
 * Runs a few pieces of heavy work at once and queues a bounded number, so that hashing passwords or decoding pictures
 * never starves everything else.
 */
export class WorkGate {
  readonly #mostAtOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(mostAtOnce: number, mostWaiting: number) {
    this.#mostAtOnce = mostAtOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** @throws {ApiError} 429 when the queue is full */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#mostAtOnce) this.#running++;
    else if (this.#waiting.length < this.#mostWaiting) {
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
