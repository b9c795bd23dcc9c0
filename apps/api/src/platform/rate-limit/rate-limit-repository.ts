import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Hits for one key in one bucket of its window. */
export interface BucketHits {
  readonly key: string;
  readonly windowStart: Date;
  readonly hits: number;
}

/** All hits for a key in its window, and the bucket of the first. */
interface Hits {
  readonly total: number;
  readonly oldest: Date;
}

/**
 * Adds one hit and returns all hits for the key since `since`,
 * in one statement, so that parallel requests count correctly.
 */
export async function addHit(db: Kysely<Tables>, key: string, bucket: Date, since: Date): Promise<Hits> {
  const { rows } = await sql<Hits>`
    with added as (
      insert into rate_limit (key, window_start, hits) values (${key}, ${bucket}, 1)
      on conflict (key, window_start) do update set hits = rate_limit.hits + 1
      returning hits)
    select (select hits from added) + coalesce(sum(hits), 0)::integer as total, coalesce(min(window_start), ${bucket}) as oldest
    from rate_limit where key = ${key} and window_start > ${since} and window_start <> ${bucket} and hits > 0`.execute(
    db,
  );
  // The aggregate returns exactly one row.
  return rows[0] as Hits;
}

/** Takes back one hit. */
export async function removeHit(db: Kysely<Tables>, key: string, bucket: Date): Promise<void> {
  await db
    .updateTable('rate_limit')
    .set((eb) => ({ hits: eb('hits', '-', 1) }))
    .where('key', '=', key)
    .where('window_start', '=', bucket)
    .where('hits', '>', 0)
    .execute();
}

/** Adds many counts at once. */
export async function addHits(db: Kysely<Tables>, counts: readonly BucketHits[]): Promise<void> {
  await sql`
    insert into rate_limit (key, window_start, hits)
    select * from unnest(${counts.map(({ key }) => key)}::text[], ${counts.map(({ windowStart }) => windowStart.toISOString())}::timestamptz[], ${counts.map(({ hits }) => hits)}::integer[])
    on conflict (key, window_start) do update set hits = rate_limit.hits + excluded.hits`.execute(db);
}

/** Reads the counts of all processes for these keys. */
export async function readHits(db: Kysely<Tables>, keys: readonly string[], since: Date): Promise<BucketHits[]> {
  const rows = await db
    .selectFrom('rate_limit')
    .selectAll()
    .where('key', 'in', [...keys])
    .where('window_start', '>', since)
    .execute();
  return rows.map((row) => ({ key: row.key, windowStart: row.window_start, hits: row.hits }));
}

export async function deleteHitsBefore(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('rate_limit').where('window_start', '<', before).execute();
}
