import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { Log } from '../logging/log.ts';

/** The key of a recurring job. Queueing it again moves its next run up. */
export const recurringKey = 'recurring';

/** Context passed to a running job. */
export interface JobContext {
  readonly db: Database;
  readonly now: () => Date;
  readonly log: Log;
  /** Aborted when the process stops. A long job should end at its next safe point; it runs again later. */
  readonly signal: AbortSignal;
  readonly jobs: JobQueue;
}

/**
 * A kind of background work. It runs at least once: after a kill it runs again, so it must be idempotent.
 */
export interface JobDefinition<Payload = unknown> {
  /** Unique, area first: 'metrics.recompute-rollups'. */
  readonly kind: string;
  readonly payload: z.ZodType<Payload>;
  readonly run: (payload: Payload, context: JobContext) => Promise<void>;
  /** Makes the job recurring: it is queued with an empty payload at startup and again this long after each run ends. */
  readonly everySeconds?: number;
  /**
   * May take minutes, as 500 reports by email do. Long jobs run one after another beside the others, so they never hold
   * up a push or a scheduled message.
   */
  readonly long?: true;
  /** Attempts before it is parked; recurring jobs are never parked. @defaultValue 5 */
  readonly maxAttempts?: number;
}

export interface EnqueueOptions {
  /** While an unfinished job of this kind and key is waiting, another is not added. */
  readonly key?: string;
  /** @defaultValue now */
  readonly runAt?: Date;
  /** Queues it only if this transaction commits. */
  readonly transaction?: Kysely<Tables>;
}

/** Queue that modules add work to. */
export interface JobQueue {
  enqueue(kind: string, payload: unknown, options?: EnqueueOptions): Promise<void>;
}

/** Ties the payload's type to the function that receives it. */
export function defineJob<Payload>(definition: JobDefinition<Payload>): JobDefinition {
  return definition as JobDefinition;
}
