import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Log } from '../logging/log.ts';
import { addHit, addHits, deleteHitsBefore, readHits, removeHit } from './rate-limit-repository.ts';

/** `max` hits in any `windowSeconds`. */
export interface Limit {
  readonly max: number;
  readonly windowSeconds: number;
}

export type Taken =
  | {
      readonly allowed: true;
      /** Refunds the hit; used when only failures count. */ readonly refund: () => Promise<void>;
    }
  | { readonly allowed: false; readonly retryAfterSeconds: number };

/** A window slides in this many steps. */
const bucketsPerWindow = 10;
/** Up to this limit every hit is counted in the database immediately, so the limit is exact across processes. */
const exactMax = 30;
const flushMs = 1_000;
const cleanUpMs = 600_000;
const longestWindowMs = 3_600_000;

interface Counter {
  readonly limit: Limit;
  /** Hits of this process not yet written to the database, by bucket. */
  readonly pending: Map<number, number>;
  /** Hits of all processes as last read, by bucket. */
  known: Map<number, number>;
}

export interface RateLimiterOptions {
  readonly db: Kysely<Tables>;
  readonly now: () => Date;
  readonly log: Log;
}

/**
 * Counts hits by key over a sliding window, in the `rate_limit` table, so that limits hold across restarts and all
 * processes of an installation. Small limits (passwords, mail, money) count exactly. Large ones count in memory and are
 * reconciled each second, so a process may allow what the others counted in the last second.
 */
export class RateLimiter {
  readonly #options: RateLimiterOptions;
  readonly #counters = new Map<string, Counter>();
  #timer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> = Promise.resolve();
  #cleanedAt: number;

  constructor(options: RateLimiterOptions) {
    this.#options = options;
    this.#cleanedAt = options.now().getTime();
  }

  async take(key: string, limit: Limit): Promise<Taken> {
    return limit.max <= exactMax ? this.#takeExactly(key, limit) : this.#takeFromMemory(key, limit);
  }

  /** Writes the counts still in memory. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.flush();
  }

  /** Reconciles memory and table now. */
  flush(): Promise<void> {
    this.#flushing = this.#flushing
      .then(() => this.#reconcile())
      .catch((error: unknown) => this.#options.log.warn({ err: error }, 'the rate limits were not written'));
    return this.#flushing;
  }

  async #takeExactly(key: string, limit: Limit): Promise<Taken> {
    const now = this.#options.now().getTime();
    const bucket = new Date(bucketOf(now, limit));
    const { total, oldest } = await addHit(this.#options.db, key, bucket, new Date(windowBegin(now, limit)));
    const refund = () => removeHit(this.#options.db, key, bucket);
    if (total <= limit.max) return { allowed: true, refund };
    // A refused attempt does not prolong the wait.
    await refund();
    return { allowed: false, retryAfterSeconds: secondsUntilFree(oldest.getTime(), now, limit) };
  }

  #takeFromMemory(key: string, limit: Limit): Taken {
    const now = this.#options.now().getTime();
    const begin = windowBegin(now, limit);
    let counter = this.#counters.get(key);
    if (!counter) this.#counters.set(key, (counter = { limit, pending: new Map(), known: new Map() }));
    let total = 0;
    let oldest = now;
    for (const counts of [counter.known, counter.pending])
      for (const [bucket, hits] of counts) {
        if (bucket <= begin || hits <= 0) continue;
        total += hits;
        oldest = Math.min(oldest, bucket);
      }
    if (total >= limit.max) return { allowed: false, retryAfterSeconds: secondsUntilFree(oldest, now, limit) };
    const bucket = bucketOf(now, limit);
    const { pending } = counter;
    pending.set(bucket, (pending.get(bucket) ?? 0) + 1);
    this.#schedule();
    return {
      allowed: true,
      refund: async () => {
        pending.set(bucket, (pending.get(bucket) ?? 0) - 1);
        this.#schedule();
      },
    };
  }

  #schedule(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.flush();
    }, flushMs).unref();
  }

  async #reconcile(): Promise<void> {
    const now = this.#options.now().getTime();
    const sending = [...this.#counters].flatMap(([key, { pending }]) =>
      [...pending].filter(([, hits]) => hits !== 0).map(([bucket, hits]) => ({ key, bucket, hits })),
    );
    if (sending.length > 0) {
      await addHits(
        this.#options.db,
        sending.map(({ key, bucket, hits }) => ({ key, windowStart: new Date(bucket), hits })),
      );
      const keys = [...new Set(sending.map(({ key }) => key))];
      const read = Map.groupBy(
        await readHits(this.#options.db, keys, new Date(now - longestWindowMs)),
        ({ key }) => key,
      );
      for (const key of keys) {
        // A counter with hits to write is kept until they are written.
        this.#counters.get(key)!.known = new Map(
          read.get(key)?.map(({ windowStart, hits }) => [windowStart.getTime(), hits]),
        );
      }
      // Hits that arrived while the statement ran stay pending for the next write.
      for (const { key, bucket, hits } of sending) {
        const { pending } = this.#counters.get(key)!;
        const left = pending.get(bucket)! - hits;
        if (left === 0) pending.delete(bucket);
        else pending.set(bucket, left);
      }
    }
    this.#forgetIdle(now);
    if (now - this.#cleanedAt < cleanUpMs) return;
    this.#cleanedAt = now;
    await deleteHitsBefore(this.#options.db, new Date(now - 2 * longestWindowMs));
  }

  #forgetIdle(now: number): void {
    for (const [key, { limit, pending, known }] of this.#counters) {
      const begin = windowBegin(now, limit);
      const isIdle = pending.size === 0 && [...known.keys()].every((bucket) => bucket <= begin);
      if (isIdle) this.#counters.delete(key);
    }
  }
}

function bucketMs({ windowSeconds }: Limit): number {
  return (windowSeconds * 1_000) / bucketsPerWindow;
}

function bucketOf(now: number, limit: Limit): number {
  return Math.floor(now / bucketMs(limit)) * bucketMs(limit);
}

/** Buckets after this moment are in the window; the bucket that contains it has expired as a whole. */
function windowBegin(now: number, limit: Limit): number {
  return now - limit.windowSeconds * 1_000;
}

/** Seconds until the oldest bucket leaves the window. */
function secondsUntilFree(oldest: number, now: number, limit: Limit): number {
  return Math.ceil((oldest + limit.windowSeconds * 1_000 - now) / 1_000);
}
