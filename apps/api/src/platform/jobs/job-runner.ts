import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { isDatabaseUnavailable } from '../database/database-errors.ts';
import type { Log } from '../logging/log.ts';
import { recurringKey } from './job-definition.ts';
import type { EnqueueOptions, JobDefinition, JobQueue } from './job-definition.ts';
import {
  claimJob,
  extendLease,
  finishJob,
  insertJob,
  jobsChannel,
  nextDue,
  parkJob,
  postponeJob,
  releaseAllLeases,
} from './job-repository.ts';
import type { ClaimedJob } from './job-repository.ts';

const leaseMs = 60_000;
const renewLeaseMs = 20_000;
/** NOTIFY wakes the runner; this fallback covers missed notifications and expired leases. */
const longestSleepMs = 30_000;
const defaultMaxAttempts = 5;
const longestError = 2_000;

export interface JobRunnerOptions {
  readonly db: Database;
  readonly definitions: readonly JobDefinition[];
  readonly now: () => Date;
  readonly log: Log;
}

export interface JobRunner extends JobQueue {
  /** Starts processing jobs as they come due. */
  start(): Promise<void>;
  /** Stops after the next safe point of each running job; they are put back and run again at the next start. */
  stop(): Promise<void>;
  /** Runs every due job, one after another, and returns how many ran. For tests and commands. */
  runDue(): Promise<number>;
}

/** Seconds before the n-th retry: 1, 4, 16, 64, 256. */
function retryDelayMs(attempts: number): number {
  return 1_000 * 4 ** Math.min(Math.max(attempts - 1, 0), 4);
}

/** Sleep that a wake-up or the stopping of the process ends. A wake-up while awake is kept for the next sleep. */
function createRest(stopping: AbortSignal) {
  let woken = false;
  let endSleep: () => void = () => undefined;
  return {
    wake: () => {
      woken = true;
      endSleep();
    },
    sleep: async (ms: number) => {
      if (!woken && !stopping.aborted)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          endSleep = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      woken = false;
    },
  };
}

/** Processes the `job` table. Any number of processes may do so: each job is leased to one at a time. */
export function createJobRunner({ db, definitions, now, log }: JobRunnerOptions): JobRunner {
  const byKind = new Map(definitions.map((definition) => [definition.kind, definition]));
  if (byKind.size !== definitions.length) throw new TypeError('Two jobs have the same kind.');
  const kinds = [...byKind.keys()];
  const me = randomUUID();
  const stopping = new AbortController();
  const lanes = [definitions.filter(({ long }) => !long), definitions.filter(({ long }) => long)]
    .filter((lane) => lane.length > 0)
    .map((lane) => ({ kinds: lane.map(({ kind }) => kind), rest: createRest(stopping.signal) }));
  const wake = () => {
    for (const { rest } of lanes) rest.wake();
  };
  let loops: Promise<unknown> | undefined;
  let unlisten: (() => Promise<void>) | undefined;

  const enqueue = async (kind: string, payload: unknown, options: EnqueueOptions = {}) => {
    const definition = byKind.get(kind);
    if (!definition) throw new TypeError(`No job has the kind ${kind}.`);
    await insertJob(options.transaction ?? db.kysely, {
      kind,
      key: options.key ?? null,
      payload: definition.payload.parse(payload),
      runAt: options.runAt ?? now(),
    });
  };
  const queue: JobQueue = { enqueue };

  // Once per runner, that is, once per start: a process that was down at the scheduled time catches up.
  let recurringQueued = false;
  const queueRecurring = async () => {
    if (recurringQueued) return;
    recurringQueued = true;
    for (const definition of definitions) {
      if (definition.everySeconds === undefined) continue;
      await enqueue(definition.kind, {}, { key: recurringKey });
    }
  };

  const settle = async (job: ClaimedJob, definition: JobDefinition, error: unknown) => {
    const message =
      error === null ? null : (error instanceof Error ? error.message : String(error)).slice(0, longestError);
    const later = (ms: number) => new Date(now().getTime() + ms);
    if (stopping.signal.aborted && error !== null)
      return postponeJob(db.kysely, job.id, me, now(), { error: message, attempts: 'uncounted' });
    if (definition.everySeconds !== undefined && job.key === recurringKey) {
      const everyMs = definition.everySeconds * 1_000;
      if (error !== null)
        return postponeJob(db.kysely, job.id, me, later(Math.min(everyMs, retryDelayMs(job.attempts))), {
          error: message,
          attempts: 'keep',
        });
      return postponeJob(db.kysely, job.id, me, later(everyMs), { error: null, attempts: 'reset' });
    }
    if (error === null) return finishJob(db.kysely, job.id, me, now());
    if (job.attempts >= (definition.maxAttempts ?? defaultMaxAttempts))
      return parkJob(db.kysely, job.id, me, now(), message ?? '');
    return postponeJob(db.kysely, job.id, me, later(retryDelayMs(job.attempts)), { error: message, attempts: 'keep' });
  };

  const work = async (job: ClaimedJob) => {
    const definition = byKind.get(job.kind);
    if (!definition) return;
    const renewal = setInterval(() => {
      extendLease(db.kysely, job.id, me, new Date(now().getTime() + leaseMs)).catch((error: unknown) =>
        log.warn({ err: error, job: job.kind }, 'the lease of a job was not renewed'),
      );
    }, renewLeaseMs);
    const begin = performance.now();
    let failure: unknown = null;
    try {
      await definition.run(definition.payload.parse(job.payload), {
        db,
        now,
        log,
        signal: stopping.signal,
        jobs: queue,
      });
    } catch (error) {
      failure = error ?? new Error('failed without a reason');
      log.error({ err: failure, job: job.kind, attempt: job.attempts }, 'a job failed');
    } finally {
      clearInterval(renewal);
    }
    await settle(job, definition, failure);
    log.debug({ job: job.kind, ms: Math.round(performance.now() - begin) }, 'a job ran');
  };

  const runDue = async (of: readonly string[]): Promise<number> => {
    const claim = () => claimJob(db.kysely, of, me, now(), new Date(now().getTime() + leaseMs));
    let ran = 0;
    for (let job = await claim(); job !== null; job = stopping.signal.aborted ? null : await claim()) {
      await work(job);
      ran++;
    }
    return ran;
  };

  const untilNextDue = async (of: readonly string[]): Promise<number> => {
    const due = await nextDue(db.kysely, of);
    return due === null ? longestSleepMs : Math.min(Math.max(due.getTime() - now().getTime(), 10), longestSleepMs);
  };

  const run = async ({ kinds: of, rest }: (typeof lanes)[number]) => {
    while (!stopping.signal.aborted) {
      try {
        await runDue(of);
        await rest.sleep(await untilNextDue(of));
      } catch (error) {
        if (!isDatabaseUnavailable(error)) log.error({ err: error }, 'the job runner met an error');
        await rest.sleep(1_000);
      }
    }
  };

  return {
    enqueue,
    runDue: async () => {
      await queueRecurring();
      return runDue(kinds);
    },
    start: async () => {
      if (loops) return;
      if (db.engine === 'pglite') await releaseAllLeases(db.kysely);
      unlisten = await db.listen(jobsChannel, () => wake());
      await queueRecurring();
      loops = Promise.all(lanes.map(run));
    },
    stop: async () => {
      stopping.abort();
      wake();
      await loops;
      await unlisten?.();
    },
  };
}
