import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Locks employees until the transaction ends, by id, as every transaction does. */
export async function lockEmployees(trx: Kysely<Tables>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`select id from employee where id = any(${[...new Set(ids)]}::integer[]) order by id for no key update`.execute(
    trx,
  );
}

/** Adds a person without rights beyond the position's. */
export async function insertEmployee(
  trx: Kysely<Tables>,
  person: {
    readonly organizationId: number;
    readonly firstName: string;
    readonly lastName: string;
    readonly positionType: string;
    readonly now: Date;
  },
): Promise<number> {
  const { id } = await trx
    .insertInto('employee')
    .values({
      organization_id: person.organizationId,
      first_name: person.firstName,
      last_name: person.lastName,
      display_name: `${person.firstName} ${person.lastName}`.trim(),
      position_type: person.positionType,
      login_id: null,
      phone_number: null,
      group_name: null,
      photo_avatar: null,
      banner_pic: null,
      unverified_email: null,
      external_id: null,
      date_joined: person.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Gives an employee a position with its permissions. */
export async function grantPosition(
  trx: Kysely<Tables>,
  employeeId: number,
  positionType: string,
  permissions: string[],
): Promise<void> {
  await trx
    .updateTable('employee')
    .set({ position_type: positionType, permissions })
    .where('id', '=', employeeId)
    .execute();
}

/** Counts a visit. */
export async function recordVisit(db: Kysely<Tables>, employeeId: number, now: Date): Promise<void> {
  await db
    .updateTable('employee')
    .set((eb) => ({ site_visits: eb('site_visits', '+', 1), latest_activity_on: now }))
    .where('id', '=', employeeId)
    .execute();
}

/** Records that a person used the app now. */
export async function recordActivity(db: Kysely<Tables>, employeeId: number, now: Date): Promise<void> {
  await db.updateTable('employee').set({ latest_activity_on: now }).where('id', '=', employeeId).execute();
}

/** An employee's preferences as stored. */
export interface StoredPreferences {
  readonly preferences: Readonly<Record<string, unknown>>;
  readonly video_watched: boolean;
}

/** An employee's stored preferences. */
export async function readStoredPreferences(db: Kysely<Tables>, employeeId: number): Promise<StoredPreferences> {
  return db
    .selectFrom('employee')
    .select(['preferences', 'video_watched'])
    .where('id', '=', employeeId)
    .executeTakeFirstOrThrow();
}

/** Merges the named preferences and returns all of them, so two tabs that change different ones both win. */
export async function mergePreferences(
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

/** The path of an employee's picture, locked until the transaction ends; null if there is none. */
export async function lockPicture(trx: Kysely<Tables>, employeeId: number): Promise<string | null> {
  const { photo_avatar: path } = await trx
    .selectFrom('employee')
    .select('photo_avatar')
    .where('id', '=', employeeId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return path;
}

/** Stores the path of an employee's picture. */
export async function updatePicture(trx: Kysely<Tables>, employeeId: number, path: string): Promise<void> {
  await trx.updateTable('employee').set({ photo_avatar: path }).where('id', '=', employeeId).execute();
}
