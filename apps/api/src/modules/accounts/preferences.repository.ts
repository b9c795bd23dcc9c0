import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** An employee's preferences as stored. */
export interface StoredPreferences {
  readonly preferences: Readonly<Record<string, unknown>>;
  readonly video_watched: boolean;
}

export async function readStored(db: Kysely<Tables>, employeeId: number): Promise<StoredPreferences> {
  return db
    .selectFrom('employee')
    .select(['preferences', 'video_watched'])
    .where('id', '=', employeeId)
    .executeTakeFirstOrThrow();
}

/** Merges the named preferences and returns all of them, so two tabs that change different ones both win. */
export async function mergeStored(
  trx: Kysely<Tables>,
  employeeId: number,
  changes: Readonly<Record<string, unknown>>,
  videoWatched: boolean | undefined,
): Promise<StoredPreferences> {
  return trx
    .updateTable('employee')
    .set({
      preferences: sql<string>`preferences || ${JSON.stringify(changes)}::jsonb`,
      ...(videoWatched === undefined ? {} : { video_watched: videoWatched }),
    })
    .where('id', '=', employeeId)
    .returning(['preferences', 'video_watched'])
    .executeTakeFirstOrThrow();
}
