import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

export const jobsChannel = 'jobs';

export interface ClaimedJob {
  readonly id: number;
  readonly kind: string;
  readonly key: string | null;
  readonly payload: unknown;
  readonly attempts: number;
}

export interface NewJob {
  readonly kind: string;
  readonly key: string | null;
  readonly payload: unknown;
  readonly runAt: Date;
}

/** Adds a job, or moves up the waiting one with the same key. If that one is running, it runs once more afterward. */
export async function insertJob(db: Kysely<Tables>, { kind, key, payload, runAt }: NewJob): Promise<void> {
  await sql`
    insert into job (kind, key, payload, run_at) values (${kind}, ${key}, ${JSON.stringify(payload)}::jsonb, ${runAt})
    on conflict (kind, key) where key is not null and parked_at is null
    do update set run_at = least(job.run_at, excluded.run_at), again = job.leased_until is not null`.execute(db);
  await sql`select pg_notify(${jobsChannel}, ${kind})`.execute(db);
}

/** Claims the job that has been due longest, unless another process has it. */
export async function claimJob(
  db: Kysely<Tables>,
  kinds: readonly string[],
  by: string,
  now: Date,
  leasedUntil: Date,
): Promise<ClaimedJob | null> {
  const { rows } = await sql<ClaimedJob>`
    update job set attempts = attempts + 1, leased_by = ${by}, leased_until = ${leasedUntil}
    where id = (
      select id from job
      where parked_at is null and run_at <= ${now} and (leased_until is null or leased_until <= ${now}) and kind = any(${[...kinds]}::text[])
      order by run_at, id limit 1 for update skip locked)
    returning id, kind, key, payload, attempts`.execute(db);
  return rows[0] ?? null;
}

/** Returns false when the lease was lost in the meantime. */
export async function extendLease(db: Kysely<Tables>, id: number, by: string, leasedUntil: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({ leased_until: leasedUntil })
    .where('id', '=', id)
    .where('leased_by', '=', by)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes a job that succeeded, or requeues it right away if it was enqueued again in the meantime. */
export async function finishJob(db: Kysely<Tables>, id: number, by: string, now: Date): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('job')
    .where('id', '=', id)
    .where('leased_by', '=', by)
    .where('again', '=', false)
    .executeTakeFirst();
  if (numDeletedRows === 0n) await postponeJob(db, id, by, now, { error: null, attempts: 'reset' });
}

/** How a run that will be retried ended. `uncounted` = it was cut short because the process is stopping. */
export interface Postponement {
  readonly error: string | null;
  readonly attempts: 'keep' | 'reset' | 'uncounted';
}

/** Puts a job back for later, or requeues it right away if it was enqueued again in the meantime. */
export async function postponeJob(
  db: Kysely<Tables>,
  id: number,
  by: string,
  runAt: Date,
  { error, attempts }: Postponement,
): Promise<void> {
  await db
    .updateTable('job')
    .set((eb) => ({
      run_at: sql<Date>`case when again then least(run_at, ${runAt}) else ${runAt} end`,
      again: false,
      leased_by: null,
      leased_until: null,
      last_error: error,
      attempts: attempts === 'reset' ? 0 : attempts === 'uncounted' ? eb('attempts', '-', 1) : eb.ref('attempts'),
    }))
    .where('id', '=', id)
    .where('leased_by', '=', by)
    .execute();
}

export async function parkJob(db: Kysely<Tables>, id: number, by: string, now: Date, error: string): Promise<void> {
  await db
    .updateTable('job')
    .set({ parked_at: now, leased_by: null, leased_until: null, last_error: error })
    .where('id', '=', id)
    .where('leased_by', '=', by)
    .execute();
}

/** No other process can work on the embedded engine, so existing leases were left by a killed process. */
export async function releaseAllLeases(db: Kysely<Tables>): Promise<void> {
  await db
    .updateTable('job')
    .set({ leased_by: null, leased_until: null, again: false })
    .where('leased_until', 'is not', null)
    .execute();
}

/** The time the next job is due, ignoring leased and parked ones. */
export async function nextDue(db: Kysely<Tables>, kinds: readonly string[]): Promise<Date | null> {
  const row = await db
    .selectFrom('job')
    .select(({ fn }) => fn.min<Date | null>(sql`greatest(run_at, coalesce(leased_until, run_at))`).as('at'))
    .where('parked_at', 'is', null)
    .where('kind', 'in', [...kinds])
    .executeTakeFirst();
  return row?.at ?? null;
}
