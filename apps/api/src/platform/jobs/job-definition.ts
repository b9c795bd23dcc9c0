import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { Log } from '../logging/log.ts';

/** What a running job may use. */
export interface JobContext {
  readonly db: Database;
  readonly now: () => Date;
  readonly log: Log;
  /** Aborted when the process stops; a long job ends at its next safe point and runs again later. */
  readonly signal: AbortSignal;
  readonly jobs: JobQueue;
}

/**
 * A kind of background work. It runs at least once: after a kill it runs again, so its effect must be
 * the same the second time.
 */
export interface JobDefinition<Payload = unknown> {
  /** Unique, area first: 'metrics.recompute-rollups'. */
  readonly kind: string;
  readonly payload: z.ZodType<Payload>;
  readonly run: (payload: Payload, context: JobContext) => Promise<void>;
  /** Makes it recurring: it is queued with an empty payload at the start and again this long after each run ends. */
  readonly everySeconds?: number;
  /** Tries before it is parked; recurring ones are never parked. @defaultValue 5 */
  readonly maxAttempts?: number;
}

export interface EnqueueOptions {
  /** While an unfinished job of this kind with this key waits, another is not added. */
  readonly key?: string;
  /** @defaultValue now */
  readonly runAt?: Date;
  /** Queues it only if this transaction commits. */
  readonly transaction?: Kysely<Tables>;
}

/** Where modules leave work. */
export interface JobQueue {
  enqueue(kind: string, payload: unknown, options?: EnqueueOptions): Promise<void>;
}

/** Keeps the payload's type next to the function that gets it. */
export function defineJob<Payload>(definition: JobDefinition<Payload>): JobDefinition {
  return definition as JobDefinition;
}
