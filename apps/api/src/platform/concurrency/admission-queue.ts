import { ApiError } from '../errors/api-error.ts';

export interface AdmissionOptions {
  /** Requests that are worked on at once. */
  readonly mostAtOnce: number;
  /** Requests that wait at most; the next is refused at once. */
  readonly mostWaiting: number;
  /** Longest wait of a burst: the queue was empty a moment ago and will be again. */
  readonly burstWaitMs: number;
  /** Longest wait once the queue has not been empty for `burstWaitMs`: more comes in than can be answered. */
  readonly standingWaitMs: number;
  /** Monotonic milliseconds. @defaultValue performance.now */
  readonly now?: () => number;
  /** Calls back once after a delay; returns what cancels it. @defaultValue setTimeout */
  readonly later?: (callback: () => void, ms: number) => () => void;
}

/** What the last request counts for in how long a place is held: some dozens make the picture. */
const newestShare = 0.05;

interface Waiting {
  readonly since: number;
  readonly admit: () => void;
  readonly refuse: (error: Error) => void;
}

/**
 * Lets a bounded number of requests be worked on at once and the others wait in order, and refuses those that have
 * waited too long (CoDel's idea). A burst may wait for as long as people bear; in a standing overload the allowed wait
 * drops, so that those who are answered are answered quickly and the rest hear at once that they should come back.
 * The database never has more work than it can finish soon, so it recovers the moment the load is gone.
 */
export class AdmissionQueue {
  readonly #options: AdmissionOptions;
  readonly #now: () => number;
  readonly #later: (callback: () => void, ms: number) => () => void;
  readonly #waiting: Waiting[] = [];
  #running = 0;
  /** How long a place has been held of late, in milliseconds. */
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
   * Resolves when the request may be worked on, with what must be called once when that is done; calling it again does
   * nothing.
   * @param onHangUp - calls back once when the client hangs up, which gives up its place in the line
   * @throws {ApiError} 503 with the seconds to wait
   */
  async enter(onHangUp?: (callback: () => void) => void): Promise<() => void> {
    this.#sweep();
    if (this.#waiting.length === 0) this.#lastEmpty = this.#now();
    if (this.#running < this.#options.mostAtOnce && this.#waiting.length === 0) this.#running++;
    else if (this.#waiting.length >= this.#options.mostWaiting) throw tooBusy();
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
   * Whether a request that comes now would wait longer than is allowed, at the pace of late; it is better refused before
   * any work goes into it.
   * @param onTheirWay - requests that have come before it and will enter too
   */
  isHopeless(onTheirWay: number): boolean {
    const { mostAtOnce } = this.#options;
    const ends = this.#running + this.#waiting.length + onTheirWay + 1 - mostAtOnce;
    return ends > 0 && (ends * this.#heldMs) / mostAtOnce > this.#longestWait();
  }

  /** Requests that are worked on and that wait. */
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
    // The place is handed on, so that nobody who has just arrived slips in between.
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

  /** Refuses everyone who has waited too long; the oldest are in front. */
  #sweep(): void {
    const oldestAllowed = this.#now() - this.#longestWait();
    const kept = this.#waiting.findIndex(({ since }) => since > oldestAllowed);
    for (const { refuse } of this.#waiting.splice(0, kept === -1 ? this.#waiting.length : kept)) refuse(tooBusy());
    this.#plan();
  }

  /** Work that takes long must not keep those who wait from hearing in time. */
  #plan(): void {
    this.#cancelSweep?.();
    this.#cancelSweep = null;
    const [first] = this.#waiting;
    if (!first) return;
    const left = Math.max(1, first.since + this.#longestWait() - this.#now());
    this.#cancelSweep = this.#later(() => this.#sweep(), left);
  }
}

/** What one hears who would have to wait too long. */
export function tooBusy(): ApiError {
  return new ApiError('unavailable', 'Too many requests right now. Try again in a moment.', { retryAfterSeconds: 2 });
}

/** Calls back once after so many milliseconds, without keeping the process alive; returns what cancels it. */
export function setTimer(callback: () => void, ms: number): () => void {
  const timer = setTimeout(callback, ms).unref();
  return () => clearTimeout(timer);
}
