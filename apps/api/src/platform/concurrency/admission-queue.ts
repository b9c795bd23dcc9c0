import { ApiError } from '../errors/api-error.ts';

export interface AdmissionOptions {
  /** Maximum number of running requests. */
  readonly maxAtOnce: number;
  /** Maximum number of waiting requests; the next is refused immediately. */
  readonly maxWaiting: number;
  /** Longest wait in a burst: the queue was empty a moment ago and will be again. */
  readonly burstWaitMs: number;
  /** Longest wait once the queue has not been empty for `burstWaitMs`: more arrives than can be answered. */
  readonly standingWaitMs: number;
  /** Monotonic milliseconds. @defaultValue performance.now */
  readonly now?: () => number;
  /** Sets a one-shot timer; returns a function that cancels it. @defaultValue setTimeout */
  readonly later?: (callback: () => void, ms: number) => () => void;
}

/** Weight of the latest request in the moving average of how long a place is held; a few dozen requests set it. */
const newestShare = 0.05;

interface Waiting {
  readonly since: number;
  readonly admit: () => void;
  readonly refuse: (error: Error) => void;
}

/**
 * Lets a bounded number of requests run at once, keeps the others waiting in order, and refuses those that have waited
 * too long (based on CoDel). A burst may wait as long as people tolerate. In a standing overload the allowed wait
 * drops, so that admitted requests are answered quickly and the rest are refused right away. The database never has
 * more work than it can finish soon, so it recovers the moment the load ends.
 */
export class AdmissionQueue {
  readonly #options: AdmissionOptions;
  readonly #now: () => number;
  readonly #later: (callback: () => void, ms: number) => () => void;
  readonly #waiting: Waiting[] = [];
  #running = 0;
  /** Moving average of how long a place is held, in milliseconds. */
  #heldMs = 0;
  #lastEmpty: number;
  #cancelSweep: (() => void) | null = null;

  constructor(options: AdmissionOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#later = options.later ?? setTimer;
    this.#lastEmpty = this.#now();
  }

  /**
   * Resolves when the request may run, with a function to call when it is done. Calling it again does nothing.
   * @param onHangUp - registers a callback for when the client hangs up, which gives up its place in the queue
   * @throws {ApiError} 503 with the seconds to wait
   */
  async enter(onHangUp?: (callback: () => void) => void): Promise<() => void> {
    this.#sweep();
    if (this.#waiting.length === 0) this.#lastEmpty = this.#now();
    if (this.#running < this.#options.maxAtOnce && this.#waiting.length === 0) this.#running++;
    else if (this.#waiting.length >= this.#options.maxWaiting) throw tooBusy();
    else await this.#wait(onHangUp);
    const admitted = this.#now();
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#heldMs += (this.#now() - admitted - this.#heldMs) * newestShare;
      this.#leave();
    };
  }

  /**
   * Returns whether a request arriving now would wait longer than allowed at the current pace. Such a request is
   * refused before any work goes into it.
   * @param onTheirWay - earlier requests that have not entered the queue yet
   */
  isHopeless(onTheirWay: number): boolean {
    const { maxAtOnce } = this.#options;
    const ends = this.#running + this.#waiting.length + onTheirWay + 1 - maxAtOnce;
    return ends > 0 && (ends * this.#heldMs) / maxAtOnce > this.#longestWait();
  }

  /** Number of running and waiting requests. */
  get load(): { readonly running: number; readonly waiting: number } {
    return { running: this.#running, waiting: this.#waiting.length };
  }

  #wait(onHangUp: ((callback: () => void) => void) | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const entry: Waiting = { since: this.#now(), admit: resolve, refuse: reject };
      this.#waiting.push(entry);
      onHangUp?.(() => {
        const place = this.#waiting.indexOf(entry);
        if (place === -1) return;
        this.#waiting.splice(place, 1);
        reject(tooBusy());
      });
      this.#plan();
    });
  }

  #leave(): void {
    this.#sweep();
    // Passes the place on directly, so that a new request cannot jump the queue.
    const next = this.#waiting.shift();
    if (next) next.admit();
    else this.#running--;
    if (this.#waiting.length === 0) this.#lastEmpty = this.#now();
  }

  #longestWait(): number {
    const { burstWaitMs, standingWaitMs } = this.#options;
    const isStanding = this.#waiting.length > 0 && this.#now() - this.#lastEmpty > burstWaitMs;
    return isStanding ? standingWaitMs : burstWaitMs;
  }

  /** Refuses every request that has waited too long; the oldest are first. */
  #sweep(): void {
    const oldestAllowed = this.#now() - this.#longestWait();
    const kept = this.#waiting.findIndex(({ since }) => since > oldestAllowed);
    for (const { refuse } of this.#waiting.splice(0, kept === -1 ? this.#waiting.length : kept)) refuse(tooBusy());
    this.#plan();
  }

  /** Schedules the next sweep, so that waiting requests are refused in time even while long work is running. */
  #plan(): void {
    this.#cancelSweep?.();
    this.#cancelSweep = null;
    const [first] = this.#waiting;
    if (!first) return;
    const left = Math.max(1, first.since + this.#longestWait() - this.#now());
    this.#cancelSweep = this.#later(() => this.#sweep(), left);
  }
}

/** The error for a request that would have to wait too long. */
export function tooBusy(): ApiError {
  return new ApiError('unavailable', 'Too many requests right now. Try again in a moment.', { retryAfterSeconds: 2 });
}

/**
 * Calls back once after this many milliseconds without keeping the process alive; returns a function that cancels it.
 */
export function setTimer(callback: () => void, ms: number): () => void {
  const timer = setTimeout(callback, ms).unref();
  return () => clearTimeout(timer);
}
